import { Type } from 'typebox'
import { CertificateExpiring } from './certificate.ts'
import { Receipt } from './receipt-view.ts'
import { AuthorityMessage, Id, Instant, oneOf } from './vocabulary.ts'

// The one description of what webhooks send. The dispatcher writes it (its domain/event.ts), and the gateway publishes it.

const documents = ['invoice', 'credit_note', 'debit_note', 'withholding', 'purchase_settlement', 'waybill'] as const
const outcomes = ['authorized', 'rejected', 'error', 'completed'] as const

/** Events about a receipt. */
export const receiptEventNames: readonly string[] = [
  ...documents.flatMap((document) => outcomes.map((outcome) => `${document}.${outcome}`)),
  'receipt.voided',
  'receipt.cancelled',
]

/** Every name that an endpoint may ask for. */
export const eventNames: readonly string[] = [...receiptEventNames, 'certificate.expiring', 'webhook.ping']

const head = (names: readonly string[]) => ({
  id: Type.String({
    ...Id,
    description: "The event's own: the same over retries and resends, so that one told twice is known.",
  }),
  type: oneOf(names, { description: 'What happened.' }),
  createdAt: Instant,
  environment: oneOf(['sandbox', 'production'], { description: 'That of the endpoint.' }),
  workspaceId: Type.String({ examples: ['01935a2e-7c1f-4abc-8def-0123456789ab'] }),
})

const ruc = Type.String({ description: 'The taxpayer that it is about.', examples: ['1799999990001'] })
const reason = Type.Array(AuthorityMessage, {
  description: 'Why, where something was refused or failed; empty otherwise.',
  examples: [[]],
})

export const ReceiptEvent = Type.Object(
  {
    ...head(receiptEventNames),
    taxpayerRuc: ruc,
    receiptVersion: Type.Integer({
      minimum: 1,
      description: 'Of two events about a receipt, the one with the larger number is newer: deliveries may overtake.',
      examples: [3],
    }),
    data: Receipt,
    reason,
  },
  { title: 'ReceiptEvent' },
)

const { certificate } = CertificateExpiring.schema.properties

export const CertificateEvent = Type.Object(
  {
    ...head(['certificate.expiring']),
    taxpayerRuc: ruc,
    data: Type.Object({ ...certificate.properties }, { title: 'ExpiringCertificate', examples: [] }),
    reason,
  },
  { title: 'CertificateEvent' },
)

export const PingEvent = Type.Object(
  {
    ...head(['webhook.ping']),
    taxpayerRuc: Type.Null({ description: 'It is about none.' }),
    data: Type.Object({ endpointId: Type.String({ examples: ['01935a2e-7c1f-4abc-8def-0123456789ac'] }) }),
    reason,
  },
  { title: 'PingEvent' },
)
