import { ApiFailure, ConnectionFailure, type FailureDetail } from '../api/failure.ts'
import { failureWords } from './failure-words.ts'
import { type Language, useLanguage } from './language.tsx'

/** A broken field, explained. */
export interface ExplainedDetail extends FailureDetail {
  /** Its path, as a person reads it. */
  where: string
}

export interface Explanation {
  title: string
  /** What to do; empty where the title says it. */
  remedy: string
  details: readonly ExplainedDetail[]
  requestId: string
}

/** A failure in the reader's language. */
export function explainFailure(failure: Error, language: Language): Explanation {
  if (failure instanceof ApiFailure) {
    const { code, message, details, requestId } = failure
    return { ...explainCode({ code, message, details }, language), requestId }
  }
  const { silent, unknown } = WITHOUT_CODE[language]
  return { ...(failure instanceof ConnectionFailure ? silent : unknown), details: [], requestId: '' }
}

/** What an answer of the API said, in the reader's language: its title, what to do, and each broken field. */
export function explainCode(
  { code, message, details }: { code: string; message: string; details: readonly FailureDetail[] },
  language: Language,
): Omit<Explanation, 'requestId'> {
  const words = failureWords()
  const remedy = words?.remedies[language](code) ?? ''
  if (language === 'en') {
    const title = details.length === 0 ? message : message.replace(FIRST_FIELD, '$1.')
    return { title, remedy, details: details.map((detail) => ({ ...detail, where: detail.path })) }
  }
  return {
    title: words?.spanish(message) ?? words?.titles(code) ?? message,
    remedy,
    details: details.map((detail) => ({
      ...detail,
      message: fieldInSpanish(detail),
      where: words?.spanishField(detail.path) ?? detail.path,
    })),
  }
}

/** What is wrong with a field, in Spanish; the English is there as well where it may say more. */
export function fieldInSpanish({ code, message }: Pick<FailureDetail, 'code' | 'message'>): string {
  const words = failureWords()
  const said = words?.spanish(message)
  if (said !== undefined) return said
  const title = words?.titles(code)
  if (title === undefined) return message
  return /\d|"/.test(message) ? `${title} (${message})` : title
}

/** The message of a request with broken fields goes on with the first of them, which is listed, too. */
const FIRST_FIELD = /^(The request is not valid): .*$/s

const WITHOUT_CODE = {
  es: {
    silent: {
      title: 'El servicio no responde.',
      remedy: 'Revise su conexión y vuelva a intentarlo; lo que escribió sigue aquí.',
    },
    unknown: { title: 'La página tuvo un problema.', remedy: 'Vuelva a cargarla. Si sigue igual, avísenos.' },
  },
  en: {
    silent: {
      title: 'The service does not answer.',
      remedy: 'Check your connection and try again; what you typed is still here.',
    },
    unknown: { title: 'Something went wrong in this page.', remedy: 'Load it again. If it stays so, tell us.' },
  },
}

export function useExplain(): (failure: Error) => Explanation {
  const { language } = useLanguage()
  return (failure) => explainFailure(failure, language)
}
