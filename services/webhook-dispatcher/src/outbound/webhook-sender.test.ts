import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from '@jest/globals'
import { webhookSender } from './webhook-sender.ts'

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

function sender(settings: Partial<Parameters<typeof webhookSender>[0]> = {}) {
  return life.use(webhookSender({ allowPrivate: true, timeoutMs: 2_000, ...settings }))
}

const at = new Date('2026-11-21T12:00:00Z')
const webhook = { headers: { 'webhook-id': 'e1' }, body: '{"a":"ñ"}' }

test('the receiver gets the body unchanged, and the beginning of its answer is kept', async () => {
  let receivedBody = ''
  const url = await receiver(async (request, response) => {
    for await (const chunk of request) receivedBody += String(chunk)
    response.end('x'.repeat(5_000))
  })

  const result = await sender().send({ url, ...webhook }, at)

  expect(receivedBody).toBe(webhook.body)
  expect(result).toMatchObject({ at, statusCode: 200, error: '' })
  expect(result.answer).toBe('x'.repeat(1_024))
})

test('a receiver that answers without end is cut off, and its status counts', async () => {
  const url = await receiver((_request, response) => {
    const writeMore = () => {
      while (response.write('x'.repeat(16_384)));
      response.once('drain', writeMore)
    }
    response.writeHead(200)
    writeMore()
  })

  const result = await sender().send({ url, ...webhook }, at)

  expect(result.statusCode).toBe(200)
  expect(result.answer).toHaveLength(1_024)
})

test('a redirect is not followed', async () => {
  let others = 0
  const target = await receiver((_request, response) => {
    others += 1
    response.end()
  })
  const url = await receiver((_request, response) => response.writeHead(302, { location: target }).end())

  const result = await sender().send({ url, ...webhook }, at)

  expect(result.statusCode).toBe(302)
  expect(others).toBe(0)
})

test('a receiver that does not answer in time has failed', async () => {
  const url = await receiver(() => undefined)

  const result = await sender({ timeoutMs: 100 }).send({ url, ...webhook }, at)

  expect(result).toMatchObject({ statusCode: 0, error: 'no-answer' })
})

test.each([
  ['30', 30_000],
  ['Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
  ['soon', undefined],
])('a receiver may ask for time: %s', async (retryAfter, retryAfterMs) => {
  const url = await receiver((_request, response) => response.writeHead(429, { 'retry-after': retryAfter }).end())

  const result = await sender().send({ url, ...webhook }, at)

  expect(result.retryAfterMs).toBe(retryAfterMs)
})

test.each([
  ['by its number', (port: string) => `http://127.0.0.1:${port}/`],
  ['by another spelling', (port: string) => `http://0x7f.1:${port}/`],
  ['in IPv6', (port: string) => `http://[::ffff:127.0.0.1]:${port}/`],
  ['by a name that resolves to it', (port: string) => `http://localhost:${port}/`],
])('a private address is refused %s', async (_, address) => {
  let calls = 0
  const url = await receiver((_request, response) => {
    calls += 1
    response.end()
  })

  const result = await sender({ allowPrivate: false }).send({ url: address(new URL(url).port), ...webhook }, at)

  expect(result.statusCode).toBe(0)
  expect(result.error).toBe('not-allowed')
  expect(calls).toBe(0)
})

test('a refused connection is in the result', async () => {
  const result = await sender().send({ url: 'http://127.0.0.1:1/', ...webhook }, at)

  expect(result).toMatchObject({ statusCode: 0, error: 'refused' })
})
