import { killPoints } from '@etax/kernel'

/** Between two durable steps: tests end the process at each, as a crash would (npm run chaos -- --kill-points). */
export const killPoint = killPoints('authority-connector', [
  'request-written',
  'conversation-added',
  'submission-repeated',
  'conversation-reopened',
  'submission-stored',
  'answer-received',
  'answer-stored',
  'conclusion-stored',
  'conclusion-announced',
])
