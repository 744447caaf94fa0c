import type { FastifyRequest } from 'fastify'
import type { TObject } from 'typebox'
import { receiptView } from '../../domain/receipt-view.ts'
import type { IssueReceipt } from '../../issue-receipt.ts'
import type { App } from './app.ts'
import { type Doors, ifMayIssue } from './authentication.ts'
import { answer, enveloped, Failure } from './envelope.ts'
import { brokenFields } from './error-answers.ts'
import { InvoiceOrder } from './order-schemas.ts'
import { ReceiptBody } from './receipt-schemas.ts'

/** One entry per kind of document that a JSON body issues. */
const kinds: readonly { path: string; documentType: string; body: TObject; summary: string }[] = [
  { path: '/invoices', documentType: 'INVOICE', body: InvoiceOrder, summary: 'Issue an invoice' },
]

/** POST of each kind: 202 with the receipt, 200 with the first one when its devReference repeats. */
export function issuingRoutes(app: App, doors: Doors, issueReceipt: IssueReceipt): void {
  for (const { path, documentType, body, summary } of kinds) {
    const schema = {
      tags: ['issuing'],
      summary,
      body,
      response: { 200: answer(ReceiptBody), 202: answer(ReceiptBody), 400: Failure, 403: Failure, 503: Failure },
    }
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
}

function problemsOf({ validationError }: FastifyRequest) {
  return validationError === undefined ? [] : brokenFields(validationError.validation)
}
