import type { Mode } from '@etax/contracts'
import type { Closed, Row } from './resource.ts'

export interface IssuingProgress {
  /** Set by the first claim: repeated issuing creates one receipt. */
  receiptId: string
  claims: number
  /** After this time, issuance decides about the claims; null without claims. */
  until: Date | null
  /** The id of the open question to issuance; null after a new claim. */
  lookup?: string | null
  issuedAt: Date | null
  /** The first attempt that reported it; absent in older invoices. */
  issuedBy?: string
}

export type Issuing = Partial<Record<Mode, IssuingProgress>>

/** Not yet issued live. Sandbox receipts are deleted within hours, so they do not count. */
export const NOT_ISSUED = { 'issuing.live.issuedAt': null } as const

/**
 * Why an invoice cannot change. Lapsed claims keep it closed until issuance is asked, because a receipt may exist. An
 * invoice issued only in the sandbox may be deleted: otherwise it keeps its records forever.
 */
export function whyClosed(row: Row, mode: Mode, act: 'change' | 'delete'): Closed | undefined {
  const issuing = (row.issuing ?? {}) as Issuing
  if (issuing.live?.issuedAt) return 'issued'
  if (act === 'change' && issuing[mode]?.issuedAt) return 'issued-in-sandbox'
  const isClaimed = Object.values(issuing).some(({ until }) => until !== null)
  return isClaimed ? 'being-issued' : undefined
}

export function receiptIdOf(row: Row, mode: Mode): string | null {
  const progress = ((row.issuing ?? {}) as Issuing)[mode]
  return progress?.issuedAt ? progress.receiptId : null
}
