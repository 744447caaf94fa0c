import { stored } from '../browser/storage.ts'

export type Language = 'es' | 'en'

/** Spanish, unless the user chose English or the browser prefers it. */
export function firstLanguage(): Language {
  const chosen = stored('language')
  if (chosen === 'es' || chosen === 'en') return chosen
  return navigator.languages.some((tag) => tag.startsWith('es')) || !navigator.language.startsWith('en') ? 'es' : 'en'
}
