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

const GLOBAL: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]
