import { type ExplainedDetail, explainAnswer, FIELDS_ARE_BROKEN } from '../../api/explain-failure.ts'
import type { Language } from '../../words/language.tsx'
import { wholeSentence } from '../../words/whole-sentence.ts'
import type { LoggedRequest, RequestWithBodies } from './request-queries.ts'
import { requestWords } from './words.ts'

export interface ExplainedCode {
  code: string
  title: string
  remedy: string
  details: readonly ExplainedDetail[]
}

/** First the code of the answer, then those of its details. Uses the stored answer if there is one. */
export function explainRequest(
  { code, remedies, said: answer }: Pick<RequestWithBodies, 'code' | 'remedies' | 'said'>,
  language: Language,
): ExplainedCode[] {
  const hasDetails = answer.details.length > 0
  // Codes of fields are explained beside each field.
  const explainedCodes = remedies.filter(({ code: one }) => one === code || !hasDetails || !one.startsWith('FLD_'))
  return explainedCodes.map(({ code: one, meaning, remedy }) => {
    const { message, details } = one === code ? answer : NO_ANSWER
    const explained = explainAnswer({ code: one, message: message ?? meaning, details }, language)
    const remedyTexts = [explained.remedy || remedy]
    if (one === FIELDS_ARE_BROKEN && !hasDetails) remedyTexts.push(requestWords[language].namedInAnswer)
    return { code: one, ...explained, title: sentence(explained.title, language), remedy: remedyTexts.join(' ') }
  })
}

const NO_ANSWER = { message: null, details: [] }

export function titleOf({ remedies }: Pick<LoggedRequest, 'remedies'>, language: Language): string {
  const titles = remedies.map(
    ({ code, meaning }) => explainAnswer({ code, message: meaning, details: [] }, language).title,
  )
  return titles.map((title) => sentence(title, language)).join(' ')
}

/** Texts about a field continue after its name, which only the answer has. */
function sentence(title: string, language: Language): string {
  const isOfField = /^\p{Ll}/u.test(title)
  return wholeSentence(isOfField ? `${requestWords[language].aField} ${title}` : title)
}
