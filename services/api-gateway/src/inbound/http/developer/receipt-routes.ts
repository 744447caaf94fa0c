import { gatewayErrors } from '@etax/contracts'
import { isUuid } from '@etax/kernel'
import { orderKinds } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { allowanceOf, callerOf } from '../../../domain/principal.ts'
import { type Receipt, receiptView, statusView } from '../../../domain/receipt-view.ts'
import type { Files } from '../../../locate-file.ts'
import type { Clients } from '../../../ports.ts'
import type { App } from '../app.ts'
import type { BaseUrl } from '../base-url.ts'
import { answer, enveloped, envelopedPage, Failure, pageOf, paginationOf, type Warning } from '../envelope.ts'
import {
  day,
  filterValue,
  notBlank,
  OnlineQuery,
  oneOf,
  pageAskedFor,
  pageQuery,
  strict,
  text,
  threeDigits,
} from '../schema-parts.ts'
import { FileBody, ReceiptBody, StatusBody } from './receipt-schemas.ts'

export interface ReceiptDependencies {
  issuance: Clients['issuance']
  files: Files
  baseUrl: BaseUrl
  now: () => number
}

const ReceiptId = Type.Object({ id: Type.String({ description: "The receipt's UUID or its access key." }) })

const ListQuery = strict({
  ...pageQuery,
  status: Type.Optional(
    oneOf('DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED', 'COMPLETED', 'REJECTED', 'RETURNED', 'ERROR'),
  ),
  from: Type.Optional(day),
  to: Type.Optional(day),
  devReference: Type.Optional(filterValue),
  customerIdentification: Type.Optional(filterValue),
})

const Sequential = strict({
  establishment: threeDigits,
  emissionPoint: threeDigits,
  next: Type.Integer({ minimum: 1, maximum: 999_999_999 }),
})

const listed: readonly { path: string; documentType: string }[] = [
  { path: '/receipts', documentType: '' },
  ...orderKinds,
]

export function receiptRoutes(app: App, needs: ReceiptDependencies): void {
  readingRoutes(app, needs)
  fileRoutes(app, needs)
  changingRoutes(app, needs)
  for (const { path, documentType } of listed) {
    listRoute(app, needs, path, documentType)
    if (documentType !== '') sequentialRoute(app, needs, `${path}/sequential`, documentType)
  }
  usageRoute(app, needs)
}

function readingRoutes(app: App, { issuance }: ReceiptDependencies): void {
  const asked = { tags: ['receipts'], params: ReceiptId, querystring: OnlineQuery }
  const detail = { ...asked, response: { 200: answer(ReceiptBody), 404: Failure } }
  app.get('/receipts/:id', { schema: { ...detail, summary: 'One receipt' } }, async (request) => {
    const { receipt, warnings } = await read(request, request.query.online)
    return enveloped(request, receiptView(receipt), warnings)
  })

  const status = { ...asked, response: { 200: answer(StatusBody), 404: Failure } }
  app.get('/receipts/:id/status', { schema: { ...status, summary: 'Where a receipt stands' } }, async (request) => {
    const { receipt, warnings } = await read(request, request.query.online)
    return enveloped(request, statusView(receipt), warnings)
  })

  /** Only who says so waits for the authority. */
  async function read(request: FastifyRequest, online: 'true' | 'false' = 'false'): Promise<ReadReceipt> {
    if (online === 'false') return { receipt: await issuance.findReceipt(askedFor(request)), warnings: [] }
    const { receipt, warnings } = await issuance.checkReceipt(askedFor(request), { deadlineMs: CHECK_MS })
    if (receipt === null) throw gatewayErrors.receiptUnknown()
    return { receipt, warnings }
  }
}

/** More than issuance waits for the authority. */
const CHECK_MS = 15_000

interface ReadReceipt {
  receipt: Receipt
  warnings: readonly Warning[]
}

function fileRoutes(app: App, { files, baseUrl }: ReceiptDependencies): void {
  for (const kind of ['xml', 'pdf'] as const) {
    const schema = {
      tags: ['receipts'],
      summary: kind === 'xml' ? 'Where the authorized XML can be fetched' : 'Where the PDF can be fetched',
      params: ReceiptId,
      response: { 200: answer(FileBody), 404: Failure, 409: Failure },
    }
    app.get(`/receipts/:id/${kind}`, { schema }, async (request) => {
      const { id } = askedFor(request)
      const { link, fileName, ...rest } = await files.locate(request.principal, request.issuer.ruc, id, kind)
      const url = `${baseUrl()}/files/${link}/${encodeURIComponent(fileName)}`
      return enveloped(request, { url, fileName, ...rest })
    })
  }
}

function changingRoutes(app: App, { issuance, now }: ReceiptDependencies): void {
  const schema = {
    tags: ['receipts'],
    params: ReceiptId,
    response: { 200: answer(ReceiptBody), 404: Failure, 409: Failure },
  }
  const retrying = { ...schema, summary: 'Retry a receipt of any kind that ended in ERROR' }
  app.post('/invoices/:id/retry', { schema: retrying }, async (request) => {
    const allowance = allowanceOf(request.principal, new Date(now()))
    return enveloped(request, receiptView(await issuance.retry({ ...askedFor(request), allowance })))
  })

  const body = strict({ reason: notBlank(300) })
  const voiding = { ...schema, body, summary: 'Mark a receipt as voided, here only' }
  app.post('/receipts/:id/void', { schema: voiding }, async (request) =>
    enveloped(request, receiptView(await issuance.void({ ...askedFor(request), reason: request.body.reason }))),
  )
}

function listRoute(app: App, { issuance }: ReceiptDependencies, path: string, documentType: string): void {
  const schema = {
    tags: ['receipts'],
    summary: 'Receipts, newest first',
    querystring: ListQuery,
    response: { 200: pageOf(ReceiptBody), 400: Failure },
  }
  app.get(path, { schema }, async (request) => {
    const { page: _page, limit: _limit, cursor: _cursor, ...filters } = request.query
    const asked = pageAskedFor(request.query)
    const { receipts, total, nextCursor } = await issuance.listReceipts({
      caller: callerOf(request.principal),
      taxpayerRuc: request.issuer.ruc,
      documentType,
      ...asked,
      ...filters,
    })
    const views = receipts.map((receipt) => receiptView(receipt))
    return envelopedPage(request, views, paginationOf(asked, { total, nextCursor }))
  })
}

function sequentialRoute(app: App, { issuance }: ReceiptDependencies, path: string, documentType: string): void {
  const schema = {
    tags: ['receipts'],
    summary: 'Set the number of the next document',
    description:
      'Of a series that the taxpayer has: 400 where it has no such establishment or emission point. 409 where the number, ' +
      'or a later one, is used already. Afterwards the registry number of the taxpayer cannot change any more.',
    body: Sequential,
    response: { 200: answer(Sequential), 400: Failure, 409: Failure },
  }
  app.patch(path, { schema }, async (request) => {
    const caller = callerOf(request.principal)
    const { establishment, emissionPoint, next } = await issuance.setNextSequential({
      caller,
      taxpayerRuc: request.issuer.ruc,
      documentType,
      ...request.body,
    })
    return enveloped(request, { establishment, emissionPoint, next })
  })
}

const Counts = Type.Record(text, Type.Integer())

const Usage = Type.Object({
  plan: text,
  period: Type.Object({ from: text, to: text }),
  quota: Type.Unsafe<number | null>({ type: ['integer', 'null'], description: 'null: no limit.' }),
  excessQuota: Type.Integer(),
  used: Type.Integer(),
  remaining: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  byDocumentType: Counts,
  byStatus: Counts,
})

function usageRoute(app: App, { issuance, now }: ReceiptDependencies): void {
  const schema = { tags: ['usage'], summary: 'Usage in the current month', response: { 200: answer(Usage) } }
  app.get('/usage', { schema }, async (request) => {
    const { principal } = request
    const { limited, quota, excess, period, from, to } = allowanceOf(principal, new Date(now()))
    const { used, byDocumentType, byStatus } = await issuance.describeUsage({ caller: callerOf(principal), period })
    return enveloped(request, {
      plan: principal.planName,
      period: { from, to },
      quota: limited ? quota : null,
      excessQuota: excess,
      used,
      remaining: limited ? Math.max(0, quota + excess - used) : null,
      byDocumentType,
      byStatus,
    })
  })
}

/** What names a receipt of the caller's taxpayer. What cannot be an id is not asked for. */
function askedFor({ principal, issuer, params }: FastifyRequest) {
  const { id } = params as { id: string }
  if (!isUuid(id) && !/^\d{49}$/.test(id)) throw gatewayErrors.receiptUnknown()
  return { caller: callerOf(principal), id: id.toLowerCase(), taxpayerRuc: issuer.ruc }
}
