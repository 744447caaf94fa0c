import { kindOf, type Order } from '../kinds/kinds.ts'

/** The contents of an order, in lines, for a person's confirmation. */
export function linesOf(order: Order): string[] {
  return kindOf(order.documentType).lines(order)
}
