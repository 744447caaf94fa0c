import { type Text, words } from '@etax/kernel'
import type { Item } from './order-parts.ts'

/** An item, for a person's confirmation. */
export function soldLine({ quantity, description, unitPrice }: Item): Text {
  const what = `${quantity} x ${description}`
  return words(`${what} at ${unitPrice}`, `${what} a ${unitPrice}`)
}
