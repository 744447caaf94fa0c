import { createHash } from 'node:crypto'
import type { Language } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'
import { answerAsset } from '../dashboard-page/answer-asset.ts'
import { textAsset } from '../dashboard-page/built-page.ts'
import type { App } from '../http/app.ts'
import { languageOf } from '../http/domain/preferred-language.ts'
import { statusOf } from '../http/error-answers.ts'
import { errorPage } from './error-page.ts'
import { errorPageHtml, errorPageStyle } from './error-page-html.ts'
import { errorPageMarkdown } from './error-page-markdown.ts'

const styleHash = createHash('sha256').update(errorPageStyle).digest('base64')

const contentSecurityPolicy =
  `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; ` +
  "frame-ancestors 'none'"

const KEPT = { cacheControl: 'public, max-age=300' }

/** GET /docs/errors, in the caller's language or that of `?lang=`, as HTML or Markdown. */
export function errorPageRoute(app: App): void {
  const pages = { en: assetsOf('en'), es: assetsOf('es') }
  app.get('/docs/errors', { schema: { hide: true } }, async (request, reply) => {
    const language = languageWanted(request)
    const { html, markdown } = pages[language]
    reply.header('content-language', language)
    const isMarkdown = prefersMarkdown(request.headers.accept ?? '')
    if (!isMarkdown) reply.header('content-security-policy', contentSecurityPolicy)
    return answerAsset(request, reply, isMarkdown ? markdown : html, 'accept, accept-language, accept-encoding')
  })
}

function assetsOf(language: Language) {
  const page = errorPage(statusOf, language)
  return {
    html: textAsset(errorPageHtml(page), { ...KEPT, contentType: 'text/html; charset=utf-8' }),
    markdown: textAsset(errorPageMarkdown(page), { ...KEPT, contentType: 'text/markdown; charset=utf-8' }),
  }
}

function languageWanted(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown }
  return lang === 'en' || lang === 'es' ? lang : languageOf(request)
}

function prefersMarkdown(accept: string): boolean {
  return weightOf('text/markdown', accept) > weightOf('text/html', accept)
}

/** The weight of a type in Accept, 0 to 1; 0 if it is missing. */
function weightOf(type: string, accept: string): number {
  const named = accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .find(([name]) => name === type)
  if (named === undefined) return 0
  const weight = named.find((part) => part.startsWith('q='))
  return weight === undefined ? 1 : Number(weight.slice(2)) || 0
}
