import { killPoints } from '@etax/kernel'

/** Between two durable steps: tests end the process at each, as a crash would (npm run chaos -- --kill-points). */
export const killPoint = killPoints('catalog', [
  'record-marked',
  'dependents-deleted',
  'record-inserted',
  'lines-written',
  'stock-moving',
  'part-kept',
  'wrong-lines-kept',
  'import-noted',
  'logo-stored',
  'import-result-kept',
  'parts-removed',
  'progress-kept',
  'import-reconciled',
])
