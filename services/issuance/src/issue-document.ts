import type { ErrorDetail } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import { authorityDay, type Draft, draftDocument, numberDraft, type Order, type Violation } from '@etax/tax-document'
import { environmentOf } from './domain/environment.ts'
import { type Issued, repeated } from './domain/issued.ts'
import { newReceipt } from './domain/new-receipt.ts'
import type { RawOrder } from './domain/raw-order.ts'
import type { Errand, Receipt } from './domain/receipt.ts'
import { busy, invalid, noQuota, notForTheTestTaxpayer } from './domain/refusals.ts'
import type { FindRepeat } from './find-repeat.ts'
import { type FindSupport, withSupport } from './find-support.ts'
import type { Catalog, Resolved } from './outbound/catalog.ts'
import type { Certificates } from './outbound/certificates.ts'
import type { Allowance, Numbering } from './outbound/mongo-numbering.ts'
import type { Owner } from './outbound/mongo-receipts.ts'

export interface IssueRequest {
  caller: Owner
  receiptId: string
  ruc: string
  devReference: string | null
  bodyHash: string
  sendEmail: boolean
  allowance: Allowance
  order: RawOrder
}

interface Needs {
  catalog: Catalog
  certificates: Pick<Certificates, 'require'>
  numbering: Pick<Numbering, 'number'>
  findRepeat: FindRepeat
  carryOut: { start: (receipt: Receipt, errands: readonly Errand[]) => void; load: () => number }
  /** The receipt a credit or debit note refers to, by access key. */
  findSupport: FindSupport
  settings: { providerRuc: string; mostInFlight: number; simulated: boolean }
  log: Logger
  now: () => Date
}

export type IssueDocument = ReturnType<typeof issueDocument>

/**
 * Numbers and stores a document and starts it on its way. Everything that can fail is tried before a number is taken;
 * once this resolves nothing may be lost.
 */
export function issueDocument(needs: Needs) {
  const { numbering, findRepeat, carryOut, settings, log, now } = needs

  return async (request: IssueRequest): Promise<Issued> => {
    if (carryOut.load() >= settings.mostInFlight) throw busy()
    const prepared = await prepare(needs, request).catch(async (error: unknown) => {
      const repeat = await findRepeat(request.caller, request.ruc, request.order.documentType, request)
      if (repeat === null) throw error
      return repeat
    })
    if ('duplicate' in prepared) return prepared

    const { drafted, receipt } = prepared
    const outcome = await numbering.number({
      receipt,
      allowance: request.allowance,
      finish: (sequential, numericCode) => {
        const { accessKey, xml } = numberDraft(drafted, { sequential, numericCode })
        return { accessKey, xml, sequential: String(sequential).padStart(9, '0') }
      },
    })
    if (outcome.kind === 'refused') throw noQuota(outcome.code)
    if (outcome.kind === 'repeated') return repeated(outcome.receipt, request)
    log.info({ receiptId: receipt._id, documentType: receipt.documentType, status: 'DRAFT' }, 'receipt numbered')
    carryOut.start(outcome.receipt, outcome.receipt.errands)
    return { receipt: outcome.receipt, duplicate: false, warnings: prepared.warnings }
  }

  async function prepare({ catalog, certificates, findSupport }: Needs, request: IssueRequest) {
    const { caller, ruc, order: raw } = request
    const resolved = await catalog.resolve(caller.workspaceId, ruc, await withSupport(findSupport, caller, ruc, raw))
    if (caller.mode === 'live' && resolved.testTaxpayer) throw notForTheTestTaxpayer()
    if (!resolved.testTaxpayer) await certificates.require(caller.workspaceId, ruc)
    const moment = now()
    const issuer = { ...resolved.issuer, environment: environmentOf(caller), providerRuc: settings.providerRuc || null }
    const result = draftDocument(resolved.order, issuer, { today: authorityDay(moment.getTime()) })
    if (!result.ok) throw invalid(result.violations.map(ofTheTaxpayer))
    const receipt = newReceipt({
      ...request,
      id: request.receiptId,
      period: request.allowance.period,
      document: result.draft,
      own: ownOf(request, resolved, result.draft, settings.simulated),
      now: moment,
    })
    return { drafted: result.draft, warnings: result.warnings, receipt }
  }
}

/** What is wrong with the issuer is not in the order, but in the taxpayer's record. */
function ofTheTaxpayer(violation: Violation): ErrorDetail {
  if (!violation.path.startsWith('issuer.')) return violation
  const path = violation.path.replace('issuer.', 'taxpayer.')
  return { ...violation, path, message: `${violation.message} Complete the taxpayer with PUT /taxpayers/{id}.` }
}

/** What the issuing makes of the receipt: simulated in the sandbox, unsigned for the test taxpayer alone. */
function ownOf({ caller, sendEmail }: IssueRequest, resolved: Resolved, drafted: Draft, simulated: boolean) {
  const signs = !resolved.testTaxpayer
  const { taxpayerId, logoId } = resolved
  return {
    authority: caller.mode === 'test' ? 'simulated' : 'production',
    simulated: caller.mode === 'test' || simulated,
    signs,
    signed: !signs,
    ownXml: false,
    origin: 'issued',
    taxpayerId,
    logoId,
    recipients: sendEmail ? [...drafted.customer.emails] : [],
    stock: caller.mode === 'live' ? stockOf(resolved.order) : [],
    errands: [signs ? 'sign' : 'authority.submit'],
  } satisfies Partial<Receipt>
}

/** Sales take from stock and credit notes give back; nothing else moves it. */
function stockOf(order: Order): Receipt['stock'] {
  if (order.documentType !== 'INVOICE' && order.documentType !== 'CREDIT_NOTE') return []
  return order.items.map(({ code, quantity }) => ({ code, quantity }))
}
