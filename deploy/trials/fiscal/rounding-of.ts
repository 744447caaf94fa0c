import type { Order } from '@etax/tax-document'

export type Rounding = 'BASE' | 'LINE'

/** Issuers of the set choose no rounding, so the order decides. */
export function roundingOf(order: Order): Rounding {
  return ('taxRounding' in order && order.taxRounding) || 'BASE'
}
