import type { Text } from '@etax/kernel'
import { kindOf, type Order } from '../kinds/kinds.ts'

export function linesOf(order: Order): Text[] {
  return kindOf(order.documentType).lines(order)
}
