import { killPoints } from '@etax/kernel'

/** Between two durable steps: tests end the process at each, as a crash would (npm run chaos -- --kill-points). */
export const killPoint = killPoints('renderer', ['document-printed', 'rendering-kept'])
