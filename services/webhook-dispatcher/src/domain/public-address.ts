import ipaddr from 'ipaddr.js'

/** Where clouds keep credentials: nobody's webhook, not even where private addresses are taken. */
const NEVER = 'linkLocal'

export interface GuardSettings {
  /** Development: every address but link-local ones. */
  allowPrivate: boolean
}

/** Why an address may not be connected to, or null. Only global unicast is public; a mapped IPv4 counts as itself. */
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

/** Whether a text is an address of IPv4 or IPv6, and no name. */
export function isAddress(text: string): boolean {
  return ipaddr.isValid(text)
}

/**
 * Names of machines and networks that no resolver answers for the public (RFC 6761, 6762 with its appendix G, 7686, 8375, 9476, and
 * what clouds and clusters have inside). `example`, which documents use, and `test` are let through: they lead nowhere.
 */
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

/** Whether a name, as `URL` writes it, is of a machine or network of somebody's own: by its last part, or for having one part only. */
export function isPrivateName(hostname: string): boolean {
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.')
  return labels.length === 1 || NEVER_PUBLIC.has(labels.at(-1) ?? '')
}

const GLOBAL: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]
