import { gatewayErrors } from '@etax/contracts'
import { type Hook, WRITES } from '../accounts/authentication.ts'
import type { BaseUrl } from './base-url.ts'
import { isLoopback } from './domain/loopback.ts'

interface Sent {
  origin?: string | undefined
  site?: string | undefined
}

/** Refuses to change anything for a page of another site, also before anybody is signed in. @throws AppError ACS_10007 */
export function ifOwnSite(baseUrl: BaseUrl): Hook {
  return async ({ method, headers }) => {
    if (!WRITES.has(method)) return
    const site = [headers['sec-fetch-site']].flat()[0]
    if (!isOfOwnSite({ origin: headers.origin, site }, baseUrl())) throw gatewayErrors.foreignSite()
  }
}

/**
 * Whether a request comes from a page of this system or from no page at all. Programs send neither header; browsers send
 * Origin with every write. It is `null` for a page that hides its address, and for one that nobody vouches for: then
 * Sec-Fetch-Site decides, which no page can set.
 * @param own the address of this system for clients
 */
export function isOfOwnSite({ origin, site }: Sent, own: string): boolean {
  if (site === 'cross-site') return false
  if (origin === undefined) return site !== 'same-site'
  if (origin === 'null') return site === 'same-origin'
  if (!URL.canParse(origin)) return false
  // On a machine for development pages come from any port, and under either name.
  return new URL(origin).origin === new URL(own).origin || (isLoopback(own) && isLoopback(origin))
}
