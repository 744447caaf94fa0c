import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger, readSettings } from '@etax/runtime'
import { type TestMongo, testMongo } from '@etax/testkit'
import type { Config } from '../src/config.ts'
import { addWrappingKey } from '../src/outbound/file-wrapping-key.ts'
import { config, start } from '../src/service.ts'
import { makeInvoice } from './make-document.ts'

export const ruc = '1790011674001'

/** Database, keyring and folder of a test; the end removes them. */
export interface SignerFixture extends AsyncDisposable {
  mongo: TestMongo
  folder: string
  kekFile: string
  settings(more?: Record<string, string>): Config
  start(more?: Record<string, string>): Promise<string>
}

export async function prepareSigner(): Promise<SignerFixture> {
  const life = new AsyncDisposableStack()
  const mongo = life.use(await testMongo())
  const folder = mkdtempSync(join(tmpdir(), 'signer-'))
  life.defer(() => rmSync(folder, { recursive: true }))
  const kekFile = join(folder, 'kek')
  await addWrappingKey(kekFile)
  const environment = (more: Record<string, string>) => ({
    MONGODB_URL: mongo.url,
    MONGODB_DATABASE: mongo.database,
    KEK_FILE: kekFile,
    AUDIT_HEADS_FILE: join(folder, 'heads.jsonl'),
    GRPC_LISTEN: '127.0.0.1:0',
    DEPLOYMENT: 'development',
    GRPC_PLAINTEXT: 'development',
    HEALTH_PORT: '0',
    ...more,
  })
  const settings = (more: Record<string, string> = {}) => {
    const read = readSettings(config, environment(more))
    if ('problems' in read) throw new Error(JSON.stringify(read.problems))
    return read.values
  }
  return {
    mongo,
    folder,
    kekFile,
    settings,
    start: async (more) => life.use(await start(settings(more), { log: createLogger('signer', 'silent') })).address,
    [Symbol.asyncDispose]: () => life.disposeAsync(),
  }
}

export const fixture = (name: string): Buffer => readFileSync(new URL(`./fixtures/p12/${name}.p12`, import.meta.url))

export function aRequest(workspaceId: string, { xml, accessKey } = makeInvoice()) {
  return { workspaceId, taxpayerId: 't', ruc, accessKey, environment: 'sandbox', documentType: 'INVOICE', xml }
}
