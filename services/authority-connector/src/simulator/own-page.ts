import type { IncomingMessage } from 'node:http'

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']

export type IsOfOwnPage = (request: Pick<IncomingMessage, 'headers'>) => boolean

/** Browsers send Host, Origin and Sec-Fetch-Site: the name of another site may resolve to this machine. */
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
