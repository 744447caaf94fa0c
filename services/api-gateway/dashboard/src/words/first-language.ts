import { stored } from '../browser/storage.ts'

export type Language = 'es' | 'en'

/** Spanish unless the reader chose, or the browser asks for English and not for Spanish. */
export function firstLanguage(): Language {
  const chosen = stored('language')
  if (chosen === 'es' || chosen === 'en') return chosen
  return navigator.languages.some((tag) => tag.startsWith('es')) || !navigator.language.startsWith('en') ? 'es' : 'en'
}
