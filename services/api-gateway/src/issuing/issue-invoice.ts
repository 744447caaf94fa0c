import { catalogErrors, platformErrors } from '@etax/contracts'
import { AppError, newId } from '@etax/kernel'
import {
  allowanceOf,
  callerByKey,
  callerOf,
  mailPolicyOf,
  type Principal,
  recordCaller,
  type SandboxMail,
} from '../http/domain/principal.ts'
import { factsOf, type Warned } from '../http/domain/warned.ts'
import type { Clients } from '../ports.ts'
import type { RpcReceipt } from '../receipts/domain/receipt-view.ts'
import { bodyHash } from './domain/body-hash.ts'
import type { Issuers } from './find-issuer.ts'
import { answered } from './issue-receipt.ts'

interface Dependencies {
  catalog: Pick<Clients['catalog'], 'claimInvoice' | 'concludeInvoice'>
  issuance: Pick<Clients['issuance'], 'issue' | 'findReceipt'>
  issuers: Issuers
  sandboxMail: SandboxMail
  now: () => number
}

/** The receipt and its warnings, with the invoice's names of fields; no warnings for an earlier receipt. */
interface Made {
  receipt: RpcReceipt
  warnings: Warned[]
}

export interface IssuedInvoice extends Made {
  first: boolean
}

/** `first`: this call issued it. */
export type IssueInvoice = (principal: Principal, id: string) => Promise<IssuedInvoice>

interface Claim extends ClaimedInvoice {
  /** Differs from the receipt's id after an earlier claim. */
  attemptId: string
  began: number
}

type ClaimedInvoice = Awaited<ReturnType<Clients['catalog']['claimInvoice']>>

/** Half the life of a claim, so that no receipt is made after issuance was asked for it. */
const MAX_WAIT_MS = 30_000

/**
 * Issues an invoice of the resource API. Catalog gives all concurrent calls the same receipt id, so only one receipt
 * is made, and catalog tells the first of them. After an earlier claim, its receipt is looked for before other checks,
 * and again after a refusal. If the result is unknown, the claim stays: the next call continues it, or
 * concludeLapsedInvoices asks issuance after a minute.
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

  /** Null if no call got as far, or the sandbox was emptied. */
  async function stored(principal: Principal, id: string): Promise<RpcReceipt | null> {
    try {
      return await issuance.findReceipt({ caller: callerOf(principal), id })
    } catch (error) {
      if (AppError.is(error) && error.kind === 'not-found') return null
      throw error
    }
  }

  async function issue(principal: Principal, { receiptId, ruc, order, began }: Claim): Promise<Made> {
    await issuers.mayIssue(principal, await issuers.find(principal, ruc))
    if (now() - began > MAX_WAIT_MS) throw platformErrors.serviceAway({ more: 'issuing an invoice' })
    const { receipt, warnings } = await issuance.issue({
      caller: callerByKey(principal),
      receiptId,
      ruc,
      bodyHash: bodyHash(JSON.parse(order.toString())),
      sendEmail: true,
      allowance: allowanceOf(principal, new Date(now())),
      mail: mailPolicyOf(principal, sandboxMail),
      documentType: 'INVOICE',
      order,
    })
    return { receipt: answered(receipt), warnings: warnings.map(inTheInvoice) }
  }
}

/** An order has items and payments; an invoice has details and paymentMethods. */
function inTheInvoice({ code, message, path, paramsJson }: Warned): Warned {
  const facts = factsOf({ paramsJson })
  const params = facts?.member === 'term' ? { ...facts, member: 'deadline' } : facts
  const own = path
    .replace(/^items\b/, 'details')
    .replace(/^payments\b/, 'paymentMethods')
    .replace(/^customer\b.*/, 'customerId')
  return { code, message, path: own, params }
}

function partDeleted(field: string): AppError {
  const { invoicePartDeleted } = catalogErrors
  return invoicePartDeleted({ field }, { details: [invoicePartDeleted.at(field, {})] })
}

/** After any other error the receipt may or may not exist. */
function isRefusal(error: unknown): boolean {
  return AppError.is(error) && !['internal', 'unavailable'].includes(error.kind)
}
