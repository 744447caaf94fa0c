import { type ExplainedDetail, explainCode } from '../../words/explain-failure.ts'
import type { Language } from '../../words/language.tsx'
import type { LoggedRequest, RequestWithBodies } from './request-queries.ts'

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
    return { code: one, ...explained, title: capitalized(explained.title), remedy: explained.remedy || remedy }
  })
}

/** In one line, for the list. */
export function titleOf({ code, remedies }: LoggedRequest, language: Language): string {
  const [first] = remedies
  return code === null || first === undefined
    ? ''
    : explainCode({ code, message: first.meaning, details: [] }, language).title
}

/** What is about a field goes on from its name. */
function capitalized(title: string): string {
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`
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
