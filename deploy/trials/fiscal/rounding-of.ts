import type { Order } from '@etax/tax-document'

export type Rounding = 'BASE' | 'LINE'

/** How an order of the set has its taxes rounded: its issuers choose nothing. */
export function roundingOf(order: Order): Rounding {
  return ('taxRounding' in order && order.taxRounding) || 'BASE'
}
