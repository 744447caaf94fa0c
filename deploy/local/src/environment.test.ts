import { expect, test } from '@jest/globals'
import { baseUrlOf, environmentOf, type Ground } from './environment.ts'
import { services } from './roster.ts'

const ground: Ground = {
  host: '127.0.0.1',
  port: 8080,
  mongodbUrl: 'mongodb://127.0.0.1:27017',
  rabbitmqUrl: undefined,
  smtpUrl: 'smtp://127.0.0.1:1025',
  sockets: '/tmp/sockets',
  databasePrefix: 'etax',
  env: { KEK_FILE: '/keys' },
}

test('each service listens at an address and has a database of its own', () => {
  const environments = services.map((name) => environmentOf(name, ground))

  expect(new Set(environments.map((one) => one.GRPC_LISTEN)).size).toBe(services.length)
  expect(new Set(environments.map((one) => one.MONGODB_DATABASE)).size).toBe(services.length)
})

test('who calls a service finds it where it listens', () => {
  const { GRPC_LISTEN } = environmentOf('webhook-dispatcher', ground)

  expect(environmentOf('api-gateway', ground).WEBHOOK_DISPATCHER_ADDRESS).toBe(GRPC_LISTEN)
})

test('every service is told the keys of the installation', () => {
  expect(environmentOf('signer', ground)).toMatchObject({ KEK_FILE: '/keys' })
})

test('a gateway that listens everywhere is reached on this machine', () => {
  expect(baseUrlOf({ host: '0.0.0.0', port: 9000 })).toBe('http://127.0.0.1:9000')
})
