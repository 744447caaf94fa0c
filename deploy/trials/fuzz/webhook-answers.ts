import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import fc, { type Arbitrary } from 'fast-check'
import { webhookSender } from '../../../services/webhook-dispatcher/src/outbound/webhook-sender.ts'
import type { FuzzClass } from './fuzz-class.ts'

const ANSWERS = [
  'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok',
  'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 120\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  'HTTP/1.1 503 Unavailable\r\nRetry-After: Sat, 21 Nov 2026 15:00:00 GMT\r\nConnection: close\r\n\r\nlater',
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n2\r\nok\r\n0\r\n\r\n',
  'HTTP/1.1 301 Moved\r\nLocation: http://169.254.169.254/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n',
]

/** Answers over real sockets: each attempt has an outcome and the written status. */
export const webhookAnswers: FuzzClass = {
  name: 'webhooks',
  share: 40,
  maxMs: 500,
  async open(life) {
    let answer: Buffer = Buffer.alloc(0)
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => socket.end(answer))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    life.defer(() => new Promise((resolve) => server.close(() => resolve(undefined))))
    const sender = life.use(webhookSender({ allowPrivate: true, timeoutMs: 1_000 }))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const statuses = new WeakMap<Buffer, number>()
    return {
      corpus: ANSWERS.map((text) => Buffer.from(text)),
      structured: answersMade(statuses),
      words: [
        '\r\n',
        'Content-Length: 99999999999999999999',
        'Transfer-Encoding: chunked',
        'Retry-After: -1',
        'Content-Encoding: gzip',
        'HTTP/0.9',
        ' 999 ',
        'Retry-After: 1e99',
        'ffffffffffffffff\r\n',
      ],
      async read(input) {
        answer = input
        const at = new Date('2026-11-21T15:00:00Z')
        const attempt = await sender.send({ url, headers: {}, body: '{}' } as never, at)
        const { statusCode, error, retryAfterMs = 1, answer: excerpt } = attempt
        if (statusCode === 0 && error === '') throw new Error('no status and no error')
        if (!(retryAfterMs > 0) || !Number.isFinite(retryAfterMs)) throw new Error(`retry after ${retryAfterMs}`)
        if (excerpt.includes('\0') || excerpt.length > 1_024)
          throw new Error(`kept ${excerpt.length} characters of its body`)
        const status = statuses.get(input) ?? statusCode
        if (status !== statusCode) throw new Error(`status ${statusCode} in place of ${status}: ${error}`)
        return statusCode >= 200 && statusCode < 300 ? 'accepted' : 'refused'
      },
    }
  },
}

const HEADERS = [
  ...['Retry-After: 0', 'Retry-After: 7', 'Retry-After: -1', 'Retry-After: 99999999999999999999', 'Retry-After: soon'],
  ...['Retry-After: Sat, 21 Nov 2026 15:02:00 GMT', 'Retry-After: 1', 'Location: /', 'Content-Encoding: gzip'],
  ...[
    'Set-Cookie: a=b',
    'X-Empty:',
    'X-Latin: \xe9',
    `X-Long: ${'x'.repeat(8_000)}`,
    'Content-Type: text/html',
    'Date: 0',
  ],
]

/** Valid HTTP answers in every framing; some bodies break off, without effect. */
function answersMade(statuses: WeakMap<Buffer, number>): Arbitrary<Buffer> {
  return fc
    .record({
      status: fc.oneof(
        fc.constantFrom(200, 201, 202, 204, 299, 301, 304, 400, 410, 429, 500, 503),
        fc.integer({ min: 200, max: 599 }),
      ),
      reason: fc.constantFrom('', 'OK', 'Too Many Requests', 'x'.repeat(300)),
      headers: fc.uniqueArray(fc.constantFrom(...HEADERS), { maxLength: 3, selector: (line) => line.split(':')[0] }),
      body: fc.oneof(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom(Buffer.alloc(0), Buffer.from('ñ'.repeat(40_000))),
      ),
      framing: fc.constantFrom('length', 'chunked', 'until the end', 'breaks off'),
      before: fc.constantFrom('', '', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'),
    })
    .map(({ status, reason, headers, body, framing, before }) => {
      const bytes = Buffer.from(body)
      const lines = [`HTTP/1.1 ${status} ${reason}`, ...headers, 'Connection: close', ...framingOf(framing, bytes)]
      const head = Buffer.from(`${before}${lines.join('\r\n')}\r\n\r\n`, 'latin1')
      const hasBody = status !== 204 && status !== 304
      const answer = hasBody ? Buffer.concat([head, ...framed(framing, bytes)]) : head
      statuses.set(answer, status)
      return answer
    })
}

function framingOf(framing: string, body: Buffer): string[] {
  if (framing === 'chunked') return ['Transfer-Encoding: chunked']
  if (framing === 'until the end') return []
  return [`Content-Length: ${framing === 'length' ? body.length : body.length + 10}`]
}

function framed(framing: string, body: Buffer): Buffer[] {
  if (framing !== 'chunked') return [body]
  const pieces = body.length > 2 ? [body.subarray(0, 2), body.subarray(2)] : [body]
  const chunks = pieces
    .filter((piece) => piece.length > 0)
    .flatMap((piece) => [Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
  return [...chunks, Buffer.from('0\r\n\r\n')]
}
