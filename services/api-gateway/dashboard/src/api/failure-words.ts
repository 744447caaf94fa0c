import type { Language } from '../words/first-language.ts'

interface FailureWords {
  remedies: Record<Language, Readonly<Record<string, string>>>
  fieldNames: Record<Language, (path: string) => string>
}

let loaded: FailureWords | undefined

export function failureWords(): FailureWords | undefined {
  return loaded
}

/** Loaded on the first failure, because most visits need none. Without them, the API's texts remain. */
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
    // Offline. This may be the failure that the page reports anyway.
  }
}
