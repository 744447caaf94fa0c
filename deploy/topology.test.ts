import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as contracts from '@etax/contracts'
import { implement, serve } from '@etax/rpc'
import { expect, test } from '@jest/globals'
import { makeMtlsCertificates } from '../services/signer/src/outbound/mtls-certificates.ts'
import { type Attempt, tryCalls } from './access/attempts.ts'
import { developmentSecrets } from './access/kubernetes-secrets.ts'
import { manifests } from './manifests/manifests.ts'
import { routes } from './routes.ts'
import {
  brokerDefinitions,
  isService,
  names,
  peersOf,
  queueOf,
  SERVICES,
  type ServiceName,
  serviceOf,
} from './topology.ts'

const deploy = join(import.meta.dirname, '.')

test('existing services publish and consume every message', () => {
  const parties = routes.flatMap(({ from, to }) => [...from, ...to])

  expect(parties.filter((name) => !isService(name))).toEqual([])
  expect(routes.filter(({ from, to }) => from.length === 0 || to.length === 0)).toEqual([])
})

test('each service that consumes messages has a queue, whose name begins with its own', () => {
  const consuming = names.filter((name) => routes.some(({ to }) => to.includes(name)))

  expect(names.filter((name) => queueOf(name)?.startsWith(`${name}.`))).toEqual(consuming)
})

test('each service runs as a user of its own', () => {
  expect(new Set(Object.values(SERVICES).map(({ uid }) => uid)).size).toBe(names.length)
})

test('no regular expression of one service reaches a queue of another', () => {
  const { permissions } = brokerDefinitions(names.map((name) => ({ name, password: 'x', service: name })))
  for (const { user, configure, write, read } of permissions) {
    const queues = names.flatMap((name) => (name === user ? [] : (queueOf(name) ?? [])))
    for (const queue of [...queues, '', 'amq.default', 'attempts']) {
      expect([configure, write, read].some((pattern) => new RegExp(pattern).test(queue) && queue !== '')).toBe(false)
    }
  }
})

test('a password is kept as its salted hash only', () => {
  const text = JSON.stringify(brokerDefinitions([{ name: 'catalog', password: 'the-password', service: 'catalog' }]))

  expect(text).not.toContain('the-password')
})

test('the development secrets are the generated ones, and no service accepts them in production', () => {
  const file = readFileSync(join(deploy, 'k8s/development/secrets.yaml'), 'utf8')

  // npm run kubernetes:secrets -- --development --out deploy/k8s/development/secrets.yaml
  expect(file).toBe(developmentSecrets())
  const ofServices = file.split('---\n').slice(0, names.length + 2)
  for (const secret of ofServices) expect(secret).toMatch(/development-only-|ZGV2ZWxvcG1lbnQtb25s/)
})

const project = (file: string) => readFileSync(join(deploy, '..', file), 'utf8')

test('Compose, Kubernetes, skaffold and the projects are what the topology makes', () => {
  const { version } = JSON.parse(project('package.json')) as { version: string }
  const texts = manifests(join(deploy, '..'), version)

  expect(
    Object.entries(texts)
      .filter(([file, text]) => project(file) !== text)
      .map(([file]) => file),
  ).toEqual([])
})

test.each(names)('%s serves its callers alone, with a certificate of its own, as a user of its own', (name) => {
  const compose = project('docker-compose.yml').match(new RegExp(`^  ${name}:\n(?:(?:    .*)?\n)+`, 'm'))?.[0] ?? ''
  const kubernetes = project('deploy/k8s/base/services.yaml')
    .split('---\n')
    .find((object) => object.includes(`kind: Deployment\nmetadata: { name: ${name},`))
  const peersIn = (text = '') => /GRPC_PEERS(?:: |, value: )"?([a-z,-]+)"?/.exec(text)?.[1]?.split(',') ?? []

  expect(peersIn(compose)).toEqual(peersOf(name))
  expect(peersIn(kubernetes)).toEqual(peersOf(name))
  expect(compose).toContain(`SERVICE_UID: ${serviceOf(name).uid} }`)
  expect(compose).toContain(`- tls-${name}:/tls:ro`)
  expect(kubernetes).toContain(`runAsUser: ${serviceOf(name).uid}`)
  expect(kubernetes).toContain(`secretName: tls-${name},`)
})

test('without TLS nothing is served or called where it is deployed', () => {
  const deployed = readdirSync(new URL('./k8s', import.meta.url), { recursive: true, encoding: 'utf8' })
  const manifests = deployed.filter((name) => name.endsWith('.yaml')).map((name) => `deploy/k8s/${name}`)
  for (const file of ['docker-compose.yml', ...manifests]) expect(project(file)).not.toContain('GRPC_PLAINTEXT')
  for (const file of ['docker-compose.yml', 'deploy/k8s/base/kustomization.yaml']) {
    for (const part of ['CA', 'CERT', 'KEY']) expect(project(file)).toMatch(new RegExp(`GRPC_TLS_${part}(: |=)/tls/`))
  }
})

test('the threat model names who may call whom', () => {
  const rows = [...project('docs/threat-model.md').matchAll(/^\| ([a-z-]+) \| calls (.+) \|$/gm)]
  const documented = rows.map(([, caller, called]) => [caller, called?.split(', ').sort()])

  expect(documented).toEqual(
    names.flatMap((name) => {
      const calls = serviceOf(name).calls
      return calls === undefined ? [] : [[name, calls.toSorted()]]
    }),
  )
})

test('forbidden calls of a service are refused, and a served call is reported as served', async () => {
  await using life = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'etax-calls-'))
  life.defer(() => rmSync(folder, { recursive: true }))
  await makeMtlsCertificates(
    folder,
    [...names, 'operator'].map((name) => ({ name })),
    new Date(),
  )
  const files = (name: string) => {
    const path = (part: string) => join(folder, name, `${part}.pem`)
    return { ca: path('ca'), cert: path('cert'), key: path('key') }
  }
  const never = () => Promise.reject(new Error('not part of this test'))
  const renderer = { fetchPdf: never, describePdf: never, printDraft: never, forget: async () => ({ forgotten: 0 }) }
  const serving = async (name: ServiceName, peers: readonly string[]) => {
    const services = name === 'renderer' ? [implement(contracts.Renderer, renderer)] : []
    const access = { tls: files(name), peers: new Set(peers) }
    return life.use(await serve({ address: '127.0.0.1:0', services, log: { error: () => {} }, access })).address
  }
  const address = await serving('renderer', peersOf('renderer'))
  const open = await serving('renderer', [...peersOf('renderer'), 'catalog'])
  const tls = Object.fromEntries(Object.entries(files('catalog')).map(([part, path]) => [part, readFileSync(path)]))
  const attempts = (to: string) =>
    tryCalls({ service: 'catalog', addressOf: (name) => (name === 'renderer' ? to : '127.0.0.1:9'), tls: tls as never })

  const succeeded = (all: Attempt[]) => all.filter(({ refused }) => refused === undefined).map(({ what }) => what)
  expect(succeeded(await attempts(address))).toEqual([])
  expect(succeeded(await attempts(open))).toEqual(['call renderer.v1.Renderer/Forget in its own name'])
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
