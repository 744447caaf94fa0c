import {
  CertificateEvent,
  type NamedEvent,
  PING,
  PingEvent,
  publicEvents,
  type ReceiptAuthorized,
  ReceiptEvent,
} from '@etax/contracts'
import { exampleOf } from './api-examples.ts'
import { publishedSchema, type Schema, type Schemas } from './api-schemas.ts'

export function webhooksOf(components: Schemas): object {
  for (const schema of [ReceiptEvent, CertificateEvent, PingEvent]) publishedSchema({ ...schema }, components)
  const events = publicEvents.map((one) => [one.name, operationOf(one.name, describedEvent(one), components)])
  const ping = { component: 'PingEvent', summary: 'A requested test', about: PING_SENT, example: {} }
  return Object.fromEntries([...events, [PING, operationOf(PING, ping, components)]])
}

interface Described {
  component: string
  summary: string
  about: string
  example: object
}

function describedEvent({ documentType, event, definition }: NamedEvent): Described {
  const { title, about } = event
  const kind = documentType && capitalized(documentType.toLowerCase().replaceAll('_', ' '))
  const summary = kind === undefined ? title.en : `${kind} ${title.en.toLowerCase()}`
  const described = { summary, about: `${about.en} ${SENT}` }
  switch (event.payload) {
    case 'certificate':
      return { ...described, component: 'CertificateEvent', example: {} }
    case 'receipt': {
      const { receipt, documentType: exampleType } = definition.example as typeof ReceiptAuthorized.example
      const example = { data: { ...receipt, documentType: documentType ?? exampleType } }
      return { ...described, component: 'ReceiptEvent', example }
    }
  }
}

function operationOf(type: string, { component, summary, about, example }: Described, components: Schemas): object {
  const schema = { $ref: `#/components/schemas/${component}` }
  const operation = {
    operationId: `on${type.split(/[._]/).map(capitalized).join('')}`,
    tags: ['webhooks'],
    summary,
    description:
      `${about} Check the signature over the received bytes. Refuse timestamps more than five minutes old. ` +
      'Ignore an id that you have already handled.',
    parameters: HEADERS.map((header) => ({ $ref: `#/components/parameters/${header}` })),
    security: [],
    requestBody: {
      required: true,
      content: {
        'application/json': { schema, example: { ...(exampleOf(schema, components) as object), type, ...example } },
      },
    },
    responses: {
      '2XX': { description: 'Accepted: the delivery is done.' },
      '4XX': { description: type === PING ? 'Not accepted: the delivery has failed.' : NOT_ACCEPTED },
    },
  }
  return { post: operation }
}

const SENT =
  'We send the event to each endpoint that selected it, and repeat it until the endpoint answers 2xx within ten ' +
  'seconds, at most eight times.'
const PING_SENT =
  'POST /account/webhooks/{id}/ping sends this event once, to that endpoint, with any selection of events.'
const NOT_ACCEPTED =
  'Not accepted: we send it again, after longer and longer intervals. After 410 the endpoint receives nothing more.'

function capitalized(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`
}

const HEADERS = ['WebhookId', 'WebhookTimestamp', 'WebhookSignature', 'ServiceSignature', 'ServiceDelivery']

/** The dispatcher's domain/signature.ts signs so. */
export const webhookHeaders: Schemas = {
  WebhookId: header('webhook-id', "The event's id.", '01935a2e-7c1f-8abc-8def-0123456789ab'),
  WebhookTimestamp: header('webhook-timestamp', 'When this attempt was signed: seconds since 1970.', '1795273447'),
  WebhookSignature: header(
    'webhook-signature',
    'As in Standard Webhooks: `v1,` and base64 of HMAC-SHA256 over `id.timestamp.body`. The key is the bytes ' +
      'after `whsec_` and base64. One signature for each secret in force, separated by blanks.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
  ServiceSignature: header(
    'x-service-signature',
    '`t=` the same seconds and, for each secret in force, `v1=` hexadecimal HMAC-SHA256 over `t.body`. The key ' +
      'is the whole secret as text.',
    't=1795273447,v1=2b99…',
  ),
  ServiceDelivery: header('x-service-delivery', "The delivery's id.", '01935a2e-7c1f-7abc-8def-0123456789ad'),
}

function header(name: string, description: string, example: string): Schema {
  return { name, in: 'header', required: true, description, schema: { type: 'string' }, example }
}
