import { gatewayErrors, issuanceErrors } from '@etax/contracts'
import { AppError, type ErrorDetail, fieldErrors, newId } from '@etax/kernel'
import {
  brokenReference,
  canonicalReference,
  documentErrors,
  forbiddenCharacterIn,
  MAX_REFERENCE_LENGTH,
} from '@etax/tax-document'
import { withExactDecimals } from '../http/domain/exact-decimals.ts'
import { allowanceOf, callerByKey, mailPolicyOf, type Principal, type SandboxMail } from '../http/domain/principal.ts'
import type { Warned } from '../http/domain/warned.ts'
import type { Clients } from '../ports.ts'
import { type RpcReceipt, receiptView } from '../receipts/domain/receipt-view.ts'
import { bodyHash } from './domain/body-hash.ts'

interface Dependencies {
  issuance: Pick<Clients['issuance'], 'issue' | 'findDuplicate' | 'previewOrder'>
  sandboxMail: SandboxMail
  now: () => number
}

export interface IssueCall {
  principal: Principal
  ruc: string
  documentType: string
  body: unknown
  problems: readonly ErrorDetail[]
  /** Issues only if the order still makes this content; any content if undefined. */
  agreedContent?: string | undefined
}

export interface Issued {
  receipt: RpcReceipt
  duplicate: boolean
  warnings: Warned[]
}

export type IssueReceipt = (request: IssueCall) => Promise<Issued>

export type PreviewOrder = (request: IssueCall) => Promise<Preview>

type Made = Awaited<ReturnType<Clients['issuance']['previewOrder']>>
export type Preview = Omit<Made, 'warnings'> & { warnings: Warned[] }

/**
 * Hands an order to issuance. A repeated devReference returns its receipt, even with an invalid body: the client wants
 * the result of the first call.
 */
export function issueReceipt(dependencies: Dependencies): IssueReceipt {
  const { issuance } = dependencies
  return async (request) => {
    const { orderRequest, broken, wantsMail } = readRequest(dependencies, request)
    if (broken.length > 0) return duplicateOrRefused(issuance, orderRequest, broken)
    const { agreedContent = '' } = request
    const { receipt, duplicate, warnings } = await issuance.issue({ ...orderRequest, agreedContent })
    const issued = { receipt: answered(receipt), duplicate, warnings }
    return wantsMail && !duplicate ? withMailWarning(issued) : issued
  }
}

/** A caller that requests the mail explicitly expects it. */
function withMailWarning(issued: Issued): Issued {
  const { customer } = receiptView(issued.receipt)
  if (customer?.email) return issued
  return { ...issued, warnings: [...issued.warnings, NOBODY] }
}

export function previewOrder(dependencies: Dependencies): PreviewOrder {
  const { issuance } = dependencies
  return async (request) => {
    const { orderRequest, broken, wantsMail } = readRequest(dependencies, request)
    if (broken.length === 0) {
      const preview = await issuance.previewOrder(orderRequest)
      return wantsMail && isUnmailed(preview) ? { ...preview, warnings: [...preview.warnings, NOBODY] } : preview
    }
    const { receipt, warnings } = await duplicateOrRefused(issuance, orderRequest, broken)
    return { ...NOTHING_MADE, receipt, warnings }
  }
}

const NOBODY = issuanceErrors.nobodyMailed.at('sendEmail')

/** No address at all. Addresses that were left out have a warning of their own. */
function isUnmailed({ receipt, recipients, warnings }: Made): boolean {
  const { mailSuppressed, storedAddressUnmailable } = issuanceErrors
  const leftOut = [mailSuppressed.code, storedAddressUnmailable.code]
  return receipt === null && recipients.length === 0 && !warnings.some(({ code }) => leftOut.includes(code))
}

const NOTHING_MADE = {
  establishment: '',
  emissionPoint: '',
  issueDate: '',
  customer: null,
  lines: [],
  linesEs: [],
  total: '',
  totals: null,
  xml: Buffer.alloc(0),
  logoId: '',
  content: '',
  recipients: [],
  issuer: null,
}

type OrderRequest = ReturnType<typeof readRequest>['orderRequest']

function readRequest({ sandboxMail, now }: Dependencies, request: IssueCall) {
  const { principal, ruc, documentType, body, problems } = request
  const { devReference, sendEmail, ...order } = membersOf(body)
  const { exact, inexact } = withExactDecimals({ documentType, ...order })
  const reference = typeof devReference === 'string' ? devReference : ''
  const orderRequest = {
    caller: callerByKey(principal),
    ruc,
    documentType,
    bodyHash: hashOf(body, reference),
    receiptId: newId(now()),
    devReference: reference,
    sendEmail: sendEmail !== false,
    allowance: allowanceOf(principal, new Date(now())),
    mail: mailPolicyOf(principal, sandboxMail),
    order: Buffer.from(JSON.stringify(exact)),
  }
  const brokenPaths = new Set(problems.map(({ path }) => path))
  const broken = [
    ...problems,
    ...[...inexact, ...brokenReference(reference)].filter(({ path }) => !brokenPaths.has(path)),
  ]
  return { orderRequest, broken, wantsMail: sendEmail === true }
}

/** Independent of how the reference's accents are encoded. */
function hashOf(body: unknown, reference: string): string {
  const canonical = canonicalReference(reference)
  return bodyHash(canonical === reference ? body : { ...membersOf(body), devReference: canonical })
}

/** @throws AppError `invalid` VAL_10000 if the devReference has no receipt */
async function duplicateOrRefused(
  issuance: Dependencies['issuance'],
  orderRequest: OrderRequest,
  broken: ErrorDetail[],
): Promise<Issued> {
  const { caller, ruc, documentType, bodyHash: hash, devReference } = orderRequest
  if (mayBeReference(devReference)) {
    const named = { caller, ruc, documentType, bodyHash: hash, devReference }
    const { found, receipt, warnings } = await issuance.findDuplicate(named)
    if (found) return { receipt: answered(receipt), duplicate: true, warnings }
  }
  throw fieldErrors.invalidRequest({
    details: [...broken, ...(await issuanceFindings(issuance, orderRequest, broken))],
  })
}

/** With only these errors the rest of the order is still readable; after others the schema's findings are complete. */
const READABLE = new Set(
  [
    fieldErrors.unknown,
    fieldErrors.notAllowed,
    fieldErrors.wrongForm,
    fieldErrors.wrongLength,
    fieldErrors.outOfRange,
    fieldErrors.inexactNumber,
    fieldErrors.writtenTwice,
    documentErrors.forbiddenCharacters,
    documentErrors.referenceEndsBlank,
    documentErrors.referenceUnseen,
  ].map(({ code }) => code),
)

/** Adds issuance's findings to the schema's, so that the caller learns all of them at once. */
async function issuanceFindings(
  issuance: Dependencies['issuance'],
  orderRequest: OrderRequest,
  broken: readonly ErrorDetail[],
): Promise<readonly ErrorDetail[]> {
  if (!broken.every(({ code }) => READABLE.has(code))) return []
  const brokenPaths = new Set(broken.map(({ path }) => path))
  // The reference is omitted: it has no receipt here, and may be the broken field.
  const judged = issuance.previewOrder({ ...orderRequest, devReference: '' }).then(() => [])
  return judged.catch((error: unknown) => {
    if (!AppError.is(error) || error.kind !== 'invalid') return []
    return error.details.filter(({ path }) => !brokenPaths.has(path))
  })
}

function mayBeReference(text: string): boolean {
  return text !== '' && text.length <= MAX_REFERENCE_LENGTH && forbiddenCharacterIn(text) === undefined
}

function membersOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {}
}

export function answered(receipt: RpcReceipt | null): RpcReceipt {
  if (receipt === null) throw gatewayErrors.defect({ more: 'issuance answered without a receipt' })
  return receipt
}
