import type { Item } from './order-parts.ts'

/** An item, for a person's confirmation. */
export function soldLine({ quantity, description, unitPrice }: Item): string {
  return `${quantity} x ${description} at ${unitPrice}`
}
