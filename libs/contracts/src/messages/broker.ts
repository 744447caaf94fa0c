import type { Exchange } from './define.ts'

// The broker's names. `npm run codegen` writes them to deploy/routes.ts too.

/** The first exchange of commands was direct: permissions ignore its routing keys. */
export const EXCHANGES: Readonly<Record<Exchange, string>> = {
  events: 'receipts.events',
  commands: 'receipts.commands.v2',
}

/** The exchange and queue of rejected and poison messages, and of those with too many deliveries. */
export const DEAD = 'receipts.dead'

/** Each is declared by its service only. Its name begins with the service's. */
export const QUEUES = {
  'api-gateway': 'api-gateway.notices',
  'authority-connector': 'authority-connector.commands',
  issuance: 'issuance.facts',
  notifier: 'notifier.mail',
  renderer: 'renderer.receipts',
  'webhook-dispatcher': 'webhook-dispatcher.receipts',
} as const
