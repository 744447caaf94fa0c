import { Type } from 'typebox'
import { receiptView } from '../../../domain/receipt-view.ts'
import type { IssueInvoice } from '../../../issue-invoice.ts'
import type { App } from '../app.ts'
import { ReceiptBody } from '../developer/receipt-schemas.ts'

/** POST /invoices/{id}/issue: 202 with the receipt for the call that issues it, 200 for every other. */
export function invoiceIssueRoute(app: App, issueInvoice: IssueInvoice): void {
  const schema = {
    tags: ['invoices'],
    summary: 'Issue invoice',
    params: Type.Object({ id: Type.String() }),
    response: { 200: ReceiptBody, 202: ReceiptBody },
  }
  const config = { wording: { missing: () => 'Invoice not found' } }
  app.post('/invoices/:id/issue', { schema, config }, async (request, reply) => {
    const { receipt, first } = await issueInvoice(request.principal, request.params.id)
    return reply.code(first ? 202 : 200).send(receiptView(receipt))
  })
}
