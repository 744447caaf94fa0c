import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Signer } from '@etax/contracts'
import { type ClientOf, client } from '@etax/rpc'
import { connectMongo, createLogger, type Mongo, readSettings } from '@etax/runtime'
import { type TestMongo, testMongo } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Config, config } from '../src/config.ts'
import { addWrappingKey } from '../src/outbound/file-wrapping-key.ts'
import { start } from '../src/service.ts'
import { makeInvoice } from './make-document.ts'

const ruc = '1790011674001'
const life = new AsyncDisposableStack()
let mongo: TestMongo
let signer: ClientOf<typeof Signer>
let settings: Config
let db: Mongo['db']

beforeAll(async () => {
  mongo = life.use(await testMongo())
  const folder = mkdtempSync(join(tmpdir(), 'signer-'))
  life.defer(() => rmSync(folder, { recursive: true }))
  await addWrappingKey(join(folder, 'kek'))
  settings = settingsWith({ KEK_FILE: join(folder, 'kek') })
  const service = life.use(await start(settings, { log: createLogger('signer', 'silent') }))
  signer = life.use(client(Signer, service.address))
  db = life.use(await connectMongo(mongo.url, mongo.database)).db
}, 120_000)

afterAll(() => life.disposeAsync())

function settingsWith(more: Record<string, string>): Config {
  const read = readSettings(config, {
    MONGODB_URL: mongo.url,
    MONGODB_DATABASE: mongo.database,
    GRPC_LISTEN: '127.0.0.1:0',
    HEALTH_PORT: '0',
    ...more,
  })
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.values
}

const fixture = (name: string) => readFileSync(new URL(`./fixtures/p12/${name}.p12`, import.meta.url))
const upload = (workspaceId: string, name = 'one-key', password = 'secreto') =>
  signer.storeCertificate({ workspaceId, taxpayerId: 't', ruc, file: fixture(name), password })
const order = (workspaceId: string, { xml, accessKey } = makeInvoice()) => ({
  workspaceId,
  taxpayerId: 't',
  ruc,
  accessKey,
  environment: 'sandbox',
  documentType: 'INVOICE',
  xml,
})

test('a stored certificate signs, and the signature verifies', async () => {
  const { certificate, warnings } = await upload('w1')
  expect(certificate).toMatchObject({ status: 'VALID', registryNumber: ruc })
  expect(warnings).toEqual([])

  const { xml } = await signer.sign(order('w1'))

  expect(await signer.verify({ xml })).toMatchObject({ valid: true, trusted: false, registryNumber: ruc })
})

test('a taxpayer without a certificate has its own error', async () => {
  await expect(signer.sign(order('nobody'))).rejects.toMatchObject({ kind: 'not-found', code: 'SGN_10001' })
})
