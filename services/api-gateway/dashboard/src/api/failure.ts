import { loadFailureWords } from '../words/failure-words.ts'

/** One broken field of what was sent. */
export interface FailureDetail {
  path: string
  code: string
  message: string
  /** Where it is in a file that was sent. */
  line?: number
  column?: string
}

export const NOBODY_SIGNED_IN = 'ACS_10003'

/** A refusal of the API: what the pages show, by `code` in the reader's language. */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: string
  readonly details: readonly FailureDetail[]
  readonly requestId: string
  /** Seconds after which to try again, where the answer says so. */
  readonly retryAfter: number | null

  private constructor(
    message: string,
    { status, code, details, requestId, retryAfter }: Omit<ApiFailure, keyof Error>,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
    this.requestId = requestId
    this.retryAfter = retryAfter
  }

  static async of(response: Response): Promise<ApiFailure> {
    const body = await response.json().catch(() => ({}))
    // Family A answers {statusCode, message}; the others have a code and details.
    const { code = `HTTP_${response.status}`, message = response.statusText, details = [], requestId } = body
    // Every visit begins with the question who is signed in; nothing is to be explained about that answer.
    const isFirstQuestion = code === NOBODY_SIGNED_IN && response.url.endsWith('/account/session')
    if (!isFirstQuestion) await loadFailureWords()
    const after = Number(response.headers.get('retry-after') ?? Number.NaN)
    return new ApiFailure(String(message), {
      status: response.status,
      code,
      details,
      requestId: requestId ?? response.headers.get('x-request-id') ?? '',
      retryAfter: Number.isFinite(after) ? after : null,
    })
  }
}

/** Nothing was answered: no connection, or no answer in time. */
export class ConnectionFailure extends Error {
  constructor(cause: unknown) {
    super('The service did not answer.', { cause })
  }
}
