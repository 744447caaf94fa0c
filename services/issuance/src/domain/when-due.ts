import type { Errand, Status } from './receipt.ts'

/**
 * How long the errands of a receipt rest with whoever has just saved it before somebody else takes them up, in
 * milliseconds; null when there are none. `patience` is how long an answer may take in the usual way of things.
 */
export function restFor(status: Status, errands: readonly Errand[], patience: number): number | null {
  if (errands.length === 0) return null
  // The connector polls on its own for a day; asking again is only for the case that it lost the command.
  return status === 'RECEIVED_AUTHORITY' ? 20 * patience : patience
}
