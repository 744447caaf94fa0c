import { type DocumentType, factsOfKind, kindFacts } from '@etax/tax-document'
import { Type } from 'typebox'
import { CertificateExpiring } from './certificate.ts'
import type { MessageDefinition, Payload, PublicEvent } from './define.ts'
import { messages } from './messages.ts'
import { Receipt } from './receipt-view.ts'
import { AuthorityMessage, Id, Instant, oneOf } from './vocabulary.ts'

// The only description of webhooks. The dispatcher writes it (domain/event.ts), and the gateway publishes it.

/** An event with its public name. */
export interface NamedEvent {
  name: string
  /** Present if every kind of document has the event. */
  documentType?: DocumentType
  event: PublicEvent
  definition: MessageDefinition
}

const named = messages.flatMap(namedEventsOf)

/** Every event but the ping, by its public names: `invoice.authorized`, `receipt.voided`, … */
export const publicEvents: readonly NamedEvent[] = named.filter(
  ({ name }, index) => named.findIndex((other) => other.name === name) === index,
)

function namedEventsOf(definition: MessageDefinition): NamedEvent[] {
  const { public: event } = definition
  if (event === undefined) return []
  if (!event.ofEachKind) return [{ name: event.name, event, definition }]
  return kindFacts.map(({ documentType }) => {
    return { name: publicName(event, documentType), documentType, event, definition }
  })
}

/** The name of an event for a receipt of this kind. */
export function publicName({ name, ofEachKind }: PublicEvent, documentType: DocumentType): string {
  return ofEachKind ? `${factsOfKind(documentType).events}.${name}` : name
}

/** A test that an owner asks for. No message causes it. */
export const PING = 'webhook.ping'

/** All names that an endpoint may subscribe to. */
export const eventNames: readonly string[] = [...publicEvents.map(({ name }) => name), PING]

const namesOf = (payload: Payload) =>
  publicEvents.filter(({ event }) => event.payload === payload).map(({ name }) => name)

const head = (names: readonly string[]) => ({
  id: Type.String({
    ...Id,
    description: 'The id of the event. Retries and resends keep it: use it to recognize repeated events.',
  }),
  type: oneOf(names, { description: 'The type of the event.' }),
  createdAt: Type.String({ ...Instant, description: 'When the event happened: RFC 3339 in UTC.' }),
  environment: oneOf(['sandbox', 'production'], { description: 'The environment of the endpoint.' }),
  workspaceId: Type.String({
    description: 'The workspace of the endpoint.',
    examples: ['01935a2e-7c1f-4abc-8def-0123456789ab'],
  }),
})

const ruc = Type.String({ description: 'The registry number (RUC) of the taxpayer.', examples: ['1799999990001'] })
const reason = Type.Array(AuthorityMessage, {
  description: 'The reasons for a refusal or a failure; otherwise empty.',
  examples: [[]],
})

export const ReceiptEvent = Type.Object(
  {
    ...head(namesOf('receipt')),
    taxpayerRuc: ruc,
    receiptVersion: Type.Integer({
      minimum: 1,
      description: 'Of two events about a receipt, the larger one is newer. Deliveries can overtake each other.',
      examples: [3],
    }),
    data: Receipt,
    reason,
  },
  { title: 'ReceiptEvent', description: 'The body of a webhook about a receipt.' },
)

const { certificate } = CertificateExpiring.schema.properties

export const CertificateEvent = Type.Object(
  {
    ...head(namesOf('certificate')),
    taxpayerRuc: ruc,
    data: Type.Object(
      { ...certificate.properties },
      { title: 'ExpiringCertificate', description: 'A certificate that expires soon.', examples: [] },
    ),
    reason,
  },
  { title: 'CertificateEvent', description: 'The body of a webhook about a certificate.' },
)

export const PingEvent = Type.Object(
  {
    ...head([PING]),
    taxpayerRuc: Type.Null({ description: 'Always null: a ping has no taxpayer.' }),
    data: Type.Object(
      {
        endpointId: Type.String({
          description: 'The id of the endpoint.',
          examples: ['01935a2e-7c1f-4abc-8def-0123456789ac'],
        }),
      },
      { description: 'The endpoint of the ping.' },
    ),
    reason,
  },
  { title: 'PingEvent', description: 'The body of a ping.' },
)

/** The bodies of all webhooks. */
export const webhookEvents = [ReceiptEvent, CertificateEvent, PingEvent]
