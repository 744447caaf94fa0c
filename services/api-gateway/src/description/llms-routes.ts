import { tools } from '../agents/tools.ts'
import { answerAsset } from '../dashboard-page/answer-asset.ts'
import { textAsset } from '../dashboard-page/built-page.ts'
import type { App } from '../http/app.ts'
import type { BaseUrl } from '../http/base-url.ts'
import { cached } from '../http/domain/cached.ts'
import { statusOf } from '../http/error-answers.ts'
import { type ErrorPage, errorPage } from './error-page.ts'
import { errorPageMarkdown } from './error-page-markdown.ts'
import { llmsFullText, llmsText, type Operation } from './llms-text.ts'

const TEXT_ASSET = { contentType: 'text/plain; charset=utf-8', cacheControl: 'public, max-age=300' }

/** Writing takes a while and anyone may request it. It contains dates, so it expires each hour. */
const KEPT_MS = 3_600_000

export function llmsRoutes(app: App, { baseUrl, now }: { baseUrl: BaseUrl; now: () => number }): void {
  const schema = { hide: true }
  const kept = { max: 1, ttlMs: KEPT_MS, now }
  const short = cached(async () => textAsset(llmsText(baseUrl()), TEXT_ASSET), kept)
  const full = cached(async () => textAsset(fullText(app, baseUrl(), now()), TEXT_ASSET), kept)
  app.get('/llms.txt', { schema }, async (request, reply) => answerAsset(request, reply, await short('')))
  app.get('/llms-full.txt', { schema }, async (request, reply) => answerAsset(request, reply, await full('')))
}

function fullText(app: App, baseUrl: string, now: number): string {
  const errors = errorPageMarkdown(forCallers(errorPage(statusOf, 'en')))
  return llmsFullText({ baseUrl, operations: operationsOf(app), tools, errors, now })
}

function forCallers({ parts, ...page }: ErrorPage): ErrorPage {
  return { ...page, parts: parts.slice(0, 2) }
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

function operationsOf(app: App): Operation[] {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Partial<Record<string, { summary?: string }>>> }
  return Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method]
      return operation === undefined ? [] : [{ method: method.toUpperCase(), path, summary: operation.summary ?? '' }]
    }),
  )
}
