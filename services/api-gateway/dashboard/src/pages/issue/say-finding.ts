import type { Finding } from '../../fiscal/judge-order.ts'
import type { Language } from '../../words/first-language.ts'
import { codeWords } from './finding-codes.ts'
import { formedSentence } from './finding-forms.ts'

/** What is wrong with an order, in the reader's language. */
export function sayFinding({ path, code, message }: Finding, language: Language): string {
  const own = OWN[language].find(([place, ofCode]) => ofCode === code && place.test(path))
  if (own !== undefined) return own[2]
  // Of what is missing the form is no news.
  const inForm = code === MISSING && message.startsWith('is required') ? undefined : formedSentence(message, language)
  const byCode: Readonly<Record<string, string>> = codeWords[language]
  return inForm ?? byCode[code] ?? message
}

const MISSING = 'FLD_10001'
const TOO_FEW = 'FLD_10006'
const MISFORMED = 'FLD_10005'

/** What is better said in the words of the form than of the API. */
const OWN: Readonly<Record<Language, readonly (readonly [place: RegExp, code: string, sentence: string])[]>> = {
  es: [
    [/^(customer|supplier|subject|carrier)\.identificationType$/, MISSING, 'Busque a la persona o escriba una nueva.'],
    [/^items$/, TOO_FEW, 'Agregue al menos una línea.'],
    [/^items$/, MISSING, 'Agregue al menos una línea.'],
    [/ocument(s\[\d+\])?\.number$/, MISFORMED, 'Escriba el número con sus tres partes, como 001-001-000000123.'],
  ],
  en: [
    [/^(customer|supplier|subject|carrier)\.identificationType$/, MISSING, 'Search for the party, or write a new one.'],
    [/^items$/, TOO_FEW, 'Add at least one line.'],
    [/^items$/, MISSING, 'Add at least one line.'],
    [/ocument(s\[\d+\])?\.number$/, MISFORMED, 'Write the three parts of the number, such as 001-001-000000123.'],
  ],
}
