import { Readable } from 'node:stream'
import { contextErrors, eventNames, gatewayErrors, webhookErrors } from '@etax/contracts'
import { Type } from 'typebox'
import { type Guards, stillLetIn } from '../accounts/authentication.ts'
import { byId, instant } from '../accounts/field-schemas.ts'
import type { App } from '../http/app.ts'
import { callerOf, type Principal } from '../http/domain/principal.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import { asksForHeadOnly } from '../http/head-as-get.ts'
import { described, strict } from '../http/schema-parts.ts'
import type { Clients } from '../ports.ts'
import type { ListenerStreams } from './listener-streams.ts'
import { Resent } from './webhook-routes.ts'

export interface WebhookEventDependencies extends Guards {
  webhooks: Clients['webhooks']
  listenerStreams: ListenerStreams
}

const tags = ['webhooks']

/** What a key may do with events, without an endpoint. */
export function webhookEventRoutes(app: App, needs: WebhookEventDependencies): void {
  streamRoute(app, needs)
  triggerRoute(app, needs)
  resendRoutes(app, needs)
}

const StreamedEvent = Type.Object(
  {
    id: Type.String({ description: 'The id of the event, as in webhook-id.' }),
    type: Type.String({ examples: ['invoice.completed'] }),
    body: Type.String({ description: 'The body that an endpoint receives, as a text.', examples: ['{…}'] }),
  },
  { title: 'StreamedWebhookEvent' },
)

const description = `
Streams every webhook event of the sandbox from now on, for programs without a public address: \`etax listen\` passes them
to a server on your machine. The first event of the stream is \`listening\`; then each \`webhook\` has the id, the type and
the body of an event, exactly as an endpoint receives it. It has no signature, because a stream has no secret.

The stream ends with \`end\` and the reason \`time\`, \`stopping\` or \`refused\`, or by a broken connection: open it again.
Events in between do not come again by themselves; send one again with its id. Every five seconds the stream has a line
that begins with a colon; ignore it.

Limits: only test keys; a stream lasts an hour (ten minutes without a paid plan); a workspace has at most ten streams at
each server (three without a paid plan).
`.trim()

function streamRoute(app: App, { listenerStreams, ...guards }: WebhookEventDependencies): void {
  const letIn = stillLetIn(guards)
  const schema = {
    operationId: 'streamWebhookEvents',
    tags,
    summary: 'Receive webhook events of the sandbox as a stream',
    description,
    response: {
      200: {
        description: 'Events until the stream ends.',
        content: { 'text/event-stream': { schema: Type.Unsafe<Readable>(StreamedEvent) } },
      },
      403: Failure,
      409: Failure,
    },
    'x-errors': [
      contextErrors.testEventsInProduction,
      webhookErrors.tooManyListeners,
      gatewayErrors.tooManyStreams,
      gatewayErrors.streamsFull,
    ],
  }
  app.get('/webhooks/events', { schema }, async (request, reply) => {
    const { principal } = request
    refuseLiveKey(principal)
    const stream = asksForHeadOnly(request)
      ? Readable.from([])
      : await listenerStreams.open({ principal, stillLetIn: () => letIn(request) })
    // Keeps proxies from buffering events.
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(stream)
  })
}

function triggerRoute(app: App, { webhooks }: WebhookEventDependencies): void {
  const schema = {
    operationId: 'triggerWebhookEvent',
    tags,
    summary: 'Send a test event',
    description:
      'Sends an example of an event to the sandbox endpoints that selected its type, and to open streams. The event has ' +
      'a new id, and the example’s receipt does not exist.',
    body: strict({
      type: Type.String({ description: `The type: ${eventNames.join(', ')}.`, examples: ['invoice.completed'] }),
    }),
    'x-errors': [contextErrors.testEventsInProduction],
    response: { 202: answer(StreamedEvent), 400: Failure, 403: Failure },
  }
  app.post('/webhooks/events', { schema }, async (request, reply) => {
    refuseLiveKey(request.principal)
    const { type } = request.body
    reply.code(202)
    return enveloped(request, await webhooks.triggerEvent({ caller: callerOf(request.principal), type }))
  })
}

function resendRoutes(app: App, { webhooks }: WebhookEventDependencies): void {
  const schema = {
    operationId: 'resendWebhookEvent',
    tags,
    summary: 'Send an event again',
    description:
      'Sends a stored event of the key’s mode again, with the same id and body, to the active endpoints that select its ' +
      'type and to open streams. Returns their number.',
    params: byId,
    'x-errors': [webhookErrors.eventUnknown],
    response: { 200: answer(Resent), 404: Failure },
  }
  app.post('/webhooks/events/:id/resend', { schema }, async (request) => {
    const { id: eventId } = request.params
    return enveloped(request, await webhooks.resendEvent({ caller: callerOf(request.principal), eventId }))
  })

  const sweeping = {
    operationId: 'resendMissedWebhookEvents',
    tags,
    summary: 'Send failed and skipped deliveries again, of all endpoints',
    description:
      'Sends again every delivery that failed or was skipped after `since`, to the active endpoints of the key’s mode. ' +
      'Returns their number.',
    body: strict({ since: described(instant, 'Deliveries from this instant on, RFC 3339.') }),
    response: { 200: answer(Resent), 400: Failure },
  }
  app.post('/webhooks/events/resend', { schema: sweeping }, async (request) => {
    const caller = callerOf(request.principal)
    const { since } = request.body
    const { endpoints } = await webhooks.listEndpoints({ caller })
    const active = endpoints.filter(({ status }) => status === 'ENDPOINT_STATUS_ACTIVE')
    const counts = await Promise.all(active.map(({ id }) => webhooks.resendSince({ caller, endpointId: id, since })))
    return enveloped(request, { deliveries: counts.reduce((sum, { deliveries }) => sum + deliveries, 0) })
  })
}

function refuseLiveKey({ mode }: Principal): void {
  if (mode !== 'test') throw contextErrors.testEventsInProduction()
}
