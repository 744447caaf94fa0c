import { issuanceErrors, refuseTestTaxpayerInProduction } from '@etax/contracts'
import { type ErrorDetail, withSubject } from '@etax/kernel'
import {
  authorityDay,
  type Draft,
  draftDocument,
  factsOfKind,
  isNote,
  type Order,
  type Period,
  type PostedOrder,
  type Violation,
} from '@etax/tax-document'
import { checkNote } from './check-note.ts'
import { contentOf } from './domain/content-of.ts'
import { environmentCodeOf } from './domain/environment-code.ts'
import { invalidOrder } from './domain/invalid-order.ts'
import type { Issued } from './domain/issued.ts'
import { leaveOutUnmailable } from './domain/leave-out-unmailable.ts'
import { type MailPolicy, mailedTo, suppressedWarnings } from './domain/mail-policy.ts'
import { type ModifiedReceipt, type NotePlaces, roundingOfNotes } from './domain/modified-receipt.ts'
import { newReceipt } from './domain/new-receipt.ts'
import { productWarnings } from './domain/product-warnings.ts'
import type { Owner, Receipt } from './domain/receipt.ts'
import type { FindDuplicate } from './find-duplicate.ts'
import { findModifiedReceipt } from './find-modified-receipt.ts'
import type { Allowance, Catalog, IssuingTaxpayer, Receipts, Signer } from './ports.ts'

export interface IssueCommand {
  caller: Owner
  keyId: string | null
  receiptId: string
  ruc: string
  devReference: string | null
  bodyHash: string
  sendEmail: boolean
  allowance: Allowance
  mail: MailPolicy
  order: PostedOrder
  agreedContent?: string | undefined
  /** How far a test clock is ahead; 0 in production. */
  clockOffsetMs?: number
}

export interface PrepareDependencies {
  catalog: Pick<Catalog, 'resolve'>
  signer: Pick<Signer, 'requireCertificate'>
  receipts: Pick<Receipts, 'find' | 'findInvoices' | 'sumCreditNotes' | 'findWithheld'>
  findDuplicate: FindDuplicate
  settings: { providerRuc: string; tourismDays: readonly Period[]; simulated: boolean }
  now: () => Date
}

/**
 * If the order fails but its devReference has a receipt, returns that.
 * @throws AppError `invalid` VAL_10000 for an invalid order, CTX_1000x for a taxpayer that may not issue; `conflict`
 * ISS_30012 if the result differs from the agreed content
 */
export function prepareDocument(dependencies: PrepareDependencies) {
  const { findDuplicate, settings } = dependencies
  const findModified = findModifiedReceipt(dependencies)
  const compareNote = checkNote(dependencies)

  return async (request: IssueCommand) =>
    prepare(dependencies, request).catch(async (error: unknown): Promise<Issued> => {
      const duplicate = await findDuplicate(request.caller, request.ruc, request.order.documentType, request)
      if (duplicate === null) throw error
      return duplicate
    })

  async function prepare({ catalog, signer, now }: PrepareDependencies, request: IssueCommand) {
    const { caller, ruc, clockOffsetMs = 0 } = request
    const { order, modified } = await findModified(caller, ruc, request.order)
    const answer = await catalog.resolve(caller.workspaceId, ruc, order)
    // Only the customer of the modified document replaces the order.
    const customerFrom = { customerId: order.customerId, isOfModified: order !== request.order }
    const { order: mailable, warnings: ofTheRecord } = leaveOutUnmailable(answer.order, customerFrom)
    const resolved = { ...answer, order: mailable }
    refuseTestTaxpayerInProduction({ mode: caller.mode, testTaxpayer: resolved.testTaxpayer })
    const moment = now()
    const orderTime = new Date(moment.getTime() + clockOffsetMs)
    if (signs(resolved))
      await signer.requireCertificate(caller, ruc, resolved, clockOffsetMs > 0 ? orderTime : undefined)
    const environment = environmentCodeOf(caller)
    const issuer = { ...resolved.issuer, environment, providerRuc: settings.providerRuc || null }
    const { tourismDays } = settings
    const draft = (drafted: Order) => {
      const result = draftDocument(drafted, issuer, { today: authorityDay(orderTime.getTime()), tourismDays })
      if (!result.ok) throw invalidOrder(result.violations.map(ofTheTaxpayer))
      return result
    }
    const first = draft(roundedAs(resolved.order, modified))
    const note = await compareNote(caller, ruc, first.draft, placesIn(request.order), modified)
    const rounded = roundedAs(resolved.order, note?.modified ?? null, first.draft)
    const result = rounded === resolved.order ? first : draft(rounded)
    const receipt = newReceipt({
      ...request,
      id: request.receiptId,
      period: request.allowance.period,
      document: result.draft,
      byOrigin: ofAnOrder(request, resolved, result.draft, settings.simulated),
      now: moment,
    })
    if (request.agreedContent && request.agreedContent !== contentOf(result.draft.xml, receipt)) {
      throw issuanceErrors.contentChanged()
    }
    const warnings = [
      ...result.warnings,
      ...productWarnings(request.order),
      ...ofTheRecord,
      ...suppressedWarnings(receipt),
    ]
    return { drafted: result.draft, warnings, receipt, note, taxpayer: resolved, order: resolved.order }
  }
}

/** A note that takes back an invoice is rounded as the invoice. Returns the same order if nothing changes. */
function roundedAs(order: Order, modified: ModifiedReceipt | null, drafted?: Pick<Draft, 'taxRounding'>): Order {
  const rounding = modified && roundingOfNotes(modified)
  if (!isNote(order) || factsOfKind(order.documentType).sign === 1 || order.taxRounding) return order
  return rounding === null || rounding === drafted?.taxRounding ? order : { ...order, taxRounding: rounding }
}

function placesIn(order: PostedOrder): NotePlaces {
  const byKey = isNote(order) && Boolean(order.supportingDocument.accessKey)
  return {
    document: byKey ? 'supportingDocument.accessKey' : 'supportingDocument.number',
    issueDate: 'supportingDocument.issueDate',
    customer: order.customerId ? 'customerId' : 'customer.identification',
    total: 'reasons' in order ? 'reasons' : 'items',
  }
}

function signs({ testTaxpayer }: IssuingTaxpayer): boolean {
  return !testTaxpayer
}

function ofTheTaxpayer(violation: Violation): ErrorDetail {
  if (!violation.path.startsWith('issuer.')) return violation
  return withSubject({ ...violation, path: violation.path.replace('issuer.', 'taxpayer.') }, { taxpayer: true })
}

function ofAnOrder(
  { caller, sendEmail, mail, clockOffsetMs = 0 }: IssueCommand,
  resolved: IssuingTaxpayer & { order: Order },
  drafted: Draft,
  simulated: boolean,
) {
  const { taxpayerId, logoId, contact: issuerContact, order } = resolved
  return {
    authority: caller.mode === 'test' ? 'simulated' : 'production',
    simulated: caller.mode === 'test' || simulated,
    signs: signs(resolved),
    signed: !signs(resolved),
    ownXml: false,
    origin: 'issued',
    taxpayerId,
    logoId,
    issuerContact,
    ...mailedTo(sendEmail ? drafted.customer.emails : [], caller, mail),
    stock: caller.mode === 'live' ? stockOf(order) : [],
    outbox: [signs(resolved) ? 'sign' : 'authority.submit'],
    ...(clockOffsetMs > 0 && { clockOffsetMs }),
  } satisfies Partial<Receipt>
}

function stockOf(order: Order): Receipt['stock'] {
  if (factsOfKind(order.documentType).stock === null || !('items' in order)) return []
  return order.items.map(({ code, quantity }) => ({ code, quantity }))
}
