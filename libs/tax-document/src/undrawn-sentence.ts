import { documentErrors } from './document-errors.ts'
import { undrawnIn } from './text.ts'

/** What is said of a text with characters that no RIDE can show, which it names; undefined where it has none. */
export function undrawnSentence(text: string): string | undefined {
  const characters = undrawnIn(text)
  return characters && `${documentErrors.undrawnCharacters.message} It has ${characters}.`
}
