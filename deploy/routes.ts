// Written by npm run codegen from the messages in libs/contracts.

export type Exchange = 'events' | 'commands'

export const EXCHANGES = {
  events: 'receipts.events',
  commands: 'receipts.commands.v2',
} as const

export const DEAD = 'receipts.dead'

export const QUEUES = {
  'api-gateway': 'api-gateway.notices',
  'authority-connector': 'authority-connector.commands',
  issuance: 'issuance.facts',
  notifier: 'notifier.mail',
  renderer: 'renderer.receipts',
  'webhook-dispatcher': 'webhook-dispatcher.receipts',
} as const

interface Route {
  exchange: Exchange
  /** The routing key. */
  key: string
  from: readonly string[]
  to: readonly string[]
}

/** Every message of the system. */
export const routes: readonly Route[] = [
  { exchange: 'commands', key: 'authority.submit.v1', from: ['issuance'], to: ['authority-connector'] },
  { exchange: 'events', key: 'authority.received.v1', from: ['authority-connector'], to: ['issuance'] },
  { exchange: 'events', key: 'authority.authorized.v1', from: ['authority-connector'], to: ['issuance'] },
  { exchange: 'events', key: 'authority.refused.v1', from: ['authority-connector'], to: ['issuance'] },
  { exchange: 'events', key: 'authority.unreachable.v1', from: ['authority-connector'], to: ['issuance'] },
  { exchange: 'events', key: 'receipt.authorized.v1', from: ['issuance'], to: ['renderer', 'webhook-dispatcher'] },
  { exchange: 'events', key: 'receipt.rejected.v1', from: ['issuance'], to: ['webhook-dispatcher'] },
  { exchange: 'events', key: 'receipt.returned.v1', from: ['issuance'], to: ['webhook-dispatcher'] },
  { exchange: 'events', key: 'receipt.failed.v1', from: ['issuance'], to: ['webhook-dispatcher'] },
  { exchange: 'events', key: 'receipt.completed.v1', from: ['issuance'], to: ['webhook-dispatcher'] },
  { exchange: 'events', key: 'receipt.voided.v1', from: ['issuance'], to: ['renderer', 'webhook-dispatcher'] },
  { exchange: 'events', key: 'receipt.cancelled.v1', from: ['issuance'], to: ['renderer', 'webhook-dispatcher'] },
  { exchange: 'events', key: 'receipt.rendered.v1', from: ['renderer'], to: ['issuance'] },
  { exchange: 'events', key: 'receipt.unprintable.v1', from: ['renderer'], to: ['issuance'] },
  { exchange: 'events', key: 'receipt.mailed.v1', from: ['notifier'], to: ['issuance'] },
  { exchange: 'events', key: 'receipts.deleted.v1', from: ['issuance'], to: ['notifier', 'webhook-dispatcher'] },
  { exchange: 'events', key: 'certificate.expiring.v1', from: ['api-gateway'], to: ['webhook-dispatcher'] },
  { exchange: 'events', key: 'quota.reached.v1', from: ['issuance'], to: ['api-gateway'] },
  { exchange: 'commands', key: 'mail.receipt.v1', from: ['renderer', 'issuance'], to: ['notifier'] },
  { exchange: 'commands', key: 'mail.warn.v1', from: ['api-gateway', 'webhook-dispatcher'], to: ['notifier'] },
]
