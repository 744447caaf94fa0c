import { type ExplainedDetail, explainCode } from '../../words/explain-failure.ts'
import type { Language } from '../../words/language.tsx'
import type { LoggedRequest, RequestWithBodies } from './request-queries.ts'
import { requestWords } from './words.ts'

const FIELDS_ARE_BROKEN = 'VAL_10000'

export interface ExplainedCode {
  code: string
  title: string
  remedy: string
  details: readonly ExplainedDetail[]
}

/**
 * What is wrong with a failed request and what to do, for the code of its answer first and then for each other code of its
 * details. What the answer said itself is used where it was kept.
 */
export function explainRequest(
  { code, remedies, answer }: Pick<RequestWithBodies, 'code' | 'remedies' | 'answer'>,
  language: Language,
): ExplainedCode[] {
  const said = answerIn(answer.json)
  // What each field needs is said beside it.
  const told = remedies.filter(({ code: one }) => one === code || said.details === undefined || !one.startsWith('FLD_'))
  return told.map(({ code: one, meaning, remedy }) => {
    const isFirst = one === code
    const { message = meaning, details = [] } = isFirst ? said : {}
    const explained = explainCode({ code: one, message, details }, language)
    const what = [explained.remedy || remedy]
    if (one === FIELDS_ARE_BROKEN && said.details === undefined) what.push(requestWords[language].namedInAnswer)
    return { code: one, ...explained, title: sentence(explained.title, language), remedy: what.join(' ') }
  })
}

/** In one line, for the list: what the answer said, and what was wrong with its fields. */
export function titleOf({ remedies }: Pick<LoggedRequest, 'remedies'>, language: Language): string {
  const titles = remedies.map(
    ({ code, meaning }) => explainCode({ code, message: meaning, details: [] }, language).title,
  )
  return titles.map((title) => sentence(title, language)).join(' ')
}

/** What is about a field goes on from its name, which only the answer has. */
function sentence(title: string, language: Language): string {
  const isOfField = /^\p{Ll}/u.test(title)
  const whole = isOfField ? `${requestWords[language].aField} ${title}` : title
  return /[.:!?]$/.test(whole) ? whole : `${whole}.`
}

interface Said {
  message?: string
  details?: { path: string; code: string; message: string }[]
}

/** The body of a refusal; nothing where it is none, or was cut off. */
function answerIn(json: string | null): Said {
  try {
    const { message, details } = JSON.parse(json ?? '{}')
    return {
      ...(typeof message === 'string' && { message }),
      ...(Array.isArray(details) && { details: details.filter(isDetail) }),
    }
  } catch {
    return {}
  }
}

function isDetail(value: unknown): value is { path: string; code: string; message: string } {
  const { path, code, message } = (value ?? {}) as Record<string, unknown>
  return [path, code, message].every((part) => typeof part === 'string')
}
