import type { Catalog, Entry } from './catalog.ts'
import { paymentMethods as table } from './generated/payment-methods.ts'

/** Table 24: forms of payment. `plain`: the usual name. */
export const paymentMethods: Catalog<Entry & { plain: string }> = table

export type TimeUnit = 'DAY' | 'MONTH' | 'YEAR'

/** The units in a document: free text, in its most common form. */
export const timeUnits: Catalog<Entry & { code: TimeUnit }> = {
  entries: [
    { code: 'DAY', name: 'dias' },
    { code: 'MONTH', name: 'meses' },
    { code: 'YEAR', name: 'anios' },
  ],
}
