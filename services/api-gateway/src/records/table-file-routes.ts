import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { catalogErrors, contextErrors, gatewayErrors } from '@etax/contracts'
import { AppError, fieldErrors, newId, type Params, rule } from '@etax/kernel'
import { Type } from 'typebox'
import { recordCeiling } from '../accounts/domain/plan.ts'
import type { App } from '../http/app.ts'
import { discardBody } from '../http/discard-body.ts'
import { type Principal, recordCaller } from '../http/domain/principal.ts'
import { ResourceFailure } from '../http/envelope.ts'
import { asFile, TEST_KEY_REFUSED } from '../http/schema-parts.ts'
import type { Clients } from '../ports.ts'
import type { LimitRecords } from './limit-records.ts'

type Catalog = Pick<Clients['catalog'], 'importRecords' | 'exportRecords'>
type Imported = Awaited<ReturnType<Catalog['importRecords']>>

const PART = 512 * 1024
const MAX_FILE_BYTES = 32 * 1024 * 1024

const Query = Type.Object(
  {
    taxpayerId: Type.String({
      description: 'The id of the taxpayer.',
      examples: ['01935a2e-7c1f-7abc-8def-0123456789ab'],
    }),
  },
  { additionalProperties: false },
)

const Csv = Type.Unsafe<string | Readable>({
  type: 'string',
  description: 'UTF-8, with a header line; decimals with a point.',
})

const KEYS: Record<string, string> = {
  customers:
    'A line with a known `identification` changes that customer. Headings may be in Spanish, such as ' +
    'Identificación, Tipo and Nombre; types may be the words RUC, Cédula, Pasaporte and Consumidor final.',
  products:
    'A line with a known `code` changes that product; `tax` is the code of a tax. Headings may be in Spanish, ' +
    'such as Código, Nombre, Precio and IVA.',
}
const NAMES: Record<string, string> = { customers: 'Customers', products: 'Products' }
const EXAMPLES: Record<string, string> = {
  customers:
    'identification,type,name,email,phone,address\r\n' +
    '1790085783001,04,CONSTRUCTORA DEL VALLE CIA. LTDA.,compras@constructora.example,022345678,Quito\r\n',
  products: 'code,name,price,tax\r\nMAR-16,Martillo 16 oz,12.50,IVA15\r\n',
}

interface TableFileDependencies {
  catalog: Catalog
  limitRecords: LimitRecords
}

export async function tableFileRoutes(app: App, { catalog, limitRecords }: TableFileDependencies): Promise<void> {
  app.addContentTypeParser('text/csv', async (_request: unknown, payload: Readable) => payload)
  for (const resource of ['customers', 'products']) {
    exportRoute(app, catalog, resource)
    importRoute(app, { catalog, limitRecords }, resource)
  }
}

function exportRoute(app: App, catalog: Catalog, resource: string): void {
  const schema = {
    operationId: `export${NAMES[resource]}`,
    tags: [resource],
    summary: `Export ${resource} of a taxpayer as CSV`,
    description: 'Streams all records as CSV. The file can be imported again.',
    querystring: Query,
    response: {
      200: { description: 'The file.', content: { 'text/csv': { schema: Csv, example: EXAMPLES[resource] } } },
      404: ResourceFailure,
    },
    'x-answer-headers': { 200: asFile(`${resource}.csv`) },
    'x-errors': [catalogErrors.recordUnknown],
  }
  app.get(`/${resource}/export`, { schema }, async (request, reply) => {
    const query = { workspaceId: request.principal.workspaceId, resource, taxpayerId: request.query.taxpayerId }
    // The first part comes before the headers, so that a failure still has a status.
    const first = await catalog.exportRecords({ ...query, cursor: '' })
    reply.header('content-type', 'text/csv; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="${resource}.csv"`)
    return reply.send(Readable.from(partsFrom(first, (cursor) => catalog.exportRecords({ ...query, cursor }))))
  })
}

type Exported = Awaited<ReturnType<Catalog['exportRecords']>>

async function* partsFrom(first: Exported, next: (cursor: string) => Promise<Exported>) {
  let part = first
  yield part.content
  while (part.nextCursor !== '') {
    part = await next(part.nextCursor)
    yield part.content
  }
}

const Counts = Type.Object(
  {
    created: Type.Integer({ minimum: 0, examples: [118] }),
    updated: Type.Integer({ minimum: 0, examples: [2] }),
    unchanged: Type.Integer({
      minimum: 0,
      examples: [40],
      description: 'Lines equal to the stored record; nothing is written for them.',
    }),
  },
  { title: 'ImportCounts' },
)

function importRoute(app: App, { catalog, limitRecords }: TableFileDependencies, resource: string): void {
  const schema = {
    operationId: `import${NAMES[resource]}`,
    tags: [resource],
    summary: `Import ${resource} of a taxpayer from CSV`,
    description:
      'Imports the whole file or nothing; a refusal names every wrong line. A file with only a header is ' +
      `accepted, with all counts 0. ${KEYS[resource]} The file has at most 32 MiB. ${TEST_KEY_REFUSED}`,
    'x-other-bodies': { 'text/csv': { ...Csv, maxLength: MAX_FILE_BYTES, examples: [EXAMPLES[resource]] } },
    querystring: Query,
    'x-errors': [
      catalogErrors.recordUnknown,
      contextErrors.testTaxpayerInProduction,
      gatewayErrors.liveKeyNeeded,
      gatewayErrors.recordsFull,
    ],
    response: { 200: Counts, 400: ResourceFailure, 403: ResourceFailure, 404: ResourceFailure },
  }
  app.post(`/${resource}/import`, { schema }, async ({ body, principal, query, headers, socket }) => {
    if (!(body instanceof Readable)) throw notCsv(headers['content-type'])
    const file = { ...recordCaller(principal), resource, taxpayerId: query.taxpayerId, importId: newId() }
    let part = 0
    let lines = 0
    let result: Imported | undefined
    try {
      if (Number(headers['content-length']) > MAX_FILE_BYTES)
        throw gatewayErrors.bodyTooLarge({ what: 'file', bytes: MAX_FILE_BYTES })
      for await (const { content, last } of inParts(body)) {
        lines += linesIn(content)
        // A file beyond the limit is refused before any line is stored; which lines are changes is known only at the
        // end.
        if (last || exceeds(principal, resource, lines)) await limitRecords(principal, resource, Math.max(0, lines - 1))
        const call = { ...file, part, content, last }
        result = last ? await finishImport(catalog, call) : await catalog.importRecords(call)
        part += 1
      }
    } catch (error) {
      // An oversized body is discarded before the answer.
      if (!AppError.is(error) || error.kind !== 'too-large') discardBody(body, socket, MAX_FILE_BYTES)
      throw error
    }
    return countsOf(result)
  })
}

function notCsv(sent: string | undefined): AppError {
  return gatewayErrors.contentTypeRefused({ reason: 'type', ...(sent !== undefined && { sent }), taken: ['text/csv'] })
}

const BREAK = 0x0a

/** Excludes the header; without a final line break the last line still counts. */
function linesIn(content: Buffer): number {
  let lines = 0
  for (let at = content.indexOf(BREAK); at >= 0; at = content.indexOf(BREAK, at + 1)) lines += 1
  return lines
}

function exceeds({ plan }: Principal, resource: string, lines: number): boolean {
  const most = recordCeiling(plan, resource)
  return most !== null && lines - 1 > most
}

const PAUSES_MS = [250, 1_000, 2_000, 4_000, 8_000]
const MAX_IMPORT_MS = 240_000

/**
 * Repeats the last part after an outage: catalog continues the same import. A repeat by the caller would be another
 * import, and would set the stock again.
 */
async function finishImport(catalog: Catalog, call: Parameters<Catalog['importRecords']>[0]): Promise<Imported> {
  const began = Date.now()
  for (const wait of [...PAUSES_MS, undefined]) {
    try {
      return await catalog.importRecords(call, { deadlineMs: 120_000 })
    } catch (error) {
      if (!AppError.is(error) || error.kind !== 'unavailable') throw error
      if (wait === undefined || Date.now() - began > MAX_IMPORT_MS) throw catalogErrors.importUnderWay({ cause: error })
      await pause(wait)
    }
  }
  throw catalogErrors.importUnderWay()
}

/** Equal parts, so that each call carries the most; the last part is marked. */
async function* inParts(body: Readable): AsyncGenerator<{ content: Buffer; last: boolean }> {
  let held: Buffer[] = []
  let size = 0
  let total = 0
  // Keeps the connection open for the answer.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    total += chunk.length
    if (total > MAX_FILE_BYTES) throw gatewayErrors.bodyTooLarge({ what: 'file', bytes: MAX_FILE_BYTES })
    held.push(chunk)
    size += chunk.length
    if (size < PART) continue
    yield { content: Buffer.concat(held), last: false }
    held = []
    size = 0
  }
  yield { content: Buffer.concat(held), last: true }
}

function countsOf(result: Imported | undefined) {
  if (result?.finished !== true) throw gatewayErrors.defect({ more: 'the import did not finish' })
  const { created, updated, unchanged, wrongLines, problems } = result
  if (wrongLines === 0) return { created, updated, unchanged }
  const details = problems.map(({ line, column, code, paramsJson, message }) => ({
    path: `line ${line}${column === '' ? '' : `, ${column}`}`,
    code: code || fieldErrors.againstSchema.code,
    // Older stored results have only their sentence.
    params: paramsJson === '' ? rule(message, message) : (JSON.parse(paramsJson) as Params),
    message,
    line,
    ...(column !== '' && { column }),
  }))
  throw fieldErrors.invalidRequest({ params: { wrongLines }, details })
}
