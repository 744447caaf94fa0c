import { AppError, type ErrorDetail } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import { authorityDay, type Draft, draft, numberDraft, type Order } from '@etax/tax-document'
import type { Errand, Receipt } from './domain/receipt.ts'
import { referenceKey } from './domain/reference.ts'
import type { FindRepeat, Repeat } from './find-repeat.ts'
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
  settings: { providerRuc: string; mostInFlight: number }
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

    function repeated(first: Receipt, { receiptId, bodyHash }: IssueRequest): Issued {
      // The very same call, made again because its answer got lost, is no repeat of a reference.
      if (first._id === receiptId) return { receipt: first, duplicate: false, warnings: [] }
      return { receipt: first, duplicate: true, warnings: bodyDiffers(first, bodyHash) }
    }
  }

  async function prepare({ catalog, certificates }: Needs, request: IssueRequest) {
    const { caller, ruc, order: raw } = request
    const resolved = await catalog.resolve(caller.workspaceId, ruc, raw)
    if (caller.mode === 'live' && resolved.testTaxpayer) throw notForTheTestTaxpayer()
    const signs = !resolved.testTaxpayer
    if (signs) await certificates.require(caller.workspaceId, ruc)
    const moment = now()
    const issuer = { ...resolved.issuer, environment: environmentOf(caller), providerRuc: settings.providerRuc || null }
    const result = draft(resolved.order, issuer, { today: authorityDay(moment.getTime()) })
    if (!result.ok) throw invalid(result.violations)
    const receipt = newReceipt(request, resolved, result.draft, signs, moment)
    return { drafted: result.draft, warnings: result.warnings, receipt }
  }
}

/** The authority's codes: 1 test, 2 production. */
function environmentOf({ mode }: Owner): 1 | 2 {
  return mode === 'test' ? 1 : 2
}

function newReceipt(
  request: IssueRequest,
  resolved: Resolved,
  drafted: Draft,
  signs: boolean,
  now: Date,
): Omit<Receipt, 'sequential' | 'accessKey' | 'xml'> {
  const { caller, receiptId, ruc, devReference, bodyHash, sendEmail, allowance } = request
  const { documentType, establishment, emissionPoint, issueDate, customer, totals } = drafted
  return {
    _id: receiptId,
    schema: 1,
    ...caller,
    authority: caller.mode === 'test' ? 'simulated' : 'production',
    simulated: caller.mode === 'test',
    signs,
    ownXml: false,
    origin: 'issued',
    taxpayerId: resolved.taxpayerId,
    ruc,
    documentType,
    establishment,
    emissionPoint,
    issueDate,
    customer: customer && {
      identificationType: customer.identificationType,
      identification: customer.identification,
      legalName: customer.legalName,
      email: customer.emails.length > 0 ? customer.emails.join(',') : null,
      phone: customer.phone ?? null,
      address: customer.address ?? null,
    },
    totals,
    recipients: sendEmail ? [...(customer?.emails ?? [])] : [],
    logoId: resolved.logoId,
    ...(devReference === null
      ? {}
      : { devReference, referenceKey: referenceKey(caller, ruc, documentType, devReference) }),
    bodyHash,
    period: allowance.period,
    createdAt: now,
    version: 1,
    status: 'DRAFT',
    attempt: 1,
    received: false,
    authorization: null,
    refused: null,
    failed: null,
    rendered: false,
    mailed: false,
    quotaHeld: true,
    voided: null,
    messages: [],
    timeline: [{ status: 'DRAFT', at: now, detail: null }],
    errands: [signs ? 'sign' : 'authority.submit'],
    updatedAt: now,
    signed: !signs,
  }
}

/** The same reference with another body still stands for the first receipt; the caller is told. */
export function bodyDiffers({ bodyHash }: Pick<Receipt, 'bodyHash'>, hash: string): Repeat['warnings'] {
  if (bodyHash === undefined || bodyHash === hash) return []
  const message = 'This devReference was used with another body; the first receipt is returned and nothing was issued.'
  return [{ code: 'ISS_90001', path: 'devReference', message }]
}

function invalid(violations: readonly ErrorDetail[]): AppError {
  const [first, ...rest] = violations
  const more = rest.length === 0 ? '' : ` (and ${rest.length} more, see details)`
  const message = first === undefined ? 'The order is not valid.' : `${first.path}: ${first.message}${more}`
  return new AppError('invalid', 'VAL_10001', message, { details: violations })
}

function noQuota(code: 'SUB_12002' | 'SUB_12008'): AppError {
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

function busy(): AppError {
  const message =
    'More receipts are on their way than this system takes at a time. Nothing was issued; try again shortly.'
  return new AppError('unavailable', 'ISS_50002', message, { retryAfter: 2 })
}
