import type { FastifyRequest } from 'fastify'
import type { TObject } from 'typebox'
import { receiptView } from '../../../domain/receipt-view.ts'
import type { IssueReceipt } from '../../../issue-receipt.ts'
import type { App } from '../app.ts'
import { type Guards, ifMayIssue } from '../authentication.ts'
import { brokenFields } from '../broken-fields.ts'
import { answer, enveloped, Failure } from '../envelope.ts'
import {
  CreditNoteOrder,
  DebitNoteOrder,
  InvoiceOrder,
  PurchaseSettlementOrder,
  WaybillOrder,
  WithholdingOrder,
} from './order-schemas.ts'
import { ReceiptBody } from './receipt-schemas.ts'

interface Kind {
  path: string
  documentType: string
  body: TObject
  summary: string
}

/** One entry per kind of document that a JSON body issues. */
const kinds: readonly Kind[] = [
  { path: '/invoices', documentType: 'INVOICE', body: InvoiceOrder, summary: 'Issue an invoice' },
  { path: '/credit-notes', documentType: 'CREDIT_NOTE', body: CreditNoteOrder, summary: 'Issue a credit note' },
  { path: '/debit-notes', documentType: 'DEBIT_NOTE', body: DebitNoteOrder, summary: 'Issue a debit note' },
  {
    path: '/withholdings',
    documentType: 'WITHHOLDING',
    body: WithholdingOrder,
    summary: 'Issue a withholding receipt',
  },
  {
    path: '/purchase-settlements',
    documentType: 'PURCHASE_SETTLEMENT',
    body: PurchaseSettlementOrder,
    summary: 'Issue a purchase settlement',
  },
]

const waybill = { path: '/waybills', documentType: 'WAYBILL', body: WaybillOrder, summary: 'Issue a waybill' }

/** POST of each kind: 202 with the receipt, 200 with the first one when its devReference repeats. */
export function issuingRoutes(app: App, guards: Guards, issueReceipt: IssueReceipt): void {
  for (const kind of kinds) issuingRoute(app, guards, issueReceipt, kind)
}

/** The dashboard's only: the developer API sends waybills as XML. */
export function waybillRoute(app: App, guards: Guards, issueReceipt: IssueReceipt): void {
  issuingRoute(app, guards, issueReceipt, waybill)
}

function issuingRoute(app: App, guards: Guards, issueReceipt: IssueReceipt, kind: Kind): void {
  const { path, documentType, body, summary } = kind
  const answers = { 200: answer(ReceiptBody), 202: answer(ReceiptBody), 400: Failure, 403: Failure, 503: Failure }
  const schema = { tags: ['issuing'], summary, body, response: answers }
  app.post(path, { schema, attachValidation: true, onRequest: ifMayIssue(guards) }, async (request, reply) => {
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
