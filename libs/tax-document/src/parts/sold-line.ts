import type { Item } from './order-parts.ts'

/** An item, as a person reads it who agrees to the order. */
export function soldLine({ quantity, description, unitPrice }: Item): string {
  return `${quantity} x ${description} at ${unitPrice}`
}
