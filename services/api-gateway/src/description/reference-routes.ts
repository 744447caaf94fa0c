import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import Fastify from 'fastify'
import type { App } from '../http/app.ts'

/** The reference adds styles by script; scripts, requests and pictures come from this server only. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
  "font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/docs/icon.svg">
<title>Electronic tax documents: reference</title>
</head>
<body>
<div id="reference"></div>
<noscript>This page needs scripts. The same is in <a href="/openapi.json">openapi.json</a>; guides are at
<a href="/docs/guides">/docs/guides</a>, error codes at <a href="/docs/errors">/docs/errors</a>.</noscript>
<script src="/docs/reference.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<path d="M6 2h14l6 6v22H6z" fill="#0b57a4"/><path d="M11 11h10M11 16h10" stroke="#fff" stroke-width="2"/>
<path d="m11 23 3 3 7-6" fill="none" stroke="#fff" stroke-width="2.5"/></svg>
`

/**
 * Fills in a sandbox key from `#key=`, as in the link of `npm start`, so that "Test request" works at once; browsers
 * send the fragment to no server. Live keys are ignored.
 */
const start = `const given = new URLSearchParams(location.hash.slice(1))
const key = /^ak_test_\\w+$/.test(given.get('key') ?? '') ? given.get('key') : ''
const ruc = /^\\d{13}$/.test(given.get('ruc') ?? '') ? given.get('ruc') : ''
if (given.has('key')) history.replaceState(null, '', location.pathname)
Scalar.createApiReference('#reference', {
  url: '/openapi.json',
  withDefaultFonts: false,
  hideClientButton: true,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  defaultOpenAllTags: false,
  persistAuth: false,
  authentication: {
    preferredSecurityScheme: 'apiKey',
    securitySchemes: { apiKey: { value: key } },
  },
  onBeforeRequest: ({ request }) => {
    if (ruc && request.headers.get('x-taxpayer-ruc') === '') request.headers.set('x-taxpayer-ruc', ruc)
  },
})
`

/** GET /docs: the reference with test requests, made in the browser from /openapi.json. */
export function referenceRoutes(app: App): void {
  const options = { schema: { hide: true } }
  app.get('/docs', options, async (_request, reply) => {
    reply.header('content-security-policy', contentSecurityPolicy).header('cache-control', 'public, max-age=300')
    return reply.header('content-type', 'text/html; charset=utf-8').send(page)
  })
  app.get('/docs/icon.svg', options, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=86400')
    return reply.header('content-type', 'image/svg+xml').send(icon)
  })
  app.get('/docs/start.js', options, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return reply.header('content-type', 'text/javascript; charset=utf-8').send(start)
  })
  let script: Promise<Buffer> | undefined
  app.get('/docs/reference.js', options, async (_request, reply) => {
    script ??= compressedScript().catch((error) => {
      script = undefined
      throw error
    })
    reply.header('cache-control', 'public, max-age=86400').header('content-encoding', 'gzip')
    return reply.header('content-type', 'text/javascript; charset=utf-8').send(await script)
  })
}

/** The package offers its script (over 4 MB) only through a server: this one never listens. */
async function compressedScript(): Promise<Buffer> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const server = Fastify()
  await server.register(reference, { routePrefix: '/docs', configuration: { url: '/openapi.json' } })
  const { rawPayload } = await server.inject('/docs/js/scalar.js')
  await server.close()
  return promisify(gzip)(rawPayload)
}
