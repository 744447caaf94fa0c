import {
  type DocumentSummary,
  daysBetween,
  documentErrors,
  MAX_UNSIGNED_BYTES,
  TOLERATED_DAYS,
} from '@etax/tax-document'
import { invalidOrder } from './invalid-order.ts'

interface Sending {
  summary: Pick<DocumentSummary, 'issueDate'>
  bytes: number
  signed: boolean
  /** YYYY-MM-DD, by the authority's clock. */
  today: string
}

/**
 * Refuses valid pre-built XML that the authority is known to refuse today: too old, or too large with our signature.
 * @throws AppError `invalid` VAL_10000 with DOC_50006 or DOC_10008
 */
export function requireSendable({ summary: { issueDate }, bytes, signed, today }: Sending): void {
  const age = daysBetween(issueDate, today)
  if (age > TOLERATED_DAYS) {
    const facts = { reason: 'document', day: issueDate, age, most: TOLERATED_DAYS } as const
    throw invalidOrder([documentErrors.dateTooLongAgo.at('xml', facts)])
  }
  if (!signed && bytes > MAX_UNSIGNED_BYTES) {
    const facts = { reason: 'unsigned', size: bytes, most: MAX_UNSIGNED_BYTES } as const
    throw invalidOrder([documentErrors.documentTooLarge.at('xml', facts)])
  }
}
