/**
 * The only error type between services. `kind` is a closed list; gRPC and HTTP each map it in one table. Callers may
 * rely on `code` (`PREFIX_NNNNN`) and `details`. `message` is for logs: the gateway makes the caller's sentence from
 * `code` and `params`.
 */

export type ErrorKind =
  | 'invalid' // the request is wrong: correct it
  | 'unauthenticated' // the caller is unknown
  | 'forbidden' // the caller is known, but not allowed (quota, mode)
  | 'not-found'
  | 'conflict' // contradicts stored data
  | 'too-large'
  | 'unsupported-media'
  | 'too-many' // too many requests: wait
  | 'unavailable' // a dependency does not answer: try again
  | 'internal' // a defect: its detail never leaves the system

export type Language = 'en' | 'es'

export type Text = Readonly<Record<Language, string>>

/** The subject of a sentence. The code that finds an error need not know it. */
export interface About {
  readonly line?: number
  /** The XPath of an element in a document that an order made. */
  readonly element?: string
  /** The wrong member of a product that the request names. */
  readonly product?: string
  /** The taxpayer's record is wrong. */
  readonly taxpayer?: true
}

/**
 * The facts of an error: JSON values, and texts in both languages. They cross services; the gateway makes sentences
 * from them.
 */
export type Params = { readonly about?: About } & Readonly<Record<string, unknown>>

/** One wrong field: its path (`items[0].tax`), its code and the facts. */
export interface ErrorDetail {
  path: string
  code: string
  /** Absent where the code has no facts. */
  params?: Params
  message: string
  /** The line in a file. */
  line?: number
  column?: string
}

export interface AppErrorOptions {
  params?: Params
  details?: readonly ErrorDetail[]
  cause?: unknown
  /** Seconds until a useful repeat (`too-many`, `unavailable`). */
  retryAfter?: number
  /** English detail for logs: `message` ends with it; callers never get it. */
  more?: string
}

const brand = Symbol.for('etax.AppError')

export class AppError extends Error {
  readonly kind: ErrorKind
  readonly code: string
  readonly params: Params | undefined
  readonly details: readonly ErrorDetail[]
  readonly retryAfter: number | undefined
  readonly [brand] = true

  constructor(kind: ErrorKind, code: string, message: string, options: AppErrorOptions = {}) {
    super(withDetail(message, options.more), options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.kind = kind
    this.code = code
    this.params = options.params
    this.details = options.details ?? []
    this.retryAfter = options.retryAfter
  }

  /** Compares a symbol, not the class, so that two copies of this package agree. */
  static is(error: unknown): error is AppError {
    return typeof error === 'object' && error !== null && brand in error
  }
}

function withDetail(message: string, more: string | undefined): string {
  return more === undefined ? message : `${message.replace(/\.$/, '')}: ${more}`
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
