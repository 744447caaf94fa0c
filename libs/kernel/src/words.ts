import type { Language, Text } from './errors.ts'

export function words(en: string, es: string): Text {
  return { en, es }
}

/** A text of other texts: `inBoth((language) => `${kind[language]} ${number}`)`. */
export function inBoth(say: (language: Language) => string): Text {
  return { en: say('en'), es: say('es') }
}

/** An example after a text: `three digits, such as 001`. */
export function suchAs(text: Text, example: unknown): Text {
  return words(`${text.en}, such as ${example}`, `${text.es}, por ejemplo ${example}`)
}
