import { type AnyDeclaredError, fieldErrors, type Params, sentenceAbout } from '@etax/kernel'
import { documentErrors } from '@etax/tax-document'
import type { Finding } from '../../fiscal/finding.ts'
import { ABOVE_INVOICE } from '../../fiscal/note-warnings.ts'
import type { Language } from '../../words/first-language.ts'
import { formatsOf } from '../../words/formats-of.ts'
import { wholeSentence } from '../../words/whole-sentence.ts'

const { required, wrongForm, wrongLength } = fieldErrors
const { discountAboveLine } = documentErrors

const declared: ReadonlyMap<string, AnyDeclaredError> = new Map(
  [...Object.values(fieldErrors), ...Object.values(documentErrors)].map((error) => [error.code, error]),
)

export function sayFinding({ path, code, params, message }: Finding, language: Language): string {
  const own = OWN.find((one) => one.code === code && one.place.test(path))
  if (own !== undefined) return own[language](params)
  const text = declared.get(code)?.say(params, language)
  // The text of the API is in the reader's language.
  if (text === undefined) return wholeSentence(message)
  // For a missing value, the form adds nothing.
  const isForm = code === required.code && text.startsWith(required.texts?.[language].message ?? '')
  return isForm ? MISSING[language] : wholeSentence(sentenceAbout(text, params?.about, language))
}

const MISSING = { es: 'Falta este dato.', en: 'This is missing.' }

interface OwnSentence extends Readonly<Record<Language, (params: Params | undefined) => string>> {
  place: RegExp
  code: string
}

const ANY = /^/
const PARTY = /^(customer|supplier|subject|carrier)\.identificationType$/
const ITEMS = /^items$/
const NUMBER = /ocument(s\[\d+\])?\.number$/

/** Texts that fit the form better than those of the API. */
const OWN: readonly OwnSentence[] = [
  own(PARTY, required.code, 'Busque a la persona o escriba una nueva.', 'Search for the party, or write a new one.'),
  own(ITEMS, wrongLength.code, 'Agregue al menos una línea.', 'Add at least one line.'),
  own(ITEMS, required.code, 'Agregue al menos una línea.', 'Add at least one line.'),
  own(
    NUMBER,
    wrongForm.code,
    'Escriba el número con sus tres partes, como 001-001-000000123.',
    'Write the three parts of the number, such as 001-001-000000123.',
  ),
  own(
    ANY,
    discountAboveLine.code,
    'El descuento es mayor que la línea. Es un valor en dólares; si es un porcentaje, escríbalo con su signo, como 5%.',
    'The discount is larger than the line. It is an amount in dollars; write a percentage with its sign, such as 5%.',
  ),
  {
    place: ANY,
    code: ABOVE_INVOICE,
    es: (params) =>
      `La factura tiene ${invoiced(params, 'es')} en esta línea; la nota devuelve ${credited(params, 'es')}.`,
    en: (params) =>
      `The invoice has ${invoiced(params, 'en')} in this line; the note gives back ${credited(params, 'en')}.`,
  },
]

function own(place: RegExp, code: string, es: string, en: string): OwnSentence {
  return { place, code, es: () => es, en: () => en }
}

function invoiced(params: Params | undefined, language: Language): string {
  return formatsOf(language).number(String(params?.invoiced))
}

function credited(params: Params | undefined, language: Language): string {
  return formatsOf(language).number(String(params?.credited))
}
