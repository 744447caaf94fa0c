import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { aGateway } from '../../tests/gateway.ts'
import { builtPageFolder } from './built-page.ts'

const SCRIPT = '/dashboard/assets/index-a1b2c3d4.js'

async function read(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const { app } = await aGateway()
  return app.inject({ url, headers, method })
}

test('the built page lies in the dashboard’s own package', () => {
  const { name } = JSON.parse(readFileSync(new URL('../package.json', builtPageFolder), 'utf8'))

  expect(name).toBe('@etax/dashboard')
})

test.each(['/dashboard', '/dashboard/', '/dashboard/receipts/4b2', '/dashboard/a/b?status=ERROR&q=001-001-000000123'])(
  '%s is the page, which a browser asks for anew each time',
  async (url) => {
    const { statusCode, headers, body } = await read(url, { accept: 'text/html' })

    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' })
    expect(headers).not.toHaveProperty('etag')
    expect(body).toContain('<div id="root">')
  },
)

test('the policy allows no inline script, and only styles with the nonce of this answer', async () => {
  const [one, other] = [await read('/dashboard'), await read('/dashboard')]
  const nonceOf = ({ body }: typeof one) => /nonce="([^"]+)"/.exec(body)?.[1] ?? ''

  expect(nonceOf(one)).toMatch(/^[\w+/]{24}$/)
  expect(nonceOf(one)).not.toBe(nonceOf(other))
  expect(one.headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonceOf(one)}'; img-src 'self' data: blob:; ` +
      "font-src 'self'; connect-src 'self'; worker-src 'self' blob:; frame-src 'self' blob:; manifest-src 'self'; " +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
})

test.each([
  [{}, 'none'],
  [{ cookie: 'etax_device=x' }, 'none'],
  [{ cookie: 'etax_session=x' }, 'brought'],
])('the page says whether its browser brought a session: %j, %s', async (headers, session) => {
  expect((await read('/dashboard/sign-in', headers)).body).toContain(`<meta name="session" content="${session}">`)
})

test('a file with a hash in its name is cached for a year, and others are revalidated', async () => {
  const script = await read(SCRIPT)
  const icon = await read('/dashboard/icon.svg')

  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  })
  expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' })
  const again = await read('/dashboard/icon.svg', { 'if-none-match': `"other", ${icon.headers.etag}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5, br;q=0', 'gzip'],
  ['identity', undefined],
  ['br;q=0.000', undefined],
  ['', undefined],
])('a browser that takes "%s" gets %s', async (accepted, encoding) => {
  const plain = await read(SCRIPT)
  const { headers, rawPayload } = await read(SCRIPT, { 'accept-encoding': accepted })
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((payload: Buffer) => payload)

  expect(headers['content-encoding']).toBe(encoding)
  expect(unpack(rawPayload).toString()).toBe(plain.body)
  expect(Number(headers['content-length'])).toBe(rawPayload.length)
})

test('the page is packed too', async () => {
  const { headers, rawPayload } = await read('/dashboard', { 'accept-encoding': 'gzip, br' })

  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(rawPayload).toString()).toContain('<div id="root">')
})

test.each(['/dashboard', SCRIPT])('HEAD of %s has the headers and no body', async (url) => {
  const [head, whole] = [await read(url, {}, 'HEAD'), await read(url)]

  expect([head.statusCode, head.body]).toEqual([200, ''])
  for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
    expect([name, head.headers[name]]).toEqual([name, whole.headers[name]])
})

test.each([
  '/dashboard/assets/index-00000000.js',
  '/dashboard/assets/index-a1b2c3d4.js.map',
  '/dashboard/index.html',
  '/dashboard/missing.png',
  '/dashboard/assets/../../../package.json',
  '/dashboard/assets/..%2f..%2f..%2fpackage.json',
  '/dashboard/..%5c..%5cpackage.json',
  '/dashboard/%2e%2e/%2e%2e/package.json',
  '/dashboard/assets//etc/passwd.txt',
  '/dashboard/assets/index-a1b2c3d4.js%00.css',
])('there is no file %s', async (url) => {
  const { statusCode, json } = await read(url)

  expect([statusCode, json().statusCode]).toEqual([404, 404])
})

test.each([
  '/dashboard/__proto__',
  '/dashboard/constructor',
  '/dashboard/.built-from',
  '/dashboard/sandbox/requests?q=%00',
  '/dashboard/sandbox/requests?q=%ff',
  '/dashboard/..%2f..%2fetc%2fpasswd',
])('%s is an address of the page, and reads no file', async (url) => {
  expect((await read(url)).body).toContain('<title>A page for tests</title>')
})

test('the page is read, never written', async () => {
  expect((await read('/dashboard', {}, 'POST')).statusCode).toBe(404)
})

test('where it was not built, the address says what to run', async () => {
  const { app } = await aGateway({}, { dashboard: 'not built' })
  const { statusCode, headers, body } = await app.inject('/dashboard/receipts')

  expect([statusCode, headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8'])
  expect(body).toContain('npm start')
})

test('a person who opens the address of the system is led to the page, a client gets the overview', async () => {
  const browser = await read('/', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  const client = await read('/', { accept: '*/*' })

  expect([browser.statusCode, browser.headers.location, browser.headers.vary]).toEqual([302, '/dashboard', 'accept'])
  expect(client.json().dashboard).toBe('http://127.0.0.1:8080/dashboard')
})
