import type { Decimal } from '@etax/kernel'
import type { TaxRounding } from '../amounts/pricing.ts'
import { priceItems } from '../parts/items.ts'
import type { Item } from '../parts/order-parts.ts'
import { OrderReader } from '../parts/order-reader.ts'
import { money } from '../schema/types.ts'
import type { Violation } from '../values/findings.ts'

export interface PricedOrderItems {
  /** The total with taxes, as in the document. Only valid without errors. */
  total: Decimal
  /** The total with the other tax rounding. */
  otherTotal: Decimal
  violations: readonly Violation[]
}

/**
 * The totals and errors of an order's items before there is an order, for a stored invoice. Drafts use the same
 * function.
 * @param terms the day of the rates, YYYY-MM-DD, and the rounding of taxes
 */
export function priceOrderItems(
  items: readonly Item[],
  { day, rounding }: { day: string; rounding: TaxRounding },
): PricedOrderItems {
  const reader = new OrderReader()
  const { total, otherwise } = priceItems(reader, items, { day, tourismDays: [], rounding })
  reader.computed('items', total, money)
  return { total, otherTotal: total.plus(otherwise()), violations: reader.violations }
}
