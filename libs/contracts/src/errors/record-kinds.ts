const FEMININE = ['categoría', 'bodega', 'factura', 'forma de pago']

const KINDS = {
  taxpayer: 'contribuyente',
  tax: 'impuesto',
  customer: 'cliente',
  category: 'categoría',
  warehouse: 'bodega',
  establishment: 'establecimiento',
  'emission point': 'punto de emisión',
  product: 'producto',
  'product price': 'precio de producto',
  'price type': 'tipo de precio',
  invoice: 'factura',
  'payment method': 'forma de pago',
  'document type': 'tipo de comprobante',
} as const

export type RecordKind = keyof typeof KINDS

/** A kind of record in a Spanish sentence: "el cliente", "del cliente", "un cliente", and the pronoun "lo". */
export function inSpanish(kind: RecordKind): Record<'the' | 'ofThe' | 'a' | 'it', string> {
  const name = KINDS[kind]
  return FEMININE.includes(name)
    ? { the: `la ${name}`, ofThe: `de la ${name}`, a: `una ${name}`, it: 'la' }
    : { the: `el ${name}`, ofThe: `del ${name}`, a: `un ${name}`, it: 'lo' }
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
