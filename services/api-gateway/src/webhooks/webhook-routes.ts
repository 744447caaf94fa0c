import { gatewayErrors, MODES, webhookErrors } from '@etax/contracts'
import { AppError, type Language, newId, sayConnectionFailure, words } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { refuseUnverified } from '../accounts/authentication.ts'
import { type By, byId, id, instant, instantOrNull, modeBy, Nothing, word } from '../accounts/field-schemas.ts'
import type { App } from '../http/app.ts'
import { languageOf } from '../http/domain/preferred-language.ts'
import { callerOf, mayActLive, refuseOtherMode } from '../http/domain/principal.ts'
import { answer, enveloped, envelopedPage, Failure, pageOf, paginationOf } from '../http/envelope.ts'
import { oneOf, pageQuery, strict } from '../http/schema-parts.ts'
import type { Clients, Delivery, Endpoint } from '../ports.ts'

const EXAMPLE_EVENT = 'invoice.completed'

type Webhooks = Clients['webhooks']
type Caller = ReturnType<typeof callerOf>

const Url = Type.String({
  minLength: 1,
  maxLength: 2_000,
  description: 'The address that receives events. https, except for an address of your own machine.',
  examples: ['https://shop.example/etax'],
})
const Event = Type.String({ examples: [EXAMPLE_EVENT] })
const Events = Type.Array(Event, {
  description:
    'The types of event to send. An empty list means all. Pings that you request arrive with any list; a list ' +
    'of only `webhook.ping` selects no other event.',
  examples: [[EXAMPLE_EVENT]],
})

const endpoint = {
  id,
  mode: word(MODES),
  url: Url,
  events: Events,
  status: word(['active', 'inactive']),
  deactivationReason: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    enum: ['failures', 'gone', null],
    description:
      'Why the endpoint receives nothing. failures: too many failures in a row. gone: the endpoint answered 410. null: ' +
      'the endpoint is active.',
    examples: [null],
  }),
  deactivatedAt: instantOrNull('When it was deactivated; null if the endpoint is active.'),
  consecutiveFailures: Type.Integer({ minimum: 0, description: 'Failed deliveries since the last success.' }),
  createdAt: instant,
  updatedAt: instant,
}
export const EndpointBody = Type.Object(endpoint, { title: 'Webhook' })
const WithSecret = Type.Object(
  {
    ...endpoint,
    secret: Type.String({
      description: 'The secret that signs deliveries (Standard Webhooks). It is shown once.',
      examples: ['whsec_…'],
    }),
  },
  { title: 'WebhookWithSecret' },
)

const Attempt = Type.Object(
  {
    at: instant,
    durationMs: Type.Integer({ minimum: 0 }),
    statusCode: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: "The HTTP status of the endpoint's answer; null if there was none.",
      examples: [200],
    }),
    error: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Why there was no answer, in the language of Accept-Language.',
      examples: [null],
    }),
    answer: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The beginning of the answer.',
      examples: ['ok'],
    }),
  },
  { title: 'WebhookAttempt' },
)

const DeliveryBody = Type.Object(
  {
    id,
    endpointId: id,
    eventId: Type.String({ description: 'The header webhook-id, which is the same in every attempt.' }),
    eventType: Event,
    receiptId: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The receipt of the event; null for a ping.',
      examples: ['01935a2e-7c1f-7abc-8def-0123456789ab'],
    }),
    status: word(['pending', 'delivered', 'failed', 'skipped']),
    attempts: Type.Array(Attempt, { description: 'The attempts, oldest first.' }),
    nextAttemptAt: instantOrNull('When the next attempt is due; null if there is none.'),
    createdAt: instant,
    body: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The sent body, as text; null if it is no longer kept.',
      examples: [null],
    }),
  },
  { title: 'WebhookDelivery' },
)

const tags = ['webhooks']
const OF_MODES =
  'Returns the endpoints of the mode in x-mode; without that header, those of both modes. A key gets those of its own ' +
  'mode.'
const params = byId

export function webhookRoutes(app: App, webhooks: Webhooks, by: By): void {
  collectionRoutes(app, webhooks, by)
  endpointRoutes(app, webhooks)
  deliveryRoutes(app, webhooks)
}

function collectionRoutes(app: App, webhooks: Webhooks, by: By): void {
  const listing = {
    operationId: 'listWebhooks',
    tags,
    summary: 'List endpoints, oldest first',
    description: OF_MODES,
    response: { 200: answer(Type.Array(EndpointBody)) },
  }
  app.get('/webhooks', { schema: listing }, async (request) => {
    const lists = await Promise.all(callersOf(request).map((caller) => webhooks.listEndpoints({ caller })))
    return enveloped(request, lists.flatMap(({ endpoints }) => endpoints).map(endpointView))
  })

  const making = {
    operationId: 'createWebhook',
    tags,
    summary: 'Add an endpoint; its secret is shown once',
    description:
      'Creates an endpoint and shows its secret once. The endpoint receives events from then on. A key makes ' +
      'endpoints of its own mode only, and need not name it.',
    body: strict(
      { url: Url, mode: modeBy(by), events: Type.Optional(Events) },
      { title: by === 'key' ? 'WebhookByKeyInput' : 'WebhookInput' },
    ),
    'x-errors': [
      webhookErrors.tooManyEndpoints,
      webhookErrors.madeBeforeProof,
      gatewayErrors.emailUnverified,
      gatewayErrors.otherModeOfKey,
    ],
    response: { 201: answer(WithSecret), 400: Failure, 401: Failure, 403: Failure, 409: Failure },
  }
  app.post('/webhooks', { schema: making }, async (request, reply) => {
    const { url, mode = request.principal.mode, events = [] } = request.body
    refuseOtherMode(request.principal, mode)
    refuseUnverified(request.principal, mode)
    const made = await webhooks.createEndpoint({
      caller: callerOf({ workspaceId: request.principal.workspaceId, mode }),
      endpointId: newId(),
      url,
      events,
      // A warning contains the endpoint's address: it goes only to proved mailboxes.
      ownerEmails: [...request.principal.verifiedEmails],
      // During the proof of the address the dispatcher refuses it: the mailbox may be another person's.
      unproved: isUnproved(request),
    })
    reply.code(201)
    return enveloped(request, withSecret(made))
  })
}

function endpointRoutes(app: App, webhooks: Webhooks): void {
  const body = strict({ url: Type.Optional(Url), events: Type.Optional(Events) }, { title: 'WebhookChange' })
  const changing = {
    operationId: 'updateWebhook',
    tags,
    summary: 'Change an endpoint',
    description: 'Changes the fields that are sent. The secret stays the same.',
    params,
    body,
    'x-errors': [webhookErrors.endpointUnknown],
    response: { 200: answer(EndpointBody), 404: Failure },
  }
  app.patch('/webhooks/:id', { schema: changing, config: { takesChange: true } }, async (request) => {
    const { url, events } = request.body
    const change = { ...(url && { url }), ...(events && { events: { names: events } }) }
    const { id: endpointId } = request.params
    const call = (caller: Caller) => webhooks.updateEndpoint({ caller, endpointId, ...change })
    return enveloped(request, endpointView(await inItsMode(request, call)))
  })

  const deleting = {
    operationId: 'deleteWebhook',
    tags,
    summary: 'Delete an endpoint',
    description: 'Deletes the endpoint. It receives no more events.',
    params,
    'x-errors': [webhookErrors.endpointUnknown],
    response: { 204: Nothing, 404: Failure },
  }
  app.delete('/webhooks/:id', { schema: deleting }, async (request, reply) => {
    const { id: endpointId } = request.params
    await inItsMode(request, async (caller) => {
      const { endpoints } = await webhooks.listEndpoints({ caller })
      if (!endpoints.some(({ id }) => id === endpointId)) throw webhookErrors.endpointUnknown()
      await webhooks.deleteEndpoint({ caller, endpointId })
    })
    return reply.code(204).send(undefined)
  })

  const rotating = {
    operationId: 'rotateWebhookSecret',
    tags,
    summary: 'Make a new secret, shown once',
    description:
      'Replaces the secret and shows the new one once. For 24 hours the old secret also signs ' + 'deliveries.',
    params,
    'x-errors': [webhookErrors.endpointUnknown],
    response: { 200: answer(WithSecret), 404: Failure },
  }
  app.post('/webhooks/:id/rotate', { schema: rotating }, async (request) => {
    const call = (caller: Caller) => webhooks.rotateSecret({ caller, endpointId: request.params.id })
    return enveloped(request, withSecret(await inItsMode(request, call)))
  })

  const pinging = {
    operationId: 'pingWebhook',
    tags,
    summary: 'Send a webhook.ping now',
    description:
      'Sends the test event `webhook.ping` once to this endpoint, with any `events` and even if it is deactivated. ' +
      'Returns the delivery after the endpoint has answered or failed.',
    params,
    'x-errors': [webhookErrors.endpointUnknown],
    response: { 200: answer(DeliveryBody), 404: Failure },
  }
  app.post('/webhooks/:id/ping', { schema: pinging }, async (request) => {
    const endpoint = { endpointId: request.params.id }
    const call = (caller: Caller) => webhooks.ping({ caller, ...endpoint }, { deadlineMs: 20_000 })
    return enveloped(request, deliveryView(await inItsMode(request, call), languageOf(request)))
  })

  const reviving = {
    operationId: 'reactivateWebhook',
    tags,
    summary: 'Use an endpoint again',
    description:
      'Activates a deactivated endpoint: it receives events again. Ten failed deliveries in a row, or an answer of ' +
      '410, deactivate an endpoint.',
    params,
    'x-errors': [webhookErrors.endpointUnknown],
    response: { 200: answer(EndpointBody), 404: Failure },
  }
  app.post('/webhooks/:id/reactivate', { schema: reviving }, async (request) => {
    const call = (caller: Caller) => webhooks.reactivate({ caller, endpointId: request.params.id })
    return enveloped(request, endpointView(await inItsMode(request, call)))
  })
}

const HistoryQuery = strict({
  status: Type.Optional(oneOf('pending', 'delivered', 'failed', 'skipped')),
  page: Type.Optional(
    Type.String({
      pattern: '^1$',
      form: words(
        '1: for the pages after the first, send cursor',
        '1: para las páginas siguientes a la primera, envíe cursor',
      ),
      description: 'Only 1 is possible: send `cursor` for the pages after it.',
    }),
  ),
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
})

export const Resent = Type.Object(
  { deliveries: Type.Integer({ minimum: 0, description: 'The number of deliveries to send again.', examples: [3] }) },
  { title: 'Resent' },
)

function deliveryRoutes(app: App, webhooks: Webhooks): void {
  const listing = {
    operationId: 'listWebhookDeliveries',
    tags,
    summary: 'List deliveries of an endpoint, newest first',
    description: 'Returns the deliveries of the last 30 days. Continue with `cursor`.',
    params,
    querystring: HistoryQuery,
    'x-errors': [webhookErrors.endpointUnknown],
    response: { 200: pageOf(DeliveryBody), 404: Failure },
  }
  app.get('/webhooks/:id/deliveries', { schema: listing }, async (request) => {
    const { status = 'unspecified', limit = '20', cursor = '' } = request.query
    const query = { endpointId: request.params.id, status: statusNamed(status), limit: Number(limit), cursor }
    const call = (caller: Caller) => webhooks.listDeliveries({ caller, ...query })
    const { deliveries, ...counts } = await inItsMode(request, call)
    const views = deliveries.map((delivery) => deliveryView(delivery, languageOf(request)))
    return envelopedPage(request, views, paginationOf({ page: 1, limit: query.limit }, counts))
  })

  const { properties } = params
  const reading = {
    operationId: 'getWebhookDelivery',
    tags,
    summary: 'Get a delivery with its body',
    description:
      'Returns the delivery, its body and its attempts. Every attempt sends the same body and `webhook-id`, with ' +
      'a new signature. `answer` is the first kilobyte of the endpoint’s answer. Deliveries are kept for 30 days.',
    params: strict({ ...properties, deliveryId: properties.id }),
    'x-errors': [webhookErrors.endpointUnknown, webhookErrors.deliveryUnknown],
    response: { 200: answer(DeliveryBody), 404: Failure },
  }
  app.get('/webhooks/:id/deliveries/:deliveryId', { schema: reading }, async (request) => {
    const { id: endpointId, deliveryId } = request.params
    const call = (caller: Caller) => webhooks.findDelivery({ caller, endpointId, deliveryId })
    return enveloped(request, deliveryView(await inItsMode(request, call), languageOf(request)))
  })

  const resending = {
    operationId: 'resendWebhookDelivery',
    tags,
    summary: 'Send one delivery again',
    description: 'Sends the same event to the endpoint again, with a new signature.',
    params: strict({ ...properties, deliveryId: properties.id }),
    'x-errors': [webhookErrors.endpointUnknown, webhookErrors.deliveryUnknown, webhookErrors.endpointInactive],
    response: { 200: answer(DeliveryBody), 404: Failure, 409: Failure },
  }
  app.post('/webhooks/:id/deliveries/:deliveryId/resend', { schema: resending }, async (request) => {
    const { id: endpointId, deliveryId } = request.params
    const call = (caller: Caller) => webhooks.resendDelivery({ caller, endpointId, deliveryId })
    return enveloped(request, deliveryView(await inItsMode(request, call), languageOf(request)))
  })

  const sweeping = {
    operationId: 'resendWebhookDeliveries',
    tags,
    summary: 'Send failed and skipped deliveries again',
    description: 'Sends again every delivery that failed or was skipped after `since`, and returns their number.',
    params,
    body: strict({ since: instant }, { title: 'ResendRequest' }),
    'x-errors': [webhookErrors.endpointUnknown],
    response: { 200: answer(Resent), 404: Failure },
  }
  app.post('/webhooks/:id/resend', { schema: sweeping }, async (request) => {
    const { since } = request.body
    const call = (caller: Caller) => webhooks.resendSince({ caller, endpointId: request.params.id, since })
    return enveloped(request, await inItsMode(request, call))
  })
}

/** With a key: whether the workspace still lacks a proved address. The first proof revokes every key. */
function isUnproved({ principal, signedIn }: FastifyRequest): boolean {
  return principal.key === null ? signedIn.user.verifiedAt === null : principal.verifiedEmails.length === 0
}

/**
 * The mode of the key, or in x-mode. Without the header, every mode of the caller: an endpoint's id is unique across
 * modes.
 */
function callersOf({ headers, principal }: FastifyRequest): Caller[] {
  const { workspaceId, mode, key } = principal
  const open = mayActLive(principal) ? MODES : MODES.slice(0, 1)
  const chosen = key === null && headers['x-mode'] === undefined ? open : [mode]
  return chosen.map((one) => callerOf({ workspaceId, mode: one }))
}

/** If neither mode has it: the error of the mode that knows the endpoint, or else of the first. */
async function inItsMode<Answer>(request: FastifyRequest, call: (caller: Caller) => Promise<Answer>): Promise<Answer> {
  const [first = callerOf(request.principal), second] = callersOf(request)
  try {
    return await call(first)
  } catch (error) {
    if (second === undefined || !isMissing(error)) throw error
    return call(second).catch((ofSecond: unknown) => {
      throw isMissing(ofSecond) && ofSecond.code === webhookErrors.endpointUnknown.code ? error : ofSecond
    })
  }
}

function isMissing(error: unknown): error is AppError {
  return AppError.is(error) && error.kind === 'not-found'
}

function statusNamed(status: string) {
  return `DELIVERY_STATUS_${status.toUpperCase()}` as Delivery['status']
}

export function endpointView(endpoint: Endpoint) {
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
  if (endpoint === null) throw gatewayErrors.defect({ more: 'the dispatcher answered without an endpoint' })
  return { ...endpointView(endpoint), secret }
}

function deliveryView({ attempts, ...delivery }: Delivery, language: Language) {
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
      error: error === '' ? null : sayConnectionFailure(error, language),
      answer: orNull(answer),
    })),
    nextAttemptAt: orNull(delivery.nextAttemptAt),
    createdAt: delivery.createdAt,
    body: orNull(delivery.body),
  }
}

function wordOf(name: string, prefix: string): string {
  const word = name.slice(prefix.length).toLowerCase()
  return word === 'unspecified' ? '' : word
}

function orNull(value: string): string | null {
  return value === '' ? null : value
}
