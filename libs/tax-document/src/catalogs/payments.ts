import type { Catalog, Entry } from './catalog.ts'
import { paymentMethods as table } from './generated/payment-methods.ts'

/** Table 24: forms of payment. `plain`: the usual name. */
export const paymentMethods: Catalog<Entry & { plain: string }> = table

/**
 * Above this total, in dollars, payment without banks warns. It has no known legal source: the period is that of the
 * warning.
 */
export const cashLimits: Catalog<Entry & { amount: string }> = {
  entries: [
    {
      code: 'LIMIT',
      name: 'Monto sin utilizar el sistema financiero',
      amount: '500.00',
      from: '2026-01-01',
    },
  ],
}

export type TimeUnit = 'DAY' | 'MONTH' | 'YEAR'

/** The units in a document: free text, in its most common form. */
export const timeUnits: Catalog<Entry & { code: TimeUnit }> = {
  entries: [
    { code: 'DAY', name: 'dias' },
    { code: 'MONTH', name: 'meses' },
    { code: 'YEAR', name: 'anios' },
  ],
}
