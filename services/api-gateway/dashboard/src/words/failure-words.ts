import type { Language } from './language.tsx'

interface FailureWords {
  /** What is wrong, in Spanish, by code. */
  titles: (code: string) => string | undefined
  remedies: Record<Language, (code: string) => string | undefined>
  /** What the API says of a field or a record, in Spanish. */
  spanish: (sentence: string) => string | undefined
  /** Where that is, in Spanish. */
  spanishField: (path: string) => string
}

let loaded: FailureWords | undefined

/** The words of failures, once they have been loaded. */
export function failureWords(): FailureWords | undefined {
  return loaded
}

/** Loads the words of failures: they are many, and most visits need none. Without them the API's own words are shown. */
export async function loadFailureWords(): Promise<void> {
  if (loaded !== undefined) return
  try {
    const [{ spanishErrors }, { remedies }, { spanishSentence }, { spanishField }, { refusalOf }] = await Promise.all([
      import('./error-words.es.ts'),
      import('@etax/client/remedies'),
      import('./spanish-sentences.ts'),
      import('./spanish-fields.ts'),
      import('../pages/certificate/refusals.ts'),
    ])
    loaded = {
      titles: (code) => spanishErrors[code]?.[0] ?? refusalOf(code, 'es')?.title,
      remedies: {
        es: (code) => spanishErrors[code]?.[1] ?? refusalOf(code, 'es')?.remedy,
        en: (code) => remedies[code],
      },
      spanish: spanishSentence,
      spanishField,
    }
  } catch {
    // The connection failed, which is perhaps the failure to be told.
  }
}
