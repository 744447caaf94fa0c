import { authorityRemedies, quotaCodes, remedies } from './generated/remedies.ts'

/** One broken field of a request. */
export interface ErrorDetail {
  /** Where it is: `items[0].unitPrice`. */
  path: string
  code: string
  message: string
  /** What to do about it; empty for a code that this version of the client does not know. */
  remedy: string
}

export interface EtaxErrorFacts {
  /** The API's code, such as `VAL_10000`; empty where no code came, as from the resource API. */
  code?: string
  /** Empty unless the API answered. */
  status?: number
  details?: readonly Omit<ErrorDetail, 'remedy'>[]
  requestId?: string
  docsUrl?: string
  /** Where the API's table has none for the code. */
  remedy?: string
  /** Seconds to wait, as the API says. */
  retryAfter?: number
  cause?: unknown
}

/**
 * Whatever this client throws but the reason of an aborted signal. Its subclasses differ in what one does about them. None
 * holds a key or the contents of a request.
 */
export class EtaxError extends Error {
  override readonly name: string = 'EtaxError'
  readonly code: string
  /** The HTTP status; 0 where nothing was answered. */
  readonly status: number
  readonly details: readonly ErrorDetail[]
  /** What to do about it: of the code, from the API's own error table; of the status where no code is known. */
  readonly remedy: string
  /** Where the code is explained. */
  readonly docsUrl: string
  /** To tell the operator, and to look for in the logs. */
  readonly requestId: string
  /** Seconds to wait before the call is made again, where the API said so. */
  readonly retryAfter: number | undefined

  constructor(message: string, facts: EtaxErrorFacts = {}) {
    const { code = '', status = 0, details = [], requestId = '', docsUrl = '', remedy, retryAfter, cause } = facts
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = status
    this.details = details.map((detail) => ({ ...detail, remedy: remedies[detail.code] ?? '' }))
    this.remedy = remedies[code] ?? remedy ?? remedyOfStatus(status)
    this.docsUrl = docsUrl
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}

/**
 * 400, 413, 415, or before anything is sent: the request is wrong. Change it as `details` say, and where there are none as
 * `message` says; the same one is refused again.
 */
export class InvalidRequestError extends EtaxError {
  override readonly name = 'InvalidRequestError'
}

/** 401: the key is missing, wrong or revoked. Check the key that is configured. */
export class AuthenticationError extends EtaxError {
  override readonly name = 'AuthenticationError'
}

/** 403: the key may not do this. Take another key, or another taxpayer. */
export class PermissionError extends EtaxError {
  override readonly name: string = 'PermissionError'
}

/** 403 because the plan's documents are used up. Wait for the next month, or take another plan. */
export class QuotaError extends PermissionError {
  override readonly name = 'QuotaError'
}

/** 404: there is no such record or receipt of this taxpayer in this environment. */
export class NotFoundError extends EtaxError {
  override readonly name = 'NotFoundError'
}

/** 409: what is stored does not allow it now. Read the record again, then decide. */
export class ConflictError extends EtaxError {
  override readonly name = 'ConflictError'
}

/** 429, after the repeats: ask again in `retryAfter` seconds, and less often. */
export class RateLimitError extends EtaxError {
  override readonly name = 'RateLimitError'
}

/** 5xx, after the repeats: nothing is wrong with the request. Ask again later; orders are safe to repeat. */
export class ServiceError extends EtaxError {
  override readonly name = 'ServiceError'
}

/** No answer came, after the repeats. Whether the request was taken is not known; orders are safe to repeat. */
export class ConnectionError extends EtaxError {
  override readonly name: string = 'ConnectionError'
}

/** The time allowed for the call is over. Whether the request was taken is not known; orders are safe to repeat. */
export class DeadlineError extends ConnectionError {
  override readonly name = 'DeadlineError'
}

/**
 * A success that is not what the service answers: a page, an empty object or nothing. Something between here and the service
 * may have given it: check `baseUrl`. Whether the request was taken is not known; orders are safe to repeat.
 */
export class UnexpectedAnswerError extends EtaxError {
  override readonly name = 'UnexpectedAnswerError'
}

/** What this program was set up with cannot be: a key, an address, a time, a secret. Nothing was sent; correct the program. */
export class ConfigurationError extends EtaxError {
  override readonly name = 'ConfigurationError'
}

/** A webhook that is not from the service, or too old. Answer 400 and do nothing else. */
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

/** The error of an answer: its class says what to do about it. */
export function errorOf(status: number, message: string, facts: EtaxErrorFacts): EtaxError {
  if (quotaCodes.includes(facts.code ?? '')) return new QuotaError(message, { ...facts, status })
  const Class = classes[status] ?? (status >= 500 ? ServiceError : EtaxError)
  return new Class(message, { ...facts, status })
}

const statusRemedies: Readonly<Record<number, string>> = {
  400: 'Change what the message names; the same request is refused again.',
  401: 'Check the key that is configured: it is missing, wrong or revoked.',
  403: 'Take a key, or a taxpayer, that may do this.',
  404: 'Check the id: this workspace has no such record.',
  409: 'Read the record again, then decide.',
  413: 'Send less in one request.',
  415: 'Send the type of content that the operation takes.',
  429: 'Ask again after retryAfter seconds, and less often.',
}

function remedyOfStatus(status: number): string {
  if (status >= 500) return 'Ask again later; tell the operator the request id if it stays.'
  return statusRemedies[status] ?? ''
}

/** What to do about a message of the authority; undefined for a code that this version of the client does not know. */
export function remedyOf(message: { code: string }): string | undefined {
  return authorityRemedies[message.code]
}
