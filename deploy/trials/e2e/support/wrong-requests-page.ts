import type { Language } from '@etax/kernel'
import { englishWordsIn, spanishWordsIn } from '@etax/testkit'
import type { WrongRequest } from './wrong-requests.ts'

export interface Refused extends WrongRequest {
  title: string
  status: number
  answer: Answer
}

/** Family A answers with a message only. */
export interface Answer {
  id?: string
  code?: string
  message?: string
  details?: { path: string; code: string; message: string }[]
  /** Result of a validation: for a correct request, an invalid document is the answer. */
  data?: { csrfToken?: string; valid?: boolean; errors?: { path: string; code: string; message: string }[] }
}

interface Sentence {
  code: string
  path: string
  sentence: string
}

export function sentencesOf({ answer }: Refused): Sentence[] {
  const { code = '', message = 'taken', details = answer.data?.errors ?? [] } = answer
  if (details.length === 0) return [{ code, path: '', sentence: message }]
  return details.map((detail) => ({ code: detail.code, path: detail.path, sentence: detail.message }))
}

const BARE = [
  /is required$/,
  /is not known here$/,
  /^is invalid/,
  /wrong type$/,
  /asked for(;|$)/,
  /rule of its schema/,
]

export function wasTaken({ status, answer }: Refused): boolean {
  return status >= 500 || (status < 400 && answer.data?.valid !== false)
}

export function problemsIn(refused: Refused): string[] {
  const { call, sent } = refused
  return sentencesOf(refused)
    .flatMap(({ sentence }) => sentence.split(/; (?!perhaps|it is)/))
    .filter((sentence) => BARE.some((bare) => bare.test(sentence)))
    .map((sentence) => `${call}, ${sent}: ${sentence}`)
}

/** Language-neutral parts of sentences: examples, names in parentheses, members, values, sent input. */
const OF_NO_LANGUAGE =
  /(?:such as|por ejemplo) [^;]*|\([^)]*\)|`[^`]*`|"[^"]*"|\{[^}]*\}|<[^>]*>|\/[\w./{}?=&-]+|\b\w*(?:[._]\w+|[a-z][A-Z]\w*|\d\w*)\b|\b[A-Z]{2,}\b/g
const ONLY_ENGLISH = wordSet('the is are was were must not and it its has have had with this that these by or an which')
const ONLY_SPANISH = wordSet('el la los las es son fue debe y su sus tiene con del este esta que por para una al se')

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

export function foreignWordsIn(sentence: string, language: Language): string[] {
  const others = language === 'es' ? ONLY_ENGLISH : ONLY_SPANISH
  const words =
    sentence
      .replace(OF_NO_LANGUAGE, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  // These also look at examples and at names in parentheses.
  const alsoFound = language === 'es' ? englishWordsIn(sentence) : spanishWordsIn(sentence)
  return [...words.filter((word) => others.has(word)), ...alsoFound]
}

const INTRODUCTION: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '# Wrong requests and their answers',
    'A test (`deploy/trials/e2e/wrong-requests`) writes this page and fails when an answer changes. ' +
      '[errors.md](errors.md) explains each code. Names in braces stand for ids. The resource API answers with a ' +
      'message only, without code and path. [In Spanish](wrong-requests.es.md).',
  ],
  es: [
    '# Peticiones incorrectas y sus respuestas',
    'Una prueba (`deploy/trials/e2e/wrong-requests`) escribe esta página y falla cuando una respuesta cambia. Las ' +
      'respuestas son las de `Accept-Language: es`. [errors.es.md](errors.es.md) explica cada código. Los nombres entre ' +
      'llaves son identificadores. La API de recursos responde solo con un mensaje, sin código ni campo. ' +
      '[En inglés](wrong-requests.md).',
  ],
}
const TITLES_ES: Readonly<Record<string, string>> = {
  'Keys and headers': 'Claves y encabezados',
  'Address and body': 'Dirección y cuerpo',
  Dates: 'Fechas',
  Texts: 'Textos',
  Identifications: 'Identificaciones',
  Codes: 'Códigos',
  Amounts: 'Valores',
  'Names of fields': 'Nombres de campos',
  Ids: 'Identificadores',
  Queries: 'Consultas',
  'Certificates and logos': 'Certificados y logotipos',
  Account: 'Cuenta',
}
const SENT_ES: Readonly<Record<string, string>> = {
  '<autorizacion/>, empty': '<autorizacion/>, vacía',
  '<factura/>, empty': '<factura/>, vacía',
  '<factura/>, unsigned': '<factura/>, sin firma',
  '<factura>, cut off': '<factura>, cortada',
  'a % without two digits': 'un % sin dos dígitos',
  'a document type declaration': 'una declaración de tipo de documento',
  'a form with a file that is not a P12': 'un formulario con un archivo que no es un P12',
  'a form with a text instead of a logo': 'un formulario con un texto en lugar del logotipo',
  'a form with the file in "p12"': 'un formulario con el archivo en "p12"',
  'a form with two files': 'un formulario con dos archivos',
  'a form without a file': 'un formulario sin archivo',
  'a text that is not XML': 'un texto que no es XML',
  'a wrong currentPassword': 'un currentPassword incorrecto',
  'a wrong password': 'una contraseña incorrecta',
  'a key without the scope keys': 'una clave sin el permiso keys',
  'a key without the scope webhooks': 'una clave sin el permiso webhooks',
  'an empty document': 'un documento vacío',
  'an empty file': 'un archivo vacío',
  'an unknown address': 'una dirección desconocida',
  'an unknown key': 'una clave desconocida',
  'an unknown method': 'un método desconocido',
  'an unknown catalog': 'un catálogo desconocido',
  'items[0].unitPrice twice, and a quantity of 1e-400': 'items[0].unitPrice dos veces, y una cantidad de 1e-400',
  'no body': 'ningún cuerpo',
  'no form': 'ningún formulario',
  'no session': 'ninguna sesión',
  'with a test key': 'una clave de prueba',
  'x-taxpayer-ruc: 1790011674001, not in this workspace':
    'x-taxpayer-ruc: 1790011674001, que no es de este espacio de trabajo',
  'xml: base64 of an empty text': 'xml: base64 de un texto vacío',
}
const WITH = { en: 'with', es: 'con' }

export function pageOf(refused: readonly Refused[], names: ReadonlyMap<string, string>, language: Language): string {
  const titles = [...new Set(refused.map(({ title }) => title))]
  const sections = titles.map((title) => {
    const entries = refused.filter((one) => one.title === title).map((one) => entryOf(one, language))
    return [`## ${language === 'es' ? (TITLES_ES[title] ?? title) : title}`, entries.join('\n')].join('\n\n')
  })
  return withNames([...INTRODUCTION[language], ...sections].join('\n\n'), names).concat('\n')
}

function entryOf(refused: Refused, language: Language): string {
  const { call, sent, status } = refused
  const request = `- ${quoted(call.split('?')[0] ?? '')} ${WITH[language]} ${quoted(language === 'es' ? inSpanish(sent) : sent)}: **${status}**`
  const sentences = sentencesOf(refused).map(
    ({ code, path, sentence }) =>
      `  - ${[code, quoted(path)].filter(Boolean).join(' ')}${code && ': '}${onOneLine(sentence)}`,
  )
  return [request, ...sentences].join('\n')
}

/** What was sent: prose, or names and values, which have no language. */
export function inSpanish(sent: string): string {
  return SENT_ES[sent] ?? sent.replaceAll(/(^|, |: )no (?=[\w-])/g, '$1sin ')
}

function quoted(text: string): string {
  return text === '' ? '' : `\`${onOneLine(text)}\``
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function withNames(page: string, names: ReadonlyMap<string, string>): string {
  const named = [...names]
    .filter(([name]) => name !== 'today')
    .reduce((text, [name, value]) => text.replaceAll(value, `{${name}}`), page)
  return onOneDay(named, names.get('today') ?? '')
}

const PAGE_DAY = '2026-11-22'

/** Uses one constant day, also in examples of dates. */
function onOneDay(page: string, today: string): string {
  const monthOf = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`
  return page
    .replaceAll(today, PAGE_DAY)
    .replaceAll(monthOf(today), monthOf(PAGE_DAY))
    .replace(/\d+ days ago/g, 'so many days ago')
    .replace(/hace \d+ días/g, 'hace tantos días')
}

export function wordsOf(page: string): string {
  return page.replace(/\s+/g, '')
}
