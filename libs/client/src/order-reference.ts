import { InvalidRequestError } from './errors.ts'

/**
 * Adds a `devReference`, by which a repeat finds the issued document. The API ignores null and blank references; such
 * an order gets a new one, the same for every attempt of the call.
 * @throws InvalidRequestError for a value that is not an order, or a reference that is not a text
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
