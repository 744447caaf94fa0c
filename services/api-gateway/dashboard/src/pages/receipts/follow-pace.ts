import type { components } from '../../api/generated/api.ts'
import { isFinal } from '../../parts/receipt-states.ts'

type FollowedReceipt = Pick<components['schemas']['Receipt'], 'status' | 'createdAt' | 'updatedAt'> & {
  mails?: readonly Pick<components['schemas']['Mail'], 'state'>[]
}

/** Milliseconds until the next poll; false for a final receipt. Failed receipts may still change after hours. */
export function followPace(receipt: FollowedReceipt, now: number): number | false {
  const quiet = now - Math.max(Date.parse(receipt.createdAt), Date.parse(receipt.updatedAt))
  if (!isFinal(receipt.status)) return paceAfter(quiet)
  const waitsForMail = receipt.mails?.some(({ state }) => state === 'PENDING') === true
  return waitsForMail ? Math.max(3_000, paceAfter(quiet)) : false
}

function paceAfter(quietMs: number): number {
  if (quietMs < 30_000) return 1_500
  return quietMs < 300_000 ? 5_000 : 20_000
}
