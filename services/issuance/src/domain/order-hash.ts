import { hash } from 'node:crypto'

/** A hash of an order's content, in which the order of members does not count. */
export function orderHash(order: object): string {
  return hash('sha256', JSON.stringify(order, sorted), 'hex')
}

function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
