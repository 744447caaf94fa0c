import { AppError, type ErrorDetail } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import { authorityDay, type Draft, draft, numberDraft, type Order } from '@etax/tax-document'
import { newReceipt } from './domain/new-receipt.ts'
import type { Errand, Receipt } from './domain/receipt.ts'
import type { FindRepeat, Repeat } from './find-repeat.ts'
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

/** An order as it was posted: ids instead of values, and where it is to be issued. */
export type RawOrder = Order & {
  customerId?: string
  establishment?: string
  emissionPoint?: string
}

export interface Issued {
  receipt: Receipt
  duplicate: boolean
  warnings: Repeat['warnings']
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
    const result = draft(resolved.order, issuer, { today: authorityDay(moment.getTime()) })
    if (!result.ok) throw invalid(result.violations)
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

/** What was there already: the same call, whose answer got lost, or the repeat of a reference. */
export function repeated(first: Receipt, { receiptId, bodyHash }: { receiptId: string; bodyHash: string }): Issued {
  if (first._id === receiptId) return { receipt: first, duplicate: false, warnings: [] }
  return { receipt: first, duplicate: true, warnings: bodyDiffers(first, bodyHash) }
}

/** The authority's codes: 1 test, 2 production. */
export function environmentOf({ mode }: Owner): 1 | 2 {
  return mode === 'test' ? 1 : 2
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

/** The same reference with another body still stands for the first receipt; the caller is told. */
export function bodyDiffers({ bodyHash }: Pick<Receipt, 'bodyHash'>, hash: string): Repeat['warnings'] {
  if (bodyHash === undefined || bodyHash === hash) return []
  const message = 'This devReference was used with another body; the first receipt is returned and nothing was issued.'
  return [{ code: 'ISS_90001', path: 'devReference', message }]
}

export function invalid(violations: readonly ErrorDetail[]): AppError {
  const [first, ...rest] = violations
  const more = rest.length === 0 ? '' : ` (and ${rest.length} more, see details)`
  const message = first === undefined ? 'The order is not valid.' : `${first.path}: ${first.message}${more}`
  return new AppError('invalid', 'VAL_10001', message, { details: violations })
}

export function noQuota(code: 'SUB_12002' | 'SUB_12008'): AppError {
  const message =
    code === 'SUB_12002'
      ? 'The plan’s quota of receipts is used up. It is renewed with the next period, or with a larger plan.'
      : 'The plan’s quota and its excess allowance are used up. They are renewed with the next period, or with a larger plan.'
  return new AppError('forbidden', code, message)
}

function notForTheTestTaxpayer(): AppError {
  const message = 'The test taxpayer issues in the sandbox only. Use an ak_test_ key, or a taxpayer of your own.'
  return new AppError('invalid', 'ISS_10001', message)
}

export function busy(): AppError {
  const message =
    'More receipts are on their way than this system takes at a time. Nothing was issued; try again shortly.'
  return new AppError('unavailable', 'ISS_50002', message, { retryAfter: 2 })
}
