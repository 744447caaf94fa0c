import { expect, test } from '@jest/globals'
import { names } from '../topology.ts'
import { productionSecrets } from './kubernetes-secrets.ts'

const installation = {
  mongodb: 'mongo-0.data:27017,mongo-1.data:27017',
  'mongodb-options': 'replicaSet=rs0&tls=true',
  'mongodb-admin': 'mongodb://admin:x@mongo-0.data:27017/',
  rabbitmq: 'rabbitmq.data:5671',
  'rabbitmq-management': 'https://admin:x@rabbitmq.data:15671',
  smtp: 'smtps://mail.example.com',
}
const admin = {
  'mongodb-admin': installation['mongodb-admin'],
  'rabbitmq-management': installation['rabbitmq-management'],
}

function applied(manifests: string): Record<string, Record<string, string>> {
  return Object.fromEntries(
    manifests.split('---\n').map((object) => {
      const values = [...object.matchAll(/^ {2}([\w.-]+): (.+)$/gm)].map(([, key, value = '']) => {
        return [key, value.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : JSON.parse(value)]
      })
      return [/name: ([\w-]+)/.exec(object)?.[1], Object.fromEntries(values)]
    }),
  )
}

test('each installation has its own passwords', () => {
  const first = applied(productionSecrets(installation, {}))
  const second = applied(productionSecrets(installation, {}))

  for (const name of names) expect(first[name]?.MONGODB_URL).not.toBe(second[name]?.MONGODB_URL)
  expect(first.signer?.MONGODB_URL).toMatch(
    /^mongodb:\/\/etax_signer:[\w-]{32}@mongo-0\.data:27017,mongo-1\.data:27017\/\?authSource=admin&replicaSet=rs0&tls=true$/,
  )
  expect(first.issuance?.RABBITMQ_URL).toMatch(/^amqps:\/\/issuance:[\w-]{32}@rabbitmq\.data:5671$/)
})

test('an upgrade keeps every password, key and address, and gives the jobs the permissions of the new version', () => {
  const first = applied(productionSecrets(installation, {}))
  const upgraded = applied(productionSecrets(admin, first))

  const permissions = (secrets: typeof first) => JSON.parse(secrets['rabbitmq-users']?.['definitions.json'] ?? '')
  expect({ ...upgraded, 'rabbitmq-users': {} }).toEqual({ ...first, 'rabbitmq-users': {} })
  expect(permissions(upgraded).permissions).toEqual(permissions(first).permissions)
})

test('several wrapping keys stay as they are, and the first is in use', () => {
  const first = applied(productionSecrets(installation, {}))
  const rotated = { ...first, 'signer-keys': { 'wrapping-keys': '2 bmV3\n1 b2xk' } }

  expect(applied(productionSecrets(admin, rotated))['signer-keys']).toEqual(rotated['signer-keys'])
})

test('a new service gets a user beside the existing ones', () => {
  const { catalog: _, ...before } = applied(productionSecrets(installation, {}))
  const after = applied(productionSecrets(admin, before))

  expect(after.catalog?.MONGODB_URL).toContain('mongodb://etax_catalog:')
  expect(after.issuance).toEqual(before.issuance)
})

test('a missing address is requested by its option', () => {
  expect(() => productionSecrets(admin, {})).toThrow('--mongodb is missing')
})
