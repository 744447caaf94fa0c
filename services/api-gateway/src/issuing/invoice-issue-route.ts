import { catalogErrors, draftReceiptExample, gatewayErrors, ReceiptView } from '@etax/contracts'
import { Type } from 'typebox'
import type { App } from '../http/app.ts'
import { ResourceFailure, Warning, warningsFor } from '../http/envelope.ts'
import { receiptFor } from '../receipts/domain/receipt-view.ts'
import { invoiceNotFound } from '../records/resource-table.ts'
import type { IssueInvoice } from './issue-invoice.ts'

const IssuedInvoice = Type.Object(
  {
    ...ReceiptView.properties,
    warnings: Type.Optional(
      Type.Array(Warning, {
        description: 'Warnings about this successful request; left out if there are none.',
        examples: [[]],
      }),
    ),
  },
  { title: 'IssuedInvoice', examples: [draftReceiptExample] },
)

/** POST /invoices/{id}/issue: 202 for the call that issues the receipt, 200 for every other. */
export function invoiceIssueRoute(app: App, issueInvoice: IssueInvoice): void {
  const schema = {
    operationId: 'issueStoredInvoice',
    'x-scope': 'issue' as const,
    tags: ['invoices'],
    summary: 'Issue a stored invoice',
    description:
      'Issues the stored invoice: one receipt in each mode. The call that issues it gets 202, every later call 200 with the ' +
      'same receipt. The request has no body: change the invoice with `PUT /invoices/{id}` first. If a test key wrote it ' +
      `last, a live key gets 409 ${catalogErrors.draftByTestKey.code} until it has changed the invoice. A test key gets ` +
      '403 if the taxpayer is in production and a live key or a session wrote the invoice last.',
    params: Type.Object({ id: Type.String({ description: 'The id of the invoice.' }) }),
    'x-errors': [
      ...[catalogErrors.recordUnknown, catalogErrors.recordChanged, catalogErrors.draftByTestKey],
      gatewayErrors.liveKeyNeeded,
    ],
    'x-answer-examples': { 202: draftReceiptExample },
    response: {
      200: IssuedInvoice,
      202: IssuedInvoice,
      400: ResourceFailure,
      403: ResourceFailure,
      404: ResourceFailure,
      409: ResourceFailure,
    },
  }
  const config = { wording: { missing: invoiceNotFound } }
  app.post('/invoices/:id/issue', { schema, config }, async (request, reply) => {
    const { receipt, first, warnings } = await issueInvoice(request.principal, request.params.id)
    return reply.code(first ? 202 : 200).send({
      ...receiptFor(request, receipt),
      ...(warnings.length > 0 && { warnings: warningsFor(request.headers, warnings) }),
    })
  })
}
