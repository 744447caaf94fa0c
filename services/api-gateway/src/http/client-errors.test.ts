import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { createLogger } from '@etax/runtime/logger'
import { expect, test } from '@jest/globals'
import { httpApp } from './app.ts'

test.each([
  [
    'headers that are too long',
    `GET /v1/developer/usage HTTP/1.1\r\nhost: x\r\nx-api-key: ${'k'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  ['no HTTP', 'GET /v1/developer/usage HTTP/1.1\r\nbroken\r\n\r\n', 400],
])('a request with %s gets an error in the form of the API', async (_what, request, status) => {
  const app = await httpApp(createLogger('api-gateway', 'silent'), { trustProxy: false })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.end(request)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  await once(socket, 'close')
  await app.close()

  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toContain('content-language: en')
  expect(JSON.parse(body)).toEqual({
    code: 'REQ_10005',
    params: expect.any(Object),
    message: expect.stringMatching(/\.$/),
    statusCode: status,
    details: [],
    requestId: expect.any(String),
  })
})
