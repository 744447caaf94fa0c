import { gatewayErrors, webhookErrors } from '@etax/contracts'
import { AppError, newId } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Mode } from '../../../domain/api-key.ts'
import { callerOf, mayActLive } from '../../../domain/principal.ts'
import type { Clients, Delivery, Endpoint } from '../../../ports.ts'
import type { App } from '../app.ts'
import { refuseUnverified } from '../authentication.ts'
import { answer, enveloped, envelopedPage, Failure, pageOf, paginationOf } from '../envelope.ts'
import { oneOf, pageQuery, strict, text, textOrNull } from '../schema-parts.ts'

type Webhooks = Clients['webhooks']
type Caller = ReturnType<typeof callerOf>

const EndpointBody = Type.Object({
  id: text,
  mode: text,
  url: text,
  events: Type.Array(text),
  status: Type.String({ description: 'active or inactive.' }),
  deactivationReason: textOrNull,
  deactivatedAt: textOrNull,
  consecutiveFailures: Type.Integer(),
  createdAt: text,
  updatedAt: text,
})

const WithSecret = Type.Object({ ...EndpointBody.properties, secret: text })

const DeliveryBody = Type.Object({
  id: text,
  endpointId: text,
  eventId: text,
  eventType: text,
  receiptId: textOrNull,
  status: Type.String({ description: 'pending, delivered, failed or skipped.' }),
  attempts: Type.Array(
    Type.Object({
      at: text,
      durationMs: Type.Integer(),
      statusCode: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
      error: textOrNull,
      answer: textOrNull,
    }),
  ),
  nextAttemptAt: textOrNull,
  createdAt: text,
  body: textOrNull,
})

const tags = ['webhooks']
const params = Type.Object({ id: text })
const Url = Type.String({ minLength: 1, maxLength: 2_000, examples: ['https://example.com/webhooks'] })
const Events = Type.Array(text, { description: 'None means all.', examples: [['invoice.completed']] })

/** /account/webhooks: the endpoints that receive events about receipts, and the deliveries to them. */
export function webhookRoutes(app: App, webhooks: Webhooks): void {
  collectionRoutes(app, webhooks)
  endpointRoutes(app, webhooks)
  deliveryRoutes(app, webhooks)
}

function collectionRoutes(app: App, webhooks: Webhooks): void {
  const listing = { tags, summary: 'Endpoints, oldest first', response: { 200: answer(Type.Array(EndpointBody)) } }
  app.get('/webhooks', { schema: listing }, async (request) => {
    const lists = await Promise.all(callersOf(request).map((caller) => webhooks.listEndpoints({ caller })))
    return enveloped(request, lists.flatMap(({ endpoints }) => endpoints).map(endpointView))
  })

  const making = {
    tags,
    summary: 'Add an endpoint; its secret is shown this once',
    body: strict({ url: Url, mode: oneOf('test', 'live'), events: Type.Optional(Events) }),
    response: { 201: answer(WithSecret), 400: Failure, 403: Failure, 409: Failure },
  }
  app.post('/webhooks', { schema: making }, async (request, reply) => {
    const { url, mode, events = [] } = request.body
    refuseUnverified(request.principal, mode)
    const made = await webhooks.createEndpoint({
      caller: callerOf({ workspaceId: request.principal.workspaceId, mode }),
      endpointId: newId(),
      url,
      events,
      // A warning names the endpoint's address: it goes to nobody who has not shown that the mailbox is theirs.
      ownerEmails: [...request.principal.verifiedEmails],
    })
    reply.code(201)
    return enveloped(request, withSecret(made))
  })
}

function endpointRoutes(app: App, webhooks: Webhooks): void {
  const body = strict({ url: Type.Optional(Url), events: Type.Optional(Events) })
  const changing = { tags, summary: 'Change an endpoint', params, body, response: { 200: answer(EndpointBody) } }
  app.patch('/webhooks/:id', { schema: changing }, async (request) => {
    const { url, events } = request.body
    const change = { ...(url && { url }), ...(events && { events: { names: events } }) }
    const { id: endpointId } = request.params
    const call = (caller: Caller) => webhooks.updateEndpoint({ caller, endpointId, ...change })
    return enveloped(request, endpointView(await inItsMode(request, call)))
  })

  app.delete('/webhooks/:id', { schema: { tags, summary: 'Delete an endpoint', params } }, async (request, reply) => {
    const { id: endpointId } = request.params
    await inItsMode(request, async (caller) => {
      const { endpoints } = await webhooks.listEndpoints({ caller })
      if (!endpoints.some(({ id }) => id === endpointId)) throw webhookErrors.endpointUnknown()
      await webhooks.deleteEndpoint({ caller, endpointId })
    })
    return reply.code(204).send()
  })

  const rotating = { tags, summary: 'Make a new secret', params, response: { 200: answer(WithSecret) } }
  app.post('/webhooks/:id/rotate', { schema: rotating }, async (request) => {
    const call = (caller: Caller) => webhooks.rotateSecret({ caller, endpointId: request.params.id })
    return enveloped(request, withSecret(await inItsMode(request, call)))
  })

  const pinging = { tags, summary: 'Send a webhook.ping now', params, response: { 200: answer(DeliveryBody) } }
  app.post('/webhooks/:id/ping', { schema: pinging }, async (request) => {
    const endpoint = { endpointId: request.params.id }
    const call = (caller: Caller) => webhooks.ping({ caller, ...endpoint }, { deadlineMs: 20_000 })
    return enveloped(request, deliveryView(await inItsMode(request, call)))
  })

  const reviving = { tags, summary: 'Use it again', params, response: { 200: answer(EndpointBody) } }
  app.post('/webhooks/:id/reactivate', { schema: reviving }, async (request) => {
    const call = (caller: Caller) => webhooks.reactivate({ caller, endpointId: request.params.id })
    return enveloped(request, endpointView(await inItsMode(request, call)))
  })
}

const HistoryQuery = strict({
  status: Type.Optional(oneOf('pending', 'delivered', 'failed', 'skipped')),
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
})

function deliveryRoutes(app: App, webhooks: Webhooks): void {
  const listing = {
    tags,
    summary: 'Deliveries of an endpoint, newest first',
    params,
    querystring: HistoryQuery,
    response: { 200: pageOf(DeliveryBody) },
  }
  app.get('/webhooks/:id/deliveries', { schema: listing }, async (request) => {
    const { status = 'unspecified', limit = '20', cursor = '' } = request.query
    const asked = { endpointId: request.params.id, status: statusNamed(status), limit: Number(limit), cursor }
    const call = (caller: Caller) => webhooks.listDeliveries({ caller, ...asked })
    const { deliveries, ...counts } = await inItsMode(request, call)
    return envelopedPage(request, deliveries.map(deliveryView), paginationOf({ page: 1, limit: asked.limit }, counts))
  })

  const both = Type.Object({ id: text, deliveryId: text })
  const resending = { tags, summary: 'Send one again', params: both, response: { 200: answer(DeliveryBody) } }
  app.post('/webhooks/:id/deliveries/:deliveryId/resend', { schema: resending }, async (request) => {
    const { id: endpointId, deliveryId } = request.params
    const call = (caller: Caller) => webhooks.resendDelivery({ caller, endpointId, deliveryId })
    return enveloped(request, deliveryView(await inItsMode(request, call)))
  })

  const sweeping = {
    tags,
    summary: 'Send again what failed or was skipped since an instant',
    params,
    body: strict({ since: Type.String({ format: 'date-time' }) }),
    response: { 200: answer(Type.Object({ deliveries: Type.Integer() })) },
  }
  app.post('/webhooks/:id/resend', { schema: sweeping }, async (request) => {
    const { since } = request.body
    const call = (caller: Caller) => webhooks.resendSince({ caller, endpointId: request.params.id, since })
    return enveloped(request, await inItsMode(request, call))
  })
}

const modes: readonly Mode[] = ['test', 'live']

/** The mode in x-mode; without that header each mode there is for the caller, because an endpoint's id is enough to find it. */
function callersOf({ headers, principal }: FastifyRequest): Caller[] {
  const { workspaceId, mode } = principal
  const open = mayActLive(principal) ? modes : modes.slice(0, 1)
  const chosen = headers['x-mode'] === undefined ? open : [mode]
  return chosen.map((one) => callerOf({ workspaceId, mode: one }))
}

async function inItsMode<Answer>(request: FastifyRequest, call: (caller: Caller) => Promise<Answer>): Promise<Answer> {
  const [first = callerOf(request.principal), second] = callersOf(request)
  try {
    return await call(first)
  } catch (error) {
    if (second !== undefined && AppError.is(error) && error.kind === 'not-found') return call(second)
    throw error
  }
}

function statusNamed(status: string) {
  return `DELIVERY_STATUS_${status.toUpperCase()}` as Delivery['status']
}

function endpointView(endpoint: Endpoint) {
  return {
    id: endpoint.id,
    mode: wordOf(endpoint.mode, 'MODE_'),
    url: endpoint.url,
    events: endpoint.events,
    status: wordOf(endpoint.status, 'ENDPOINT_STATUS_'),
    deactivationReason: orNull(wordOf(endpoint.deactivationReason, 'DEACTIVATION_REASON_')),
    deactivatedAt: orNull(endpoint.deactivatedAt),
    consecutiveFailures: endpoint.consecutiveFailures,
    createdAt: endpoint.createdAt,
    updatedAt: endpoint.updatedAt,
  }
}

function withSecret({ endpoint, secret }: { endpoint: Endpoint | null; secret: string }) {
  if (endpoint === null) throw gatewayErrors.defect({ message: 'the dispatcher answered without an endpoint' })
  return { ...endpointView(endpoint), secret }
}

function deliveryView({ attempts, ...delivery }: Delivery) {
  return {
    id: delivery.id,
    endpointId: delivery.endpointId,
    eventId: delivery.eventId,
    eventType: delivery.eventType,
    receiptId: orNull(delivery.receiptId),
    status: wordOf(delivery.status, 'DELIVERY_STATUS_'),
    attempts: attempts.map(({ at, durationMs, statusCode, error, answer }) => ({
      at,
      durationMs,
      statusCode: statusCode === 0 ? null : statusCode,
      error: orNull(error),
      answer: orNull(answer),
    })),
    nextAttemptAt: orNull(delivery.nextAttemptAt),
    createdAt: delivery.createdAt,
    body: orNull(delivery.body),
  }
}

/** `MODE_TEST` as clients read it: test. Unspecified becomes an empty text. */
function wordOf(name: string, prefix: string): string {
  const word = name.slice(prefix.length).toLowerCase()
  return word === 'unspecified' ? '' : word
}

function orNull(value: string): string | null {
  return value === '' ? null : value
}
