import type { HttpAnswer, HttpRequest } from './http.ts'

/** Outcome of an attempt: refused, or served as to anyone. Anything else is broken. */
export type Outcome = { kind: 'refused' | 'allowed' } | { kind: 'broken'; why: string }

export interface Attempt {
  what: string
  act: () => Promise<Outcome>
}

export const refused: Outcome = { kind: 'refused' }
export const allowed: Outcome = { kind: 'allowed' }
export const broken = (why: string): Outcome => ({ kind: 'broken', why })

export interface Expected {
  refused?: readonly number[]
  /** Codes of a refusal; default: any of the catalog. */
  code?: RegExp
  /** What is wrong with an answer below 300; without this, such an answer is broken. */
  served?: (answer: HttpAnswer) => string | undefined
}

export type Try = (what: string, request: HttpRequest, expected: Expected) => Attempt

const MAX_MS = 10_000

/** @param findSecret names a secret in an answer */
export function tryOver(
  send: (request: HttpRequest) => Promise<HttpAnswer>,
  findSecret: (answer: HttpAnswer) => string | undefined,
): Try {
  return (what, request, expected) => ({
    what: `${what}: ${request.method} ${request.path.slice(0, 160)}`,
    act: async () => {
      const answer = await send(request)
      const secret = findSecret(answer)
      if (secret !== undefined) return broken(`the answer gives away ${secret}: ${answerText(answer)}`)
      return judge(answer, expected)
    },
  })
}

export function judge(answer: HttpAnswer, { refused: statuses = [], code = /./, served }: Expected): Outcome {
  const { status, ms } = answer
  if (ms > MAX_MS) return broken(`answered after ${Math.round(ms)} ms`)
  if (statuses.includes(status))
    return code.test(codeOf(answer)) ? refused : broken(`other code: ${answerText(answer)}`)
  if (status < 200 || status >= 300 || served === undefined) return broken(answerText(answer))
  const wrong = served(answer)
  return wrong === undefined ? allowed : broken(`${wrong}: ${answerText(answer)}`)
}

/** Only family B's errors have a code. */
function codeOf({ text }: HttpAnswer): string {
  try {
    const body = JSON.parse(text)
    const details: { code?: string }[] = Array.isArray(body.details) ? body.details : []
    return [body.code ?? body.message ?? '', ...details.map(({ code }) => code)].join(' ')
  } catch {
    return text || 'none'
  }
}

export function answerText({ status, text }: HttpAnswer): string {
  return `${status} ${text.slice(0, 300)}`
}
