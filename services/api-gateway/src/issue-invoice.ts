import { gatewayErrors } from '@etax/contracts'
import { AppError, newId } from '@etax/kernel'
import { bodyHash } from './domain/body-hash.ts'
import { allowanceOf, callerOf, mailPolicyOf, type Principal, type SandboxMail } from './domain/principal.ts'
import type { Receipt } from './domain/receipt-view.ts'
import type { Issuers } from './find-issuer.ts'
import type { Clients } from './ports.ts'

interface Dependencies {
  catalog: Pick<Clients['catalog'], 'claimInvoice' | 'concludeInvoice'>
  issuance: Pick<Clients['issuance'], 'issue'>
  issuers: Issuers
  sandboxMail: SandboxMail
  now: () => number
}

export type IssueInvoice = (principal: Principal, id: string) => Promise<{ receipt: Receipt; issuedBefore: boolean }>

/**
 * Issues an invoice of the resource API. However many ask at once, catalog gives all of them the same receipt id, and
 * issuing with it makes one receipt. When it is not known whether the receipt was made, the claim stays: the next call
 * goes on with it, and catalog releases it after a minute.
 */
export function issueInvoice({ catalog, issuance, issuers, sandboxMail, now }: Dependencies): IssueInvoice {
  return async (principal, id) => {
    const invoice = { workspaceId: principal.workspaceId, invoiceId: id, mode: principal.mode }
    const claim = await catalog.claimInvoice({ ...invoice, receiptId: newId(now()) })
    const conclude = (issued: boolean) => catalog.concludeInvoice({ ...invoice, receiptId: claim.receiptId, issued })
    const receipt = await issue(principal, claim).catch(async (error: unknown) => {
      if (isRefusal(error)) await conclude(false)
      throw error
    })
    await conclude(true)
    return { receipt, issuedBefore: claim.issuedBefore }
  }

  async function issue(principal: Principal, claim: Awaited<ReturnType<typeof catalog.claimInvoice>>) {
    const { receiptId, taxpayerRuc, order } = claim
    await issuers.mayIssue(principal, await issuers.find(principal, taxpayerRuc))
    const { receipt } = await issuance.issue({
      caller: callerOf(principal),
      receiptId,
      taxpayerRuc,
      bodyHash: bodyHash(JSON.parse(order.toString())),
      sendEmail: true,
      allowance: allowanceOf(principal, new Date(now())),
      mail: mailPolicyOf(principal, sandboxMail),
      documentType: 'INVOICE',
      order,
    })
    if (receipt === null) throw gatewayErrors.defect({ message: 'issuance answered without a receipt' })
    return receipt
  }
}

/** Issuance said no. Anything else may or may not have made the receipt. */
function isRefusal(error: unknown): boolean {
  return AppError.is(error) && !['internal', 'unavailable'].includes(error.kind)
}
