import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createLogger } from '@etax/runtime/logger'
import { until } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import { httpApp } from './app.ts'
import { closesConnections } from './close-connections.ts'

test('a request on an open connection during the stop is answered, and the connection closes', async () => {
  const app = await httpApp(createLogger('api-gateway', 'silent'), { trustProxy: false })
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    begun.resolve()
    await mayEnd.promise
    return { answered: 'slow' }
  })
  app.get('/quick', async () => ({ answered: 'quick' }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /slow HTTP/1.1\r\nHost: gateway\r\n\r\n')
  await begun.promise

  const stopped = app.close()
  await until('no new connections', async () => !app.server.listening)
  socket.write('GET /quick HTTP/1.1\r\nHost: gateway\r\n\r\n')
  mayEnd.resolve()
  const answers = await text(socket)
  await stopped

  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(answers).toContain('{"answered":"quick"}')
  expect(answers.match(/connection: close/gi)).toHaveLength(1)
})

test('before the stop each answer closes its connection, and new connections are taken', async () => {
  const app = await httpApp(createLogger('api-gateway', 'silent'), { trustProxy: false })
  const closeConnections = closesConnections(app)
  app.get('/quick', async () => ({ answered: 'quick' }))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const before = await fetch(`${address}/quick`)

  await closeConnections(0)
  const after = [await fetch(`${address}/quick`), await fetch(`${address}/quick`)]
  await app.close()

  expect(before.headers.get('connection')).toBe('keep-alive')
  expect(after.map(({ status, headers }) => [status, headers.get('connection')])).toEqual([
    [200, 'close'],
    [200, 'close'],
  ])
})

test('an answer closes a connection that is old', async () => {
  const app = await httpApp(createLogger('api-gateway', 'silent'), { trustProxy: false })
  closesConnections(app, { least: 0, most: 0 })
  app.get('/quick', async () => ({ answered: 'quick' }))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })

  const answer = await fetch(`${address}/quick`)
  await app.close()

  expect(answer.headers.get('connection')).toBe('close')
})
