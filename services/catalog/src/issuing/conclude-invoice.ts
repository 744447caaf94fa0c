import { notFound } from '../domain/not-found.ts'
import type { Claim, Invoices } from '../ports.ts'
import { resources } from '../resources/resources.ts'

interface Ending {
  result: 'issued' | 'refused'
  attemptId: string
  /** Replaces `attemptId` for lapsed claims; empty for none. */
  lookupId?: string
}

/**
 * Ends a claim. "Issued" is final and may be repeated; "refused" ends one claim, or all of them after they lapsed.
 * @returns whether this attempt issued the invoice: only one attempt does
 * @throws AppError `not-found` CAT_10012 for an unknown claim
 */
export const concludeInvoice =
  ({ invoices }: { invoices: Invoices }) =>
  async (claim: Claim, { result, attemptId, lookupId = '' }: Ending): Promise<{ first: boolean }> => {
    if (result === 'issued') {
      const issued = await invoices.markIssued(claim, attemptId)
      if (issued !== undefined) return { first: attemptId !== '' && issued.issuedBy === attemptId }
    } else if (lookupId !== '') {
      await invoices.releaseLapsed({ ...claim, lookupId })
      return { first: false }
    } else if (await invoices.release(claim)) return { first: false }
    throw notFound(resources.invoices, claim.invoiceId)
  }
