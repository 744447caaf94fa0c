import { contextErrors, gatewayErrors, issuanceErrors } from '@etax/contracts'
import { words } from '@etax/kernel'
import { brokenFields, type OrderKind, orderKinds } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { type Guards, ifMayIssue } from '../accounts/authentication.ts'
import type { App } from '../http/app.ts'
import { withoutEmpties } from '../http/domain/without-blanks.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import { withUnseen } from '../http/read-text.ts'
import { receiptFor } from '../receipts/domain/receipt-view.ts'
import { issuedExamples, ReceiptBody } from '../receipts/receipt-schemas.ts'
import { idempotencyHeader, takeIdempotencyKey } from './idempotency-key.ts'
import type { IssueCall, IssueReceipt } from './issue-receipt.ts'

const ISSUING =
  'Issues the document. The answer 202 has the receipt in DRAFT, with its number and access key. The document ' +
  'then goes to the authority in the background: read its status, or let a webhook receive it. If the ' +
  '`devReference` was used before, the answer is 200 with the first receipt and `duplicate` true: nothing is ' +
  'issued twice. A used `devReference` with another body also returns the first receipt, with a warning.'

const { certificateMissing, certificateExpired, certificateNamesNobody, certificateOfAnother, certificateUntrusted } =
  contextErrors
const { quotaUsedUp, excessUsedUp, seriesUsedUp, contradictsStored, contentChanged, tooManyInFlight } = issuanceErrors

export const issuingFailures = [
  ...[certificateMissing, certificateExpired, certificateNamesNobody, certificateOfAnother, certificateUntrusted],
  ...[quotaUsedUp, excessUsedUp, seriesUsedUp, contradictsStored, tooManyInFlight],
]

const PREVIEW_CONTENT = 'x-preview-content'

export const content = Type.String({
  pattern: '^[0-9a-f]{64}$',
  form: words('the `content` of a preview of this order', 'el `content` de una vista previa de esta orden'),
  description:
    'A hash of the whole document and of its mail addresses. Send it in the header ' +
    `${PREVIEW_CONTENT} with the same order: the answer is 409 ${contentChanged.code} if the order now makes another document.`,
  examples: ['5f0c1f5d9b9a3a1c2e7d8b6a4f3e2d1c0b9a8f7e6d5c4b3a2f1e0d9c8b7a6f5e'],
})

/** The schema lacks its example: the documentation's test requests would send it. */
const { examples: _examples, ...anyContent } = content as typeof content & { examples?: unknown }
const headers = Type.Object({ [PREVIEW_CONTENT]: Type.Optional(Type.String(anyContent)), ...idempotencyHeader })

/** POST of each kind: 202 with the receipt, 200 with the first one for a repeated devReference. */
export function issuingRoutes(app: App, guards: Guards, issueReceipt: IssueReceipt): void {
  issuingRoutesFor('developer', app, guards, issueReceipt)
}

export function sessionIssuingRoutes(app: App, guards: Guards, issueReceipt: IssueReceipt): void {
  issuingRoutesFor('session', app, guards, issueReceipt)
}

function issuingRoutesFor(audience: OrderKind['audience'], app: App, guards: Guards, issueReceipt: IssueReceipt): void {
  for (const kind of orderKinds) if (kind.audience === audience) issuingRoute(app, guards, issueReceipt, kind)
}

function issuingRoute(app: App, guards: Guards, issueReceipt: IssueReceipt, kind: OrderKind): void {
  const { path, summary, component } = kind
  const operationId = `issue${component.replace(/Order$/, '')}`
  app.addSchema({ ...kind.schema, $id: component })
  const body = { $ref: `${component}#` }
  const refusals = { 400: Failure, 403: Failure, 409: Failure, 503: Failure }
  const answers = { 200: answer(ReceiptBody), 202: answer(ReceiptBody), ...refusals }
  const schema = {
    operationId,
    tags: ['issuing'],
    summary,
    description: ISSUING,
    body,
    headers,
    response: answers,
    'x-errors': [...issuingFailures, contentChanged, gatewayErrors.twoReferences],
    'x-answer-examples': issuedExamples,
  }
  const options = {
    schema,
    config: { takesOrder: true },
    attachValidation: true,
    onRequest: ifMayIssue(guards),
    preValidation: [leaveOutEmpties(kind), takeIdempotencyKey],
  }
  app.post(path, options, async (request, reply) => {
    const agreedContent = request.headers[PREVIEW_CONTENT]
    const { receipt, duplicate, warnings } = await issueReceipt({ ...orderIn(request, kind), agreedContent })
    reply.code(duplicate ? 200 : 202)
    return enveloped(request, receiptFor(request, receipt, duplicate), warnings)
  })
}

export function orderIn(request: FastifyRequest, { documentType, schema }: OrderKind): IssueCall {
  const { principal, issuer, body } = request
  return { principal, ruc: issuer.ruc, documentType, body, problems: problemsOf(request, schema) }
}

export function leaveOutEmpties({ schema }: OrderKind) {
  return async (request: FastifyRequest): Promise<void> => {
    request.body = withoutEmpties(request.body, schema)
  }
}

function problemsOf(request: FastifyRequest, schema: OrderKind['schema']) {
  const { validationError } = request
  const broken = validationError === undefined ? [] : brokenFields(validationError.validation, 'body', schema)
  return withUnseen(broken, request)
}
