import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Signer } from '@etax/contracts'
import { client } from '@etax/rpc'
import { connectMongo } from '@etax/runtime'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
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

/** Runs the signer's main with a command, as an operator does. */
async function run(...command: string[]): Promise<{ code: number; answer: string }> {
  const main = new URL('../src/main.ts', import.meta.url).pathname
  const { mongodbUrl, mongodbDatabase, kekFile } = prepared.settings()
  const env = { PATH: process.env.PATH, MONGODB_URL: mongodbUrl, MONGODB_DATABASE: mongodbDatabase, KEK_FILE: kekFile }
  const ended = promisify(execFile)(process.execPath, ['--conditions=@etax/source', main, ...command], { env })
  return ended.then(
    ({ stdout }) => ({ code: 0, answer: stdout }),
    ({ code, stdout, stderr }) => ({ code, answer: stdout + stderr }),
  )
}

test('verify-audit says what it found, and fails when something is wrong', async () => {
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
  expect(second).toEqual({ keyId: first.keyId, rewrapped: 0 })
})

test('another command is none', async () => {
  expect(await run('export-keys')).toMatchObject({ code: 1, answer: expect.stringContaining('verify-audit') })
})
