import { Readable } from 'node:stream'
import { gatewayErrors, type ReceiptView } from '@etax/contracts'
import { words } from '@etax/kernel'
import { Type } from 'typebox'
import { type Guards, stillLetIn } from '../accounts/authentication.ts'
import type { App } from '../http/app.ts'
import { languageOf } from '../http/domain/preferred-language.ts'
import { Failure } from '../http/envelope.ts'
import { asksForHeadOnly } from '../http/head-as-get.ts'
import { text, textOrNull } from '../http/schema-parts.ts'
import type { Clients } from '../ports.ts'
import { eventsAfter, isFinal } from './domain/receipt-events.ts'
import { receiptView } from './domain/receipt-view.ts'
import type { EventStreams } from './event-streams.ts'
import { ReceiptId, receiptRequestOf } from './receipt-request-of.ts'
import { ReceiptBody } from './receipt-schemas.ts'

export interface EventDependencies extends Guards {
  issuance: Clients['issuance']
  eventStreams: EventStreams
}

const LastEventId = Type.Object({
  'last-event-id': Type.Optional(
    Type.String({
      // An empty header counts as none.
      pattern: '^[0-9]{0,6}$',
      form: words('the id of the last event received, such as 2', 'el id del último evento recibido, por ejemplo 2'),
      description: 'The id of the last event received. The stream sends the events after it.',
      examples: ['2'],
    }),
  ),
})

const ReceiptEvent = Type.Object(
  {
    receiptId: Type.String({ format: 'uuid' }),
    accessKey: text,
    status: Type.String({ description: 'The new status.', examples: ['AUTHORIZED'] }),
    at: Type.String({
      description: 'When the receipt got this status, RFC 3339 in UTC.',
      examples: ['2026-11-21T15:04:07.000Z'],
    }),
    detail: textOrNull,
    final: Type.Boolean({ description: 'true: the receipt no longer changes, and the stream ends.' }),
    receipt: Type.Optional(ReceiptBody),
  },
  { title: 'ReceiptStatusEvent', description: 'The data of an event. The newest event has the current receipt.' },
)

const description = `
Streams the statuses of a receipt as server-sent events: one \`status\` event for each status of the timeline, past ones
first. The \`id\` of an event counts them from 1. After COMPLETED, REJECTED or RETURNED the server sends \`end\` and closes the
stream. A receipt in ERROR can be retried, by you or by the system: its stream stays open.

A stream can end before the receipt is final: by \`end\` with the reason \`time\`, \`stopping\` or \`refused\`, or by a broken
connection. Continue it with \`Last-Event-ID\`, as EventSource does by itself. The answer 204 means that no event is left. Every 15
seconds the stream has a line that begins with a colon; ignore it.

Limits: a stream lasts at most ten minutes (two without a paid plan); a workspace has at most 50 streams at each server
(ten without a paid plan). To receive the events of every receipt, use webhooks.
`.trim()

export function receiptEventRoutes(app: App, { issuance, eventStreams, ...guards }: EventDependencies): void {
  const letIn = stillLetIn(guards)
  const schema = {
    operationId: 'streamReceiptEvents',
    tags: ['receipts'],
    summary: 'Follow a receipt to its final status',
    description,
    params: ReceiptId,
    headers: LastEventId,
    response: {
      200: {
        description: 'Events until the stream ends.',
        content: { 'text/event-stream': { schema: Type.Unsafe<Readable>(ReceiptEvent) } },
      },
      204: Type.Unsafe<undefined>({ type: 'null', description: 'The receipt is final, and you received every event.' }),
      400: Failure,
      404: Failure,
    },
    'x-errors': [gatewayErrors.receiptUnknown, gatewayErrors.tooManyStreams, gatewayErrors.streamsFull],
  }
  app.get('/receipts/:id/events', { schema }, async (request, reply) => {
    const receipt = receiptView(await issuance.findReceipt(receiptRequestOf(request)))
    const lastEventId = Number(request.headers['last-event-id'] ?? 0)
    if (isOver(receipt, lastEventId)) return reply.code(204).send(undefined)
    const { principal } = request
    const stream = asksForHeadOnly(request)
      ? Readable.from([])
      : eventStreams.open({
          receipt,
          lastEventId,
          principal,
          language: languageOf(request),
          stillLetIn: () => letIn(request),
        })
    // Keeps proxies from buffering events.
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(stream)
  })
}

function isOver(receipt: ReceiptView, lastEventId: number): boolean {
  return isFinal(receipt) && eventsAfter(receipt, lastEventId).length === 0
}
