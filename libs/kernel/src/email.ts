import { decodePunycode } from './punycode.ts'
import { unseenIn } from './unseen.ts'

/** Blanks, control characters, and separators, quotes and brackets of addresses in a header. */
const EXCLUDED = '\\s\\u0000-\\u001f\\u007f-\\u009f@,;:<>()\\[\\]\\\\"'

/**
 * One e-mail address, as a pattern for schemas. Its domain is a name, not an IP address. No label can match its own
 * final point, so that a long text takes one pass without backtracking. `canonicalEmail` checks more.
 */
export const EMAIL_PATTERN = `^[^${EXCLUDED}]{1,64}@(?:[^.${EXCLUDED}]+\\.)+(?!\\d+$)[^.${EXCLUDED}]{2,}$`

export const MAX_EMAIL_LENGTH = 254

const email = new RegExp(EMAIL_PATTERN)

/** Mail clients decode this start (RFC 2047), and display another address. */
const ENCODED_WORD = '=?'

const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
/** No top-level domain begins with a digit; numbers, also hexadecimal ones, are IP addresses. */
const TOP_LABEL = /^[a-z](?:[a-z\d-]*[a-z\d])$/
/**
 * Names of this machine and its network, of reverse zones, and names without a server (RFC 2606, 6761, 6762, 7686,
 * 8375, 9476). `example` and `test` are allowed: documents use them.
 */
const MACHINES =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|lan|corp|home|arpa|onion|alt|invalid)$/

/**
 * The form of an address for comparing, counting, storing and sending: the local part in NFKC, with its case, dots and
 * plus; the domain in lower case and IDNA (`xn--…`). It trims blanks. Undefined for an invalid address, invisible
 * characters, or a machine's name.
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

/** The key of a mailbox for mails, accounts and limits: addresses that differ in case are the same mailbox. */
export function mailboxOf(text: string): string | undefined {
  return canonicalEmail(text)?.toLowerCase()
}

/** Whether a text is one valid e-mail address, without blanks around it. */
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

/** The parser of URLs, which browsers have too, maps names like `domainToASCII`. */
function asciiOf(text: string): string | undefined {
  if (/[\s/?#\\:@%[\]<>^|]/.test(text) || !URL.canParse(`https://${text}/`)) return undefined
  return new URL(`https://${text}/`).hostname
}

/** An IDNA label must be the canonical form of visible letters. */
function standsForLetters(label: string): boolean {
  if (!label.startsWith('xn--')) return true
  const letters = decodePunycode(label.slice(4))
  return (
    letters !== undefined && unseenIn(letters) === undefined && asciiOf(`${letters}.example`) === `${label}.example`
  )
}
