import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Signer } from '@etax/contracts'
import { client } from '@etax/rpc'
import { connectMongo } from '@etax/runtime'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readPublishedHeads } from '../src/domain/published-heads.ts'
import { aRequest, fixture, prepareSigner, ruc, type SignerFixture } from './signer-fixture.ts'

const life = new AsyncDisposableStack()
let prepared: SignerFixture

beforeAll(async () => {
  prepared = life.use(await prepareSigner())
  const signer = life.use(client(Signer, await prepared.start()))
  await signer.storeCertificate({
    workspaceId: 'w',
    taxpayerId: 't',
    ruc,
    file: fixture('one-key'),
    password: 'secreto',
  })
  await signer.sign(aRequest('w'))
}, 120_000)

afterAll(() => life.disposeAsync())

function run(...command: string[]): Promise<{ code: number; answer: string }> {
  return runWith({}, ...command)
}

async function runWith(more: Record<string, string>, ...command: string[]): Promise<{ code: number; answer: string }> {
  const main = new URL('../src/main.ts', import.meta.url).pathname
  const { mongodbUrl, mongodbDatabase, kekFile } = prepared.settings()
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    MONGODB_URL: mongodbUrl,
    MONGODB_DATABASE: mongodbDatabase,
    KEK_FILE: kekFile,
    ...more,
  }
  const ended = promisify(execFile)(process.execPath, ['--conditions=@etax/source', main, ...command], { env })
  return ended.then(
    ({ stdout }) => ({ code: 0, answer: stdout }),
    ({ code, stdout, stderr }) => ({ code, answer: stdout + stderr }),
  )
}

test('verify-audit prints its findings, and fails if there are any', async () => {
  const good = await run('verify-audit')
  expect(good.code).toBe(0)
  expect(JSON.parse(good.answer)).toMatchObject({ chains: 1, entries: 2, findings: [] })

  await using mongo = await connectMongo(prepared.mongo.url, prepared.mongo.database)
  await mongo.db.collection('audit').deleteOne({ number: 1 })
  const bad = await run('verify-audit')
  expect(bad.code).toBe(1)
  expect(JSON.parse(bad.answer).findings).toHaveLength(1)
})

test('rotate-wrapping-key makes a new key, wraps everything with it and destroys the old one', async () => {
  const first = JSON.parse((await run('rotate-wrapping-key', '--new', '--drop-old')).answer)
  expect(first.rewrapped).toBe(1)

  const second = JSON.parse((await run('rotate-wrapping-key')).answer)
  expect(second).toEqual({ keyId: first.keyId, rewrapped: 0, auditKeys: 0 })
})

test('verify-audit --heads finds that a published batch is missing', async () => {
  await using mongo = await connectMongo(prepared.mongo.url, prepared.mongo.database)
  await mongo.db.collection('audit').deleteMany({})
  const signer = life.use(client(Signer, await prepared.start()))
  await signer.sign(aRequest('w'))
  const file = join(prepared.folder, 'heads.json')
  writeFileSync(file, (await run('verify-audit')).answer)
  expect(JSON.parse((await run('verify-audit', '--heads', file)).answer)).toMatchObject({ published: 1, findings: [] })

  await mongo.db.collection('audit').deleteOne({ number: 1 })
  expect(await run('verify-audit')).toMatchObject({ code: 0 })
  const { code, answer } = await run('verify-audit', '--heads', file)
  expect(code).toBe(1)
  expect(JSON.parse(answer).findings).toHaveLength(1)

  writeFileSync(file, '{}')
  expect(await run('verify-audit', '--heads', file)).toMatchObject({ code: 1, answer: expect.stringContaining(file) })
})

test.each([
  ['LOG_LEVEL=silent', ''],
  ['a file', 'heads-of-silence.jsonl'],
])('heads are published whatever the level of the log: %s', async (_, name) => {
  const file = name && join(prepared.folder, name)
  const script = `
    import { createLogger } from '@etax/runtime'
    import { headPublisher } from ${JSON.stringify(new URL('../src/outbound/publish-heads.ts', import.meta.url).href)}
    const publish = await headPublisher(${JSON.stringify(file)}, createLogger('signer', 'silent'))
    publish({ chain: 'c', number: 1, hash: 'h', sealedAt: '2026-11-21', entries: [{ action: 'signed' }] })
  `
  const options = ['--conditions=@etax/source', '--input-type=module', '-e', script]
  const cwd = new URL('..', import.meta.url).pathname
  const { stdout } = await promisify(execFile)(process.execPath, options, { cwd })

  const published = file === '' ? stdout : readFileSync(file, 'utf8')
  expect(readPublishedHeads(published)).toEqual([{ chain: 'c', number: 1, hash: 'h' }])
  expect(JSON.parse(published)).toMatchObject({ signed: 1, entries: 1 })
})

test('a signer whose heads cannot be published does not start', async () => {
  const closed = { GRPC_LISTEN: 'unix:/tmp/none.sock', GRPC_PLAINTEXT: 'unix-sockets', HEALTH_PORT: '0' }
  const ended = await runWith({ ...closed, AUDIT_HEADS_FILE: '/none/heads.jsonl' })

  expect(ended).toMatchObject({ code: 78, answer: expect.stringContaining('/none/heads.jsonl') })
})

test('in production plaintext for development stops the start', async () => {
  const open = { GRPC_LISTEN: '127.0.0.1:0', GRPC_PLAINTEXT: 'development', DEPLOYMENT: 'production' }
  const ended = await runWith(open)

  expect(ended).toMatchObject({ code: 78, answer: expect.stringContaining('GRPC_PLAINTEXT') })
})

test.each([
  ['without TLS', {}, 'GRPC_TLS_CA'],
  ['with TLS and nobody to serve', { GRPC_TLS_CA: '/ca', GRPC_TLS_CERT: '/cert', GRPC_TLS_KEY: '/key' }, 'GRPC_PEERS'],
])('a signer on TCP %s does not start', async (_, settings, named) => {
  const { code, answer } = await runWith({ GRPC_LISTEN: '127.0.0.1:0', HEALTH_PORT: '0', ...settings })

  expect({ code, answer }).toEqual({
    code: 78,
    answer: expect.stringMatching(/^signer: gRPC requires mutual TLS/),
  })
  expect(answer).toContain(named === 'GRPC_TLS_CA' ? '127.0.0.1:0' : named)
})

test('another command is none', async () => {
  expect(await run('export-keys')).toMatchObject({ code: 1, answer: expect.stringContaining('verify-audit') })
})
