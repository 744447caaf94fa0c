import { sentenceOf } from '@etax/contracts'
import type { ErrorDetail, Language, Params } from '@etax/kernel'
import { withPublishedFacts } from '../../http/domain/published-facts.ts'

export interface Said {
  /** Null without a code (family A), or without a stored answer. */
  message: string | null
  details: ErrorDetail[]
}

interface Coded {
  code: string
  params?: Params
  message: string
}

/** The sentences of a stored answer in another language, from its codes and facts. */
export function sayAgain(json: string | null, language: Language): Said {
  const { details, ...refusal } = (JSON.parse(json ?? '{}') ?? {}) as { details?: unknown }
  const message = isCoded(refusal) ? sentenceOf(refusal, language) : null
  return { message, details: Array.isArray(details) ? details.filter(isDetail).map(inLanguage) : [] }

  function inLanguage(detail: ErrorDetail): ErrorDetail {
    return withPublishedFacts({ ...detail, message: sentenceOf(detail, language) }, language)
  }
}

/** The stored answer as the caller got it: without the finished sentences. */
export function asAnswered(json: string | null, language: Language): string | null {
  const answer = JSON.parse(json ?? 'null')
  if (!isCoded(answer)) return json
  const { details } = answer as { details?: unknown }
  const published = Array.isArray(details) && {
    details: details.map((one) => (isCoded(one) ? withPublishedFacts(one, language) : one)),
  }
  return JSON.stringify({ ...withPublishedFacts(answer, language), ...published })
}

function isCoded(value: unknown): value is Coded {
  const { code, message } = (value ?? {}) as Partial<Coded>
  return typeof code === 'string' && typeof message === 'string'
}

function isDetail(value: unknown): value is ErrorDetail {
  return isCoded(value) && typeof (value as Partial<ErrorDetail>).path === 'string'
}
