import { kindOf, type Order } from '../kinds/kinds.ts'

export function linesOf(order: Order): string[] {
  return kindOf(order.documentType).lines(order)
}
