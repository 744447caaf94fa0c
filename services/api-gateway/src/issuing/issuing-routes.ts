import { contextErrors, issuanceErrors } from '@etax/contracts'
import { type OrderKind, orderKinds } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'
import { type Guards, ifMayIssue } from '../accounts/authentication.ts'
import type { App } from '../http/app.ts'
import { brokenFields } from '../http/broken-fields.ts'
import { withoutEmpties } from '../http/domain/without-blanks.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import { withUnseen } from '../http/read-text.ts'
import { receiptView } from '../receipts/domain/receipt-view.ts'
import { issuedExamples, ReceiptBody } from '../receipts/receipt-schemas.ts'
import type { IssueReceipt, IssueRequest } from './issue-receipt.ts'

const ISSUING =
  '202 with the receipt in DRAFT: it has its number and access key, and goes on to the authority by itself; ask for its ' +
  'status, or have a webhook told. 200 with the first receipt where the `devReference` was used before: nothing is ' +
  'issued twice, and `duplicate` is true. A `devReference` with another body warns, and answers with the first receipt.'

const { certificateMissing, certificateExpired, certificateNamesNobody, certificateOfAnother, certificateUntrusted } =
  contextErrors
const { quotaUsedUp, excessUsedUp, seriesUsedUp, contradictsStored, tooManyInFlight } = issuanceErrors

/** Of whatever becomes a receipt. */
export const issuingFailures = [
  ...[certificateMissing, certificateExpired, certificateNamesNobody, certificateOfAnother, certificateUntrusted],
  ...[quotaUsedUp, excessUsedUp, seriesUsedUp, contradictsStored, tooManyInFlight],
]

/** POST of each kind: 202 with the receipt, 200 with the first one when its devReference repeats. */
export function issuingRoutes(app: App, guards: Guards, issueReceipt: IssueReceipt): void {
  issuingRoutesFor('developer', app, guards, issueReceipt)
}

/** The dashboard's alone. */
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
  const answers = { 200: answer(ReceiptBody), 202: answer(ReceiptBody), 400: Failure, 403: Failure, 503: Failure }
  const schema = {
    operationId,
    tags: ['issuing'],
    summary,
    description: ISSUING,
    body,
    response: answers,
    'x-errors': issuingFailures,
    'x-answer-examples': issuedExamples,
  }
  const options = {
    schema,
    config: { takesOrder: true },
    attachValidation: true,
    onRequest: ifMayIssue(guards),
    preValidation: leaveOutEmpties(kind),
  }
  app.post(path, options, async (request, reply) => {
    const { receipt, duplicate, warnings } = await issueReceipt(orderIn(request, kind))
    reply.code(duplicate ? 200 : 202)
    return enveloped(request, receiptView(receipt, duplicate), warnings)
  })
}

export function orderIn(request: FastifyRequest, { documentType, schema }: OrderKind): IssueRequest {
  const { principal, issuer, body } = request
  return { principal, taxpayerRuc: issuer.ruc, documentType, body, problems: problemsOf(request, schema) }
}

/** Empty lists and objects count as not given, before the schema sees them. */
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
