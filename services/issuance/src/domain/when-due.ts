import type { OutboxAction, Status } from './receipt.ts'

/** Null for an empty outbox. `stepTimeoutMs`: the usual maximum time for an answer. */
export function dispatchAgainAfter(
  status: Status,
  outbox: readonly OutboxAction[],
  stepTimeoutMs: number,
): number | null {
  if (outbox.length === 0) return null
  // The connector itself polls for a day: this only covers a lost command.
  return status === 'RECEIVED_AUTHORITY' ? 20 * stepTimeoutMs : stepTimeoutMs
}

/** Soon for a signer that restarts, later for a longer outage. */
export function signAgainAfter(waitedMs: number): number {
  return Math.min(5_000, Math.max(1_000, waitedMs / 10))
}
