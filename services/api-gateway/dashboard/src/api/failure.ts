import { loadFailureWords } from './failure-words.ts'

export interface FailureDetail {
  path: string
  code: string
  params?: Readonly<Record<string, unknown>>
  message: string
  /** Line of an uploaded file. */
  line?: number
  column?: string
}

export const NOBODY_SIGNED_IN = 'ACS_10003'

/** A refusal of the API, in the language of the page. */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
  readonly details: readonly FailureDetail[]
  readonly requestId: string
  /** Seconds, from the `retry-after` header. */
  readonly retryAfter: number | null

  private constructor(
    message: string,
    { status, code, params, details, requestId, retryAfter }: Omit<ApiFailure, keyof Error>,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.params = params
    this.details = details
    this.requestId = requestId
    this.retryAfter = retryAfter
  }

  static async of(response: Response): Promise<ApiFailure> {
    const body = await response.json().catch(() => ({}))
    // Family A answers {statusCode, message}; the others have a code and details.
    const {
      code = `HTTP_${response.status}`,
      message = response.statusText,
      params = {},
      details = [],
      requestId,
    } = body
    // Every visit starts with the question who is signed in. That answer needs no explanation.
    const isFirstQuestion = code === NOBODY_SIGNED_IN && response.url.endsWith('/account/session')
    if (!isFirstQuestion) await loadFailureWords()
    const after = Number(response.headers.get('retry-after') ?? Number.NaN)
    return new ApiFailure(String(message), {
      status: response.status,
      code,
      params,
      details,
      requestId: requestId ?? response.headers.get('x-request-id') ?? '',
      retryAfter: Number.isFinite(after) ? after : null,
    })
  }
}

/** No connection, or no answer in time. */
export class ConnectionFailure extends Error {
  constructor(cause: unknown) {
    super('The service did not answer.', { cause })
  }
}
