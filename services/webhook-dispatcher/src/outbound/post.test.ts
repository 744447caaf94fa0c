import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from '@jest/globals'
import { postOffice } from './post.ts'

let life = new AsyncDisposableStack()

afterEach(async () => {
  await life.disposeAsync()
  life = new AsyncDisposableStack()
})

async function receiver(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  life.defer(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`
}

function office(settings: Partial<Parameters<typeof postOffice>[0]> = {}) {
  return life.use(postOffice({ allowPrivate: true, timeoutMs: 2_000, ...settings }))
}

const at = new Date('2026-11-21T12:00:00Z')
const letter = { headers: { 'webhook-id': 'e1' }, body: '{"a":"ñ"}' }

test('what arrives is what was written, and the beginning of the answer is kept', async () => {
  let got = ''
  const url = await receiver(async (request, response) => {
    for await (const chunk of request) got += String(chunk)
    response.end('x'.repeat(5_000))
  })

  const outcome = await office().post({ url, ...letter }, at)

  expect(got).toBe(letter.body)
  expect(outcome).toMatchObject({ at, statusCode: 200, error: '' })
  expect(outcome.answer).toBe('x'.repeat(1_024))
})

test('a receiver that talks without end is cut off, and its status counts', async () => {
  const url = await receiver((_request, response) => {
    const talk = () => {
      while (response.write('x'.repeat(16_384)));
      response.once('drain', talk)
    }
    response.writeHead(200)
    talk()
  })

  const outcome = await office().post({ url, ...letter }, at)

  expect(outcome.statusCode).toBe(200)
  expect(outcome.answer).toHaveLength(1_024)
})

test('a redirect is not followed', async () => {
  let others = 0
  const target = await receiver((_request, response) => {
    others += 1
    response.end()
  })
  const url = await receiver((_request, response) => response.writeHead(302, { location: target }).end())

  const outcome = await office().post({ url, ...letter }, at)

  expect(outcome.statusCode).toBe(302)
  expect(others).toBe(0)
})

test('a receiver that does not answer in time has failed', async () => {
  const url = await receiver(() => undefined)

  const outcome = await office({ timeoutMs: 100 }).post({ url, ...letter }, at)

  expect(outcome).toMatchObject({ statusCode: 0, error: 'no answer within 100 ms' })
})

test.each([
  ['30', 30_000],
  ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
  ['soon', undefined],
])('a receiver may ask for time: %s', async (retryAfter, retryAfterMs) => {
  const url = await receiver((_request, response) => response.writeHead(429, { 'retry-after': retryAfter }).end())

  const outcome = await office().post({ url, ...letter }, at)

  expect(outcome.retryAfterMs).toBe(retryAfterMs)
})

test.each([
  ['by its number', (port: string) => `http://127.0.0.1:${port}/`],
  ['by another spelling', (port: string) => `http://0x7f.1:${port}/`],
  ['in IPv6', (port: string) => `http://[::ffff:127.0.0.1]:${port}/`],
  ['by a name that resolves to it', (port: string) => `http://localhost:${port}/`],
])('a private address is refused %s', async (_, address) => {
  let heard = 0
  const url = await receiver((_request, response) => {
    heard += 1
    response.end()
  })

  const outcome = await office({ allowPrivate: false }).post({ url: address(new URL(url).port), ...letter }, at)

  expect(outcome.statusCode).toBe(0)
  expect(outcome.error).toMatch(/^refused: address in a .* range$/)
  expect(heard).toBe(0)
})

test('where nobody listens, the outcome says so', async () => {
  const outcome = await office().post({ url: 'http://127.0.0.1:1/', ...letter }, at)

  expect(outcome).toMatchObject({ statusCode: 0, error: expect.stringContaining('ECONNREFUSED') })
})
