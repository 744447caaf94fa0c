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

/**
 * In how many milliseconds a document is signed again that met a signer which was away: at once enough where one is
 * started anew, and with longer pauses where it stays away.
 */
export function signAgainAfter(waitedMs: number): number {
  return Math.min(5_000, Math.max(1_000, waitedMs / 10))
}
