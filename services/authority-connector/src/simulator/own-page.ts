import type { IncomingMessage } from 'node:http'

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']

export type IsOfOwnPage = (request: Pick<IncomingMessage, 'headers'>) => boolean

/**
 * Whether a request comes from the control page itself, or from a program. Host must be this machine's own name or one that was
 * set: a browser sends the name that it was given, and another site's, of one part too, may have been made to resolve to this
 * machine. Origin must be that of Host, and no other site's page may have sent it.
 */
export function ownPage(otherNames: string): IsOfOwnPage {
  const others = otherNames.split(',').map((name) => name.trim().toLowerCase())
  const names = new Set([...OWN_NAMES, ...others.filter((name) => name !== '')])
  return ({ headers }) => {
    const { host = '', origin } = headers
    const site = headers['sec-fetch-site']
    const [, name = ''] = /^(.*?)(?::\d{1,5})?$/.exec(host.toLowerCase()) ?? []
    if (!names.has(name)) return false
    if (origin !== undefined && origin.toLowerCase() !== `http://${host}`.toLowerCase()) return false
    return site === undefined || site === 'same-origin' || site === 'none'
  }
}
