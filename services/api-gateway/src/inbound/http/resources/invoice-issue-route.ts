import { catalogErrors, draftReceiptExample } from '@etax/contracts'
import { Type } from 'typebox'
import { receiptView } from '../../../domain/receipt-view.ts'
import type { IssueInvoice } from '../../../issue-invoice.ts'
import type { App } from '../app.ts'
import { ReceiptBody } from '../developer/receipt-schemas.ts'
import { ResourceFailure } from '../envelope.ts'

/** POST /invoices/{id}/issue: 202 with the receipt for the call that issues it, 200 for every other. */
export function invoiceIssueRoute(app: App, issueInvoice: IssueInvoice): void {
  const schema = {
    operationId: 'issueStoredInvoice',
    tags: ['invoices'],
    summary: 'Issue a stored invoice',
    description:
      'An invoice becomes one receipt in each mode. 202 for the call that issues it, 200 for every later one, with the same ' +
      'receipt. There is no body: what the invoice says is changed with `PUT /invoices/{id}` before.',
    params: Type.Object({ id: Type.String({ description: 'The id of the invoice.' }) }),
    'x-errors': [catalogErrors.recordUnknown, catalogErrors.recordChanged],
    'x-answer-examples': { 202: draftReceiptExample },
    response: { 200: ReceiptBody, 202: ReceiptBody, 400: ResourceFailure, 404: ResourceFailure, 409: ResourceFailure },
  }
  const config = { wording: { missing: () => 'Invoice not found' } }
  app.post('/invoices/:id/issue', { schema, config }, async (request, reply) => {
    const { receipt, first } = await issueInvoice(request.principal, request.params.id)
    return reply.code(first ? 202 : 200).send(receiptView(receipt))
  })
}
