import { kindOf, type Order } from '../kinds/kinds.ts'

/** What an order is about, a line each: for a person who agrees to it. */
export function linesOf(order: Order): string[] {
  return kindOf(order.documentType).lines(order)
}
