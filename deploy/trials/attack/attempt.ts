import type { HttpAnswer, HttpRequest } from './http.ts'

/** How an attempt ended: the system said no, or it served what anybody may have. Anything else is broken. */
export type Outcome = { kind: 'refused' | 'allowed' } | { kind: 'broken'; why: string }

export interface Attempt {
  /** Distinct within its class; with a request in it that can be made again. */
  what: string
  act: () => Promise<Outcome>
}

export const refused: Outcome = { kind: 'refused' }
export const allowed: Outcome = { kind: 'allowed' }
export const broken = (why: string): Outcome => ({ kind: 'broken', why })

/** What an answer over HTTP must be. */
export interface Expected {
  /** Statuses that refuse it. */
  refused?: readonly number[]
  /** The codes a refusal may have; any of the catalog where it is left out. */
  code?: RegExp
  /** What is wrong with an answer below 300; such an answer is broken where this is left out. */
  served?: (answer: HttpAnswer) => string | undefined
}

/** Sends requests and judges the answers. */
export type Try = (what: string, request: HttpRequest, expected: Expected) => Attempt

/** Nothing that is refused takes longer. */
const MAX_MS = 10_000

/** @param findSecret names a secret that an answer gives away */
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

/** The code of family B's errors; family A has the message only. */
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
