import { withoutAccents } from '@etax/kernel'
import { identificationTypes } from '@etax/tax-document'

/** Spanish headings, beside the names that the export writes; help shows the first. */
export const SPANISH_HEADINGS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  customers: {
    identification: [
      'Identificación',
      'Número de identificación',
      'RUC',
      'Cédula',
      'Cédula/RUC',
      'RUC/Cédula',
      'Cédula o RUC',
      'RUC o cédula',
      'CI',
      'CI/RUC',
      'RUC/CI',
      'Documento',
      'Número de documento',
      'No. de identificación',
      'Nro. de identificación',
      'Identificación del cliente',
    ],
    type: ['Tipo', 'Tipo de identificación', 'Tipo identificación', 'Tipo de documento', 'Tipo ID'],
    name: [
      'Razón social',
      'Nombre',
      'Nombres',
      'Razón social/Nombre',
      'Nombre/Razón social',
      'Nombre o razón social',
      'Nombres y apellidos',
      'Apellidos y nombres',
      'Nombre completo',
      'Nombre del cliente',
      'Cliente',
    ],
    email: ['Correo', 'Correos', 'Correo electrónico', 'Correos electrónicos', 'Mail', 'Correo del cliente'],
    phone: ['Teléfono', 'Teléfonos', 'Celular', 'Móvil', 'Teléfono celular', 'Número de teléfono'],
    address: ['Dirección', 'Domicilio', 'Dirección del cliente'],
  },
  products: {
    code: ['Código', 'Código principal', 'Código del producto', 'Código de producto', 'Cód.', 'SKU'],
    name: ['Nombre', 'Producto', 'Nombre del producto', 'Producto o servicio', 'Artículo', 'Ítem'],
    description: ['Descripción', 'Detalle', 'Descripción del producto'],
    price: ['Precio', 'Precio unitario', 'P. unitario', 'Valor unitario', 'Precio sin impuestos', 'Precio sin IVA'],
    tax: ['IVA', 'Impuesto', 'Código del impuesto', 'Código de IVA', 'Tarifa IVA', 'Tarifa de IVA'],
    category: ['Categoría'],
    priceType: ['Lista de precios', 'Tipo de precio'],
    isService: ['Es servicio', 'Servicio'],
    manageStock: ['Lleva existencias', 'Maneja existencias', 'Controla existencias', 'Maneja stock'],
    currentStock: ['Existencias', 'Existencias actuales', 'Existencia', 'Stock', 'Stock actual', 'Inventario'],
  },
}

/** A heading stands for this required column if the file lacks that column. */
export const STANDS_FOR: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Shops write "Código;Descripción;Precio": their description is our name.
  products: { description: 'name' },
}

export const IDENTIFICATION_WORDS: ReadonlyMap<string, string> = new Map([
  ...identificationTypes.entries.flatMap(({ code, name, identificationType }) => [
    [plainWord(name), code] as const,
    [plainWord(identificationType), code] as const,
  ]),
  ...['Consumidor final', 'Final'].map((word) => [plainWord(word), '07'] as const),
  ...['CI', 'C.I.', 'Cédula de identidad'].map((word) => [plainWord(word), '05'] as const),
  ...['Exterior', 'Del exterior', 'Extranjero'].map((word) => [plainWord(word), '08'] as const),
])

/** Only letters and digits: "Razón social:" becomes "razonsocial". */
export function plainWord(text: string): string {
  return withoutAccents(text).replace(/[^a-z0-9]/g, '')
}
