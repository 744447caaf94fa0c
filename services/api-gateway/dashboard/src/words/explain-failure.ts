import { ApiFailure, ConnectionFailure, type FailureDetail } from '../api/failure.ts'
import { type Language, useLanguage } from './language.tsx'

export interface Explanation {
  title: string
  /** What to do; empty where the title says it. */
  remedy: string
  details: readonly FailureDetail[]
  requestId: string
}

/** A failure in the reader's language. */
export function explainFailure(failure: Error, language: Language): Explanation {
  if (failure instanceof ApiFailure) {
    const { message, details, requestId } = failure
    return { title: message, remedy: '', details, requestId }
  }
  const { silent, unknown } = WITHOUT_CODE[language]
  return { ...(failure instanceof ConnectionFailure ? silent : unknown), details: [], requestId: '' }
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

export function useExplain(): (failure: Error) => Explanation {
  const { language } = useLanguage()
  return (failure) => explainFailure(failure, language)
}
