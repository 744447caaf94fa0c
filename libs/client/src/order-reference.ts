import { InvalidRequestError } from './errors.ts'

/**
 * The order with the `devReference` by which a repeat finds what was issued. The API takes null and blank as not given, and so
 * does this: such an order gets a reference of its own, the same for every attempt of the call.
 * @throws InvalidRequestError for what is no order, or has a reference that is no text
 */
export function withReference<Order>(order: Order): Order & { devReference: string } {
  if (typeof order !== 'object' || order === null || Array.isArray(order)) {
    throw new InvalidRequestError(
      `An order must be an object, such as { customer: {…}, items: […], devReference: 'order-1001' }; it was ${kindOf(order)}.`,
    )
  }
  const { devReference } = order as { devReference?: unknown }
  if (devReference === undefined || devReference === null) return { ...order, devReference: crypto.randomUUID() }
  if (typeof devReference !== 'string') {
    throw new InvalidRequestError(
      `devReference must be a text, such as 'order-1001', or left out; it was ${kindOf(devReference)}.`,
    )
  }
  return { ...order, devReference: devReference.trim() === '' ? crypto.randomUUID() : devReference }
}

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return String(value)
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`
}
