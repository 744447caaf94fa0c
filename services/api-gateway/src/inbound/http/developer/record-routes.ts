import { gatewayErrors } from '@etax/contracts'
import { fieldErrors, newId } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { readRecord } from '../../../domain/catalog-record.ts'
import type { Clients } from '../../../ports.ts'
import type { App } from '../app.ts'
import { enveloped, envelopedPage } from '../envelope.ts'

type Catalog = Pick<Clients['catalog'], 'listRecords' | 'getRecord' | 'createRecord' | 'updateRecord' | 'deleteRecord'>

const Body = Type.Unsafe<unknown>({ type: 'object', additionalProperties: true })
const LAST_ROW = 10_000

/** Customers and products of the developer API: family A's records under other names, of one taxpayer. */
export function recordRoutes(app: App, catalog: Catalog): void {
  for (const name of ['customers', 'products']) {
    readRoutes(app, catalog, name)
    writeRoutes(app, catalog, name)
  }
}

function readRoutes(app: App, catalog: Catalog, name: string): void {
  const listing = { tags: [name], summary: `List ${name}, newest first` }
  app.get(`/${name}`, { schema: listing }, async (request) => {
    const { page, limit, cursor, filters } = pageAskedFor(request.query as Record<string, unknown>)
    const { records, total, nextCursor } = await catalog.listRecords({
      ...placeOf(request, name),
      filters: Buffer.from(JSON.stringify(filters)),
      limit,
      offset: cursor === '' ? (page - 1) * limit : 0,
      sort: '-createdAt',
      cursor,
    })
    const totalPages = Math.ceil(total / limit)
    const pagination = { page, limit, total, totalPages, nextCursor: nextCursor || null }
    return envelopedPage(request, records.map(readRecord), pagination)
  })

  const reading = { tags: [name], summary: `Read one of the ${name}` }
  app.get(`/${name}/:id`, { schema: reading }, async (request) => {
    const { record } = await catalog.getRecord(oneOf(request, name))
    return enveloped(request, readRecord(record))
  })
}

function writeRoutes(app: App, catalog: Catalog, name: string): void {
  const creating = { tags: [name], summary: `Add to the ${name}`, body: Body }
  app.post(`/${name}`, { schema: creating }, async (request, reply) => {
    const made = { ...placeOf(request, name), id: newId(), record: jsonOf(request) }
    const { record } = await catalog.createRecord(made)
    reply.code(201)
    return enveloped(request, readRecord(record))
  })

  const changing = { tags: [name], summary: `Change one of the ${name}`, body: Body }
  app.patch(`/${name}/:id`, { schema: changing }, async (request) => {
    const { record } = await catalog.updateRecord({ ...oneOf(request, name), record: jsonOf(request) })
    return enveloped(request, readRecord(record))
  })

  const deleting = { tags: [name], summary: `Delete one of the ${name}` }
  app.delete(`/${name}/:id`, { schema: deleting }, async (request, reply) => {
    await catalog.deleteRecord(oneOf(request, name))
    return reply.code(204).send()
  })
}

/** Every other parameter is a filter; catalog checks it. */
function pageAskedFor({ page = '1', limit = '20', cursor = '', ...rest }: Record<string, unknown>) {
  const asked = { page: Number(page), limit: Number(limit), cursor: String(cursor) }
  const details = [
    ...(isCount(asked.page, Infinity) ? [] : [fieldErrors.outOfRange.at('page', 'must be a whole number, 1 or more')]),
    ...(isCount(asked.limit, 100) ? [] : [fieldErrors.outOfRange.at('limit', 'must be a whole number, 1 to 100')]),
    ...Object.entries(rest).flatMap(([name, value]) =>
      typeof value === 'string' ? [] : [fieldErrors.outOfRange.at(name, 'must be given once')],
    ),
  ]
  if (details.length > 0) throw fieldErrors.invalidRequest({ details })
  if (asked.cursor === '' && asked.page * asked.limit > LAST_ROW) throw gatewayErrors.pageTooFar()
  const filters = Object.entries(rest).map(([name, value]) => {
    const [field = '', operator = 'eq'] = name.split('__')
    return { field, operator, value }
  })
  return { ...asked, filters }
}

function isCount(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= max
}

function placeOf({ principal, issuer }: FastifyRequest, name: string) {
  const { workspaceId, mode } = principal
  return { workspaceId, mode, taxpayerRuc: issuer.ruc, resource: `developer/${name}` }
}

function oneOf(request: FastifyRequest, name: string) {
  const { id } = request.params as { id: string }
  return { ...placeOf(request, name), id }
}

function jsonOf({ body }: FastifyRequest): Buffer {
  return Buffer.from(JSON.stringify(body ?? null))
}
