import type { IncomingMessage } from 'node:http'

/**
 * Whether a request comes from the control page itself, or from a program. Host must be an address or this machine's name: a browser
 * sends the name that it was given, and another site's may have been made to resolve to this machine. Origin must be that of Host,
 * and no other site's page may have sent it.
 */
export function isOfOwnPage({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { host = '', origin } = headers
  const site = headers['sec-fetch-site']
  if (!isOwnHost(host)) return false
  if (origin !== undefined && origin.toLowerCase() !== `http://${host}`.toLowerCase()) return false
  return site === undefined || site === 'same-origin' || site === 'none'
}

/** No name that others give: an address, localhost, or a name of one part, as containers have. */
function isOwnHost(host: string): boolean {
  return /^(?:[a-z\d-]+|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)
}
