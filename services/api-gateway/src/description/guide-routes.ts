import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gatewayErrors } from '@etax/contracts'
import { answerAsset } from '../dashboard-page/answer-asset.ts'
import { textAsset } from '../dashboard-page/built-page.ts'
import type { App } from '../http/app.ts'
import type { BaseUrl } from '../http/base-url.ts'
import { cached } from '../http/domain/cached.ts'
import { guides } from './guides.ts'
import { escaped, pageOf, pageStyle } from './page-parts.ts'

const folder = new URL('../../../../docs/guides/', import.meta.url)
const styleHash = createHash('sha256').update(pageStyle).digest('base64')
const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const CACHED = { cacheControl: 'public, max-age=300' }
const HTML = { ...CACHED, contentType: 'text/html; charset=utf-8' }
const MARKDOWN = { ...CACHED, contentType: 'text/markdown; charset=utf-8' }

/** The guides name the default address of `npm start`. */
const WRITTEN_ADDRESS = 'http://127.0.0.1:8080'

/**
 * GET /docs/guides lists them. GET /docs/guides/{name} answers with HTML, `{name}.md` with Markdown. Their commands
 * name this server.
 */
export function guideRoutes(app: App, { baseUrl, now }: { baseUrl: BaseUrl; now: () => number }): void {
  const written = async (name: string) =>
    (await readFile(new URL(`${name}.md`, folder), 'utf8')).replaceAll(WRITTEN_ADDRESS, baseUrl())
  const kept = { ttlMs: 86_400_000, max: Object.keys(guides).length, now }
  const pages = cached(async (name: string) => textAsset((await asPage(name, await written(name))).html, HTML), kept)
  const texts = cached(async (name: string) => textAsset(await written(name), MARKDOWN), kept)
  app.get('/docs/guides', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300').header('content-security-policy', contentSecurityPolicy)
    return reply.header('content-type', 'text/html; charset=utf-8').send(listPage())
  })
  app.get<{ Params: { name: string } }>('/docs/guides/:name', { schema: { hide: true } }, async (request, reply) => {
    const [, name = '', ending] = /^([a-z-]+)(\.md)?$/.exec(request.params.name) ?? []
    if (!Object.hasOwn(guides, name)) throw gatewayErrors.addressUnknown()
    if (ending !== undefined) return answerAsset(request, reply, await texts(name))
    reply.header('content-security-policy', contentSecurityPolicy)
    return answerAsset(request, reply, await pages(name))
  })
}

function listPage(): string {
  const entries = Object.entries(guides).map(
    ([name, title]) => `<li><a href="/docs/guides/${name}">${escaped(title)}</a></li>`,
  )
  const also =
    '<p>Also: <a href="/docs">the reference</a>, <a href="/docs/errors">every error code</a>, <a href="/docs/catalogs">codes and rates</a>.</p>'
  const body = `<main><h1>Guides</h1><ul>${entries.join('')}</ul>${also}</main>`
  return pageOf({ title: 'Guides', style: pageStyle, body })
}

/** Imported with the first guide: most gateways show none. */
async function asPage(name: string, markdown: string): Promise<{ html: string }> {
  const { marked } = await import('marked')
  const html = await marked(markdown)
  const links = Object.entries(guides).map(([path, title]) => `<a href="/docs/guides/${path}">${escaped(title)}</a>`)
  const contents = `<header><nav><a href="/docs">Reference</a>${links.join('')}</nav></header>`
  const main = withAnchors(html).replaceAll(/(href="[a-z-]+)\.md(?=["#])/g, '$1')
  const title = guides[name as keyof typeof guides]
  return { html: pageOf({ title, style: pageStyle, body: `${contents}\n<main>${main}</main>` }) }
}

function withAnchors(html: string): string {
  return html.replaceAll(/<h2>([^<]*)<\/h2>/g, (_all, words: string) => {
    const anchor = words
      .toLowerCase()
      .replaceAll(/&[a-z0-9#]+;|[^\w\s-]/g, '')
      .replaceAll(/\s+/g, '-')
    return `<h2 id="${anchor}">${words}</h2>`
  })
}
