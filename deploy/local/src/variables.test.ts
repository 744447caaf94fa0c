import { join } from 'node:path'
import type { Settings } from '@etax/runtime'
import { expect, test } from '@jest/globals'
import { root, services } from './registry.ts'
import { baseUrlOf, demoSettings, type SharedSettings, variablesOf } from './variables.ts'

const shared: SharedSettings = {
  host: '127.0.0.1',
  port: 8080,
  mongodbUrl: () => 'mongodb://127.0.0.1:27017',
  rabbitmqUrl: undefined,
  smtpUrl: 'smtp://127.0.0.1:1025',
  sockets: '/tmp/sockets',
  databasePrefix: 'etax',
  secrets: { signer: { KEK_FILE: '/keys' } },
  env: { LOG_LEVEL: 'debug' },
}

test('each service listens at an address and has a database of its own', () => {
  const all = services.map((name) => variablesOf(name, shared))

  expect(new Set(all.map((one) => one.GRPC_LISTEN)).size).toBe(services.length)
  expect(new Set(all.map((one) => one.MONGODB_DATABASE)).size).toBe(services.length)
})

/** Names that look like secrets: TLS files, and the name of a key in the vault. */
const NO_SECRETS = /_TLS_KEY$|^KEK_VAULT_KEY$/

test('every setting with the name of a secret is checked as one', async () => {
  const all = await Promise.all(
    services.map(async (name) => {
      const { config } = (await import(join(root, 'services', name, 'src/config.ts'))) as { config: Settings }
      return Object.values(config)
    }),
  )
  const named = all.flat().filter(({ variable }) => /(?:KEY|KEK|SECRET|PEPPER)S?(?:_FILE)?$/.test(variable))
  const secrets = named.filter(({ variable }) => !NO_SECRETS.test(variable))

  expect(secrets.map(({ variable }) => variable)).toEqual(expect.arrayContaining(['API_KEY_PEPPER', 'KEK', 'KEK_FILE']))
  expect(secrets.filter(({ isSecret }) => isSecret !== true)).toEqual([])
})

test('callers find a service at its address', () => {
  const { GRPC_LISTEN } = variablesOf('webhook-dispatcher', shared)

  expect(variablesOf('api-gateway', shared).WEBHOOK_DISPATCHER_ADDRESS).toBe(GRPC_LISTEN)
})

test('a service gets its own keys only', () => {
  expect(services.filter((name) => variablesOf(name, shared).KEK_FILE === '/keys')).toEqual(['signer'])
})

test('a gateway that listens everywhere is reached on this machine', () => {
  expect(baseUrlOf({ host: '0.0.0.0', port: 9000 })).toBe('http://127.0.0.1:9000')
})

test('a development machine names itself, and lets anyone sign up and get mail', () => {
  const settings = { DEPLOYMENT: 'development', SIGN_UP: 'open', SANDBOX_MAIL: 'all', TRUST_PROXY: 'false' }

  expect(variablesOf('api-gateway', shared)).toMatchObject(settings)
})

test.each([
  ['127.0.0.1', { DEMO_ACCOUNT_FILE: '/data/first-run.json' }],
  ['0.0.0.0', { DEMO_ACCOUNT_FILE: '/data/first-run.json' }],
  ['192.168.1.7', {}],
])('the demo account of a gateway at %s: %j', (host, expected) => {
  expect(demoSettings('/data/first-run.json', { host, port: 8080 })).toEqual(expected)
})
