import type { Catalog, Entry } from './catalog.ts'

export type IdentificationType = 'RUC' | 'NATIONAL_ID' | 'PASSPORT' | 'FINAL_CONSUMER' | 'FOREIGN_ID'

/** Table 6: identification types, with the authority's code. */
export const identificationTypes: Catalog<Entry & { identificationType: IdentificationType }> = {
  source: 'Ficha técnica de comprobantes electrónicos, esquema offline, v2.32, tabla 6',
  entries: [
    { code: '04', identificationType: 'RUC', name: 'RUC' },
    { code: '05', identificationType: 'NATIONAL_ID', name: 'CÉDULA' },
    { code: '06', identificationType: 'PASSPORT', name: 'PASAPORTE' },
    { code: '07', identificationType: 'FINAL_CONSUMER', name: 'VENTA A CONSUMIDOR FINAL' },
    { code: '08', identificationType: 'FOREIGN_ID', name: 'IDENTIFICACIÓN DEL EXTERIOR' },
  ],
}

const codes = new Map(identificationTypes.entries.map((entry) => [entry.identificationType, entry.code]))
const types = new Map(identificationTypes.entries.map((entry) => [entry.code, entry.identificationType]))

/** The authority's code: `04` for RUC. */
export function identificationCode(type: IdentificationType): string {
  return codes.get(type) ?? ''
}

/** Undefined for an unknown code. */
export function identificationTypeOf(code: string): IdentificationType | undefined {
  return types.get(code)
}

/** The final consumer's fixed data (ficha técnica, tabla 6). */
export const FINAL_CONSUMER = { identification: '9999999999999', legalName: 'CONSUMIDOR FINAL' } as const

/** Above this total, in dollars, an invoice must name its buyer. */
export const finalConsumerLimits: Catalog<Entry & { amount: string }> = {
  source: 'Resolución NAC-DGERCGC22-00000024 y ficha técnica v2.22 en adelante',
  entries: [
    { code: 'LIMIT', name: 'Monto sin identificar al comprador', amount: '200.00', periods: [{ until: '2022-08-31' }] },
    { code: 'LIMIT', name: 'Monto sin identificar al comprador', amount: '50.00', periods: [{ from: '2022-09-01' }] },
  ],
}
