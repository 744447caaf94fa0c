import type { OutboxAction, Status } from './receipt.ts'

/**
 * In how many milliseconds the outbox of a receipt that was just saved is dispatched again, should no answer have come;
 * null when it is empty. `stepTimeoutMs` is how long an answer may usually take.
 */
export function dispatchAgainAfter(
  status: Status,
  outbox: readonly OutboxAction[],
  stepTimeoutMs: number,
): number | null {
  if (outbox.length === 0) return null
  // The connector polls on its own for a day; asking again is only for the case that it lost the command.
  return status === 'RECEIVED_AUTHORITY' ? 20 * stepTimeoutMs : stepTimeoutMs
}
