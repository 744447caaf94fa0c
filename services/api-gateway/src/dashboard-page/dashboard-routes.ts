import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { gatewayErrors } from '@etax/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../http/app.ts'
import type { Cookies } from '../http/cookies.ts'
import { answerAsset } from './answer-asset.ts'
import { type BuiltPage, namesFile } from './built-page.ts'
import { preferredEncoding } from './preferred-encoding.ts'

export interface DashboardDependencies {
  /** Null if it was not built. */
  dashboard: BuiltPage | null
  cookies: Cookies
}

const SESSION_PLACE = '__SESSION__'

const NOT_BUILT = `The dashboard is not built here. In the folder of the sources, npm start builds it and serves it; so does
node --conditions=@etax/source deploy/local/src/build-dashboard.ts
before this service is started. The API works without it: see /docs.
`

/** GET /dashboard and below: the built files; every other address answers with the page, which has its own routing. */
export function dashboardRoutes(app: App, { dashboard, cookies }: DashboardDependencies): void {
  const schema = { hide: true }
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const { '*': path = '' } = request.params as { '*'?: string }
    if (dashboard === null) return answerNotBuilt(reply)
    const asset = dashboard.assets.get(path)
    if (asset !== undefined) {
      reply.header('cross-origin-resource-policy', 'same-origin')
      return answerAsset(request, reply, asset)
    }
    if (namesFile(path)) throw gatewayErrors.addressUnknown()
    // Tells the page when there is no session cookie, which saves it a request.
    const session = cookies.read(request, 'session') === undefined ? 'none' : 'brought'
    return answerPage(request, reply, { index: dashboard.index, session })
  }
  app.get('/dashboard', { schema }, show)
  app.get('/dashboard/*', { schema }, show)
}

/** Scripts may add styles with the nonce; scripts come from this server only, never inline. */
function policyWith(nonce: string): string {
  return (
    `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; ` +
    "font-src 'self'; connect-src 'self'; worker-src 'self' blob:; frame-src 'self' blob:; manifest-src 'self'; " +
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
  )
}

interface Page {
  index: readonly string[]
  session: 'none' | 'brought'
}

/** No ETag: a cached page has the nonce of its own answer, and must not get the policy of another. */
async function answerPage(request: FastifyRequest, reply: FastifyReply, { index, session }: Page) {
  const nonce = randomBytes(18).toString('base64')
  const page = Buffer.from(index.join(nonce).replace(SESSION_PLACE, session))
  const isPacked = preferredEncoding(request.headers['accept-encoding'], ['gzip']) !== undefined
  if (isPacked) reply.header('content-encoding', 'gzip')
  return reply
    .header('content-security-policy', policyWith(nonce))
    .header('cross-origin-opener-policy', 'same-origin')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('content-type', 'text/html; charset=utf-8')
    .send(isPacked ? await promisify(gzip)(page) : page)
}

function answerNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('content-type', 'text/plain; charset=utf-8').send(NOT_BUILT)
}
