/**
 * The one error type that crosses boundaries. `kind` is a closed list; gRPC and HTTP each map it in one table.
 * A caller may act on `code` (stable, `PREFIX_NNNNN`) and `details`; `message` is for a log: the gateway makes
 * the sentence that a caller reads of `code` and `params`, in the caller's language.
 */

export type ErrorKind =
  | 'invalid' // the request cannot be accepted as it is: correct it
  | 'unauthenticated' // who is asking is not known
  | 'forbidden' // known, but not allowed (quota, mode)
  | 'not-found'
  | 'conflict' // contradicts what is stored
  | 'too-large'
  | 'unsupported-media'
  | 'too-many' // asked too often: wait
  | 'unavailable' // something we need does not answer: try again
  | 'internal' // a defect: its detail never leaves the system

/** The languages that sentences are made in. */
export type Language = 'en' | 'es'

/** A text in both languages. */
export type Text = Readonly<Record<Language, string>>

/** What a sentence is about, said around it: whoever finds something wrong need not know it. */
export interface About {
  /** The line of a text. */
  readonly line?: number
  /** The element of a document that was made of an order: an XPath. */
  readonly element?: string
  /** The member of a product that is named where it is refused. */
  readonly product?: string
  /** That it is wrong in the taxpayer's record. */
  readonly taxpayer?: true
}

/** The facts of an error: JSON values, and texts that are known in both languages. They travel; sentences are made of them. */
export type Params = { readonly about?: About } & Readonly<Record<string, unknown>>

/** One broken field: where (`items[0].tax`), its stable code and the facts. */
export interface ErrorDetail {
  path: string
  code: string
  /** Left out where the code has none. */
  params?: Params
  /** The English sentence, made of code and params. */
  message: string
  /** Of a file: its line, and the column's name where it is about one. */
  line?: number
  column?: string
}

export interface AppErrorOptions {
  params?: Params
  details?: readonly ErrorDetail[]
  cause?: unknown
  /** Seconds after which trying again makes sense (`too-many`, `unavailable`). */
  retryAfter?: number
  /** Technical detail for a log, in English: `message` ends with it, no sentence that a caller reads has it. */
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

  /** By symbol rather than class, so that two copies of this package still agree. */
  static is(error: unknown): error is AppError {
    return typeof error === 'object' && error !== null && brand in error
  }
}

function withDetail(message: string, more: string | undefined): string {
  return more === undefined ? message : `${message.replace(/\.$/, '')}: ${more}`
}

/** The message of anything thrown, for a log line. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
