import { decodePunycode } from './punycode.ts'
import { unseenIn } from './unseen.ts'

/** What no part of an address may hold: blanks, control characters, and what separates, quotes or brackets addresses in a header. */
const EXCLUDED = '\\s\\u0000-\\u001f\\u007f-\\u009f@,;:<>()\\[\\]\\\\"'

/**
 * One e-mail address, as a pattern for schemas. Its domain is a name: mail goes to no machine by its number. No part of the
 * domain can match the point that ends it, so that a long text takes one pass and no backtracking. `canonicalEmail` asks more.
 */
export const EMAIL_PATTERN = `^[^${EXCLUDED}]{1,64}@(?:[^.${EXCLUDED}]+\\.)+(?!\\d+$)[^.${EXCLUDED}]{2,}$`

export const MAX_EMAIL_LENGTH = 254

const email = new RegExp(EMAIL_PATTERN)

/** Readers of mail decode what begins so (RFC 2047), and show another address than the one it is sent to. */
const ENCODED_WORD = '=?'

const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
/** No domain of the last level begins with a digit; numbers, also hexadecimal ones, are read as those of machines. */
const TOP_LABEL = /^[a-z](?:[a-z\d-]*[a-z\d])$/
/**
 * Of this machine and its network, of reverse zones, and what no name server answers (RFC 2606, 6761, 6762, 7686, 8375, 9476; names
 * that are never given away). `example`, which documents use, and `test` are let through.
 */
const MACHINES =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|lan|corp|home|arpa|onion|alt|invalid)$/

/**
 * The one form of an address in which it is compared, counted, stored and sent to: letters of the local part as one character
 * each (NFKC), which keeps its case, dots and plus; the domain in lower case and IDNA (`xn--…`). Undefined for what is no
 * address, has characters that show nothing, or names a machine. Blanks around it are none of it.
 */
export function canonicalEmail(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed.length > MAX_EMAIL_LENGTH || unseenIn(trimmed) !== undefined) return undefined
  const at = trimmed.lastIndexOf('@')
  const domain = canonicalDomain(trimmed.slice(at + 1))
  if (at < 1 || domain === undefined) return undefined
  const canonical = `${trimmed.slice(0, at).normalize('NFKC')}@${domain}`
  if (canonical.includes(ENCODED_WORD)) return undefined
  return canonical.length <= MAX_EMAIL_LENGTH && email.test(canonical) ? canonical : undefined
}

/** Of two canonical addresses that differ in case one mailbox is meant: what mails, accounts and limits are counted by. */
export function mailboxOf(text: string): string | undefined {
  return canonicalEmail(text)?.toLowerCase()
}

/** Whether a text is one well-formed e-mail address, without blanks around it, that can be mailed to. */
export function isEmail(text: string): boolean {
  return text === text.trim() && canonicalEmail(text) !== undefined
}

function canonicalDomain(text: string): string | undefined {
  const hostname = asciiOf(text)
  if (hostname === undefined) return undefined
  const labels = hostname.split('.')
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LABEL.test(labels.at(-1) ?? '')
  return isName && !MACHINES.test(hostname) && labels.every(standsForLetters) ? hostname : undefined
}

/** By the parser of URLs, which browsers have too: it maps names as `domainToASCII` does. */
function asciiOf(text: string): string | undefined {
  if (/[\s/?#\\:@%[\]<>^|]/.test(text) || !URL.canParse(`https://${text}/`)) return undefined
  return new URL(`https://${text}/`).hostname
}

/** What begins as IDNA must be the one form of some letters, each of which is seen. */
function standsForLetters(label: string): boolean {
  if (!label.startsWith('xn--')) return true
  const letters = decodePunycode(label.slice(4))
  return (
    letters !== undefined && unseenIn(letters) === undefined && asciiOf(`${letters}.example`) === `${label}.example`
  )
}
