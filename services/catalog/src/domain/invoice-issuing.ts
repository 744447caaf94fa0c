import type { Closed, Mode, Row } from './resource.ts'

/** How far the issuing of an invoice has come in one mode. */
export interface IssuingProgress {
  /** The receipt's id, fixed by the first claim: issuing any number of times makes one receipt. */
  receiptId: string
  /** Claims that have not been concluded. */
  claims: number
  /** Until when they may still succeed, then issuance is asked what became of them; null when there is none. */
  until: Date | null
  /** Whoever is asking issuance; null once it is claimed anew. */
  lookup?: string | null
  issuedAt: Date | null
  /** The attempt that was the first to say so; invoices of before have none. */
  issuedBy?: string
}

export const MODES: readonly Mode[] = ['test', 'live']

export type Issuing = Partial<Record<Mode, IssuingProgress>>

/** Invoices that are still to be issued for real: what became of one in the sandbox is deleted within hours. */
export const NOT_ISSUED = { 'issuing.live.issuedAt': null } as const

/**
 * Why an invoice cannot change: issued for real, issued in the caller's mode, or about to be. Claims that lapsed keep it
 * closed: there may be a receipt, and issuance is asked first. One that only the sandbox knows
 * may be deleted all the same: the test taxpayer's invoices are issued nowhere else, and would keep what they name for ever.
 */
export function whyClosed(row: Row, mode: Mode, act: 'change' | 'delete'): Closed | undefined {
  const issuing = (row.issuing ?? {}) as Issuing
  if (issuing.live?.issuedAt) return 'issued'
  if (act === 'change' && issuing[mode]?.issuedAt) return 'issued-in-sandbox'
  const isClaimed = Object.values(issuing).some(({ until }) => until !== null)
  return isClaimed ? 'being-issued' : undefined
}

/** The receipt an invoice became in a mode; null while it is none. */
export function receiptIdOf(row: Row, mode: Mode): string | null {
  const progress = ((row.issuing ?? {}) as Issuing)[mode]
  return progress?.issuedAt ? progress.receiptId : null
}
