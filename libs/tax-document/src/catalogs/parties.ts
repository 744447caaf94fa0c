import type { Catalog, Entry } from './catalog.ts'
import { finalConsumerLimits as limits } from './generated/final-consumer-limits.ts'
import { identificationTypes as table } from './generated/identification-types.ts'

export type IdentificationType = 'RUC' | 'NATIONAL_ID' | 'PASSPORT' | 'FINAL_CONSUMER' | 'FOREIGN_ID'

/** Table 6: identification types, with the authority's code. */
export const identificationTypes: Catalog<Entry & { identificationType: IdentificationType }> = table

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
export const finalConsumerLimits: Catalog<Entry & { amount: string }> = limits
