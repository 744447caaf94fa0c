import { newId } from '@etax/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { readRecord } from '../../../domain/catalog-record.ts'
import { readListQuery } from '../../../domain/family-a-query.ts'
import { recordCaller } from '../../../domain/principal.ts'
import type { GuardSeries } from '../../../guard-series.ts'
import type { Clients } from '../../../ports.ts'
import type { ShowTaxpayers } from '../../../show-taxpayers.ts'
import type { App } from '../app.ts'
import type { BaseUrl } from '../base-url.ts'
import { ResourceFailure } from '../envelope.ts'
import type { Wording } from '../error-answers.ts'
import { type ResourceRoute, resourceTable } from './resource-table.ts'

type Catalog = Pick<
  Clients['catalog'],
  'listRecords' | 'getRecord' | 'createRecord' | 'updateRecord' | 'deleteRecord' | 'ensureDefaultTaxes'
>

export interface ResourceDependencies {
  catalog: Catalog
  guardSeries: GuardSeries
  showTaxpayers: ShowTaxpayers
  baseUrl: BaseUrl
}

interface Route extends ResourceRoute {
  list: string
  one: string
}

/**
 * Family A: every row of the table becomes its routes. Catalog stores and checks the records, and answers them as
 * clients see them: here they are passed on as JSON.
 */
export function resourceRoutes(app: App, dependencies: ResourceDependencies): void {
  const { catalog, guardSeries } = dependencies
  defaultTaxesRoute(app, catalog)
  for (const row of resourceTable) {
    const route = { ...row, list: `/${row.resource}`, one: `/${row.resource}/:id` }
    readRoutes(app, dependencies, route)
    if (row.writes.includes('create')) createRoute(app, catalog, route)
    if (row.writes.includes('update')) updateRoute(app, { catalog, guardSeries }, route)
    if (row.writes.includes('delete')) deleteRoute(app, { catalog, guardSeries }, route)
  }
}

const Anything = Type.Unsafe<unknown>({ type: 'object', additionalProperties: true })

function readRoutes(app: App, { catalog, showTaxpayers, baseUrl }: ResourceDependencies, route: Route): void {
  const { resource, completed = false } = route
  const shown = async ({ principal }: FastifyRequest, records: Buffer[]): Promise<Buffer[]> => {
    if (!completed) return records
    const complete = await showTaxpayers(principal.workspaceId, records.map(readRecord), baseUrl())
    return complete.map((record) => Buffer.from(JSON.stringify(record)))
  }
  const listing = {
    // Catalog knows which members a list takes, and refuses any other.
    schema: { ...described(route, 'List', { 500: ResourceFailure }), querystring: Anything },
    config: { wording: wordingOf(route, 'list') },
  }
  app.get(route.list, listing, async (request, reply) => {
    const { filters, ...page } = readListQuery(searchOf(request))
    const { records, total } = await catalog.listRecords({
      ...callerIn(request),
      resource,
      filters: Buffer.from(JSON.stringify(filters)),
      ...page,
    })
    reply.header('x-total-count', total)
    return sendList(reply, await shown(request, records))
  })

  const reading = {
    schema: described(route, 'Read', { 404: ResourceFailure }),
    config: { wording: wordingOf(route, 'get') },
  }
  app.get(route.one, reading, async (request, reply) => {
    const { record } = await catalog.getRecord(named(request, resource))
    return sendJson(reply, ...(await shown(request, [record])))
  })
}

function defaultTaxesRoute(app: App, catalog: Catalog): void {
  const schema = { tags: ['taxes'], summary: 'The default taxes, made where they are missing' }
  app.get('/taxes/default', { schema }, async (request, reply) => {
    const { records } = await catalog.ensureDefaultTaxes({ workspaceId: request.principal.workspaceId })
    return sendList(reply, records)
  })
}

function createRoute(app: App, catalog: Catalog, route: Route): void {
  const { resource, createdAt = route.list } = route
  const schema = { ...described(route, 'Create', { 400: ResourceFailure, 409: ResourceFailure }), body: Anything }
  const options = { schema, config: { wording: wordingOf(route, 'create'), takesRecord: true } }
  app.post(createdAt, options, async (request, reply) => {
    const made = { ...callerIn(request), resource, id: newId(), record: jsonOf(request) }
    const { record } = await catalog.createRecord(made)
    return sendJson(reply.code(201), record)
  })
}

type Writing = Pick<ResourceDependencies, 'catalog' | 'guardSeries'>

function updateRoute(app: App, { catalog, guardSeries }: Writing, route: Route): void {
  const schema = {
    ...described(route, 'Change', { 400: ResourceFailure, 404: ResourceFailure, 409: ResourceFailure }),
    ...guarded(route),
    body: Anything,
  }
  const options = { schema, config: { wording: wordingOf(route, 'update'), takesRecord: true } }
  app.put(route.one, options, async (request, reply) => {
    const { resource } = route
    const { body } = request
    await guardSeries(request.principal, { ...named(request, resource), body: body ?? null })
    const change = { ...recordCaller(request.principal), ...named(request, resource), record: jsonOf(request) }
    const { record } = await catalog.updateRecord(change)
    return sendJson(reply, record)
  })
}

function deleteRoute(app: App, { catalog, guardSeries }: Writing, route: Route): void {
  const { resource, deleted } = route
  const schema = {
    ...described(route, 'Delete', { 403: ResourceFailure, 404: ResourceFailure, 409: ResourceFailure }),
    ...guarded(route),
  }
  const options = { schema, config: { wording: wordingOf(route, 'delete') } }
  app.delete(route.one, options, async (request, reply) => {
    await guardSeries(request.principal, named(request, resource))
    await catalog.deleteRecord({ ...recordCaller(request.principal), ...named(request, resource) })
    if (deleted === undefined) return reply.code(204).send()
    return deleted
  })
}

/** The specification's own words, and `<Resource> with id <id> not found` where it has none. */
function wordingOf({ name, words = {} }: Route, action: keyof NonNullable<Route['words']>): Wording {
  return { missing: (id) => `${name} with id ${id} not found`, ...words[action] }
}

function described({ resource, name }: Route, verb: string, response: object) {
  return { tags: [resource], summary: `${verb} ${name.toLowerCase()}`, response }
}

function guarded({ guarded: description }: Route): { description?: string } {
  return description === undefined ? {} : { description }
}

function named(request: FastifyRequest, resource: string) {
  const { id } = request.params as { id: string }
  return { ...callerIn(request), resource, id }
}

/** The mode decides which receipt an invoice shows. */
function callerIn({ principal }: FastifyRequest) {
  const { workspaceId, mode } = principal
  return { workspaceId, mode }
}

function jsonOf({ body }: FastifyRequest): Buffer {
  return Buffer.from(JSON.stringify(body ?? null))
}

function searchOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}

const OPEN = Buffer.from('[')
const COMMA = Buffer.from(',')
const CLOSE = Buffer.from(']')

function sendList(reply: FastifyReply, records: readonly Buffer[]): FastifyReply {
  return sendJson(reply, Buffer.concat([OPEN, ...separated(records), CLOSE]))
}

function separated(records: readonly Buffer[]): Buffer[] {
  return records.flatMap((record, index) => (index === 0 ? [record] : [COMMA, record]))
}

/** Records are JSON already. */
function sendJson(reply: FastifyReply, json?: Buffer): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(json)
}
