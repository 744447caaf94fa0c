import { type Check, isReady } from '@etax/runtime/health'
import { Type } from 'typebox'
import { answerAsset } from '../dashboard-page/answer-asset.ts'
import { type Asset, textAsset } from '../dashboard-page/built-page.ts'
import type { App } from '../http/app.ts'
import type { BaseUrl } from '../http/base-url.ts'
import { cached } from '../http/domain/cached.ts'
import { oneOf, strict } from '../http/schema-parts.ts'
import type { Clients } from '../ports.ts'
import { type ApiDocument, type ResourceDescriptions, withResources } from './api-document.ts'
import { codegenProfile } from './codegen-profile.ts'
import { apiAt } from './describe-api.ts'
import { errorPageRoute } from './error-page-route.ts'
import { guideRoutes } from './guide-routes.ts'
import { postmanCollection } from './postman-collection.ts'
import { referenceRoutes } from './reference-routes.ts'

export interface SystemDependencies {
  baseUrl: BaseUrl
  catalog: Pick<Clients['catalog'], 'describeResources'>
  now: () => number
}

const ProfileQuery = strict({
  profile: Type.Optional(oneOf('codegen')),
})

/** Answers hold for a moment, so that frequent probes cost little. */
const PROBED_FOR_MS = 500

export function probeRoutes(app: App, { checks, now }: { checks: readonly Check[]; now: () => number }): void {
  const schema = { hide: true }
  const probe = cached(async () => ({ ready: await isReady(checks) }), { ttlMs: PROBED_FOR_MS, max: 1, now })
  app.get('/livez', { schema }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema }, async (_request, reply) => {
    const { ready } = await probe('')
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready' })
  })
}

export function systemRoutes(app: App, { baseUrl, catalog, now }: SystemDependencies): void {
  const schema = { hide: true }
  // Anyone may request it; writing and compressing take a while.
  const whole = cached(() => describeAll(app, { catalog, baseUrl }), {
    ttlMs: 600_000,
    max: 1,
    now,
    unless: isPartial,
  })
  // Without catalog's part it is not cached for long, but still not rebuilt for every caller.
  const documents = cached(whole, { ttlMs: 5_000, max: 1, now })
  app.get('/openapi.json', { schema: { ...schema, querystring: ProfileQuery } }, async (request, reply) => {
    const { openApi, forGenerators } = await documents('')
    return answerAsset(request, reply, request.query.profile === undefined ? openApi : forGenerators())
  })
  app.get('/docs/postman.json', { schema }, async (request, reply) => {
    const { postman } = await documents('')
    reply.header('content-disposition', 'attachment; filename="electronic-tax-documents.postman_collection.json"')
    return answerAsset(request, reply, postman())
  })
  errorPageRoute(app)
  referenceRoutes(app)
  guideRoutes(app, { baseUrl, now })
  app.get('/', { schema }, async ({ headers }, reply) => {
    reply.header('vary', 'accept')
    if (headers.accept?.includes('text/html')) return reply.redirect('/dashboard')
    const base = baseUrl()
    return {
      service: 'Electronic tax documents',
      dashboard: `${base}/dashboard`,
      reference: `${base}/docs`,
      guide: `${base}/docs/guides/quick-start`,
      api: `${base}/openapi.json`,
      errors: `${base}/docs/errors`,
      catalogs: `${base}/docs/catalogs`,
      agents: `${base}/mcp`,
      llms: `${base}/llms.txt`,
      health: `${base}/readyz`,
    }
  })
}

async function describeAll(app: App, { catalog, baseUrl }: Pick<SystemDependencies, 'catalog' | 'baseUrl'>) {
  const resources = await describeResources(catalog)
  const document = apiAt(baseUrl(), withResources(app.swagger() as ApiDocument, resources))
  const openApi = textAsset(JSON.stringify(document), JSON_ASSET)
  return {
    resources,
    openApi,
    forGenerators: onFirstUse(() => codegenProfile(document)),
    postman: onFirstUse(() => postmanCollection(JSON.parse(openApi.plain.toString()), baseUrl())),
  }
}

function onFirstUse(write: () => object): () => Asset {
  let asset: Asset | undefined
  return () => {
    asset ??= textAsset(JSON.stringify(write()), JSON_ASSET)
    return asset
  }
}

/** Revalidated by ETag: a new version of this service has other routes. */
const JSON_ASSET = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-cache' }

/** Empty while catalog is unavailable: the document then has paths without schemas of their bodies. */
async function describeResources(catalog: SystemDependencies['catalog']): Promise<ResourceDescriptions> {
  const answered = await catalog.describeResources({}).catch(() => null)
  return answered === null ? {} : JSON.parse(answered.description.toString())
}

function isPartial({ resources }: { resources: ResourceDescriptions }): boolean {
  return Object.keys(resources).length === 0
}
