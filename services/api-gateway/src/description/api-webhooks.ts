import {
  CertificateEvent,
  eventNames,
  PingEvent,
  ReceiptEvent,
  receiptEventNames,
  receiptViewExample,
} from '@etax/contracts'
import { exampleOf } from './api-examples.ts'
import { publishedSchema, type Schema, type Schemas } from './api-schemas.ts'

/** What webhooks send: one entry for each type of event, with the headers that prove who sent it. */
export function webhooksOf(components: Schemas): object {
  for (const schema of [ReceiptEvent, CertificateEvent, PingEvent]) publishedSchema({ ...schema }, components)
  return Object.fromEntries(eventNames.map((name) => [name, { post: operationOf(name, components) }]))
}

function operationOf(name: string, components: Schemas): object {
  const schema = { $ref: `#/components/schemas/${componentOf(name)}` }
  const isOfReceipt = receiptEventNames.includes(name)
  const shown = { ...(exampleOf(schema, components) as object), type: name }
  const example = isOfReceipt ? { ...shown, data: receiptOf(name) } : shown
  return {
    operationId: `on${name.split(/[._]/).map(capitalized).join('')}`,
    tags: ['webhooks'],
    summary: summaryOf(name),
    description:
      'Sent to each endpoint that asked for it, again until it is answered with 2xx within ten seconds. Judge the signature ' +
      'over the bytes as they came, refuse timestamps more than five minutes old, and take an id that came before for done.',
    parameters: HEADERS.map((header) => ({ $ref: `#/components/parameters/${header}` })),
    security: [],
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
    responses: {
      '2XX': { description: 'Taken: it is not sent again.' },
      '4XX': {
        description: 'Not taken: it is sent again, later and later. After 410 the endpoint is told nothing more.',
      },
    },
  }
}

function componentOf(name: string): string {
  if (receiptEventNames.includes(name)) return 'ReceiptEvent'
  return name === 'webhook.ping' ? 'PingEvent' : 'CertificateEvent'
}

/** A receipt of the kind and in the state that the event tells. */
function receiptOf(name: string): object {
  const [document = '', outcome = ''] = name.split('.')
  const status = STATUSES[outcome] ?? receiptViewExample.status
  const documentType = document === 'receipt' ? receiptViewExample.documentType : document.toUpperCase()
  const authorityStatus =
    outcome === 'cancelled' ? { state: 'CANCELLED', checkedAt: receiptViewExample.updatedAt } : null
  const voided = outcome === 'voided' ? { at: receiptViewExample.updatedAt, reason: 'wrong customer' } : null
  return { ...receiptViewExample, documentType, status, authorityStatus, voided }
}

const STATUSES: Readonly<Record<string, string>> = {
  authorized: 'AUTHORIZED',
  rejected: 'REJECTED',
  error: 'ERROR',
  completed: 'COMPLETED',
  cancelled: 'COMPLETED',
  voided: 'COMPLETED',
}

const OUTCOMES: Readonly<Record<string, string>> = {
  authorized: 'was authorized',
  rejected: 'was refused by the authority',
  error: 'could not be finished; it can be retried',
  completed: 'was authorized, printed and mailed',
  voided: 'was marked as voided here',
  cancelled: 'was cancelled at the authority',
  expiring: 'ends in 30, 15, 7 days or one',
}

function summaryOf(name: string): string {
  const [subject = '', what = ''] = name.split('.')
  if (what === 'ping') return 'A test that was asked for'
  return `${capitalized(subject).replaceAll('_', ' ')} ${OUTCOMES[what]}`
}

function capitalized(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`
}

const HEADERS = ['WebhookId', 'WebhookTimestamp', 'WebhookSignature', 'ServiceSignature', 'ServiceDelivery']

/** The headers of a delivery, as the dispatcher signs it (its domain/signature.ts). */
export const webhookHeaders: Schemas = {
  WebhookId: header('webhook-id', "The event's id.", '01935a2e-7c1f-8abc-8def-0123456789ab'),
  WebhookTimestamp: header('webhook-timestamp', 'When this attempt was signed: seconds since 1970.', '1795273447'),
  WebhookSignature: header(
    'webhook-signature',
    'As Standard Webhooks has it: `v1,` and base64 of HMAC-SHA256 over `id.timestamp.body`, keyed with the bytes behind ' +
      '`whsec_` and base64. One for each secret in force, separated by blanks.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
  ServiceSignature: header(
    'x-service-signature',
    '`t=` the same seconds and, for each secret in force, `v1=` hexadecimal HMAC-SHA256 over `t.body`, keyed with the ' +
      'whole secret as text.',
    't=1795273447,v1=2b99…',
  ),
  ServiceDelivery: header('x-service-delivery', "The delivery's id.", '01935a2e-7c1f-7abc-8def-0123456789ad'),
}

function header(name: string, description: string, example: string): Schema {
  return { name, in: 'header', required: true, description, schema: { type: 'string' }, example }
}
