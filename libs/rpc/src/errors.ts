import { platformErrors } from '@etax/contracts'
import { AppError, type ErrorKind, isOutage, type Language, outageAs, type Params, whyNotConnected } from '@etax/kernel'
import { Metadata, type ServiceError, status } from '@grpc/grpc-js'
import { STATUS_TRAILER, statusDetails } from './status-details.ts'

/** The only table of our kinds and gRPC's codes. */
const statusOf: Record<ErrorKind, status> = {
  invalid: status.INVALID_ARGUMENT,
  unauthenticated: status.UNAUTHENTICATED,
  forbidden: status.PERMISSION_DENIED,
  'not-found': status.NOT_FOUND,
  conflict: status.FAILED_PRECONDITION,
  'too-large': status.OUT_OF_RANGE,
  'unsupported-media': status.UNIMPLEMENTED,
  'too-many': status.RESOURCE_EXHAUSTED,
  unavailable: status.UNAVAILABLE,
  internal: status.INTERNAL,
}

/** The trailer with kind, code, details and retryAfter of an AppError. */
const trailer = 'etax-error-bin'

export interface WireError {
  code: status
  details: string
  metadata: Metadata
}

/**
 * An error for the caller: an outage of a dependency becomes "unavailable", any other error but an AppError "internal",
 * both without detail.
 */
export function toWire(error: unknown): WireError {
  const { kind, code, params, message, details, retryAfter } = bounded(asAppError(error))
  const metadata = new Metadata()
  metadata.set(trailer, Buffer.from(JSON.stringify({ kind, code, params, message, details, retryAfter })))
  // No repeats where the server asks for a longer pause than they make.
  if (retryAfter !== undefined && retryAfter > 1) metadata.set('grpc-retry-pushback-ms', '-1')
  return { code: statusOf[kind], details: textOf(message), metadata }
}

/** The same for callers outside the system: as google.rpc.Status, in less than 8 KiB. */
export function toStatus(error: unknown, language: Language): WireError {
  const { kind, code: reason, params, message, details, retryAfter } = bounded(asAppError(error))
  const code = statusOf[kind]
  const short = new AppError(kind, reason, cut(message, MAX_PUBLIC_LENGTH), {
    details: details.map((detail) => ({ ...detail, message: cut(detail.message, MAX_PUBLIC_LENGTH) })),
    ...(params && { params }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
  const metadata = new Metadata()
  metadata.set(STATUS_TRAILER, statusDetails(code, short, language))
  return { code, details: textOf(short.message), metadata }
}

function asAppError(error: unknown): AppError {
  const translated = outageAs(platformErrors.outage, error)
  return AppError.is(translated) ? translated : platformErrors.internal()
}

/** grpc-js percent-encodes it, and cannot encode half a character. */
function textOf(message: string): string {
  return message.toWellFormed()
}

/** No server answered: there is no connection, or it ended. */
export function neverReached({ code, metadata }: ServiceError): boolean {
  return code === status.UNAVAILABLE && metadata.get(trailer).length === 0
}

const MAX_MESSAGE_LENGTH = 2_000
const MAX_PUBLIC_LENGTH = 400
const MAX_PATH_LENGTH = 200
const MAX_DETAILS_LENGTH = 24_000

/**
 * Errors hold sent values, and travel as trailers: one above HTTP/2's limit ends the connection, with all its calls.
 */
function bounded({ kind, code, params, message, details, retryAfter }: AppError) {
  const named = details.map((detail) => ({
    ...detail,
    path: cut(detail.path, MAX_PATH_LENGTH),
    message: cut(detail.message, MAX_MESSAGE_LENGTH),
  }))
  let left = MAX_DETAILS_LENGTH
  const end = named.findIndex((detail) => {
    left -= detail.path.length + detail.code.length + detail.message.length + sizeOf(detail.params)
    return left < 0
  })
  const listed = end === -1 ? named : named.slice(0, end)
  const omitted = named.length - listed.length
  const more = omitted === 0 ? '' : ` (${omitted} more are not listed)`
  const sentParams = sizeOf(params) > MAX_MESSAGE_LENGTH ? undefined : params
  const counted = omitted === 0 ? sentParams : { ...sentParams, omitted }
  return { kind, code, params: counted, message: cut(message, MAX_MESSAGE_LENGTH) + more, details: listed, retryAfter }
}

function sizeOf(params: Params | undefined): number {
  return params === undefined ? 0 : JSON.stringify(params).length
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`
}

/** The caller's error: the AppError of the server, or `unavailable` for a failed call. */
export function fromWire(error: ServiceError, method: string): AppError {
  const [sent] = error.metadata?.get(trailer) ?? []
  if (Buffer.isBuffer(sent)) {
    const { kind, code, params, message, details, retryAfter } = JSON.parse(sent.toString()) as AppError
    return new AppError(kind, code, message, {
      details,
      ...(params && { params }),
      ...(retryAfter !== undefined && { retryAfter }),
    })
  }
  return isOutage(error)
    ? platformErrors.serviceAway({ more: `${method}: ${whyNotConnected(error)}`, cause: error, retryAfter: 1 })
    : platformErrors.callFailed({ more: method, cause: error })
}
