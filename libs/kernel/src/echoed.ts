import type { Language, Params, Text } from './errors.ts'
import { words } from './words.ts'

/** No value is repeated in a message beyond this many characters; an access key is, whole. */
const MAX_ECHO = 60
/** What nobody may read back: passwords, keys, certificate files; nor whole documents. */
const SECRET = /pas+w|psw|pwd|passphrase|senha|contras|secret|token|apikey|^key$|^file$|^xml$/i

const LIST = words('a list', 'una lista')
const OBJECT = words('an object', 'un objeto')
const NOTHING = words('nothing', 'nada')
const TOO_LARGE = words('a number too large to be read', 'un número demasiado grande para leerse')

/** A value as a message may repeat it: as JSON, shortened; what is no text or number by what it is. */
export type Echo = string | Text

/** The echo of a value; that of a text is a text. */
export function echoed(value: string): string
export function echoed(value: unknown): Echo
export function echoed(value: unknown): Echo {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? LIST : OBJECT
  // JSON.parse makes infinity of it, which JSON writes as null.
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) return TOO_LARGE
  const text = JSON.stringify(typeof value === 'string' ? value.slice(0, 2 * MAX_ECHO) : value)
  if (text === undefined) return NOTHING
  return text.length <= MAX_ECHO ? text : `${[...text.slice(0, 2 * MAX_ECHO)].slice(0, MAX_ECHO - 1).join('')}…`
}

/** Whether the member of a path must not be repeated in a message. */
export function isSecret(path: string): boolean {
  return SECRET.test(path.split('.').at(-1) ?? '')
}

/** What is said at a place, with the facts that it is made of. */
interface Statement {
  path: string
  params?: Params
  message: string
}

/**
 * A detail that names the value it is about: `must be one of A, B; it is "C"`. The same where there is no value, where the value
 * is a list or an object, and where the sentence names it already.
 */
export function withValue<Detail extends Statement>(detail: Detail, value: unknown): Detail {
  if (value === null || value === '' || typeof value === 'object' || names(detail.message, value)) return detail
  return withEcho(detail, value)
}

/** The same whatever the value is, but where there is none. */
export function withEcho<Detail extends Statement>(detail: Detail, value: unknown): Detail {
  if (value === undefined || isSecret(detail.path) || detail.params?.received !== undefined) return detail
  const received = echoed(value)
  return { ...detail, params: { ...detail.params, received }, message: namingReceived(detail.message, received, 'en') }
}

/** A sentence that goes on with the value, where there is one. */
export function namingReceived(sentence: string, received: unknown, language: Language): string {
  if (received === undefined) return sentence
  const { is, whole } = IT_IS[language]
  const echo = typeof received === 'string' ? received : (received as Text)[language]
  return sentence.endsWith('.') ? `${sentence} ${whole} ${echo}.` : `${sentence}; ${is} ${echo}`
}

const IT_IS: Readonly<Record<Language, { is: string; whole: string }>> = {
  en: { is: 'it is', whole: 'The value is' },
  es: { is: 'es', whole: 'El valor es' },
}

function names(message: string, value: unknown): boolean {
  const text = String(value)
  const sentence = withoutExample(message)
  return sentence.includes(echoed(text)) || sentence.endsWith(`it is ${text}`) || hasWord(sentence, text)
}

/** An example may happen to be the value. */
function withoutExample(message: string): string {
  return message.replace(/\.$/, '').replace(/such as .*?(?=[;:]|$)/g, '')
}

/** Short ones may stand there by chance. */
function hasWord(message: string, text: string): boolean {
  if (text.length < 3) return false
  const at = message.indexOf(text)
  const isPart = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character)
  return at >= 0 && !isPart(message[at - 1]) && !isPart(message[at + text.length])
}
