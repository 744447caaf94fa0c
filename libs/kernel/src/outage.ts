import { within } from './deadline.ts'
import type { DeclaredError } from './error-catalog.ts'
import { AppError } from './errors.ts'
import { kernelErrors } from './kernel-errors.ts'

/** Codes of Node and undici: the network, a name that cannot be resolved now, a peer that is silent. */
const NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOST(UNREACH|DOWN)|ENET(UNREACH|DOWN|RESET)|EAI_AGAIN|ENOTFOUND|UND_ERR_(CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT|SOCKET|CLOSED))$/

/** Names by which the driver of MongoDB and Mongoose say that there is no server to call, or none that answers. */
const DATABASE_AWAY =
  /^Mongo(ose)?(Network|ServerSelection|PoolClear|WaitQueueTimeout|NotConnected|Topology|ClientClosed|OperationTimeout)/

/** Labels by which MongoDB says "ask again": no primary, stepping down, shutting down, a lost connection. */
const TRANSIENT = ['TransientTransactionError', 'RetryableWriteError', 'ResetPool', 'PoolRequestedRetry']

/** The same as codes of the server, for answers without labels, and the limits of time that it did not meet. */
const SERVER_AWAY = new Set([
  ...[6, 7, 89, 202, 384, 9001], // the network between its members
  ...[91, 189, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436], // no primary, stepping down, shutting down
  ...[50, 64, 133, 134, 262], // MaxTimeMSExpired, a write or read concern not met, ExceededTimeLimit
])

/** CANCELLED, DEADLINE_EXCEEDED, ABORTED, UNAVAILABLE. */
const GRPC_AWAY = new Set([1, 4, 10, 14])

/** INTERNAL, where a connection ended with its calls under way. */
const GRPC_INTERNAL = 13
const CONNECTION_ENDED = /^Received RST_STREAM .*Session closed/

/** Causes are followed so far. */
const MAX_DEPTH = 8

/**
 * Whether something thrown says "what I need is away" rather than "I am wrong": the one place that decides. An outage
 * may last for hours and must not use up the budget for defects. It looks through causes and collected errors; what is
 * an AppError is judged by its kind alone. Told by code, name and label, so that no driver is imported to ask.
 */
export function isOutage(error: unknown): boolean {
  return saysOutage(error, MAX_DEPTH)
}

/**
 * The error as others are to see it: an outage becomes the declared one, with the error as its cause. An AppError and
 * everything else stay what they are.
 */
export function outageAs(declared: DeclaredError, error: unknown): unknown {
  return AppError.is(error) || !isOutage(error) ? error : declared({ cause: error, retryAfter: 1 })
}

export interface OutageOptions {
  /** What an outage is called, of kind `unavailable`. */
  as: DeclaredError
  /** A call that takes longer counts as an outage; no deadline unless told. */
  timeoutMs?: number
}

/**
 * The same calls of something outside, such as a store; those that answer with a promise throw the declared error when
 * it is away or does not answer in time, besides what they throw themselves.
 */
export function withOutageAs<Outside extends object>(outside: Outside, options: OutageOptions): Outside {
  const calls = Object.entries(outside).map(([name, call]) => [
    name,
    typeof call === 'function' ? guarded(name, call as Call, options) : call,
  ])
  return Object.fromEntries(calls) as Outside
}

type Call = (...input: unknown[]) => unknown

function guarded(name: string, call: Call, { as, timeoutMs }: OutageOptions): Call {
  return (...input) => {
    const answer = call(...input)
    if (!(answer instanceof Promise)) return answer
    const timely = timeoutMs === undefined ? answer : within(timeoutMs, name, answer)
    return timely.catch((error: unknown) => {
      throw isLate(error) ? as({ cause: error, retryAfter: 1 }) : outageAs(as, error)
    })
  }
}

function isLate(error: unknown): boolean {
  return AppError.is(error) && error.code === kernelErrors.tookTooLong.code
}

interface Thrown {
  name?: unknown
  code?: unknown
  cause?: unknown
  errors?: unknown
  errorLabels?: unknown
  writeErrors?: unknown
  details?: unknown
  metadata?: unknown
}

function saysOutage(error: unknown, depth: number): boolean {
  if (AppError.is(error)) return error.kind === 'unavailable' || error.kind === 'too-many'
  if (typeof error !== 'object' || error === null || depth === 0) return false
  const thrown: Thrown = error
  if (saysItself(thrown) || saysOutage(thrown.cause, depth - 1)) return true
  // Several tries at one thing, such as a host's addresses: all of them must have met an outage.
  const { errors } = thrown
  return Array.isArray(errors) && errors.length > 0 && errors.every((one) => saysOutage(one, depth - 1))
}

function saysItself(thrown: Thrown): boolean {
  const { name, code, errorLabels } = thrown
  if (typeof code === 'string' && NETWORK.test(code)) return true
  if (Array.isArray(errorLabels) && TRANSIENT.some((label) => errorLabels.includes(label))) return true
  if (typeof name !== 'string') return false
  if (name.startsWith('Mongo')) return databaseSays(name, thrown)
  return name === 'TimeoutError' || (isGrpc(thrown) && saysGrpc(thrown))
}

function databaseSays(name: string, { code, writeErrors }: Thrown): boolean {
  if (DATABASE_AWAY.test(name)) return true
  if (typeof code === 'number') return SERVER_AWAY.has(code)
  // A bulk write that ended without a word about any row: the driver wraps what happened to the connection.
  return name === 'MongoBulkWriteError' && code === undefined && [writeErrors ?? []].flat().length === 0
}

interface GrpcError {
  code?: unknown
  details: string
}

function isGrpc(thrown: Thrown): thrown is Thrown & GrpcError {
  return typeof thrown.details === 'string' && typeof thrown.metadata === 'object'
}

function saysGrpc({ code, details }: GrpcError): boolean {
  return typeof code === 'number' && (GRPC_AWAY.has(code) || (code === GRPC_INTERNAL && CONNECTION_ENDED.test(details)))
}
