import { type AnyDeclaredError, type Language, type Params, sentenceAbout } from '@etax/kernel'
import { allErrors } from './error-catalog.ts'

export interface Coded {
  code: string
  params?: Params | undefined
  /** The English sentence, for codes of other systems, or without a translation. */
  message: string
}

const declared: ReadonlyMap<string, AnyDeclaredError> = new Map(allErrors().map((error) => [error.code, error]))

/** The sentence of a code and its facts, with its subject. */
export function sentenceOf({ code, params, message }: Coded, language: Language): string {
  const sentence = declared.get(code)?.say(params, language)
  return sentence === undefined ? message : sentenceAbout(sentence, params?.about, language)
}
