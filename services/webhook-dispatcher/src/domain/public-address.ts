import ipaddr from 'ipaddr.js'

/** Clouds keep credentials there: never a webhook, even if private addresses are allowed. */
const NEVER = 'linkLocal'

export interface GuardSettings {
  /** Development: all but link-local addresses. */
  allowPrivate: boolean
}

/** The reason to refuse an address, or null. Only global unicast is public; a mapped IPv4 counts as IPv4. */
export function addressProblem(
  address: string,
  { allowPrivate }: GuardSettings = { allowPrivate: false },
): string | null {
  if (!ipaddr.isValid(address)) return `not an address: ${address}`
  const parsed = ipaddr.process(address)
  const range = parsed.range()
  if (allowPrivate && range !== NEVER) return null
  if (range !== 'unicast') return `address in a ${range} range`
  return parsed.kind() === 'ipv6' && !parsed.match(GLOBAL) ? 'address outside global unicast' : null
}

export function isAddress(text: string): boolean {
  return ipaddr.isValid(text)
}

/** Not public by RFC 6761, 6762 (appendix G), 7686, 8375 and 9476, or inside clouds and clusters. */
const NEVER_PUBLIC = new Set([
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'invalid',
  'onion',
  'alt',
  'arpa',
  'svc',
])

export function isPrivateName(hostname: string): boolean {
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.')
  return labels.length === 1 || NEVER_PUBLIC.has(labels.at(-1) ?? '')
}

const GLOBAL: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]
