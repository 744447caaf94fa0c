import { type OrderKind, orderKinds } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'
import { receiptView } from '../../../domain/receipt-view.ts'
import { withoutEmpties } from '../../../domain/without-blanks.ts'
import type { IssueReceipt } from '../../../issue-receipt.ts'
import type { App } from '../app.ts'
import { type Guards, ifMayIssue } from '../authentication.ts'
import { brokenFields } from '../broken-fields.ts'
import { answer, enveloped, Failure } from '../envelope.ts'
import { forbiddenTexts } from '../read-text.ts'
import { ReceiptBody } from './receipt-schemas.ts'

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
  const { path, documentType, summary, component } = kind
  app.addSchema({ ...kind.schema, $id: component })
  const body = { $ref: `${component}#` }
  const answers = { 200: answer(ReceiptBody), 202: answer(ReceiptBody), 400: Failure, 403: Failure, 503: Failure }
  const schema = { tags: ['issuing'], summary, body, response: answers }
  const options = {
    schema,
    attachValidation: true,
    onRequest: ifMayIssue(guards),
    preValidation: leaveOutEmpties(kind),
  }
  app.post(path, options, async (request, reply) => {
    const { receipt, duplicate, warnings } = await issueReceipt({
      principal: request.principal,
      taxpayerRuc: request.issuer.ruc,
      documentType,
      body: request.body,
      problems: problemsOf(request, kind.schema),
    })
    reply.code(duplicate ? 200 : 202)
    return enveloped(request, receiptView(receipt, duplicate), warnings)
  })
}

/** Empty lists and objects count as not given, before the schema sees them. */
function leaveOutEmpties({ schema }: OrderKind) {
  return async (request: FastifyRequest): Promise<void> => {
    request.body = withoutEmpties(request.body, schema)
  }
}

function problemsOf({ body, validationError }: FastifyRequest, schema: OrderKind['schema']) {
  const broken = validationError === undefined ? [] : brokenFields(validationError.validation, 'body', schema)
  const known = new Set(broken.map(({ path }) => path))
  return [...broken, ...forbiddenTexts(body).filter(({ path }) => !known.has(path))]
}
