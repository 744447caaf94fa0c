import { gatewayErrors, issuanceErrors, RECEIPT_STATUSES } from '@etax/contracts'
import { fieldErrors, words } from '@etax/kernel'
import { orderKinds, withExample } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import type { App } from '../http/app.ts'
import type { BaseUrl } from '../http/base-url.ts'
import { allowanceOf, callerByKey, callerOf } from '../http/domain/principal.ts'
import { reversedSpan } from '../http/domain/reversed-span.ts'
import type { Warned } from '../http/domain/warned.ts'
import { answer, enveloped, envelopedPage, Failure, pageOf, paginationOf } from '../http/envelope.ts'
import {
  day,
  described,
  filterValue,
  notBlank,
  OnlineQuery,
  oneOf,
  pageQuery,
  pageQueryOf,
  strict,
  text,
} from '../http/schema-parts.ts'
import type { Clients } from '../ports.ts'
import { type RpcReceipt, receiptFor, statusView } from './domain/receipt-view.ts'
import type { Files } from './locate-file.ts'
import { ReceiptId, receiptRequestOf } from './receipt-request-of.ts'
import { FileBody, ReceiptBody, StatusBody } from './receipt-schemas.ts'

export interface ReceiptDependencies {
  issuance: Clients['issuance']
  files: Files
  baseUrl: BaseUrl
  now: () => number
}

const statuses = Type.String({
  pattern: `^(${RECEIPT_STATUSES.join('|')})(,(${RECEIPT_STATUSES.join('|')}))*$`,
  // A release published an enumeration: a pattern would look narrower to tools that compare.
  published: { pattern: undefined, form: undefined },
  form: words(
    `one of ${RECEIPT_STATUSES.join(', ')}, or several joined with commas, such as ERROR,REJECTED`,
    `uno de ${RECEIPT_STATUSES.join(', ')}, o varios unidos con comas, por ejemplo ERROR,REJECTED`,
  ),
  description: `${RECEIPT_STATUSES.join(', ')}: one, or several joined with commas.`,
  examples: ['ERROR,REJECTED'],
})

const ListQuery = strict({
  ...pageQuery,
  status: Type.Optional(statuses),
  from: Type.Optional(described(day, 'First issue date, YYYY-MM-DD.')),
  to: Type.Optional(described(day, 'Last issue date, YYYY-MM-DD.')),
  devReference: Type.Optional(described(filterValue, 'Your own reference of the order.')),
  customerIdentification: Type.Optional(described(filterValue, "The customer's identification.")),
  number: Type.Optional(
    Type.String({
      pattern: '^([0-9]{3}-[0-9]{3}-)?[0-9]{1,9}$',
      form: words(
        'a number, such as 001-001-000000123, or its last part alone, such as 123',
        'un número, por ejemplo 001-001-000000123, o solo su última parte, por ejemplo 123',
      ),
      description: 'The number, or only its last part, of any series. Leading zeros of the last part may be left out.',
      examples: ['001-001-000000123'],
    }),
  ),
  accessKey: Type.Optional(
    Type.String({
      pattern: '^[0-9]{49}$',
      form: words('an access key: 49 digits', 'una clave de acceso: 49 dígitos'),
      description: 'The access key: 49 digits.',
      examples: ['2111202601179999999000110010010000000011234567813'],
    }),
  ),
  modifies: Type.Optional(
    Type.String({
      pattern: '^[0-9]{3}-[0-9]{3}-[0-9]{9}$',
      form: words(
        'the number of an invoice, such as 001-001-000000123',
        'el número de una factura, por ejemplo 001-001-000000123',
      ),
      description: 'The number of an invoice: lists the credit and debit notes that modify it.',
      examples: ['001-001-000000123'],
    }),
  ),
  q: Type.Optional(
    Type.String({
      pattern: '\\S',
      maxLength: 300,
      form: words(
        'at most 300 characters to look for, or be left out: an empty text finds nothing',
        'un texto de a lo sumo 300 caracteres para buscar, o no enviarse: uno vacío no encuentra nada',
      ),
      description:
        'Free text: a number or its last part, an access key, a devReference, a customer’s identification, or ' +
        'words of a customer’s name. The beginnings of words suffice, in any order; case and accents do not ' +
        'matter.',
      examples: ['maria p'],
    }),
  ),
})

const ListAllQuery = strict({
  ...ListQuery.properties,
  documentType: Type.Optional(
    described(oneOf(...orderKinds.map(({ documentType }) => documentType)), 'Only documents of this kind.'),
  ),
})

interface Listed {
  path: string
  documentType: string
  kind: string
}

const listed: readonly Listed[] = [
  { path: '/receipts', documentType: '', kind: '' },
  ...orderKinds.map(({ path, documentType, component }) => ({
    path,
    documentType,
    kind: component.replace(/Order$/, ''),
  })),
]

const tags = ['receipts']

export function receiptRoutes(app: App, needs: ReceiptDependencies): void {
  readingRoutes(app, needs)
  fileRoutes(app, needs)
  changingRoutes(app, needs)
  for (const one of listed) listRoute(app, needs, one)
  usageRoute(app, needs)
}

function readingRoutes(app: App, { issuance }: ReceiptDependencies): void {
  const detail = {
    operationId: 'getReceipt',
    tags,
    summary: 'Get a receipt',
    description: 'Returns the receipt with its status, totals, messages and mails.',
    params: ReceiptId,
    querystring: OnlineQuery,
    response: { 200: answer(ReceiptBody), 404: Failure },
    'x-errors': [gatewayErrors.receiptUnknown],
  }
  app.get('/receipts/:id', { schema: detail }, async (request) => {
    const { receipt, warnings } = await read(request, request.query.online)
    return enveloped(request, receiptFor(request, receipt), warnings)
  })

  const status = {
    operationId: 'getReceiptStatus',
    tags,
    summary: 'Get the status of a receipt',
    description:
      'Returns the status of the receipt. COMPLETED, REJECTED and RETURNED are final; a receipt in ERROR can be ' +
      'retried.',
    params: ReceiptId,
    querystring: OnlineQuery,
    response: { 200: answer(StatusBody), 404: Failure },
    'x-errors': [gatewayErrors.receiptUnknown],
  }
  app.get('/receipts/:id/status', { schema: status }, async (request) => {
    const { receipt, warnings } = await read(request, request.query.online)
    return enveloped(request, statusView(request, receipt), warnings)
  })

  /** Waits for the authority only with `online=true`. */
  async function read(request: FastifyRequest, online: 'true' | 'false' = 'false'): Promise<ReadReceipt> {
    const query = receiptRequestOf(request)
    if (online === 'false') return { receipt: await issuance.findReceipt(query), warnings: [] }
    const { receipt, warnings } = await issuance.checkReceipt(query, { deadlineMs: CHECK_MS })
    if (receipt === null) throw gatewayErrors.receiptUnknown({ id: query.id })
    return { receipt, warnings }
  }
}

const CHECK_MS = 15_000

interface ReadReceipt {
  receipt: RpcReceipt
  warnings: readonly Warned[]
}

function fileRoutes(app: App, { files, baseUrl }: ReceiptDependencies): void {
  for (const kind of ['xml', 'pdf'] as const) {
    const schema = {
      operationId: kind === 'xml' ? 'getReceiptXml' : 'getReceiptPdf',
      tags,
      summary: kind === 'xml' ? 'Get a link to the authorized XML' : 'Get a link to the PDF',
      description: 'Returns a signed link. The link needs no key: you can give it to the recipient of the document.',
      params: ReceiptId,
      response: { 200: answer(FileBody), 404: Failure, 409: Failure },
      'x-errors': [
        gatewayErrors.receiptUnknown,
        kind === 'xml' ? gatewayErrors.xmlNotReady : gatewayErrors.pdfNotReady,
      ],
    }
    app.get(`/receipts/:id/${kind}`, { schema }, async (request) => {
      const { id } = receiptRequestOf(request)
      const { link, fileName, ...rest } = await files.locate(request.principal, request.issuer.ruc, id, kind)
      const url = `${baseUrl()}/files/${link}/${encodeURIComponent(fileName)}`
      return enveloped(request, { url, fileName, ...rest })
    })
  }
}

function changingRoutes(app: App, { issuance, now }: ReceiptDependencies): void {
  const schema = { tags, params: ReceiptId, response: { 200: answer(ReceiptBody), 404: Failure, 409: Failure } }
  const retrying = {
    ...schema,
    operationId: 'retryReceipt',
    summary: 'Retry a receipt of any kind in ERROR',
    description:
      'Continues the work of a receipt in ERROR, with the same number and access key. A receipt ' +
      'with another status gets 409.',
    'x-errors': [
      ...[gatewayErrors.receiptUnknown, issuanceErrors.notInError],
      ...[issuanceErrors.quotaUsedUp, issuanceErrors.excessUsedUp],
    ],
  }
  app.post('/invoices/:id/retry', { schema: retrying }, async (request) => {
    const allowance = allowanceOf(request.principal, new Date(now()))
    return enveloped(request, receiptFor(request, await issuance.retry({ ...receiptRequestOf(request), allowance })))
  })

  const body = strict(
    {
      reason: described(
        withExample(notBlank(300), words('wrong customer', 'cliente equivocado')),
        'The reason; the receipt shows it.',
      ),
    },
    { title: 'VoidRequest' },
  )
  const voiding = {
    ...schema,
    operationId: 'voidReceipt',
    summary: 'Mark a receipt as voided, only here',
    description:
      'Marks the receipt here and changes nothing at the authority: annul the document there. Until ' +
      '`?online=true` finds it cancelled at the authority, the receipt counts in reports and in the balance of its ' +
      'invoice. Credit and debit notes on a voided document are refused.',
    body: { ...body, examples: [{ reason: 'wrong customer' }] },
    'x-errors': [gatewayErrors.receiptUnknown, issuanceErrors.voidedAlready],
  }
  app.post('/receipts/:id/void', { schema: voiding }, async (request) =>
    enveloped(
      request,
      receiptFor(request, await issuance.void({ ...receiptRequestOf(request), reason: request.body.reason })),
    ),
  )
}

function listRoute(app: App, { issuance }: ReceiptDependencies, { path, documentType: ofPath, kind }: Listed): void {
  const words = path.slice(1).replaceAll('-', ' ')
  const schema = {
    operationId: `list${kind}Receipts`,
    tags,
    summary: ofPath === '' ? 'List receipts, newest first' : `List receipts of ${words}, newest first`,
    description:
      'Lists receipts that match every filter. Pages and the count end at row 10,000. Send `cursor` ' +
      'to read all rows; each page takes the same time.',
    querystring: ofPath === '' ? ListAllQuery : ListQuery,
    response: { 200: pageOf(ReceiptBody), 400: Failure },
    'x-errors': [gatewayErrors.pageTooFar, issuanceErrors.cursorUnknown],
  }
  app.get(path, { schema }, async (request) => {
    const {
      page: _page,
      limit: _limit,
      cursor: _cursor,
      status,
      ...filters
    }: Static<typeof ListAllQuery> = request.query
    const page = pageQueryOf(request.query)
    refuseReversed(request.query)
    const { receipts, ...counted } = await issuance.listReceipts({
      caller: callerOf(request.principal),
      ruc: request.issuer.ruc,
      documentType: ofPath,
      statuses: [...new Set(status?.split(','))],
      ...page,
      ...filters,
    })
    const views = receipts.map((receipt) => receiptFor(request, receipt))
    return envelopedPage(request, views, paginationOf(page, counted))
  })
}

/** Such a list is always empty, which hides the mistake. */
function refuseReversed({ from, to }: { from?: string; to?: string }): void {
  if (from === undefined || to === undefined || from <= to) return
  throw fieldErrors.invalidRequest({ details: [reversedSpan(from, to)] })
}

const counts = (description: string, example: Record<string, number>) =>
  Type.Record(text, Type.Integer(), { description, examples: [example] })
const countOrNull = (description: string, example: number) =>
  Type.Unsafe<number | null>({ type: ['integer', 'null'], description, examples: [example] })

const used = {
  used: Type.Integer({ description: 'The receipts that count for the quota.', examples: [7] }),
  byDocumentType: counts('The number of receipts by kind of document.', { INVOICE: 7 }),
  byStatus: counts('The number of receipts by status.', { COMPLETED: 6, REJECTED: 1 }),
}

const Usage = Type.Object(
  {
    plan: Type.String({ examples: ['free'] }),
    period: Type.Object({
      from: Type.String({ description: 'The first day of the period, YYYY-MM-DD.', examples: ['2026-11-01'] }),
      to: Type.String({ description: 'The last day of the period, YYYY-MM-DD.', examples: ['2026-11-30'] }),
    }),
    trial: Type.Boolean({
      description: 'true: the plan is for a first month only, and allows no receipts afterwards.',
      examples: [false],
    }),
    quota: countOrNull('The receipts that the plan allows in the period; null means no limit.', 100),
    excessQuota: Type.Integer({ description: 'The receipts that the plan allows beyond the quota.', examples: [10] }),
    remaining: countOrNull(
      'The remaining receipts of the workspace, quota and excess together; null means no limit.',
      103,
    ),
    ...used,
    workspace: Type.Object(used, {
      title: 'WorkspaceUsage',
      description:
        'The same figures for all keys of the mode and the dashboard together: the quota belongs to the workspace.',
    }),
  },
  {
    title: 'Usage',
    description:
      'With an API key, used, byDocumentType and byStatus count the receipts issued with that key. With a ' +
      'session they count those of the workspace.',
  },
)

function usageRoute(app: App, { issuance, now }: ReceiptDependencies): void {
  const schema = {
    operationId: 'getUsage',
    tags: ['usage'],
    summary: 'Get the usage of the key and its workspace in this period',
    description: 'Returns the used and remaining receipts of the quota in this period, by kind of document and status.',
    response: { 200: answer(Usage) },
  }
  app.get('/usage', { schema }, async (request) => {
    const { principal } = request
    const { limited, quota, excess, period, from, to } = allowanceOf(principal, new Date(now()))
    const usage = await issuance.describeUsage({ caller: callerByKey(principal), period })
    const { used, byDocumentType, byStatus } = usage
    const workspace = { used, byDocumentType, byStatus }
    const ofKey = {
      used: usage.usedByKey,
      byDocumentType: usage.byDocumentTypeOfKey,
      byStatus: usage.byStatusOfKey,
    }
    return enveloped(request, {
      plan: principal.planName,
      period: { from, to },
      trial: principal.plan.trial,
      quota: limited ? quota : null,
      excessQuota: excess,
      remaining: limited ? Math.max(0, quota + excess - used) : null,
      ...(principal.key === null ? workspace : ofKey),
      workspace,
    })
  })
}
