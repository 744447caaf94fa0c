import { createHash } from 'node:crypto'
import {
  type BodyOf,
  CertificateExpiring,
  type Envelope,
  envelope,
  environmentOf,
  MODES,
  type Mode,
  PING,
  type PublicEvent,
  type PublicMessage,
  publicEvents,
  publicName,
  receiptFacts,
} from '@etax/contracts'
import { words } from '@etax/kernel'

/** Stored once. `body` is serialised once: the same characters are signed and sent each time. */
export interface WebhookEvent {
  _id: string
  type: string
  workspaceId: string
  mode: Mode
  receiptId: string | null
  createdAt: Date
  body: string
}

export type ReceiptFact = BodyOf<PublicMessage<'receipt'>>

export const EVENT_FORM = eventForm()

function eventForm() {
  const events = [...new Set(publicEvents.map(({ event }) => event))]
  const ofEachKind = [...new Set(events.filter((event) => event.ofEachKind).map(({ name }) => name))]
  const others = events.filter((event) => !event.ofEachKind).map(({ name }) => name)
  return words(
    `a document and its result, ${ofEachKind.join(', ')}, such as invoice.completed and credit_note.error; or ` +
      `${others.join(', ')} or ${PING}`,
    `un documento y su resultado, ${ofEachKind.join(', ')}, por ejemplo invoice.completed y credit_note.error; ` +
      `o ${others.join(', ')} o ${PING}`,
  )
}

/** A repeated fact gives the same event. */
export function eventOf({ id, type: fact, tenantId, occurredAt, body }: Envelope<ReceiptFact>): WebhookEvent {
  const event: PublicEvent | undefined = receiptFacts.find(({ type }) => type === fact)?.public
  const type = event === undefined ? fact : publicName(event, body.documentType)
  const _id = stableId(body.receiptId, fact, event?.repeats ? id : '')
  const text = JSON.stringify({
    id: _id,
    type,
    createdAt: occurredAt,
    environment: environmentOf(body.mode),
    workspaceId: tenantId,
    taxpayerRuc: body.taxpayerRuc,
    receiptVersion: body.receiptVersion,
    data: body.receipt,
    reason: reasonOf(body),
  })
  const { mode, receiptId } = body
  return { _id, type, workspaceId: tenantId, mode, receiptId, createdAt: new Date(occurredAt), body: text }
}

/** One event per mode: a certificate signs in both. A repeat gives the same events. */
export function certificateEvents({
  tenantId: workspaceId,
  occurredAt,
  body,
}: Envelope<BodyOf<typeof CertificateExpiring>>): WebhookEvent[] {
  const { taxpayerRuc, fileId, threshold, certificate: data } = body
  const type = CertificateExpiring.public.name
  return MODES.map((mode) => {
    const id = stableId(fileId, type, String(threshold), mode)
    const environment = environmentOf(mode)
    const text = { id, type, createdAt: occurredAt, environment, workspaceId, taxpayerRuc }
    return {
      _id: id,
      type,
      workspaceId,
      mode,
      receiptId: null,
      createdAt: new Date(occurredAt),
      body: JSON.stringify({ ...text, data, reason: [] }),
    }
  })
}

export function pingOf(
  endpoint: { _id: string; workspaceId: string; mode: Mode },
  id: string,
  now: Date,
): WebhookEvent {
  const { workspaceId, mode } = endpoint
  const text = JSON.stringify({
    id,
    type: PING,
    createdAt: now.toISOString(),
    environment: environmentOf(mode),
    workspaceId,
    taxpayerRuc: null,
    data: { endpointId: endpoint._id },
    reason: [],
  })
  return { _id: id, type: PING, workspaceId, mode, receiptId: null, createdAt: now, body: text }
}

/** An example of an event, about a receipt or certificate with this new id. A ping for an unknown type. */
export function exampleOf(type: string, { workspaceId, mode }: Owner, id: string, now: Date): WebhookEvent {
  const named = publicEvents.find(({ name }) => name === type)
  const head = { id, tenantId: workspaceId, correlationId: id, occurredAt: now.toISOString() }
  const ping = pingOf({ _id: id, workspaceId, mode }, id, now)
  switch (named?.event.payload) {
    case undefined:
      return ping
    case 'certificate': {
      const events = certificateEvents(
        envelope(CertificateExpiring, { ...CertificateExpiring.example, fileId: id }, head),
      )
      return events.find((event) => event.mode === mode) ?? ping
    }
    case 'receipt': {
      const example = named?.definition.example as ReceiptFact
      const documentType = named?.documentType ?? example.documentType
      const receipt = { ...example.receipt, id, documentType, environment: environmentOf(mode) }
      const body = { ...example, receiptId: id, mode, documentType, receipt }
      return eventOf(envelope(named?.definition as PublicMessage<'receipt'>, body as never, head))
    }
  }
}

type Owner = Pick<WebhookEvent, 'workspaceId' | 'mode'>

/** A UUID (version 8): equal parts give equal ids. */
export function stableId(...parts: string[]): string {
  const bytes = createHash('sha256').update(parts.join('\n')).digest().subarray(0, 16)
  bytes[6] = 0x80 | (bytes.readUInt8(6) & 0x0f)
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function reasonOf(body: ReceiptFact) {
  if ('reason' in body && body.receipt.messages.length === 0) {
    return [{ type: 'ERROR', code: '', message: body.reason, additionalInfo: null }]
  }
  return body.receipt.messages
}
