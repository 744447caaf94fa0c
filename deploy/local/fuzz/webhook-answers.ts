import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
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

/** Answers of webhook receivers, over real sockets: an attempt has always an outcome. */
export const webhookAnswers: FuzzClass = {
  name: 'webhooks',
  share: 25,
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
    return {
      corpus: ANSWERS.map((text) => Buffer.from(text)),
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
        const { statusCode, error, retryAfterMs = 1 } = await sender.send({ url, headers: {}, body: '{}' } as never, at)
        if (statusCode === 0 && error === '') throw new Error('no status and no error')
        if (!(retryAfterMs > 0) || !Number.isFinite(retryAfterMs)) throw new Error(`retry after ${retryAfterMs}`)
        return statusCode >= 200 && statusCode < 300 ? 'accepted' : 'refused'
      },
    }
  },
}
