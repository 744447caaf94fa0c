import { notFound } from '../domain/not-found.ts'
import type { Claim, Invoices } from '../ports.ts'
import { resources } from '../resources/resources.ts'

/**
 * How the issuing of a claimed invoice ended. "Issued" is final and may be repeated; "refused" ends one claim.
 * @throws AppError `not-found` CAT_10012 where there was no such claim
 */
export const concludeInvoice =
  ({ invoices }: { invoices: Invoices }) =>
  async (claim: Claim, result: 'issued' | 'refused'): Promise<void> => {
    const isKnown = result === 'issued' ? await invoices.markIssued(claim) : await invoices.release(claim)
    if (!isKnown) throw notFound(resources.invoices, claim.invoiceId)
  }
