import { gatewayErrors } from '@etax/contracts'
import { type Hook, WRITES } from '../accounts/authentication.ts'
import type { BaseUrl } from './base-url.ts'
import { isLoopback } from './domain/loopback.ts'

interface Sent {
  origin?: string | undefined
  site?: string | undefined
}

/** Refuses writes from pages of other sites, also before sign-in. @throws AppError ACS_10007 */
export function ifOwnSite(baseUrl: BaseUrl): Hook {
  return async ({ method, headers }) => {
    if (!WRITES.has(method)) return
    const site = [headers['sec-fetch-site']].flat()[0]
    if (!isOfOwnSite({ origin: headers.origin, site }, baseUrl())) throw gatewayErrors.foreignSite()
  }
}

/**
 * Whether a request comes from a page of this system, or from a program. Programs send neither header; browsers send
 * Origin with every write. If Origin is `null`, Sec-Fetch-Site decides, which no page can set.
 * @param own the address of this system for clients
 */
export function isOfOwnSite({ origin, site }: Sent, own: string): boolean {
  if (site === 'cross-site') return false
  if (origin === undefined) return site !== 'same-site'
  if (origin === 'null') return site === 'same-origin'
  if (!URL.canParse(origin)) return false
  // In development, pages come from any port and either loopback name.
  return new URL(origin).origin === new URL(own).origin || (isLoopback(own) && isLoopback(origin))
}
