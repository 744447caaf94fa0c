import { RECEIPT_STATUSES, type ReceiptView } from '@etax/contracts'
import { orderKinds } from '@etax/tax-document'
import { Type } from 'typebox'
import { oneOf, strict } from '../../http/schema-parts.ts'
import { chosenTaxpayer, taxpayerRuc } from '../choose-taxpayer.ts'
import {
  answerWith,
  readReceipt,
  receiptAnswer,
  receiptId,
  receiptIdOf,
  settledReceipt,
  waitSeconds,
} from '../receipt-answer.ts'
import { READS, type Tool, type ToolCall } from '../tool.ts'
import { kind } from './issue-document.ts'

const day = (of: string) => Type.Optional(Type.String({ description: `The ${of} issue date, YYYY-MM-DD.` }))

export const findReceipts: Tool = {
  name: 'find_receipts',
  title: 'Find receipts',
  description: 'Lists receipts of a taxpayer, newest first, with their main data. get_receipt returns all data of one.',
  input: strict({
    taxpayerRuc,
    kind: Type.Optional(kind),
    status: Type.Optional(oneOf(...RECEIPT_STATUSES)),
    from: day('first'),
    to: day('last'),
    devReference: Type.Optional(Type.String({ description: 'The reference of the order.' })),
    customerIdentification: Type.Optional(
      Type.String({ description: "The customer's identification, such as 1710034065." }),
    ),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 50, description: 'The maximum number of receipts. Default 10.' }),
    ),
    cursor: Type.Optional(Type.String({ description: 'The nextCursor of the previous answer.' })),
  }),
  output: Type.Object({
    taxpayerRuc: Type.String(),
    receipts: Type.Array(
      Type.Object({ id: Type.String(), documentType: Type.String(), status: Type.String(), number: Type.String() }),
    ),
    total: Type.Integer(),
    nextCursor: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  }),
  annotations: READS,
  run: find,
}

async function find(call: ToolCall) {
  const { kind: documentType, limit = 10, taxpayerRuc: _, ...filters } = call.args
  const ruc = await chosenTaxpayer(call)
  const path = orderKinds.find((one) => one.documentType === documentType)?.path ?? '/receipts'
  const query = new URLSearchParams({ limit: String(limit), ...(filters as Record<string, string>) })
  const { body } = await call.api({ method: 'GET', url: `/v1/developer${path}?${query}`, taxpayerRuc: ruc })
  const { total, nextCursor } = body.meta.pagination
  return { taxpayerRuc: ruc, receipts: (body.data as ReceiptView[]).map(rowOf), total, nextCursor }
}

function rowOf({ customer, totals, messages, ...receipt }: ReceiptView) {
  const { id, documentType, status, number, issueDate, accessKey, devReference, voided } = receipt
  return {
    id,
    documentType,
    status,
    number,
    issueDate,
    accessKey,
    devReference,
    customer: customer && { identification: customer.identification, legalName: customer.legalName },
    total: totals?.total ?? null,
    voided: voided !== null,
    messages: messages.length,
  }
}

export const getReceipt: Tool = {
  name: 'get_receipt',
  title: 'The status of a document',
  description:
    "Returns one receipt with its status, totals and history, the authority's messages with remedies, and the " +
    'next step. With waitSeconds it waits for the verdict.',
  input: strict({ id: receiptId, taxpayerRuc, waitSeconds: waitSeconds(0) }),
  output: Type.Object(receiptAnswer),
  annotations: READS,
  run: async (call) => {
    const ruc = await chosenTaxpayer(call)
    const receipt = await readReceipt(call, ruc, String(call.args.id))
    return answerWith(call, await settledReceipt(call, ruc, receipt, Number(call.args.waitSeconds ?? 0)), ruc)
  },
}

export const retryReceipt: Tool = {
  name: 'retry_receipt',
  title: 'Retry a receipt in ERROR',
  description: 'Continues a receipt of any kind in ERROR, with the same number and access key.',
  input: strict({ id: receiptId, taxpayerRuc, waitSeconds: waitSeconds(0) }),
  output: Type.Object(receiptAnswer),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  run: async (call) => {
    const ruc = await chosenTaxpayer(call)
    const url = `/v1/developer/invoices/${receiptIdOf(call.args.id)}/retry`
    const { body } = await call.api({ method: 'POST', url, taxpayerRuc: ruc })
    return answerWith(call, await settledReceipt(call, ruc, body.data, Number(call.args.waitSeconds ?? 0)), ruc)
  },
}

const FileLink = Type.Object({
  url: Type.String({ description: 'The link. It opens the file without a key.' }),
  fileName: Type.String(),
  contentType: Type.String(),
  size: Type.Integer(),
  expiresAt: Type.String(),
})

export const getFiles: Tool = {
  name: 'get_files',
  title: 'Links to XML and PDF',
  description:
    'Returns links to the authorized XML and the printed PDF of a receipt. Anyone with a link can open it for ' +
    '15 minutes. The XML exists once the receipt is AUTHORIZED, the PDF soon after.',
  input: strict({ id: receiptId, taxpayerRuc }),
  output: Type.Object({ taxpayerRuc: Type.String(), xml: FileLink, pdf: FileLink }),
  annotations: READS,
  run: async (call) => {
    const ruc = await chosenTaxpayer(call)
    const link = async (file: 'xml' | 'pdf') => {
      const url = `/v1/developer/receipts/${receiptIdOf(call.args.id)}/${file}`
      return (await call.api({ method: 'GET', url, taxpayerRuc: ruc })).body.data
    }
    return { taxpayerRuc: ruc, xml: await link('xml'), pdf: await link('pdf') }
  },
}
