import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from '@jest/globals'
import { httpPost, NoAnswer } from './http-post.ts'

const opened: AsyncDisposable[] = []
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one[Symbol.asyncDispose]()
})

const LONG_MS = 20_000

function poster(connectMs = LONG_MS) {
  const post = httpPost(connectMs)
  opened.push(post)
  return post
}

async function listening(server: Server | TcpServer): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push({
    async [Symbol.asyncDispose]() {
      if ('closeAllConnections' in server) server.closeAllConnections()
      server.close()
    },
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const served = async (listener: RequestListener) => `http://${await listening(createServer(listener))}/path?query`

async function failure(call: Promise<unknown>): Promise<NoAnswer> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof NoAnswer)) throw new Error(`not a NoAnswer: ${error}`)
  return error
}

const options = { headers: { 'content-type': 'text/xml' }, totalMs: LONG_MS }

test('the answer comes with its status, whatever that is, and the connection is kept', async () => {
  const seen: unknown[] = []
  const ports = new Set<number | undefined>()
  const url = await served(async (request, response) => {
    ports.add(request.socket.remotePort)
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push([request.method, request.url, request.headers['content-type'], body])
    response.writeHead(500).end('¡fault!')
  })
  const post = poster()

  const first = await post(url, 'uno', options)
  // The connection is free again once the answer has been processed.
  await new Promise(setImmediate)
  await post(url, 'dos', options)

  expect(first).toEqual({ status: 500, body: '¡fault!', problem: null })
  expect(seen).toEqual([
    ['POST', '/path?query', 'text/xml', 'uno'],
    ['POST', '/path?query', 'text/xml', 'dos'],
  ])
  expect(ports.size).toBe(1)
})

test('a refused connection has not delivered anything', async () => {
  const server = createServer()
  const address = await listening(server)
  server.close()

  const error = await failure(poster()(`http://${address}/`, 'x', options))

  expect(error).toMatchObject({
    arrived: 'no',
    message: 'the server refused the connection: check that it runs, and its port (ECONNREFUSED)',
  })
})

test('a connection that is cut after the request may have delivered it', async () => {
  const url = await served((request) => request.socket.resetAndDestroy())

  expect(await failure(poster()(url, 'x', options))).toMatchObject({ arrived: 'maybe' })
})

test('no answer within the time limit may have delivered it', async () => {
  const url = await served(() => {})

  const error = await failure(poster()(url, 'x', { ...options, totalMs: 200 }))

  expect(error).toMatchObject({ arrived: 'maybe', message: 'the server did not answer in time' })
})

test('a connection that is not ready in time has not delivered anything, whichever limit passes first', async () => {
  // Accepts connections without a TLS handshake.
  const url = `https://${await listening(createTcpServer((socket) => socket.resume()))}/`

  const connecting = await failure(poster(500)(url, 'x', options))
  const whole = await failure(poster()(url, 'x', { ...options, totalMs: 200 }))

  expect(connecting).toMatchObject({ arrived: 'no', message: expect.stringContaining('UND_ERR_CONNECT_TIMEOUT') })
  expect(whole).toMatchObject({ arrived: 'no', message: 'the server did not answer in time' })
})

test('an answer of more than 4 MiB is not read further', async () => {
  const sent: number[] = []
  const url = await served((_, response) => {
    const chunk = Buffer.alloc(1024 * 1024, ' ')
    const write = () => void (sent.push(1) < 40 ? response.write(chunk, write) : response.end())
    write()
  })

  expect(await poster()(url, 'x', options)).toEqual({
    status: 200,
    body: '',
    problem: 'an answer of more than 4194304 bytes',
  })
  expect(sent.length).toBeLessThan(40)
})

test.each([
  ['UTF-8, whatever it is called', Buffer.from('Ñandú €'), 'text/xml; charset=ISO-8859-1', 'Ñandú €'],
  ['the encoding of the header', Buffer.from('Ñandú', 'latin1'), 'text/xml; charset="iso-8859-1"', 'Ñandú'],
  [
    'the encoding of its declaration',
    Buffer.from("<?xml version='1.0' encoding='ISO-8859-1'?><a>Ñ</a>", 'latin1'),
    'text/xml',
    "<?xml version='1.0' encoding='ISO-8859-1'?><a>Ñ</a>",
  ],
])('an answer is read as %s', async (_, bytes, type, body) => {
  const url = await served((_request, response) => response.setHeader('content-type', type).end(bytes))

  expect(await poster()(url, 'x', options)).toEqual({ status: 200, body, problem: null })
})

test.each([
  ['in no encoding that is named', Buffer.from('Ñandú', 'latin1'), 'text/xml; charset=utf-8', 'no text in utf-8'],
  ['in an encoding that there is none of', Buffer.from('Ñandú', 'latin1'), 'text/xml; charset=x', 'no text in x'],
  ['compressed, which was not asked for', gzipSync('<Envelope/>'), 'text/xml', 'no text in UTF-8'],
])('an answer %s is not read', async (_, bytes, type, problem) => {
  const url = await served((_request, response) => response.setHeader('content-type', type).end(bytes))

  expect(await poster()(url, 'x', options)).toEqual({ status: 200, body: '', problem })
})

test('an answer that comes byte by byte ends with the time limit', async () => {
  const url = await served((_, response) => {
    response.write('<')
    const timer = setInterval(() => response.write(' '), 20)
    response.once('close', () => clearInterval(timer))
  })

  const error = await failure(poster()(url, 'x', { ...options, totalMs: 200 }))

  expect(error).toMatchObject({ arrived: 'maybe', message: 'the server did not answer in time' })
})

test('disposing cuts calls in flight', async () => {
  const arrived = Promise.withResolvers<void>()
  const url = await served(() => arrived.resolve())
  const post = httpPost(LONG_MS)
  const call = failure(post(url, 'x', options))
  await arrived.promise

  await post[Symbol.asyncDispose]()

  expect(await call).toMatchObject({ arrived: 'maybe' })
})

test('disposing cuts a connection that is being made', async () => {
  const connected = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  const server = createTcpServer((socket) => {
    socket.resume().on('close', () => closed.resolve())
    connected.resolve()
  })
  const post = httpPost(LONG_MS)
  const call = failure(post(`https://${await listening(server)}/`, 'x', options))
  await connected.promise

  await post[Symbol.asyncDispose]()

  expect(await call).toMatchObject({ arrived: 'no' })
  await closed.promise
})
