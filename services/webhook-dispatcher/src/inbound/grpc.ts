import { modeOfWire, Webhooks, wireMode } from '@etax/contracts'
import { type AppError, decodeCursor, encodeCursor, type FieldFacts, fieldErrors, rule } from '@etax/kernel'
import { type Handlers, type Implementation, implement } from '@etax/rpc'
import type { Attempt, Delivery, DeliveryStatus } from '../domain/delivery.ts'
import { type DeactivationReason, type Endpoint, secretsEnd } from '../domain/endpoint.ts'
import type { WebhookEvent } from '../domain/event.ts'
import type { findDelivery } from '../find-delivery.ts'
import type { endpointManagement, WithSecret } from '../manage-endpoints.ts'
import type { Deliveries, Endpoints, Owner, Page } from '../ports.ts'
import type { Sent, sendByHand } from '../send-by-hand.ts'
import type { takeEvents } from '../take-events.ts'
import type { triggerEvent } from '../trigger-event.ts'

type Calls = Handlers<typeof Webhooks>
type WireDelivery = Awaited<ReturnType<Calls['ping']>>
type Caller = { workspaceId: string; mode: string } | null | undefined

interface Dependencies {
  manage: ReturnType<typeof endpointManagement>
  byHand: ReturnType<typeof sendByHand>
  find: ReturnType<typeof findDelivery>
  take: ReturnType<typeof takeEvents>
  trigger: ReturnType<typeof triggerEvent>
  endpoints: Pick<Endpoints, 'list'>
  deliveries: Pick<Deliveries, 'list' | 'count'>
}

export function grpcService({
  manage,
  byHand,
  find,
  take,
  trigger,
  endpoints,
  deliveries,
}: Dependencies): Implementation {
  const calls: Calls = {
    createEndpoint: async ({ caller, endpointId, url, events, ownerEmails, unproved }) =>
      secretOut(await manage.create(ownerOf(caller), { id: endpointId, url, events, ownerEmails, unproved })),
    endUnprovedEndpoints: async ({ workspaceId }) => {
      await manage.endUnproved(workspaceId)
      return {}
    },
    listEndpoints: async ({ caller }) => ({ endpoints: (await endpoints.list(ownerOf(caller))).map(endpointOut) }),
    updateEndpoint: async ({ caller, endpointId, url, events }) =>
      endpointOut(await manage.update(ownerOf(caller), endpointId, changesOf(url, events))),
    deleteEndpoint: async ({ caller, endpointId }) => {
      await manage.remove(ownerOf(caller), endpointId)
      return {}
    },
    rotateSecret: async ({ caller, endpointId }) => secretOut(await manage.rotateSecret(ownerOf(caller), endpointId)),
    ping: async ({ caller, endpointId }) => sentOut(await byHand.ping(ownerOf(caller), endpointId)),
    reactivate: async ({ caller, endpointId }) => endpointOut(await manage.reactivate(ownerOf(caller), endpointId)),
    listDeliveries: async ({ caller, endpointId, status, limit, cursor }) => {
      const owner = ownerOf(caller)
      await manage.existing(owner, endpointId)
      const page = pageOf({ status, limit, cursor, endpointId })
      // One row more than the page shows whether another page follows.
      const [rows, total] = await Promise.all([
        deliveries.list(owner, endpointId, { ...page, limit: page.limit + 1 }),
        deliveries.count(owner, endpointId, page),
      ])
      const pageRows = rows.slice(0, page.limit)
      const last = rows.length > page.limit ? pageRows.at(-1) : undefined
      return {
        deliveries: pageRows.map(deliveryOut),
        nextCursor: last === undefined ? '' : cursorAfter(last, endpointId),
        total,
      }
    },
    findDelivery: async ({ caller, endpointId, deliveryId }) =>
      sentOut(await find(ownerOf(caller), endpointId, deliveryId)),
    resendDelivery: async ({ caller, endpointId, deliveryId }) =>
      sentOut(await byHand.resend(ownerOf(caller), endpointId, deliveryId)),
    resendSince: async ({ caller, endpointId, since }) => ({
      deliveries: await byHand.resendSince(ownerOf(caller), endpointId, instantOf(since)),
    }),
    takeEvents: async ({ caller, listenerId }) => ({
      events: (await take(ownerOf(caller), listenerId)).map(eventOut),
    }),
    triggerEvent: async ({ caller, type }) => eventOut(await trigger(ownerOf(caller), type)),
    resendEvent: async ({ caller, eventId }) => ({ deliveries: await byHand.resendEvent(ownerOf(caller), eventId) }),
  }
  return implement(Webhooks, calls)
}

const STATUSES: Readonly<Record<string, DeliveryStatus>> = {
  DELIVERY_STATUS_PENDING: 'pending',
  DELIVERY_STATUS_DELIVERED: 'delivered',
  DELIVERY_STATUS_FAILED: 'failed',
  DELIVERY_STATUS_SKIPPED: 'skipped',
}

const WIRE_STATUSES = {
  pending: 'DELIVERY_STATUS_PENDING',
  delivered: 'DELIVERY_STATUS_DELIVERED',
  failed: 'DELIVERY_STATUS_FAILED',
  skipped: 'DELIVERY_STATUS_SKIPPED',
} as const satisfies Record<DeliveryStatus, string>

const REASONS = {
  failures: 'DEACTIVATION_REASON_FAILURES',
  gone: 'DEACTIVATION_REASON_GONE',
} as const satisfies Record<DeactivationReason, string>

const DEFAULT_PAGE = 20
const MAX_PER_PAGE = 100

function ownerOf(caller: Caller): Owner {
  const mode = modeOfWire(caller?.mode)
  if (!caller?.workspaceId || mode === undefined) throw invalid('caller', NAMELESS)
  return { workspaceId: caller.workspaceId, mode }
}

function changesOf(url: string | undefined, events: { names: string[] } | null | undefined) {
  return {
    ...(url === undefined ? {} : { url }),
    ...(events === null || events === undefined ? {} : { events: events.names }),
  }
}

interface PageRequest {
  endpointId: string
  status: string
  limit: number
  cursor: string
}

function pageOf({ status, limit, cursor, endpointId }: PageRequest): Page {
  const deliveryStatus = STATUSES[status]
  return {
    limit: Math.min(limit === 0 ? DEFAULT_PAGE : limit, MAX_PER_PAGE),
    ...(deliveryStatus === undefined ? {} : { status: deliveryStatus }),
    ...(cursor === '' ? {} : { before: positionOf(cursor, endpointId) }),
  }
}

function cursorAfter({ createdAt, _id: id }: Delivery, endpointId: string): string {
  return encodeCursor({ createdAt, id }, `deliveries/${endpointId}`)
}

function positionOf(cursor: string, endpointId: string): { createdAt: Date; _id: string } {
  const position = decodeCursor(cursor, `deliveries/${endpointId}`)
  if (position === null) throw invalid('cursor', NO_CURSOR)
  return { createdAt: position.createdAt, _id: position.id }
}

function instantOf(text: string): Date {
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) throw invalid('since', NO_INSTANT)
  return instant
}

function endpointOut(endpoint: Endpoint) {
  const { deactivation } = endpoint
  return {
    id: endpoint._id,
    mode: wireMode(endpoint.mode),
    url: endpoint.url,
    events: endpoint.events,
    status: endpoint.active ? ('ENDPOINT_STATUS_ACTIVE' as const) : ('ENDPOINT_STATUS_INACTIVE' as const),
    deactivationReason:
      deactivation === null ? ('DEACTIVATION_REASON_UNSPECIFIED' as const) : REASONS[deactivation.reason],
    deactivatedAt: isoOf(deactivation?.at),
    consecutiveFailures: endpoint.failures,
    previousSecretsExpireAt: isoOf(secretsEnd(endpoint, new Date())),
    createdAt: isoOf(endpoint.createdAt),
    updatedAt: isoOf(endpoint.updatedAt),
    ownerEmails: endpoint.ownerEmails,
  }
}

function secretOut({ endpoint, secret }: WithSecret) {
  return { endpoint: endpointOut(endpoint), secret }
}

function sentOut({ delivery, body }: Sent): WireDelivery {
  return { ...deliveryOut(delivery), body }
}

function deliveryOut(delivery: Delivery): WireDelivery {
  return {
    id: delivery._id,
    endpointId: delivery.endpointId,
    eventId: delivery.eventId,
    eventType: delivery.type,
    receiptId: delivery.receiptId ?? '',
    status: WIRE_STATUSES[delivery.status],
    attempts: delivery.attempts.map(attemptOut),
    nextAttemptAt: isoOf(delivery.due?.at),
    createdAt: isoOf(delivery.createdAt),
    body: '',
  }
}

function eventOut({ _id: id, type, body }: WebhookEvent) {
  return { id, type, body }
}

function attemptOut({ at, durationMs, statusCode, error, answer }: Attempt) {
  return { at: isoOf(at), durationMs, statusCode, error, answer }
}

function isoOf(instant: Date | undefined): string {
  return instant?.toISOString() ?? ''
}

const NAMELESS = rule('must name a workspace and a mode', 'debe nombrar un espacio de trabajo y un ambiente')
const NO_CURSOR = rule('is not a cursor of this list', 'no es un cursor de esta lista')
const NO_INSTANT = rule(
  'must be an instant: 2026-11-21T15:04:05.000Z',
  'debe ser una fecha con hora: 2026-11-21T15:04:05.000Z',
)

function invalid(path: string, facts: FieldFacts): AppError {
  return fieldErrors.invalidRequest({ details: [fieldErrors.wrongForm.at(path, facts)] })
}
