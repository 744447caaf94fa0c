import { AppError, fieldErrors, newId } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { readRecord } from '../../../domain/catalog-record.ts'
import type { Clients } from '../../../ports.ts'
import type { App } from '../app.ts'
import { enveloped, envelopedPage, paginationOf } from '../envelope.ts'
import { filterValue, pageAskedFor, pageQuery } from '../schema-parts.ts'

type Catalog = Pick<Clients['catalog'], 'listRecords' | 'getRecord' | 'createRecord' | 'updateRecord' | 'deleteRecord'>

const Body = Type.Unsafe<unknown>({ type: 'object', additionalProperties: true })

const ListQuery = Type.Object(pageQuery, { additionalProperties: filterValue })

/** Customers and products of the developer API: family A's records under other names, of one taxpayer. */
export function recordRoutes(app: App, catalog: Catalog): void {
  for (const name of ['customers', 'products']) {
    readRoutes(app, catalog, name)
    writeRoutes(app, catalog, name)
  }
}

function readRoutes(app: App, catalog: Catalog, name: string): void {
  const listing = { tags: [name], summary: `List ${name}, newest first`, querystring: ListQuery }
  app.get(`/${name}`, { schema: listing }, async (request) => {
    const { page, limit, cursor } = pageAskedFor(request.query)
    const filters = filtersIn(request.query)
    const asked = {
      ...placeOf(request, name),
      filters: Buffer.from(JSON.stringify(filters.map(({ filter }) => filter))),
      limit,
      offset: cursor === '' ? (page - 1) * limit : 0,
      sort: '-createdAt',
      cursor,
    }
    const { records, total, nextCursor } = await catalog.listRecords(asked).catch((error: unknown) => {
      throw asSent(error, filters)
    })
    return envelopedPage(request, records.map(readRecord), paginationOf({ page, limit }, { total, nextCursor }))
  })

  const reading = { tags: [name], summary: `Read one of the ${name}` }
  app.get(`/${name}/:id`, { schema: reading }, async (request) => {
    const { record } = await catalog.getRecord(oneOf(request, name))
    return enveloped(request, readRecord(record))
  })
}

function writeRoutes(app: App, catalog: Catalog, name: string): void {
  const creating = { tags: [name], summary: `Add to the ${name}`, body: Body }
  app.post(`/${name}`, { schema: creating, config: { takesRecord: true } }, async (request, reply) => {
    const made = { ...placeOf(request, name), id: newId(), record: jsonOf(request) }
    const { record } = await catalog.createRecord(made)
    reply.code(201)
    return enveloped(request, readRecord(record))
  })

  const changing = { tags: [name], summary: `Change one of the ${name}`, body: Body }
  app.patch(`/${name}/:id`, { schema: changing, config: { takesRecord: true } }, async (request) => {
    const { record } = await catalog.updateRecord({ ...oneOf(request, name), record: jsonOf(request) })
    return enveloped(request, readRecord(record))
  })

  const deleting = { tags: [name], summary: `Delete one of the ${name}` }
  app.delete(`/${name}/:id`, { schema: deleting }, async (request, reply) => {
    await catalog.deleteRecord(oneOf(request, name))
    return reply.code(204).send()
  })
}

interface SentFilter {
  /** As it stands in the query: `name` or `name__like`. */
  name: string
  filter: { field: string; operator: string; value: string }
}

/** Every other parameter is a filter; catalog checks it. */
function filtersIn(query: Record<string, unknown>): SentFilter[] {
  const filters = Object.entries(query).filter(([name]) => !(name in pageQuery))
  return filters.map(([name, value]) => {
    const [field = '', operator = 'eq'] = name.split('__')
    return { name, filter: { field, operator, value: String(value) } }
  })
}

/** Catalog names filters as the resource API writes them; the caller is told the names that were sent. */
function asSent(error: unknown, filters: readonly SentFilter[]): unknown {
  if (!AppError.is(error) || error.code !== fieldErrors.invalidRequest.code) return error
  const names = new Map(filters.map(({ name, filter }) => [`filter.${filter.field}__${filter.operator}`, name]))
  const details = error.details.map(({ path, ...said }) => ({ ...said, path: names.get(path) ?? path }))
  return fieldErrors.invalidRequest({ details })
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
