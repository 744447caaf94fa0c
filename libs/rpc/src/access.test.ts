import { expect, test } from '@jest/globals'
import { listenOf, serve, tlsOf } from './index.ts'

const closed = {
  grpcListen: '0.0.0.0:50051',
  grpcTlsCa: '',
  grpcTlsCert: '',
  grpcTlsKey: '',
  grpcPeers: '',
  grpcPlaintext: '',
}
const tls = { grpcTlsCa: 'ca', grpcTlsCert: 'cert', grpcTlsKey: 'key' }

test.each([
  ['neither TLS nor the setting for development', closed],
  ['a loopback address without TLS', { ...closed, grpcListen: '127.0.0.1:50051' }],
  ['a Unix socket that no setting opens', { ...closed, grpcListen: 'unix:/run/signer.sock' }],
  ['an address where only Unix sockets are open', { ...closed, grpcPlaintext: 'unix-sockets' }],
  ['a part of the TLS settings only', { ...closed, grpcTlsCert: 'cert', grpcTlsKey: 'key', grpcPeers: 'issuance' }],
  ['that part beside the setting for development', { ...closed, grpcTlsCa: 'ca', grpcPlaintext: 'development' }],
  ['TLS without callers', { ...closed, ...tls }],
  ['TLS with a list of nobody', { ...closed, ...tls, grpcPeers: ' , ' }],
  ['a setting for development that says something else', { ...closed, grpcPlaintext: 'true' }],
])('%s is refused', (_, settings) => {
  expect(() => listenOf(settings)).toThrow(expect.objectContaining({ kind: 'invalid', code: 'SYS_00016' }))
})

test('with TLS and callers, only they are served, whatever else is set', () => {
  const settings = { ...closed, ...tls, grpcPeers: 'issuance, api-gateway', grpcPlaintext: 'development' }
  const access = { tls: { ca: 'ca', cert: 'cert', key: 'key' }, peers: new Set(['issuance', 'api-gateway']) }

  expect(listenOf(settings)).toEqual({ address: '0.0.0.0:50051', access, reflection: false })
})

test('calls over the network need the own certificate', () => {
  expect(tlsOf({ ...closed, ...tls }, 'catalog:50051')).toEqual({ ca: 'ca', cert: 'cert', key: 'key' })
  expect(tlsOf({ ...closed, ...tls, grpcPlaintext: 'development' }, 'dns:///catalog:50051')).toBeDefined()
  expect(tlsOf({ ...closed, grpcPlaintext: 'development' }, 'catalog:50051')).toBeUndefined()
  for (const settings of [closed, { ...closed, grpcTlsCa: 'ca' }, { ...closed, grpcPlaintext: 'yes' }]) {
    expect(() => tlsOf(settings, 'catalog:50051')).toThrow(expect.objectContaining({ code: 'SYS_00016' }))
  }
})

test('a Unix socket needs no TLS where a setting says so', () => {
  expect(tlsOf(closed, 'unix:/run/catalog.sock')).toBeUndefined()
  expect(tlsOf({ ...closed, ...tls }, 'unix:/run/catalog.sock')).toBeUndefined()
  const address = 'unix:/run/signer.sock'
  expect(listenOf({ ...closed, grpcListen: address, grpcPlaintext: 'unix-sockets' })).toEqual({
    address,
    reflection: false,
  })
})

test('for development, and by that name only, everybody is served', () => {
  expect(listenOf({ ...closed, grpcPlaintext: 'development' }).access).toBe('plaintext')
})

test('a server without access settings does not listen on the network', async () => {
  const started = serve({ address: '127.0.0.1:0', services: [], log: { error: () => {} } })

  await expect(started).rejects.toMatchObject({ code: 'SYS_00016' })
})
