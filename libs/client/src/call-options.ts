import { ConfigurationError } from './errors.ts'

export interface CallOptions {
  /** Ends the call, which rejects with the signal's reason. */
  signal?: AbortSignal
  /** The limit of the whole call with its repeats. */
  timeoutMs?: number
  /** Attempts after the first. Default: as many as fit in `timeoutMs`. */
  maxRetries?: number
  /** Appears in the service's logs and in its answer. */
  requestId?: string
}

/** A longer timer ends at once. */
const MAX_MS = 2 ** 31 - 1

/** @throws ConfigurationError for a wrong option */
export function checkOptions(options: CallOptions): void {
  if (typeof options !== 'object' || options === null) {
    throw new ConfigurationError('The options of a call must be an object, such as { timeoutMs: 30000 }, or left out.')
  }
  const { timeoutMs, maxRetries, requestId, signal } = options
  checkTime('timeoutMs', timeoutMs)
  checkRetries(maxRetries)
  if (requestId !== undefined && !/^[\w.:-]{1,128}$/.test(requestId)) {
    throw new ConfigurationError(
      'requestId must be 1 to 128 letters, digits, dots, colons, hyphens or underscores, such as order-1001.',
    )
  }
  if (signal !== undefined && typeof signal?.throwIfAborted !== 'function') {
    throw new ConfigurationError('signal must be an AbortSignal, such as AbortSignal.timeout(30000), or left out.')
  }
}

/** @throws ConfigurationError for a wrong time */
export function checkTime(name: string, value: number | undefined): void {
  if (value === undefined || (typeof value === 'number' && value > 0 && value <= MAX_MS)) return
  throw new ConfigurationError(
    `${name} must be milliseconds from 1 to ${MAX_MS}, such as 30000; it was ${printed(value)}.`,
  )
}

/** @throws ConfigurationError for a wrong number of repeats */
export function checkRetries(value: number | undefined): void {
  if (value === undefined || (Number.isInteger(value) && value >= 0)) return
  throw new ConfigurationError(`maxRetries must be a whole number from 0, such as 3; it was ${printed(value)}.`)
}

/** Only the type of other values: they may be misplaced secrets. */
function printed(value: unknown): string {
  return typeof value === 'number' || value === null ? String(value) : `of type ${typeof value}`
}
