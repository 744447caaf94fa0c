import { notFound } from './domain/not-found.ts'
import { resources } from './domain/resources.ts'
import type { Claim, Invoices } from './outbound/mongo-invoices.ts'

/**
 * How an attempt to issue an invoice ended. "Issued" stands for good, and may be said again; "refused" ends one attempt.
 * @throws AppError `not-found` CAT_10012 where there was no such claim
 */
export const concludeInvoice =
  ({ invoices }: { invoices: Invoices }) =>
  async (claim: Claim, outcome: 'issued' | 'refused'): Promise<void> => {
    const isKnown = outcome === 'issued' ? await invoices.markIssued(claim) : await invoices.giveBack(claim)
    if (!isKnown) throw notFound(resources.invoices, claim.invoiceId)
  }
