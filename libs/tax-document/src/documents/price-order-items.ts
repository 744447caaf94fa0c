import type { Decimal } from '@etax/kernel'
import type { TaxRounding } from '../amounts/pricing.ts'
import { priceItems } from '../parts/items.ts'
import type { Item } from '../parts/order-parts.ts'
import { OrderReader } from '../parts/order-reader.ts'
import { money } from '../schema/types.ts'
import type { Violation } from '../values/findings.ts'

export interface PricedOrderItems {
  /** What the items come to with their taxes, as the document will say. Means something where nothing is wrong. */
  total: Decimal
  /** With taxes rounded the other way. */
  otherTotal: Decimal
  violations: readonly Violation[]
}

/**
 * What the items of an order come to, and what is wrong with them, before there is an order: for whoever keeps what is
 * issued later. It is the routine that drafts documents, so that both say the same.
 * @param terms the day whose rates count, YYYY-MM-DD, and how taxes are rounded
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
