import { identificationTypes } from '@etax/tax-document'
import { withoutAccents } from '../domain/without-accents.ts'

/** Spanish headings of the columns, beside the names that the export writes; the first is the one that help shows. */
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
    ],
    type: ['Tipo', 'Tipo de identificación', 'Tipo de documento'],
    name: [
      'Razón social',
      'Nombre',
      'Nombres',
      'Razón social/Nombre',
      'Nombre/Razón social',
      'Nombre o razón social',
      'Nombres y apellidos',
      'Apellidos y nombres',
      'Cliente',
    ],
    email: ['Correo', 'Correos', 'Correo electrónico'],
    phone: ['Teléfono', 'Teléfonos', 'Celular'],
    address: ['Dirección', 'Domicilio'],
  },
  products: {
    code: ['Código', 'Código principal', 'Código del producto'],
    name: ['Nombre', 'Producto', 'Nombre del producto'],
    description: ['Descripción', 'Detalle'],
    price: ['Precio', 'Precio unitario', 'Precio sin impuestos', 'Precio sin IVA'],
    tax: ['IVA', 'Impuesto', 'Código del impuesto'],
    category: ['Categoría'],
    priceType: ['Lista de precios', 'Tipo de precio'],
    isService: ['Es servicio', 'Servicio'],
    manageStock: ['Lleva existencias', 'Maneja existencias', 'Controla existencias', 'Maneja stock'],
    currentStock: ['Existencias', 'Existencias actuales', 'Stock', 'Stock actual'],
  },
}

/** The types of identification by the authority's names, the API's, and what people write. */
export const IDENTIFICATION_WORDS: ReadonlyMap<string, string> = new Map([
  ...identificationTypes.entries.flatMap(({ code, name, identificationType }) => [
    [plainWord(name), code] as const,
    [plainWord(identificationType), code] as const,
  ]),
  ...['Consumidor final', 'Final'].map((word) => [plainWord(word), '07'] as const),
  ...['CI', 'C.I.', 'Cédula de identidad'].map((word) => [plainWord(word), '05'] as const),
  ...['Exterior', 'Del exterior', 'Extranjero'].map((word) => [plainWord(word), '08'] as const),
])

/** Words by their letters and digits alone: "Razón social:" is "razonsocial". */
export function plainWord(text: string): string {
  return withoutAccents(text).replace(/[^a-z0-9]/g, '')
}
