import { catalogErrors, gatewayErrors } from '@etax/contracts'
import { AppError, fieldErrors, newId } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { App } from '../http/app.ts'
import { recordCaller } from '../http/domain/principal.ts'
import { answer, enveloped, envelopedPage, Failure, pageOf, paginationOf } from '../http/envelope.ts'
import { filterValue, pageQuery, pageQueryOf, TEST_KEY_REFUSED } from '../http/schema-parts.ts'
import type { Clients } from '../ports.ts'
import { readRecord } from './domain/catalog-record.ts'
import { namesOf, type RecordNames } from './domain/record-names.ts'
import { recordSchemas } from './record-schemas.ts'

type Catalog = Pick<Clients['catalog'], 'listRecords' | 'getRecord' | 'createRecord' | 'updateRecord' | 'deleteRecord'>

const ListQuery = Type.Object(pageQuery, { additionalProperties: filterValue })

/** Customers and products of the developer API: family A's records under other names, per taxpayer. */
export function recordRoutes(app: App, catalog: Catalog): void {
  for (const [name, one] of [
    ['customers', 'Customer'],
    ['products', 'Product'],
  ] as const) {
    const route = { name, names: namesOf(`developer/${name}`, one), what: `a ${one.toLowerCase()}` }
    readRoutes(app, catalog, route)
    writeRoutes(app, catalog, route)
  }
}

interface Route {
  name: string
  names: RecordNames
  what: string
}

const Id = Type.Object({ id: Type.String({ description: 'The id of the record.' }) })
const Nothing = Type.Unsafe<undefined>({ type: 'null', description: 'Done.' })

function readRoutes(app: App, catalog: Catalog, { name, names, what }: Route): void {
  const { record: Record } = recordSchemas(names)
  const listing = {
    operationId: `list${names.many}`,
    tags: [name],
    summary: `List ${name}, newest first`,
    description: 'Returns the records that match every filter. Continue with `page` or `cursor`.',
    querystring: ListQuery,
    response: { 200: pageOf(Record), 400: Failure },
  }
  app.get(`/${name}`, { schema: listing }, async (request) => {
    const { page, limit, cursor } = pageQueryOf(request.query)
    const filters = filtersIn(request.query)
    const query = {
      ...placeOf(request, name),
      filters: Buffer.from(JSON.stringify(filters.map(({ filter }) => filter))),
      limit,
      offset: cursor === '' ? (page - 1) * limit : 0,
      sort: '-createdAt',
      cursor,
    }
    const { records, total, nextCursor } = await catalog.listRecords(query).catch((error: unknown) => {
      throw asSent(error, filters)
    })
    return envelopedPage(request, records.map(readRecord), paginationOf({ page, limit }, { total, nextCursor }))
  })

  const reading = {
    operationId: `get${names.one}`,
    tags: [name],
    summary: `Read ${what}`,
    description: 'Returns the record.',
    params: Id,
    'x-errors': [catalogErrors.recordUnknown],
    response: { 200: answer(Record), 404: Failure },
  }
  app.get(`/${name}/:id`, { schema: reading }, async (request) => {
    const { record } = await catalog.getRecord(oneOf(request, name))
    return enveloped(request, readRecord(record))
  })
}

const { recordUnknown, recordChanged, recordInUse, keyTaken } = catalogErrors
const changeErrors = [recordUnknown, keyTaken, recordChanged]
const deleteErrors = [recordUnknown, recordInUse, recordChanged]

function writeRoutes(app: App, catalog: Catalog, { name, names, what }: Route): void {
  const { record: Record, input, change } = recordSchemas(names)
  const creating = {
    operationId: `create${names.one}`,
    'x-scope': 'records' as const,
    tags: [name],
    summary: `Create ${what}`,
    description: `Creates the record. ${TEST_KEY_REFUSED}`,
    body: input,
    'x-errors': [catalogErrors.keyTaken, gatewayErrors.liveKeyNeeded, gatewayErrors.recordsFull],
    response: { 201: answer(Record), 400: Failure, 403: Failure, 409: Failure },
  }
  const made = (request: FastifyRequest) => ({
    ...placeOf(request, name),
    ...recordCaller(request.principal),
    id: newId(),
    record: jsonOf(request),
  })
  const judgeNew = (request: FastifyRequest) => catalog.createRecord({ ...made(request), checkOnly: true })
  const creatingWith = { takesRecord: true, addsRecord: name, judge: judgeNew }
  app.post(`/${name}`, { schema: creating, config: creatingWith }, async (request, reply) => {
    const { record } = await catalog.createRecord(made(request))
    reply.code(201)
    return enveloped(request, readRecord(record))
  })

  const changing = {
    operationId: `update${names.one}`,
    'x-scope': 'records' as const,
    tags: [name],
    summary: `Change ${what}`,
    description:
      'Changes the fields that are sent. null clears a field that may be null; a required field refuses null. ' +
      TEST_KEY_REFUSED,
    params: Id,
    body: change,
    'x-errors': [...changeErrors, gatewayErrors.liveKeyNeeded],
    response: { 200: answer(Record), 400: Failure, 403: Failure, 404: Failure, 409: Failure },
  }
  const changed = (request: FastifyRequest) => ({
    ...oneOf(request, name),
    ...recordCaller(request.principal),
    record: jsonOf(request),
  })
  const judge = (request: FastifyRequest) => catalog.updateRecord({ ...changed(request), checkOnly: true })
  app.patch(`/${name}/:id`, { schema: changing, config: { takesRecord: true, judge } }, async (request) => {
    const { record } = await catalog.updateRecord(changed(request))
    return enveloped(request, readRecord(record))
  })

  const deleting = {
    operationId: `delete${names.one}`,
    'x-scope': 'records' as const,
    tags: [name],
    summary: `Delete ${what}`,
    description:
      'Deletes the record: lists and reads no longer show it. The answer is 409 while another ' +
      `record or unfinished work needs it. ${TEST_KEY_REFUSED}`,
    params: Id,
    'x-errors': [...deleteErrors, gatewayErrors.liveKeyNeeded],
    response: { 204: Nothing, 403: Failure, 404: Failure, 409: Failure },
  }
  app.delete(`/${name}/:id`, { schema: deleting }, async (request, reply) => {
    await catalog.deleteRecord({ ...oneOf(request, name), ...recordCaller(request.principal) })
    return reply.code(204).send(undefined)
  })
}

interface SentFilter {
  name: string
  filter: { field: string; operator: string; value: string }
}

function filtersIn(query: Record<string, unknown>): SentFilter[] {
  const filters = Object.entries(query).filter(([name]) => !(name in pageQuery))
  return filters.map(([name, value]) => {
    const [field = '', operator = 'eq'] = name.split('__')
    return { name, filter: { field, operator, value: String(value) } }
  })
}

/** Replaces catalog's names of filters by those that the caller sent. */
function asSent(error: unknown, filters: readonly SentFilter[]): unknown {
  if (!AppError.is(error) || error.code !== fieldErrors.invalidRequest.code) return error
  const names = new Map(filters.map(({ name, filter }) => [`filter.${filter.field}__${filter.operator}`, name]))
  const details = error.details.map(({ path, ...rest }) => ({ ...rest, path: names.get(path) ?? path }))
  return fieldErrors.invalidRequest({ details })
}

function placeOf({ principal, issuer }: FastifyRequest, name: string) {
  const { workspaceId, mode } = principal
  return { workspaceId, mode, ruc: issuer.ruc, resource: `developer/${name}` }
}

function oneOf(request: FastifyRequest, name: string) {
  const { id } = request.params as { id: string }
  return { ...placeOf(request, name), id }
}

function jsonOf({ body }: FastifyRequest): Buffer {
  return Buffer.from(JSON.stringify(body ?? null))
}
