import { documentErrors, parseAccessKey } from '@etax/tax-document'
import type { Finding } from './finding.ts'

const KEYS = new Set(['authorizationNumber', 'accessKey'])

/** Invalid access keys anywhere in an order, even if the rest is incomplete. */
export function keyWarnings(part: unknown, path = ''): Finding[] {
  if (Array.isArray(part)) return part.flatMap((entry, at) => keyWarnings(entry, `${path}[${at}]`))
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => {
    const at = path === '' ? name : `${path}.${name}`
    if (!KEYS.has(name) || typeof value !== 'string') return keyWarnings(value, at)
    if (!/^\d{49}$/.test(value) || parseAccessKey(value) !== null) return []
    return [documentErrors.unusual.at(at, { reason: 'authorizationNoKey', authorization: value })]
  })
}
