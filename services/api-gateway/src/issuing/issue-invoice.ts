import { catalogErrors, gatewayErrors, platformErrors } from '@etax/contracts'
import { AppError, type ErrorDetail, newId } from '@etax/kernel'
import {
  allowanceOf,
  callerByKey,
  callerOf,
  mailPolicyOf,
  type Principal,
  recordCaller,
  type SandboxMail,
} from '../http/domain/principal.ts'
import type { Clients } from '../ports.ts'
import type { Receipt } from '../receipts/domain/receipt-view.ts'
import { bodyHash } from './domain/body-hash.ts'
import type { Issuers } from './find-issuer.ts'

interface Dependencies {
  catalog: Pick<Clients['catalog'], 'claimInvoice' | 'concludeInvoice'>
  issuance: Pick<Clients['issuance'], 'issue' | 'findReceipt'>
  issuers: Issuers
  sandboxMail: SandboxMail
  now: () => number
}

/** What was issued, and what to know about it in the invoice's own words; of an earlier receipt nothing is said. */
interface Made {
  receipt: Receipt
  warnings: ErrorDetail[]
}

export interface IssuedInvoice extends Made {
  first: boolean
}

/** `first`: this call is the one that issued it. */
export type IssueInvoice = (principal: Principal, id: string) => Promise<IssuedInvoice>

interface Claim extends ClaimedInvoice {
  /** Another than the receipt's where somebody claimed the invoice before. */
  attemptId: string
  began: number
}

type ClaimedInvoice = Awaited<ReturnType<Clients['catalog']['claimInvoice']>>

/** Half of what a claim lasts: a receipt is not made after issuance was asked whether there is one. */
const MAX_WAIT_MS = 30_000

/**
 * Issues an invoice of the resource API. However many ask at once, catalog gives all of them the same receipt id, and
 * issuing with it makes one receipt; who concludes first is told so. What is issued is issued: its receipt is looked for
 * wherever somebody claimed it before, before anything that may have changed since is checked, and once more where issuing
 * is refused. When it is not known
 * whether the receipt was made, the claim stays and the invoice is closed: the next call goes on with it, or issuance is asked
 * after a minute (concludeLapsedInvoices).
 */
export function issueInvoice({ catalog, issuance, issuers, sandboxMail, now }: Dependencies): IssueInvoice {
  return async (principal, id) => {
    const began = now()
    const attemptId = newId(began)
    const invoice = { workspaceId: principal.workspaceId, invoiceId: id, mode: principal.mode }
    const claim = await catalog.claimInvoice({ ...recordCaller(principal), invoiceId: id, receiptId: attemptId })
    const attempt = { ...invoice, receiptId: claim.receiptId, attemptId }
    const made = await receiptOf(principal, { ...claim, attemptId, began }).catch(async (error: unknown) => {
      if (isRefusal(error)) await catalog.concludeInvoice({ ...attempt, issued: false })
      throw error
    })
    const { first } = await catalog.concludeInvoice({ ...attempt, issued: true })
    return { ...made, first }
  }

  async function receiptOf(principal: Principal, claim: Claim): Promise<Made> {
    const { receiptId, attemptId, deletedPart } = claim
    const existing = receiptId !== attemptId ? await stored(principal, receiptId) : null
    if (existing !== null) return { receipt: existing, warnings: [] }
    if (deletedPart !== '') throw partDeleted(deletedPart)
    return issue(principal, claim).catch(async (error: unknown) => {
      const made = isRefusal(error) ? await stored(principal, receiptId) : null
      if (made === null) throw error
      return { receipt: made, warnings: [] }
    })
  }

  /** Null where there is none: nobody got as far, or the sandbox was emptied. */
  async function stored(principal: Principal, id: string): Promise<Receipt | null> {
    try {
      return await issuance.findReceipt({ caller: callerOf(principal), id })
    } catch (error) {
      if (AppError.is(error) && error.kind === 'not-found') return null
      throw error
    }
  }

  async function issue(principal: Principal, { receiptId, taxpayerRuc, order, began }: Claim): Promise<Made> {
    await issuers.mayIssue(principal, await issuers.find(principal, taxpayerRuc))
    if (now() - began > MAX_WAIT_MS) throw platformErrors.serviceAway({ more: 'issuing an invoice' })
    const { receipt, warnings } = await issuance.issue({
      caller: callerByKey(principal),
      receiptId,
      taxpayerRuc,
      bodyHash: bodyHash(JSON.parse(order.toString())),
      sendEmail: true,
      allowance: allowanceOf(principal, new Date(now())),
      mail: mailPolicyOf(principal, sandboxMail),
      documentType: 'INVOICE',
      order,
    })
    if (receipt === null) throw gatewayErrors.defect({ more: 'issuance answered without a receipt' })
    return { receipt, warnings: warnings.map(inTheInvoice) }
  }
}

/** An order has items and payments where an invoice has details and paymentMethods. */
function inTheInvoice<Detail extends ErrorDetail>({ path, message, ...rest }: Detail) {
  const own = path
    .replace(/^items\b/, 'details')
    .replace(/^payments\b/, 'paymentMethods')
    .replace(/^customer\b.*/, 'customerId')
  return { ...rest, path: own, message: message.replace('send the term too', 'send deadline too') }
}

function partDeleted(field: string): AppError {
  const { invoicePartDeleted } = catalogErrors
  return invoicePartDeleted({ field }, { details: [invoicePartDeleted.at(field, {})] })
}

/** Issuance said no. Anything else may or may not have made the receipt. */
function isRefusal(error: unknown): boolean {
  return AppError.is(error) && !['internal', 'unavailable'].includes(error.kind)
}
