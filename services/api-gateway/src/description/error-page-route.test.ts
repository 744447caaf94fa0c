import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { allErrors } from '@etax/contracts'
import { authorityMessages } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { aGateway } from '../../tests/gateway.ts'

const LANGUAGES = ['en', 'es'] as const
const committed = (language: 'en' | 'es') =>
  new URL(`../../../../docs/errors${language === 'en' ? '' : '.es'}.md`, import.meta.url)

async function thePage(accept?: string, language: 'en' | 'es' = 'en') {
  const { app } = await aGateway()
  const headers = { 'accept-language': language, ...(accept !== undefined && { accept }) }
  return app.inject({ url: '/docs/errors', headers })
}

test.each(LANGUAGES)('the committed page is what the tables say in %s (UPDATE=1 rewrites it)', async (language) => {
  const { body } = await thePage('text/markdown', language)
  if (process.env.UPDATE) writeFileSync(committed(language), body)

  expect(readFileSync(committed(language), 'utf8')).toBe(body)
})

test('the address may name the language, whatever the browser prefers', async () => {
  const { app } = await aGateway()

  const { body } = await app.inject({ url: '/docs/errors?lang=es', headers: { 'accept-language': 'en' } })

  expect(body).toContain('<html lang="es">')
  expect(body).toContain('<h1>Errores</h1>')
})

test('every code has its anchor, once', async () => {
  const { body } = await thePage()
  const anchors = [...body.matchAll(/<section id="([^"]+)">/g)].map(([, id]) => id)

  expect(new Set(anchors).size).toBe(anchors.length)
  expect(anchors).toEqual(expect.arrayContaining(allErrors().map(({ code }) => code)))
})

test.each(LANGUAGES)('every code of the authority is explained in %s', async (language) => {
  const { body } = await thePage('text/markdown', language)

  const words = body.replace(/\s+/g, ' ')
  for (const { code, meaning } of authorityMessages.entries) {
    expect([code, words.includes(`<a id="authority-${code}"></a> - ${meaning[language]}`)]).toEqual([code, true])
  }
})

test('a warning is shown as one, and has no status', async () => {
  const { body } = await thePage('text/markdown')

  for (const { code, warning } of allErrors()) {
    const [, section = ''] = body.split(`#### ${code}\n`)
    const [entry = ''] = section.split('\n#')
    expect([code, entry.includes('\n- Warning: '), entry.includes('\n- Status: ')]).toEqual([code, !!warning, !warning])
  }
  expect(allErrors().flatMap(({ code, warning }) => (warning ? code : []))).toEqual(
    expect.arrayContaining(['DOC_90001', 'XML_90002', 'SGN_15001', 'ISS_90001']),
  )
})

test('what is for operators only stands apart from what a caller can meet', async () => {
  const { body } = await thePage('text/markdown')
  const [ofTheApi = '', ofOperators = ''] = body.split('## Errors for operators')

  for (const { code, public: isPublic } of allErrors()) {
    expect([code, (isPublic ? ofTheApi : ofOperators).includes(`#### ${code}\n`)]).toEqual([code, true])
  }
})

test('the page needs no script, and its style is the only one that a browser lets it have', async () => {
  const { body, headers } = await thePage('text/html,application/xhtml+xml,*/*;q=0.8')
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(body) ?? []
  const hash = createHash('sha256').update(style).digest('base64')

  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(body).not.toMatch(/<script|style="|onclick|javascript:/)
  expect(body).toContain('<meta name="viewport"')
})

test.each([
  [undefined, 'text/html'],
  ['*/*', 'text/html'],
  ['text/markdown', 'text/markdown'],
  ['text/html;q=0.5, text/markdown', 'text/markdown'],
  ['text/markdown;q=0.4, text/html;q=0.9', 'text/html'],
  ['TEXT/MARKDOWN; q=1', 'text/markdown'],
])('a client that accepts %s gets %s', async (accept, expected) => {
  const { headers } = await thePage(accept)

  expect(headers['content-type']).toBe(`${expected}; charset=utf-8`)
  expect(headers.vary).toBe('accept, accept-language, accept-encoding')
})

test('lines of the Markdown fit a screen', async () => {
  const { body } = await thePage('text/markdown')

  expect(body.split('\n').filter((line) => line.length > 120)).toEqual([])
})

test('an error of the developer API links to its place on the page; one of the resource API has no code', async () => {
  const { app } = await aGateway()

  const [developer, account, resource] = await Promise.all(
    ['/v1/developer/usage', '/account/session', '/customers'].map((url) => app.inject(url)),
  )

  expect(developer?.headers.link).toBe('</docs/errors#ACS_10001>; rel="help"')
  expect(account?.headers.link).toBe('</docs/errors#ACS_10003>; rel="help"')
  expect(resource?.headers.link).toBeUndefined()
})
