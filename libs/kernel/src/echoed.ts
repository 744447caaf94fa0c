import type { Language, Params, Text } from './errors.ts'
import { words } from './words.ts'

/** The maximum length of a value in a message; an access key fits. */
const MAX_ECHO = 60
/** Values that messages never repeat: passwords, keys, certificate files, whole documents. */
const SECRET = /pas+w|psw|pwd|passphrase|senha|contras|secret|token|apikey|^key$|^file$|^xml$/i

const LIST = words('a list', 'una lista')
const OBJECT = words('an object', 'un objeto')
const NOTHING = words('nothing', 'nada')
const TOO_LARGE = words('a number too large to be read', 'un número demasiado grande para leerse')

/** A value as a message repeats it: JSON, shortened; its type for other values than texts and numbers. */
export type Echo = string | Text

export function echoed(value: string): string
export function echoed(value: unknown): Echo
export function echoed(value: unknown): Echo {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? LIST : OBJECT
  // JSON.parse reads a huge number as infinity, which JSON writes as null.
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) return TOO_LARGE
  const text = JSON.stringify(typeof value === 'string' ? value.slice(0, 2 * MAX_ECHO) : value)
  if (text === undefined) return NOTHING
  return text.length <= MAX_ECHO
    ? text
    : `${[...text.slice(0, 2 * MAX_ECHO)].slice(0, MAX_ECHO - 2).join('')}…${text.startsWith('"') ? '"' : ''}`
}

export function isSecret(path: string): boolean {
  return SECRET.test(path.split('.').at(-1) ?? '')
}

interface Statement {
  path: string
  params?: Params
  message: string
}

/**
 * A detail that names its value: `must be one of A, B; it is "C"`. Unchanged without a value, for a list or an object,
 * and where the sentence already names it.
 */
export function withValue<Detail extends Statement>(detail: Detail, value: unknown): Detail {
  if (value === null || value === '' || typeof value === 'object' || names(detail.message, value)) return detail
  return withEcho(detail, value)
}

/** A detail that names its value, of any type; unchanged without a value. */
export function withEcho<Detail extends Statement>(detail: Detail, value: unknown): Detail {
  if (value === undefined || isSecret(detail.path) || detail.params?.received !== undefined) return detail
  const received = echoed(value)
  return { ...detail, params: { ...detail.params, received }, message: namingReceived(detail.message, received, 'en') }
}

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

/** The value may equal the example. */
function withoutExample(message: string): string {
  return message.replace(/\.$/, '').replace(/such as .*?(?=[;:]|$)/g, '')
}

/** A short text may occur by chance. */
function hasWord(message: string, text: string): boolean {
  if (text.length < 3) return false
  const at = message.indexOf(text)
  const isPart = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character)
  return at >= 0 && !isPart(message[at - 1]) && !isPart(message[at + text.length])
}
