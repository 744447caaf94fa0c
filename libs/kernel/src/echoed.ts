/** No value is repeated in a message beyond this many characters; an access key is, whole. */
const MAX_ECHO = 60
/** What nobody may read back: passwords, keys, certificate files; nor whole documents. */
const SECRET = /pas+w|psw|pwd|passphrase|senha|contras|secret|token|apikey|^key$|^file$|^xml$/i

/** A value as a message may repeat it: as JSON, shortened; lists and objects by what they are. */
export function echoed(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  // JSON.parse makes infinity of it, which JSON writes as null.
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) return 'a number too large to be read'
  const text = JSON.stringify(typeof value === 'string' ? value.slice(0, 2 * MAX_ECHO) : value) ?? 'nothing'
  return text.length <= MAX_ECHO ? text : `${[...text.slice(0, 2 * MAX_ECHO)].slice(0, MAX_ECHO - 1).join('')}…`
}

/** Whether the member of a path must not be repeated in a message. */
export function isSecret(path: string): boolean {
  return SECRET.test(path.split('.').at(-1) ?? '')
}

/**
 * A message that names the value it is about: `must be one of A, B; it is "C"`. Unchanged where there is no value, where the
 * value is a list or an object, and where the message names it already.
 */
export function withValue(message: string, value: unknown, path = ''): string {
  if (value === undefined || value === null || value === '' || typeof value === 'object') return message
  if (isSecret(path) || names(message, value)) return message
  return message.endsWith('.') ? `${message} The value is ${echoed(value)}.` : `${message}; it is ${echoed(value)}`
}

function names(message: string, value: unknown): boolean {
  const text = String(value)
  const said = withoutExample(message)
  return said.includes(echoed(text)) || said.endsWith(`it is ${text}`) || hasWord(said, text)
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
