import { sentenceOf } from '@etax/contracts'
import type { ErrorDetail, Language, Params } from '@etax/kernel'

/** What a refusal said. */
export interface Said {
  /** Null where the answer has no code to make it of, as in family A, or was not kept. */
  message: string | null
  details: ErrorDetail[]
}

interface Coded {
  code: string
  params?: Params
  message: string
}

/** What a kept answer said, in another language: its sentences are made anew of their codes and facts. */
export function sayAgain(json: string | null, language: Language): Said {
  const { details, ...refusal } = (JSON.parse(json ?? '{}') ?? {}) as { details?: unknown }
  const message = isCoded(refusal) ? sentenceOf(refusal, language) : null
  return { message, details: Array.isArray(details) ? details.filter(isDetail).map(inLanguage) : [] }

  function inLanguage(detail: ErrorDetail): ErrorDetail {
    return { ...detail, message: sentenceOf(detail, language) }
  }
}

/** Of an answer that was cut, the last part may lack some. */
function isCoded(value: unknown): value is Coded {
  const { code, message } = (value ?? {}) as Partial<Coded>
  return typeof code === 'string' && typeof message === 'string'
}

function isDetail(value: unknown): value is ErrorDetail {
  return isCoded(value) && typeof (value as Partial<ErrorDetail>).path === 'string'
}
