import type { Language } from '../words/first-language.ts'

interface FailureWords {
  /** What to do, by code. */
  remedies: Record<Language, Readonly<Record<string, string>>>
  /** Where something is wrong, by its path. */
  fieldNames: Record<Language, (path: string) => string>
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
    const [{ remedies: es }, { remedies: en }, { spanishField }] = await Promise.all([
      import('@etax/client/remedies.es'),
      import('@etax/client/remedies'),
      import('./spanish-fields.ts'),
    ])
    loaded = { remedies: { es, en }, fieldNames: { es: spanishField, en: (path) => path } }
  } catch {
    // The connection failed, which is perhaps the failure to be told.
  }
}
