import { notFound } from '../domain/not-found.ts'
import type { Claim, Invoices } from '../ports.ts'
import { resources } from '../resources/resources.ts'

interface Ending {
  result: 'issued' | 'refused'
  /** What its caller claimed the invoice with. */
  attemptId: string
  /** Instead, of whoever asked issuance what became of lapsed claims; empty for nobody. */
  lookupId?: string
}

/**
 * How the issuing of a claimed invoice ended. "Issued" is final and may be repeated; "refused" ends one claim, or, where
 * issuance was asked after all of them lapsed, every one.
 * @returns whether this attempt is the one that issued it: one is, however many say so
 * @throws AppError `not-found` CAT_10012 where there was no such claim
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
