const NAMES: Readonly<Record<string, string>> = {
  accessKey: 'Clave de acceso',
  additionalInfo: 'Información adicional',
  address: 'Dirección',
  amount: 'Valor',
  authorityCode: 'Código del SRI',
  base: 'Base imponible',
  carrier: 'Transportista',
  code: 'Código',
  commercialName: 'Nombre comercial',
  customer: 'Cliente',
  date: 'Fecha',
  description: 'Descripción',
  details: 'Detalle',
  discount: 'Descuento',
  documentType: 'Tipo de documento',
  email: 'Correo',
  emissionPoint: 'Punto de emisión',
  establishment: 'Establecimiento',
  events: 'Eventos',
  file: 'Archivo',
  fiscalPeriod: 'Período fiscal',
  identification: 'Identificación',
  identificationType: 'Tipo de identificación',
  issueDate: 'Fecha de emisión',
  items: 'Línea',
  legalName: 'Nombre o razón social',
  licensePlate: 'Placa',
  line: 'Línea',
  method: 'Forma de pago',
  name: 'Nombre',
  number: 'Número',
  password: 'Contraseña',
  paymentMethods: 'Pago',
  payments: 'Pago',
  percentage: 'Porcentaje',
  phone: 'Teléfono',
  price: 'Precio',
  productId: 'Producto',
  quantity: 'Cantidad',
  rate: 'Tarifa',
  reason: 'Motivo',
  recipients: 'Destinatario',
  ruc: 'RUC',
  signaturePassword: 'Contraseña de la firma',
  stock: 'Existencias',
  supportingDocument: 'Documento de sustento',
  supportingDocuments: 'Documento de sustento',
  tax: 'Impuesto',
  taxes: 'Impuesto',
  taxType: 'Tipo de impuesto',
  tip: 'Propina',
  to: 'Destinatarios',
  total: 'Total',
  unitPrice: 'Precio unitario',
  url: 'Dirección',
  withholdings: 'Retención',
}

/** `items[0].unitPrice` → "Línea 1 · Precio unitario". */
export function spanishField(path: string): string {
  return path
    .replace(/:$/, '')
    .split('.')
    .map((part) => {
      const [, name = part, index] = /^([^[]+)\[(\d+)\]$/.exec(part) ?? []
      const label =
        NAMES[name] ?? name.replace(/^line (\d+)(, )?/, (_, line, more) => `Línea ${line}${more ? ' · ' : ''}`)
      return index === undefined ? label : `${label} ${Number(index) + 1}`
    })
    .join(' · ')
}
