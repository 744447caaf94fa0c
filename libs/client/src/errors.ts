import { quotaCodes } from './generated/quota-codes.ts'

export interface ErrorDetail {
  /** The field, such as `items[0].unitPrice`. */
  path: string
  code: string
  message: string
}

export interface EtaxErrorFacts {
  /** The API's code, such as `VAL_10000`; empty without one, as from the resource API. */
  code?: string
  status?: number
  details?: readonly ErrorDetail[]
  requestId?: string
  docsUrl?: string
  /** Seconds to wait, from the API. */
  retryAfter?: number
  cause?: unknown
}

/**
 * All errors of this client, except the reason of an aborted signal. Each subclass has its own remedy, in words:
 * `remedyOf(error)`. No error holds a key or the contents of a request.
 */
export class EtaxError extends Error {
  override readonly name: string = 'EtaxError'
  readonly code: string
  /** The HTTP status; 0 without an answer. */
  readonly status: number
  readonly details: readonly ErrorDetail[]
  readonly docsUrl: string
  /** The operator finds it in the logs. */
  readonly requestId: string
  /** Seconds to wait before a repeat, from the API. */
  readonly retryAfter: number | undefined

  constructor(message: string, facts: EtaxErrorFacts = {}) {
    const { code = '', status = 0, details = [], requestId = '', docsUrl = '', retryAfter, cause } = facts
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = status
    this.details = details
    this.docsUrl = docsUrl
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}

/** 400, 413, 415, or before sending: the request is wrong. Correct it by `details`, or by `message` without them. */
export class InvalidRequestError extends EtaxError {
  override readonly name = 'InvalidRequestError'
}

/** 401: the key is missing, wrong or revoked. */
export class AuthenticationError extends EtaxError {
  override readonly name = 'AuthenticationError'
}

/** 403: the key lacks this permission. Use another key or another taxpayer. */
export class PermissionError extends EtaxError {
  override readonly name: string = 'PermissionError'
}

/** 403: the plan's documents are used up. Wait for the next month, or change the plan. */
export class QuotaError extends PermissionError {
  override readonly name = 'QuotaError'
}

/** 404: this taxpayer has no such record or receipt in this environment. */
export class NotFoundError extends EtaxError {
  override readonly name = 'NotFoundError'
}

/** 409: the stored data does not allow it now. Read the record again. */
export class ConflictError extends EtaxError {
  override readonly name = 'ConflictError'
}

/** 429, after the repeats: try again in `retryAfter` seconds, and less often. */
export class RateLimitError extends EtaxError {
  override readonly name = 'RateLimitError'
}

/** 5xx, after the repeats: the request is correct. Try again later; orders are safe to repeat. */
export class ServiceError extends EtaxError {
  override readonly name = 'ServiceError'
}

/** No answer came, after the repeats. The service may have the request; orders are safe to repeat. */
export class ConnectionError extends EtaxError {
  override readonly name: string = 'ConnectionError'
}

/** The deadline of the call has passed. The service may have the request; orders are safe to repeat. */
export class DeadlineError extends ConnectionError {
  override readonly name = 'DeadlineError'
}

/**
 * A success that the service does not send: a page, an empty object or nothing. A proxy may have sent it: check
 * `baseUrl`. The service may have the request; orders are safe to repeat.
 */
export class UnexpectedAnswerError extends EtaxError {
  override readonly name = 'UnexpectedAnswerError'
}

/** A wrong setting of this program: a key, an address, a time, a secret. Nothing was sent. */
export class ConfigurationError extends EtaxError {
  override readonly name = 'ConfigurationError'
}

/** A webhook that is old, or that the service did not send. Answer 400 and ignore it. */
export class WebhookSignatureError extends EtaxError {
  override readonly name = 'WebhookSignatureError'
}

const classes: Readonly<Record<number, typeof EtaxError>> = {
  400: InvalidRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  413: InvalidRequestError,
  415: InvalidRequestError,
  429: RateLimitError,
}

export function errorOf(status: number, message: string, facts: EtaxErrorFacts): EtaxError {
  if (quotaCodes.includes(facts.code ?? '')) return new QuotaError(message, { ...facts, status })
  const Class = classes[status] ?? (status >= 500 ? ServiceError : EtaxError)
  return new Class(message, { ...facts, status })
}
