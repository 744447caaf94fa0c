import { AppError } from './errors.ts'

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
])
const TRANSIENT = ['TransientTransactionError', 'RetryableWriteError', 'ResetPool', 'PoolRequestedRetry']
const DATABASE_AWAY = /^Mongo(ose)?(Network|ServerSelection|PoolClear|NotConnected|Topology|ClientClosed)/

/**
 * Whether something thrown says "what I need is away" rather than "I am wrong". An outage may last for hours and must
 * not use up the budget for defects. Told by code, name and label, so that no driver is imported to ask.
 */
export function isOutage(error: unknown): boolean {
  if (AppError.is(error)) return error.kind === 'unavailable' || error.kind === 'too-many'
  if (typeof error !== 'object' || error === null) return false
  const { code, name, errorLabels } = error as { code?: unknown; name?: unknown; errorLabels?: unknown }
  if (typeof code === 'string' && NETWORK.has(code)) return true
  if (Array.isArray(errorLabels) && TRANSIENT.some((label) => errorLabels.includes(label))) return true
  return typeof name === 'string' && DATABASE_AWAY.test(name)
}
