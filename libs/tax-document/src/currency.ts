import type { OrderReader } from './order-reader.ts'

/** How callers may name the dollar; any case. */
export const DOLLAR_NAMES = ['DOLAR', 'USD'] as const

/** The dollar, as documents name it. */
export const DOLLAR = 'DOLAR'

/** Documents are in dollars: a caller may say so, and nothing else. */
export function checkCurrency(reader: OrderReader, currency: string | undefined): void {
  const given = currency?.trim().toUpperCase()
  if (given) reader.oneOf('currency', given, DOLLAR_NAMES)
}
