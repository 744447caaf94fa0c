import { type AnyDeclaredError, type Language, type Params, sentenceAbout } from '@etax/kernel'
import { allErrors } from './error-catalog.ts'

/** A code with its facts, as it crosses services. */
export interface Coded {
  code: string
  params?: Params | undefined
  /** The English sentence, of codes that are not of this system or not translated. */
  message: string
}

const declared: ReadonlyMap<string, AnyDeclaredError> = new Map(allErrors().map((error) => [error.code, error]))

/** What a code and its facts say, in a language, with what it is about. */
export function sentenceOf({ code, params, message }: Coded, language: Language): string {
  const sentence = declared.get(code)?.say(params, language)
  return sentence === undefined ? message : sentenceAbout(sentence, params?.about, language)
}
