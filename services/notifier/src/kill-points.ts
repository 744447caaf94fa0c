import { killPoints } from '@etax/kernel'

/** Between two durable steps: tests end the process at each, as a crash would (npm run chaos -- --kill-points). */
export const killPoint = killPoints('notifier', [
  'mail-handed-over',
  'delivery-opened',
  'result-announced-again',
  'mail-attempted',
  'result-stored',
  'result-announced',
  'mails-forgotten',
])
