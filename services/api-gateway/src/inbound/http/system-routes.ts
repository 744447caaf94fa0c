import { type Check, isReady } from '@etax/runtime'
import type { App } from './app.ts'
import { baseUrlOf, type PublicUrl } from './base-url.ts'

/** What is not part of the API: probes, the API's description, the front page. */
export function systemRoutes(
  app: App,
  { checks, publicUrl }: { checks: readonly Check[]; publicUrl: PublicUrl },
): void {
  const schema = { hide: true }
  app.get('/livez', { schema }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema }, async (_request, reply) => {
    const ready = await isReady(checks)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready' })
  })
  app.get('/openapi.json', { schema }, async () => app.swagger())
  app.get('/', { schema }, async (request) => {
    const base = baseUrlOf(request, publicUrl)
    return {
      service: 'Electronic tax documents',
      dashboard: 'coming',
      api: `${base}/openapi.json`,
      health: `${base}/readyz`,
    }
  })
}
