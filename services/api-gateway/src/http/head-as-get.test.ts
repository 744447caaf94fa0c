import { once } from 'node:events'
import type { OutgoingHttpHeaders } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createLogger } from '@etax/runtime/logger'
import { expect, test } from '@jest/globals'
import { TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway, everyRoute } from '../../tests/gateway.ts'
import { httpApp } from './app.ts'

const ID = '01935a2e-7c1f-7abc-8def-0123456789ab'

const everyGet = (await everyRoute())
  .filter(({ method }) => [method].flat().includes('GET'))
  .map(({ url }) => url.replace('*', 'x').replace(/:[a-zA-Z]+/g, ID))

function alike({
  date,
  'x-ratelimit-remaining': remaining,
  'content-security-policy': policy,
  // Of a body whose length is not known yet, which HEAD does not have.
  'transfer-encoding': _framing,
  ...rest
}: OutgoingHttpHeaders) {
  return { ...rest, isCounted: remaining !== undefined, hasPolicy: policy !== undefined }
}

test.each([...new Set(everyGet)])('HEAD of %s has the status and headers of GET, and no body', async (url) => {
  const { app, aWorkspace } = await aGateway()
  const { testKey } = await aWorkspace()
  const headers = { 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC, 'x-request-id': 'the-same' }

  // Streams end by themselves: the fake receipt is COMPLETED, and one of webhooks lasts three seconds in tests.
  const whole = await app.inject({ method: 'GET', url, headers })
  const head = await app.inject({ method: 'HEAD', url, headers })

  expect({ status: head.statusCode, ...alike(head.headers) }).toEqual({
    status: whole.statusCode,
    ...alike(whole.headers),
  })
  expect(head.body).toBe('')
})

test('over a connection the length is that of the body that GET would have', async () => {
  const app = await httpApp(createLogger('api-gateway', 'silent'), { trustProxy: false })
  app.get('/small', async () => ({ answered: 'whole' }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')

  socket.write('HEAD /small HTTP/1.1\r\nHost: gateway\r\n\r\n')
  socket.write('HEAD /none HTTP/1.1\r\nHost: gateway\r\nConnection: close\r\n\r\n')
  const answers = await text(socket)
  await app.close()

  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404'])
  expect(answers).toMatch(/content-length: 20\r\n/i)
  expect(answers).not.toContain('{')
})

test('without a GET, HEAD is 404', async () => {
  const { app } = await aGateway()

  expect((await app.inject({ method: 'HEAD', url: '/invoice', remoteAddress: '192.0.2.9' })).statusCode).toBe(404)
})
