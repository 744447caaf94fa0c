import type { Language } from '../words/first-language.ts'
import { wholeSentence } from '../words/whole-sentence.ts'
import { ApiFailure, ConnectionFailure, type FailureDetail } from './failure.ts'
import { failureWords } from './failure-words.ts'

export interface ExplainedDetail extends FailureDetail {
  place: string
}

export interface Explanation {
  title: string
  /** Empty if the title is enough. */
  remedy: string
  details: readonly ExplainedDetail[]
  requestId: string
}

export function explainFailure(failure: Error, language: Language): Explanation {
  if (failure instanceof ApiFailure) {
    const { title, ...explained } = explainAnswer(failure, language)
    return { title: wholeSentence(title), ...explained, requestId: failure.requestId }
  }
  const { silent, unknown } = WITHOUT_CODE[language]
  return { ...(failure instanceof ConnectionFailure ? silent : unknown), details: [], requestId: '' }
}

export function explainAnswer(
  { code, params, message, details }: Pick<ApiFailure, 'code' | 'message' | 'details'> & Partial<ApiFailure>,
  language: Language,
): Omit<Explanation, 'requestId'> {
  const words = failureWords()
  const fields = code === FIELDS_ARE_BROKEN ? BROKEN_FIELDS[language] : undefined
  const isOfFile = params?.wrongLines !== undefined
  return {
    title: isOfFile ? message : (fields?.title ?? message),
    remedy: fields?.remedy ?? words?.remedies[language][code] ?? '',
    details: details.map((detail) => ({ ...detail, place: words?.fieldNames[language](detail.path) ?? detail.path })),
  }
}

export const FIELDS_ARE_BROKEN = 'VAL_10000'

/** The API's message names only the first field; all fields are listed below it. */
const BROKEN_FIELDS = {
  es: {
    title: 'Hay datos por corregir.',
    remedy: 'Corrija lo que se señala y vuelva a enviar; no se guardó ni se emitió nada.',
  },
  en: {
    title: 'Some fields have to be corrected.',
    remedy: 'Correct what is named and send it again; nothing was saved or issued.',
  },
}

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
