import { type Check, isReady } from '@etax/runtime'
import { type ApiDocument, type ResourceDescriptions, withResources } from '../../domain/api-document.ts'
import type { Neighbours } from '../../neighbours.ts'
import { remembered } from '../../remembered.ts'
import type { App } from './app.ts'
import { baseUrlOf, type PublicUrl } from './base-url.ts'

export interface SystemNeeds {
  checks: readonly Check[]
  publicUrl: PublicUrl
  catalog: Pick<Neighbours['catalog'], 'describeResources'>
  now: () => number
}

/** What is not part of the API: probes, the API's description, the front page. */
export function systemRoutes(app: App, { checks, publicUrl, catalog, now }: SystemNeeds): void {
  const schema = { hide: true }
  app.get('/livez', { schema }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema }, async (_request, reply) => {
    const ready = await isReady(checks)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready' })
  })
  const resources = remembered(() => describeResources(catalog), { forMs: 60_000, most: 1, now, unless: isEmpty })
  app.get('/openapi.json', { schema }, async () => withResources(app.swagger() as ApiDocument, await resources('')))
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

/** Nothing while catalog does not answer: the document then has the paths, without what their bodies look like. */
async function describeResources(catalog: SystemNeeds['catalog']): Promise<ResourceDescriptions> {
  const answered = await catalog.describeResources({}).catch(() => null)
  return answered === null ? {} : JSON.parse(answered.description.toString())
}

function isEmpty(known: ResourceDescriptions): boolean {
  return Object.keys(known).length === 0
}
