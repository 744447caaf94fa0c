import type { Language } from '@etax/kernel'
import type { WrongRequest } from './wrong-requests.ts'

/** A wrong request with what was answered. */
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
  /** Of a document that was to be judged: that it is wrong is the answer to a request that was right. */
  data?: { csrfToken?: string; valid?: boolean; errors?: { path: string; code: string; message: string }[] }
}

interface Sentence {
  code: string
  path: string
  sentence: string
}

/** What a caller reads: the message, or the sentence of each broken field. */
export function sentencesOf({ answer }: Refused): Sentence[] {
  const { code = '', message = 'taken', details = answer.data?.errors ?? [] } = answer
  if (details.length === 0) return [{ code, path: '', sentence: message }]
  return details.map((detail) => ({ code: detail.code, path: detail.path, sentence: detail.message }))
}

/** Of a message that only says that something is wrong. */
const BARE = [
  /is required$/,
  /is not known here$/,
  /^is invalid/,
  /wrong type$/,
  /asked for(;|$)/,
  /rule of its schema/,
]

/** Whether it was taken. */
export function wasTaken({ status, answer }: Refused): boolean {
  return status >= 500 || (status < 400 && answer.data?.valid !== false)
}

/** The answers that a person could do nothing with. */
export function problemsIn(refused: Refused): string[] {
  const { call, sent } = refused
  return sentencesOf(refused)
    .flatMap(({ sentence }) => sentence.split(/; (?!perhaps|it is)/))
    .filter((sentence) => BARE.some((bare) => bare.test(sentence)))
    .map((sentence) => `${call}, ${sent}: ${sentence}`)
}

/** What stands in sentences of either language: examples, names in parentheses, names of members, values, what was sent. */
const OF_NO_LANGUAGE =
  /(?:such as|por ejemplo) [^;]*|\([^)]*\)|`[^`]*`|"[^"]*"|\{[^}]*\}|<[^>]*>|\/[\w./{}?=&-]+|\b\w*(?:[._]\w+|[a-z][A-Z]\w*|\d\w*)\b|\b[A-Z]{2,}\b/g
const ONLY_ENGLISH = wordSet('the is are was were must not and it its has have had with this that these by or an which')
const ONLY_SPANISH = wordSet('el la los las es son fue debe y su sus tiene con del este esta que por para una al se')

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** The words of a sentence that are of the other language. */
export function foreignWordsIn(sentence: string, language: Language): string[] {
  const others = language === 'es' ? ONLY_ENGLISH : ONLY_SPANISH
  const words =
    sentence
      .replace(OF_NO_LANGUAGE, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return words.filter((word) => others.has(word))
}

const INTRODUCTION: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '# Wrong requests, and what is answered',
    `What people send wrong, and every sentence that they read then: this page is written by a test (\`deploy/trials/e2e/wrong-requests\`; \`UPDATE=1\` rewrites it), which fails ` +
      'when an answer changes. What each code means, is in [errors.md](errors.md). Names in braces stand for ids; the ' +
      'resource API answers with a message alone, without code and path. [In Spanish](wrong-requests.es.md).',
  ],
  es: [
    '# Peticiones incorrectas, y qué se responde',
    `Lo que la gente envía mal, y cada frase que lee entonces, con \`Accept-Language: es\`: esta página la escribe una ` +
      `prueba (\`deploy/trials/e2e/wrong-requests\`; \`UPDATE=1\` la reescribe), que falla cuando una respuesta cambia. Lo que significa cada código está en ` +
      '[errors.es.md](errors.es.md). Los nombres entre llaves son identificadores; la API de recursos responde solo con un ' +
      'mensaje, sin código ni campo. [En inglés](wrong-requests.md).',
  ],
}
/** The titles of the sections. */
const TITLES_ES: Readonly<Record<string, string>> = {
  'Who asks': 'Quién pregunta',
  'The request as such': 'La petición en sí',
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
const WITH = { en: 'with', es: 'con' }

/** The page: a section for each group, an entry for each request. `names` are the ids that the requests name. */
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
  const request = `- ${quoted(call.split('?')[0] ?? '')} ${WITH[language]} ${quoted(sent)}: **${status}**`
  const sentences = sentencesOf(refused).map(
    ({ code, path, sentence }) =>
      `  - ${[code, quoted(path)].filter(Boolean).join(' ')}${code && ': '}${onOneLine(sentence)}`,
  )
  return [request, ...sentences].join('\n')
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

/** As on one certain day, which examples of dates are, too. */
function onOneDay(page: string, today: string): string {
  const monthOf = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`
  return page
    .replaceAll(today, PAGE_DAY)
    .replaceAll(monthOf(today), monthOf(PAGE_DAY))
    .replace(/\d+ days ago/g, 'so many days ago')
    .replace(/hace \d+ días/g, 'hace tantos días')
}

/** A page without what a formatter may do to it. */
export function wordsOf(page: string): string {
  return page.replace(/\s+/g, '')
}
