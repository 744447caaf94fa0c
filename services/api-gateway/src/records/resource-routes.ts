import { catalogErrors, contextErrors, gatewayErrors } from '@etax/contracts'
import { newId } from '@etax/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type TSchema, Type } from 'typebox'
import type { App } from '../http/app.ts'
import type { BaseUrl } from '../http/base-url.ts'
import { recordCaller } from '../http/domain/principal.ts'
import { ResourceFailure } from '../http/envelope.ts'
import { notFound, type Wording } from '../http/error-answers.ts'
import { TEST_KEY_REFUSED } from '../http/schema-parts.ts'
import type { GuardSeries } from '../issuing/guard-series.ts'
import type { Clients } from '../ports.ts'
import type { ShowTaxpayers } from '../taxpayers/show-taxpayers.ts'
import { readRecord } from './domain/catalog-record.ts'
import { readListQuery } from './domain/family-a-query.ts'
import { namesOf, type RecordNames } from './domain/record-names.ts'
import { recordSchemas } from './record-schemas.ts'
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
  names: RecordNames
}

/** Family A: the routes of each row of the table. Catalog validates and stores records; its JSON passes through. */
export function resourceRoutes(app: App, dependencies: ResourceDependencies): void {
  const { catalog, guardSeries } = dependencies
  defaultTaxesRoute(app, catalog)
  for (const row of resourceTable) {
    const names = namesOf(row.resource, row.name)
    const route = { ...row, names, list: `/${row.resource}`, one: `/${row.resource}/:id` }
    readRoutes(app, dependencies, route)
    if (row.writes.includes('create')) createRoute(app, catalog, route)
    if (row.writes.includes('update')) updateRoute(app, { catalog, guardSeries }, route)
    if (row.writes.includes('delete')) deleteRoute(app, { catalog, guardSeries }, route)
  }
}

const Anything = Type.Object({}, { additionalProperties: true })
const Id = Type.Object({ id: Type.String({ description: 'The id of the record.' }) })
const Nothing = Type.Unsafe<undefined>({ type: 'null', description: 'Done.' })
const Deleted = Type.Object({ message: Type.String() }, { title: 'Deleted' })

function listOf(record: TSchema) {
  return Type.Array(record, { maxItems: 1_000 })
}

function readRoutes(app: App, { catalog, showTaxpayers, baseUrl }: ResourceDependencies, route: Route): void {
  const { resource, names, completed = false } = route
  const { record: Record } = recordSchemas(names)
  const completeRecords = async ({ principal }: FastifyRequest, records: Buffer[]): Promise<Buffer[]> => {
    if (!completed) return records
    const complete = await showTaxpayers(principal.workspaceId, records.map(readRecord), baseUrl())
    return complete.map((record) => Buffer.from(JSON.stringify(record)))
  }
  const listing = {
    // Catalog validates the parameters of lists.
    schema: { ...described(route, 'list', { 200: listOf(Record), 400: ResourceFailure }), querystring: Anything },
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
    return sendList(reply, await completeRecords(request, records))
  })

  const reading = {
    schema: {
      ...described(route, 'get', { 200: Record, 404: ResourceFailure }),
      params: Id,
      'x-errors': [recordUnknown],
    },
    config: { wording: wordingOf(route, 'get') },
  }
  app.get(route.one, reading, async (request, reply) => {
    const { record } = await catalog.getRecord(named(request, resource))
    return sendJson(reply, ...(await completeRecords(request, [record])))
  })
}

function defaultTaxesRoute(app: App, catalog: Catalog): void {
  const { record: Tax } = recordSchemas(namesOf('taxes', 'Tax'))
  const schema = {
    operationId: 'ensureDefaultTaxes',
    'x-scope': 'records' as const,
    tags: ['taxes'],
    summary: 'Create the missing default taxes',
    description:
      'Creates the default taxes that are missing, and returns all of them: value-added, excise and withheld, as ' +
      'the authority lists them.',
    response: { 200: listOf(Tax) },
  }
  app.get('/taxes/default', { schema }, async (request, reply) => {
    const { records } = await catalog.ensureDefaultTaxes({ workspaceId: request.principal.workspaceId })
    return sendList(reply, records)
  })
}

function createRoute(app: App, catalog: Catalog, route: Route): void {
  const { resource, names, createdAt = route.list } = route
  const { record: Record, input } = recordSchemas(names)
  const response = { 201: Record, ...refusalsOf(route, 'create') }
  const schema = {
    ...described(route, 'create', response),
    description: descriptionOf(route, 'create'),
    'x-errors': errorsOf(route, 'create'),
    body: input,
  }
  const made = (request: FastifyRequest) => ({
    ...recordCaller(request.principal),
    resource,
    id: newId(),
    record: jsonOf(request),
  })
  const judge = (request: FastifyRequest) => catalog.createRecord({ ...made(request), checkOnly: true })
  const config = { wording: wordingOf(route, 'create'), takesRecord: true, addsRecord: resource, judge }
  app.post(createdAt, { schema, config }, async (request, reply) => {
    const { record } = await catalog.createRecord(made(request))
    return sendJson(reply.code(201), record)
  })
}

type Writing = Pick<ResourceDependencies, 'catalog' | 'guardSeries'>

function updateRoute(app: App, { catalog, guardSeries }: Writing, route: Route): void {
  const { record: Record, change } = recordSchemas(route.names)
  const schema = {
    ...described(route, 'update', { 200: Record, ...refusalsOf(route, 'update') }),
    description: descriptionOf(route, 'update'),
    'x-errors': errorsOf(route, 'update'),
    params: Id,
    body: change,
  }
  const { resource } = route
  const changed = (request: FastifyRequest) => ({
    ...recordCaller(request.principal),
    ...named(request, resource),
    record: jsonOf(request),
  })
  const judge = (request: FastifyRequest) => catalog.updateRecord({ ...changed(request), checkOnly: true })
  const config = { wording: wordingOf(route, 'update'), takesRecord: true, judge }
  app.put(route.one, { schema, config }, async (request, reply) => {
    const { body } = request
    await guardSeries(request.principal, { ...named(request, resource), body: body ?? null })
    const { record } = await catalog.updateRecord(changed(request))
    return sendJson(reply, record)
  })
}

function deleteRoute(app: App, { catalog, guardSeries }: Writing, route: Route): void {
  const { resource, deleted } = route
  const done = deleted === undefined ? { 204: Nothing } : { 200: Deleted }
  const schema = {
    ...described(route, 'delete', { ...done, ...refusalsOf(route, 'delete') }),
    description: descriptionOf(route, 'delete'),
    'x-errors': errorsOf(route, 'delete'),
    params: Id,
  }
  const options = { schema, config: { wording: wordingOf(route, 'delete') } }
  app.delete(route.one, options, async (request, reply) => {
    await guardSeries(request.principal, named(request, resource))
    await catalog.deleteRecord({ ...recordCaller(request.principal), ...named(request, resource) })
    return deleted === undefined ? reply.code(204).send() : reply.send(deleted)
  })
}

/** The specification's texts, otherwise `<Resource> with id <id> not found`. */
function wordingOf({ name, es, words: own = {} }: Route, action: keyof NonNullable<Route['words']>): Wording {
  return { missing: notFound(name, es), ...own[action] }
}

const VERBS = { list: 'List', get: 'Read', create: 'Create', update: 'Change', delete: 'Delete' } as const
type Action = keyof typeof VERBS

function described({ resource, name, names }: Route, action: Action, response: object) {
  const one = name.toLowerCase()
  const [operationId, what] =
    action === 'list'
      ? [`list${names.many}`, resource.replace('-', ' ')]
      : [`${action}${names.one}`, `${article(one)} ${one}`]
  const description = action === 'list' ? LISTING : 'Returns the record.'
  return { operationId, tags: [resource], summary: `${VERBS[action]} ${what}`, description, response }
}

const LISTING = 'Returns the records that match every filter. The header X-Total-Count has their number on all pages.'

function article(name: string): string {
  return /^[aeiou]/.test(name) ? 'an' : 'a'
}

/** With the specification's own text, every refusal is a 400. */
function refusalsOf(route: Route, action: 'create' | 'update' | 'delete') {
  const { words = {} } = route
  const forbidden = isForbidden(route, action) ? { 403: ResourceFailure } : {}
  if (words[action]?.refused !== undefined) return { 400: ResourceFailure, ...forbidden }
  const body = action === 'delete' ? {} : { 400: ResourceFailure }
  const missing = action === 'create' ? {} : { 404: ResourceFailure }
  return { ...body, ...forbidden, ...missing, 409: ResourceFailure }
}

const { keyTaken, recordExists, recordUnknown, recordInUse, recordChanged, invoiceClosed } = catalogErrors
const ERRORS = {
  create: [keyTaken, recordExists],
  update: [recordUnknown, keyTaken, recordInUse, recordChanged],
  delete: [recordUnknown, recordInUse, recordChanged],
}

function errorsOf(route: Route, action: keyof typeof ERRORS) {
  const { resource, words = {} } = route
  const forbidden = isForbidden(route, action) ? [gatewayErrors.liveKeyNeeded] : []
  if (words[action]?.refused !== undefined) return forbidden
  const ofTestTaxpayer = resource === 'taxes' ? [] : [contextErrors.testTaxpayerInProduction]
  const closed = resource === 'invoices' ? [invoiceClosed] : []
  return [...ERRORS[action], ...closed, ...ofTestTaxpayer, ...forbidden]
}

const CHANGING =
  'Changes the fields that are sent. Read-only fields may be sent back and are ignored. null resets a field ' +
  'to its default; a required field refuses null.'
const DELETING =
  'Deletes the record: lists and reads no longer show it. The answer is 409 while another record or ' +
  'unfinished work needs it.'

/** A test key may not write records of a taxpayer in production, except invoices. */
function isForbidden({ resource }: Route, action: keyof typeof ERRORS): boolean {
  return resource !== 'invoices' || action !== 'create'
}

function descriptionOf(route: Route, action: keyof typeof ERRORS): string {
  const { guarded: more, words = {} } = route
  const created = route.resource === 'invoices' ? [] : ['Creates the record.']
  const description = { create: created, update: [CHANGING], delete: [DELETING] }[action]
  const refused =
    words.delete?.refused === undefined ? description : description.map((one) => one.replace('409', '400'))
  const sentences = [
    ...refused,
    ...(action === 'create' || more === undefined ? [] : [more[action]]),
    ...forbiddenOf(route, action),
  ]
  return sentences.join(' ')
}

function forbiddenOf(route: Route, action: keyof typeof ERRORS): string[] {
  if (route.resource === 'taxes') return [FORBIDDEN_TAX]
  if (route.resource === 'invoices') return action === 'create' ? [OWN_INVOICE] : [FORBIDDEN_INVOICE]
  return [TEST_KEY_REFUSED]
}

const FORBIDDEN_TAX = 'A test key gets 403 if a taxpayer of the workspace is in production.'
const FORBIDDEN_INVOICE =
  'A test key gets 403 if the taxpayer is in production and a live key or a session wrote the invoice last.'
const OWN_INVOICE =
  'Stores an invoice without issuing it. A test key can store one even for a taxpayer in production; a ' +
  'live key must change it before it can issue it.'

function named(request: FastifyRequest, resource: string) {
  const { id } = request.params as { id: string }
  return { ...callerIn(request), resource, id }
}

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

function sendJson(reply: FastifyReply, json?: Buffer): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(json)
}
