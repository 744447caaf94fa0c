import { type OrderKind, orderKinds } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'
import { receiptView } from '../../domain/receipt-view.ts'
import type { IssueReceipt } from '../../issue-receipt.ts'
import type { App } from './app.ts'
import { type Doors, ifMayIssue } from './authentication.ts'
import { answer, enveloped, Failure } from './envelope.ts'
import { brokenFields } from './error-answers.ts'
import { ReceiptBody } from './receipt-schemas.ts'

/** POST of each kind: 202 with the receipt, 200 with the first one when its devReference repeats. */
export function issuingRoutes(app: App, doors: Doors, issueReceipt: IssueReceipt): void {
  issuingRoutesFor('developer', app, doors, issueReceipt)
}

/** The dashboard's alone. */
export function sessionIssuingRoutes(app: App, doors: Doors, issueReceipt: IssueReceipt): void {
  issuingRoutesFor('session', app, doors, issueReceipt)
}

function issuingRoutesFor(audience: OrderKind['audience'], app: App, doors: Doors, issueReceipt: IssueReceipt): void {
  for (const kind of orderKinds) if (kind.audience === audience) issuingRoute(app, doors, issueReceipt, kind)
}

function issuingRoute(app: App, doors: Doors, issueReceipt: IssueReceipt, kind: OrderKind): void {
  const { path, documentType, summary, component } = kind
  app.addSchema({ ...kind.schema, $id: component })
  const body = { $ref: `${component}#` }
  const answers = { 200: answer(ReceiptBody), 202: answer(ReceiptBody), 400: Failure, 403: Failure, 503: Failure }
  const schema = { tags: ['issuing'], summary, body, response: answers }
  app.post(path, { schema, attachValidation: true, onRequest: ifMayIssue(doors) }, async (request, reply) => {
    const { receipt, duplicate, warnings } = await issueReceipt({
      principal: request.principal,
      taxpayerRuc: request.issuer.ruc,
      documentType,
      body: request.body,
      problems: problemsOf(request),
    })
    reply.code(duplicate ? 200 : 202)
    return enveloped(request, receiptView(receipt, duplicate), warnings)
  })
}

function problemsOf({ validationError }: FastifyRequest) {
  return validationError === undefined ? [] : brokenFields(validationError.validation)
}
