import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contracts from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { accessOf, brokerDefinitions, names, SERVICES } from './access.ts'
import { developmentSecrets } from './kubernetes-secrets.ts'

const deploy = join(import.meta.dirname, '..')

const messages = (Object.values(contracts) as unknown[]).filter(isMessage)

function isMessage(one: unknown): one is contracts.MessageDefinition {
  return typeof one === 'object' && one !== null && 'routingKey' in one
}

test.each(['publishes', 'consumes'] as const)(
  'the messages that somebody %s are those of the contracts',
  (direction) => {
    const told = names.flatMap((name) => {
      const { events = [], commands = [] } = accessOf(name)[direction] ?? {}
      return [...events.map((key) => `events ${key}`), ...commands.map((key) => `commands ${key}`)]
    })

    expect(new Set(told)).toEqual(new Set(messages.map(({ exchange, routingKey }) => `${exchange} ${routingKey}`)))
  },
)

test('each service runs as a user of its own', () => {
  expect(new Set(Object.values(SERVICES).map(({ uid }) => uid)).size).toBe(names.length)
})

test('no regular expression of one service reaches a queue of another', () => {
  const { permissions } = brokerDefinitions(names.map((name) => ({ name, password: 'x', service: name })))
  for (const { user, configure, write, read } of permissions) {
    const queues = names.flatMap((name) => (name === user ? [] : (accessOf(name).queue ?? [])))
    for (const queue of [...queues, '', 'amq.default', 'attempts']) {
      expect([configure, write, read].some((pattern) => new RegExp(pattern).test(queue) && queue !== '')).toBe(false)
    }
  }
})

test('a password is kept as its salted hash only', () => {
  const text = JSON.stringify(brokerDefinitions([{ name: 'catalog', password: 'the-password', service: 'catalog' }]))

  expect(text).not.toContain('the-password')
})

test('the secrets of the development cluster are those that are written for it, and no service takes them in production', () => {
  const file = readFileSync(join(deploy, 'k8s/development/secrets.yaml'), 'utf8')

  // node deploy/access/kubernetes-secrets.ts > deploy/k8s/development/secrets.yaml
  expect(file).toBe(developmentSecrets())
  const ofServices = file.split('---\n').slice(0, names.length + 2)
  for (const secret of ofServices) expect(secret).toMatch(/development-only-|ZGV2ZWxvcG1lbnQtb25s/)
})

test.each(names)('%s runs as its own user everywhere', (name) => {
  const { uid } = accessOf(name)
  const read = (file: string) => readFileSync(join(deploy, '..', file), 'utf8')

  for (const file of ['docker-compose.yml', 'skaffold.yaml']) {
    expect(read(file)).toContain(`SERVICE: ${name}, SERVICE_UID: ${uid} }`)
  }
  expect(read(`deploy/k8s/base/${name}.yaml`)).toContain(`runAsUser: ${uid}, runAsGroup: ${uid}, fsGroup: ${uid}`)
})

test('every image of our own has the version of this repository in Kubernetes', () => {
  const read = (file: string) => readFileSync(join(deploy, '..', file), 'utf8')
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const kustomization = read('deploy/k8s/base/kustomization.yaml')
  const tagged = [...kustomization.matchAll(/name: (etax\/[\w-]+), newTag: "([^"]+)"/g)].map(([, ...tag]) => tag)
  const used = names.map((name) => /image: (\S+)/.exec(read(`deploy/k8s/base/${name}.yaml`))?.[1])

  expect(tagged).toEqual(used.toSorted().map((image) => [image, version]))
})

test('every image of others is pinned to a version', () => {
  const files = [
    'docker-compose.yml',
    'deploy/docker/Dockerfile',
    'deploy/k8s/development/infrastructure.yaml',
    'deploy/k8s/users/jobs.yaml',
  ]
  const images = files.flatMap((file) =>
    [...readFileSync(join(deploy, '..', file), 'utf8').matchAll(/(?:image:|^FROM) +(\S+:\S+)/gm)].map(
      ([, image]) => image,
    ),
  )

  expect(images.length).toBeGreaterThan(5)
  expect(images.filter((image) => image?.endsWith(':latest'))).toEqual([])
})
