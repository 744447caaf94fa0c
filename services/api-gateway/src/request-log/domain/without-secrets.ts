import { mistypedName } from '@etax/kernel'
import { isBinaryList, isBinaryObject, REMOVED, withoutBinary } from '../../http/domain/without-binary.ts'

/** Texts are scanned before any cut, so that no half of a secret remains; longer ones are omitted. */
const MAX_TEXT = 32 * 1024
const MAX_SCANNED = 64 * 1024
const MAX_TEXTS = 500
const MAX_NAME = 1_000
/** Deeper than any body: JSON within texts adds levels. */
const MAX_DEPTH = 40

const SECRET_PART =
  /pas+w|psw|pwd|pwr?d|pas+phrase|pas+code|senha|contra[sc]e|secret|apikey|privatekey|token|p12|pfx|pkcs|pem$|certificate|certificado|credential|cookie/
const SECRET_NAME = /^(?:keys?|pass|pw|auth|files?|archivos?)$/
const SECRET_WORD = /^(?:claves?|pins?|pwd|passwd)$/
/** Names without a separator or capital. */
const SECRET_CLAVE = /^(?:mi|tu|su|la)?claves?(?:privad|firm|secret|certif|usuario|sri$|api|correo|smtp)/
/** A document's access key, which is public. */
const ACCESS_KEY = /claves?[^\p{L}\p{N}]{0,3}(?:de)?[^\p{L}\p{N}]{0,3}acceso/giu

/** Misspellings of these count too: pasword, passwrod, contrsena. */
const MISTYPED = ['password', 'passphrase', 'contrasena', 'contrasenia']

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

/** `signaturePassword` and the like in a text, before the separator of its value. */
const CLAVE = '(?<!en|auto)claves?(?!s?(?:de)?[_-]?acceso|(?:l|les|ro|ros|cin)\\b)'
const PIN = '(?<![a-z])pin(?:[_-]\\w{1,20}|code)?(?![a-z])'
const NAME = `(?:(?:pass(?:w(?:or)?d|phrase)?|pas+wo?r?d|psw|pwd|senha|contra[sc]e(?:ñ|n)|secret|token|api[_-]?key|${CLAVE})\\w{0,40}|${PIN})`

/**
 * Forms of secrets, and the part that stays. Each pattern takes linear time: repetitions are bounded or start at a
 * boundary.
 */
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
  // User and password before the host; a port is neither.
  [/(\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s/:@?#"'<>]{0,100}:)(?!\d{1,5}[/?#])[^\s"'<>]{1,256}@/gi, `$1${REMOVED}@`],
  [/(?<![A-Za-z0-9+/])(?:[A-Za-z0-9+/]{60,76}(?:\r?\n|\\r\\n|\\n)[ \t]{0,20}){2,}[A-Za-z0-9+/]*={0,2}/g, REMOVED],
  [/(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{120,}={0,2}/g, REMOVED],
  // In XML: the element, its sibling attribute, and the text of an element named by an attribute.
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

export function textWithoutSecrets(text: string): string {
  const encoded = /[%\\]/.test(text) ? readings(text).find((one) => withoutForms(one) !== one) : undefined
  return withoutForms(encoded ?? text)
}

function withoutForms(text: string): string {
  return FORMS.reduce((rest, [form, kept]) => rest.replace(form, kept), withoutBinary(text))
}

function readings(text: string): string[] {
  const unescaped = text.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return [text, unescaped, decoded(text)].filter((one, at, all) => all.indexOf(one) === at)
}

const MAX_ADDRESS = 2_048
const MAX_PARTS = 50
/** Marks a cut. The rest was not scanned, so it is not stored. */
const CUT = '…'

export interface Address {
  path: string
  query: string | null
}

/**
 * Cuts path and query before the scan, which bounds its cost; a part across the cut is omitted, so that no half of a
 * secret remains.
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

export function queryWithoutSecrets(query: string): string {
  if (isPlain(query)) return query
  return query.split('&').map(pairWithoutSecrets).join('&')
}

export function pathWithoutSecrets(path: string): string {
  if (isPlain(path)) return path
  return path.split('/').map(encodedWithoutSecrets).join('/')
}

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

/** Returns the text as sent, and decoded once and twice. */
function decodings(encoded: string): string[] {
  const once = decoded(encoded.replaceAll('+', ' '))
  return [...new Set([encoded, once, decoded(once)])]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Byte by byte, so that a malformed one hides no other.
    return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }
}

export interface Shortened {
  json: string
  truncated: boolean
}

/**
 * A body as JSON without secrets, by the names of members and the form of texts. Beyond `maxBytes`, whole members or
 * entries are omitted, so that the JSON is well-formed and no text is cut.
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

/** `["password", …]`, as entries of maps are written. */
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

/** Whether a secret was empty helps the reader and reveals little. */
function hiddenValue(value: unknown): unknown {
  return value === null || value === '' ? value : REMOVED
}

/** The header of that name. The authority's authorization is an object or a number in our answers. */
function isLogin(name: string, value: unknown): boolean {
  if (!/^(?:proxy[-_]?)?authorization$/i.test(name)) return false
  return [value].flat().some((one) => typeof one === 'string' && /[a-z]/i.test(one))
}

const VALUE_NAME = /^(?:value|valor|val|content|contenido|text|texto|data|dato)$/i

/** `{"name": "password", "value": …}`, as in documents' additional fields. */
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

/** Scans JSON within a text as JSON, because its names may be escaped. */
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

/** Ends the scan: later values are omitted too. */
function leaveOut(left: Left): typeof NO_PLACE {
  left.truncated = true
  left.bytes = 0
  return NO_PLACE
}
