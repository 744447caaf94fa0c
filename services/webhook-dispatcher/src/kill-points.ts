import { killPoints } from '@etax/kernel'

/** Between two durable steps: tests end the process at each, as a crash would (npm run chaos -- --kill-points). */
export const killPoint = killPoints('webhook-dispatcher', [
  'deliveries-stored',
  'webhook-answered',
  'delivery-recorded',
  'endpoint-deactivated',
  'warning-published',
  'deliveries-forgotten',
  'events-stored',
  'failure-counting',
  'endpoint-removed',
  'workspace-marked',
  'ping-answered',
  'run-started-over',
])
