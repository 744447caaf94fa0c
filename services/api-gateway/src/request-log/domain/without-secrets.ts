import { mistypedName } from '@etax/kernel'
import { isBinaryList, isBinaryObject, REMOVED, withoutBinary } from '../../http/domain/without-binary.ts'

/** Text is looked through whole before anything is cut, so that no half of a secret remains; longer ones are left out. */
const MAX_TEXT = 32 * 1024
/** So much is looked through of one body, in so many texts. */
const MAX_SCANNED = 64 * 1024
const MAX_TEXTS = 500
/** No name is as long. */
const MAX_NAME = 1_000
/** No body is as deep: what a text has in it may be. */
const MAX_DEPTH = 40

const SECRET_PART =
  /pas+w|psw|pwd|pwr?d|pas+phrase|pas+code|senha|contra[sc]e|secret|apikey|privatekey|token|p12|pfx|pkcs|pem$|certificate|certificado|credential|cookie/
const SECRET_NAME = /^(?:keys?|pass|pw|auth|files?|archivos?)$/
const SECRET_WORD = /^(?:claves?|pins?|pwd|passwd)$/
/** Where a name is not divided into words. */
const SECRET_CLAVE = /^(?:mi|tu|su|la)?claves?(?:privad|firm|secret|certif|usuario|sri$|api|correo|smtp)/
/** The number of a document, which everybody may know. */
const ACCESS_KEY = /claves?[^\p{L}\p{N}]{0,3}(?:de)?[^\p{L}\p{N}]{0,3}acceso/giu

/** As people mistype it: pasword, passwrod, contrsena. */
const MISTYPED = ['password', 'passphrase', 'contrasena', 'contrasenia']

/** Whether the value of a member, parameter or field of this name is a secret, or may hold one. */
export function isSecretName(name: string): boolean {
  const words = name.slice(0, MAX_NAME).normalize('NFKD').replace(ACCESS_KEY, '').replace(/\p{M}/gu, '')
  const letters = words.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
  if (SECRET_PART.test(letters) || SECRET_NAME.test(letters) || SECRET_CLAVE.test(letters)) return true
  const divided = words.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').toLowerCase()
  return [letters, ...divided.split(/[^\p{L}]+/u)].some(isSecretWord)
}

function isSecretWord(word: string): boolean {
  return SECRET_WORD.test(word) || (!word.startsWith('passport') && mistypedName(word, MISTYPED) !== undefined)
}

/** `signaturePassword` and the like in a text, before the sign that its value follows. */
const CLAVE = '(?<!en|auto)claves?(?!s?(?:de)?[_-]?acceso|(?:l|les|ro|ros|cin)\\b)'
const PIN = '(?<![a-z])pin(?:[_-]\\w{1,20}|code)?(?![a-z])'
const NAME = `(?:(?:pass(?:w(?:or)?d|phrase)?|pas+wo?r?d|psw|pwd|senha|contra[sc]e(?:ñ|n)|secret|token|api[_-]?key|${CLAVE})\\w{0,40}|${PIN})`

/** What is a secret by its form, and what stays of it. Each takes linear time: what repeats is bounded, or begins at a border. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN[^-]{0,60}-----(?:(?!-----END)[\s\S])*(?:-----END[^-]{0,60}-----)?/g, REMOVED],
  [/(?:ak_(?:test|live)|whsec)_[\w+/=-]*/gi, REMOVED],
  [/\beyJ[\w-]{8,}\.[\w.-]*/g, REMOVED],
  [/\b((?:bearer|basic)\s{1,3})[\w.~+/=-]{16,}/gi, `$1${REMOVED}`],
  [
    /(\bauthorization["'\\]{0,3}\s{0,3}[:=]\s{0,3}["'\\]{0,3}(?:basic|bearer|digest|token)\s{1,3})[^\s"']+/gi,
    `$1${REMOVED}`,
  ],
  [/(\bauthorization\s{0,3}[:=]\s{0,3})\S*[a-z]\S*$/gim, `$1${REMOVED}`],
  // A user and a password before the host; a port is none.
  [/(\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s/:@?#"'<>]{0,100}:)(?!\d{1,5}[/?#])[^\s"'<>]{1,256}@/gi, `$1${REMOVED}@`],
  [/(?<![A-Za-z0-9+/])(?:[A-Za-z0-9+/]{60,76}(?:\r?\n|\\r\\n|\\n)[ \t]{0,20}){2,}[A-Za-z0-9+/]*={0,2}/g, REMOVED],
  [/(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{120,}={0,2}/g, REMOVED],
  // In XML: the element, the attribute beside one, and the text of an element that an attribute names.
  [new RegExp(`(${NAME}(?:\\s[^<>]{0,200})?(?:>|&gt;)\\s{0,9}(?:<!\\[CDATA\\[)?)[^<>&]+`, 'gi'), `$1${REMOVED}`],
  [
    new RegExp(`(=\\s{0,3}["'][^"'<>]{0,60}${NAME}["']\\s{1,9}val(?:ue|or)\\s{0,3}=\\s{0,3}["'])[^"']*`, 'gi'),
    `$1${REMOVED}`,
  ],
  [new RegExp(`(=\\s{0,3}["'][^"'<>]{0,60}${NAME}["'][^<>]{0,200}>)[^<]+`, 'gi'), `$1${REMOVED}`],
  [new RegExp(`(${NAME}[\\\\"']{0,4}\\s{0,3}[:=,]\\s{0,3}\\\\{0,3}["'])[^"']*`, 'gi'), `$1${REMOVED}`],
  [new RegExp(`(${NAME}["']?[:=>])[^\\s"'&<>,;{}]+`, 'gi'), `$1${REMOVED}`],
  [new RegExp(`(${NAME}["']?\\s{0,3}[:=]\\s{1,3})\\S+$`, 'gim'), `$1${REMOVED}`],
]

/** A text without what is a secret by its form: keys, tokens, certificates, passwords that are named in it. */
export function textWithoutSecrets(text: string): string {
  const encoded = /[%\\]/.test(text) ? readings(text).find((one) => withoutForms(one) !== one) : undefined
  return withoutForms(encoded ?? text)
}

function withoutForms(text: string): string {
  return FORMS.reduce((rest, [form, kept]) => rest.replace(form, kept), withoutBinary(text))
}

/** A text as it is read once what is escaped in it is not. */
function readings(text: string): string[] {
  const unescaped = text.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return [text, unescaped, decoded(text)].filter((one, at, all) => all.indexOf(one) === at)
}

/** So much is kept of a path, and so much of a query, in so many parts. */
const MAX_ADDRESS = 2_048
const MAX_PARTS = 50
/** Where a part was cut. Its rest is not looked through, so nothing of it is kept. */
const CUT = '…'

export interface Address {
  path: string
  query: string | null
}

/**
 * The path and the query of an address, cut before anybody looks into them: what is looked through is bounded, and a part that
 * was cut through is left out, so that no half of a secret remains.
 */
export function cutAddress(url: string): Address {
  const queryAt = url.indexOf('?')
  const path = cutParts(queryAt < 0 ? url : url.slice(0, queryAt), '/')
  return { path, query: queryAt < 0 ? null : cutParts(url.slice(queryAt + 1), '&') }
}

function cutParts(text: string, sign: string): string {
  const start = text.slice(0, MAX_ADDRESS)
  const parts = start.split(sign, MAX_PARTS + 1)
  if (parts.length <= MAX_PARTS && start.length === text.length) return text
  return [...parts.slice(0, Math.min(parts.length - 1, MAX_PARTS)), CUT].join(sign)
}

/** A query as it was sent, but for the values that are secrets by name or form. */
export function queryWithoutSecrets(query: string): string {
  if (isPlain(query)) return query
  return query.split('&').map(pairWithoutSecrets).join('&')
}

/** Ids stay; a key that somebody wrote into a path does not. */
export function pathWithoutSecrets(path: string): string {
  if (isPlain(path)) return path
  return path.split('/').map(encodedWithoutSecrets).join('/')
}

/** Most are looked at once, and are nothing to be looked at in parts. */
function isPlain(sent: string): boolean {
  if (sent.length > 200 || !/^[\w./&=-]*$/.test(sent)) return false
  return withoutForms(sent) === sent && !sent.split('&').some((pair) => isSecretName(pair.split('=', 1)[0] ?? ''))
}

function pairWithoutSecrets(pair: string): string {
  const [name = '', ...value] = pair.split('=')
  const safeName = encodedWithoutSecrets(name)
  if (value.length === 0) return safeName
  const isSecret = decodings(name).some(isSecretName)
  return `${safeName}=${isSecret ? REMOVED : encodedWithoutSecrets(value.join('='))}`
}

function encodedWithoutSecrets(encoded: string): string {
  return decodings(encoded).some((text) => textWithoutSecrets(text) !== text) ? REMOVED : encoded
}

/** As it was sent, and as it is read once or twice decoded. */
function decodings(encoded: string): string[] {
  const once = decoded(encoded.replaceAll('+', ' '))
  return [...new Set([encoded, once, decoded(once)])]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Byte by byte, so that one that is broken hides no other.
    return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }
}

export interface Shortened {
  json: string
  /** Whether anything was left out for its size. */
  truncated: boolean
}

/**
 * A body as JSON without its secrets: by the name of a member wherever it is, and by their form in every text. What does not
 * fit into the bytes is left out as a whole member or entry, so that the JSON is well-formed and no text is cut.
 */
export function jsonWithoutSecrets(body: unknown, maxBytes: number): Shortened {
  const left: Left = { bytes: maxBytes, scanned: MAX_SCANNED, texts: MAX_TEXTS, truncated: false }
  const kept = valueWithoutSecrets(body, left, 0)
  return { json: JSON.stringify(kept === NO_PLACE ? null : kept), truncated: left.truncated }
}

interface Left {
  bytes: number
  scanned: number
  texts: number
  truncated: boolean
}

const NO_PLACE = Symbol('does not fit')

function valueWithoutSecrets(value: unknown, left: Left, depth: number): unknown {
  if (depth > MAX_DEPTH) return leaveOut(left)
  if (typeof value === 'string') return placed(safeText(value, left, depth), left)
  if (typeof value !== 'object' || value === null) return placed(value ?? null, left)
  if (!take(2, left)) return NO_PLACE
  return Array.isArray(value) ? listWithoutSecrets(value, left, depth) : objectWithoutSecrets(value, left, depth)
}

function listWithoutSecrets(list: readonly unknown[], left: Left, depth: number): unknown {
  if (isBinaryList(list)) return placed(REMOVED, left)
  const kept: unknown[] = []
  for (const [at, entry] of list.entries()) {
    const hidden = at % 2 === 1 && isNameOfSecret(list[at - 1])
    const safeEntry = take(1, left)
      ? valueWithoutSecrets(hidden ? hiddenValue(entry) : entry, left, depth + 1)
      : NO_PLACE
    if (safeEntry === NO_PLACE) break
    kept.push(safeEntry)
  }
  return kept
}

/** `["password", …]`, as entries of a map are written. */
function isNameOfSecret(name: unknown): boolean {
  return typeof name === 'string' && name.length <= 60 && isSecretName(name)
}

function objectWithoutSecrets(object: object, left: Left, depth: number): unknown {
  if (isBinaryObject(object)) return placed(REMOVED, left)
  const kept: [string, unknown][] = []
  const namesSecret = isNamedSecret(object)
  for (const [name, member] of Object.entries(object)) {
    const safeName = safeText(name, left, depth)
    const hidden = isSecretName(name) || (namesSecret && VALUE_NAME.test(name)) || isLogin(name, member)
    if (!take(2 + sizeOf(safeName), left)) break
    const safeMember = valueWithoutSecrets(hidden ? hiddenValue(member) : member, left, depth + 1)
    if (safeMember === NO_PLACE) break
    kept.push([safeName, safeMember])
  }
  return Object.fromEntries(kept)
}

/** Whether there was nothing in it says more than it gives away. */
function hiddenValue(value: unknown): unknown {
  return value === null || value === '' ? value : REMOVED
}

/** The header of that name; what the authority gave has a number, and is an object in our answers. */
function isLogin(name: string, value: unknown): boolean {
  if (!/^(?:proxy[-_]?)?authorization$/i.test(name)) return false
  return [value].flat().some((one) => typeof one === 'string' && /[a-z]/i.test(one))
}

const VALUE_NAME = /^(?:value|valor|val|content|contenido|text|texto|data|dato)$/i

/** `{"name": "password", "value": …}`, as documents have their additional fields. */
function isNamedSecret(object: object): boolean {
  const { name, nombre, key, clave, field, campo, header } = object as Record<string, unknown>
  return [name, nombre, key, clave, field, campo, header].some((one) => typeof one === 'string' && isSecretName(one))
}

function safeText(text: string, left: Left, depth: number): string {
  if (text.length > MAX_TEXT || text.length > left.scanned || left.texts === 0) {
    left.truncated = true
    return `[left out: ${text.length} characters]`
  }
  left.scanned -= text.length
  left.texts -= 1
  return textWithoutSecrets(jsonInText(text, left, depth))
}

/** JSON within a text is looked through as JSON: there names may be written with escapes. */
function jsonInText(text: string, left: Left, depth: number): string {
  if (!/^\s*[[{"]/.test(text)) return text
  try {
    const inside: Left = { ...left, bytes: MAX_TEXT, truncated: false }
    const kept = valueWithoutSecrets(JSON.parse(text), inside, depth + 1)
    const { scanned, texts, truncated } = inside
    Object.assign(left, { scanned, texts, truncated: left.truncated || truncated })
    return kept === NO_PLACE ? REMOVED : JSON.stringify(kept)
  } catch {
    return text
  }
}

function placed<Value>(value: Value, left: Left): Value | typeof NO_PLACE {
  return take(sizeOf(value), left) ? value : NO_PLACE
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? 'null')
}

function take(bytes: number, left: Left): boolean {
  if (bytes > left.bytes) {
    leaveOut(left)
    return false
  }
  left.bytes -= bytes
  return true
}

/** Nothing that comes after it is kept either: what follows is not looked through. */
function leaveOut(left: Left): typeof NO_PLACE {
  left.truncated = true
  left.bytes = 0
  return NO_PLACE
}
