import { within } from './deadline.ts'
import type { DeclaredError } from './error-catalog.ts'
import { AppError } from './errors.ts'
import { kernelErrors } from './kernel-errors.ts'

/** Codes of Node and undici: network, failed resolution, silent peer. */
const NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOST(UNREACH|DOWN)|ENET(UNREACH|DOWN|RESET)|EAI_AGAIN|ENOTFOUND|UND_ERR_(CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT|SOCKET|CLOSED))$/

/** Names of MongoDB's driver and Mongoose: no server, or no answer. */
const DATABASE_AWAY =
  /^Mongo(ose)?(Network|ServerSelection|PoolClear|WaitQueueTimeout|NotConnected|Topology|ClientClosed|OperationTimeout)/

/** Labels of MongoDB for a repeat: no primary, stepping down, shutting down, lost connection. */
const TRANSIENT = ['TransientTransactionError', 'RetryableWriteError', 'ResetPool', 'PoolRequestedRetry']

/** The same as codes of the server, for answers without labels, and its time limits. */
const SERVER_AWAY = new Set([
  ...[6, 7, 89, 202, 384, 9001], // network between members
  ...[91, 189, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436], // no primary, stepping down, shutting down
  ...[50, 64, 133, 134, 262], // MaxTimeMSExpired, write or read concern not met, ExceededTimeLimit
])

/** CANCELLED, DEADLINE_EXCEEDED, ABORTED, UNAVAILABLE. */
const GRPC_AWAY = new Set([1, 4, 10, 14])

/** INTERNAL: a connection ended during calls. */
const GRPC_INTERNAL = 13
const CONNECTION_ENDED = /^Received RST_STREAM .*Session closed/

const MAX_DEPTH = 8

/**
 * Whether a thrown value is an outage of a dependency, not a defect. Only this function decides. An outage may last for
 * hours, and must not use up the attempts for defects. It reads causes and collected errors; an AppError counts by its
 * kind alone. It reads codes, names and labels, and imports no driver.
 */
export function isOutage(error: unknown): boolean {
  return saysOutage(error, MAX_DEPTH)
}

/** Makes the declared error of an outage, with the error as its cause. AppErrors and other errors stay. */
export function outageAs(declared: DeclaredError, error: unknown): unknown {
  return AppError.is(error) || !isOutage(error) ? error : declared({ cause: error, retryAfter: 1 })
}

export interface OutageOptions {
  /** The error of an outage, of kind `unavailable`. */
  as: DeclaredError
  /** A longer call counts as an outage. Default: no deadline. */
  timeoutMs?: number
}

/** Wraps a dependency such as a store: its async calls throw the declared error in an outage or after the deadline. */
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
  // Several attempts, such as a host's addresses: all of them must be outages.
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
  // A bulk write without a result for any row: the driver wraps the error of the connection.
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
