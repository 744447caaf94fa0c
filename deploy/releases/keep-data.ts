import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { connectMongo } from '@etax/runtime'
import { copyDatabase, type DatabaseCopy, freePort, type Progress, testMongo, testRabbit } from '@etax/testkit'
import { startSystemOfProcesses } from '../local/src/local-system.ts'
import { openWorkspace } from '../local/src/open-workspace.ts'
import { type ServiceName, services } from '../local/src/registry.ts'
import { databaseOf } from '../topology.ts'
import { folderMail } from '../trials/harness/mail.ts'
import { type MadeData, makeData, UNDECIDED } from './make-data.ts'

export interface ReleaseData extends MadeData {
  at: string
  files: Record<string, string>
  databases: Record<ServiceName, DatabaseCopy>
}

const FILES = ['secrets/wrapping-keys', 'secrets/audit-heads.jsonl', 'secrets/webhook-key', 'secrets/api-key-pepper']
const AUTHORITY = 'authority.jsonl'
const NAME = 'data.json.gz'

/** Runs the compiled services, makes data, stops them midway, and keeps what they leave in the folder. */
export async function keepData(folder: string, progress: Progress): Promise<string> {
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await testMongo())
  const rabbit = life.use(await testRabbit())
  process.env.MONGODB_URL = mongo.url
  const dataDir = mkdtempSync(join(tmpdir(), 'etax-release-'))
  life.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const system = life.use(
    await startSystemOfProcesses({
      host: '127.0.0.1',
      port: await freePort(),
      dataDir,
      rabbitmqUrl: rabbit.url,
      databasePrefix: mongo.database,
      logLevel: 'warn',
      progress,
      env: { STEP_TIMEOUT_MS: '3000' },
    }),
  )
  progress('making data of every kind')
  const workspace = await openWorkspace(system.accounts, 'release')
  const mail = folderMail(system.mailFolder ?? '')
  const fixture = { baseUrl: system.baseUrl, workspace, mail, ownHost: '127.0.0.1', processes: system }
  const count = (name: ServiceName, collection: string, like: object = {}) =>
    countRows(mongo.url, databaseOf(name, mongo.database), collection, like)
  const facts = await makeData({ ...system, count }, { ...fixture, [Symbol.asyncDispose]: () => Promise.resolve() })
  const data: ReleaseData = { at: new Date().toISOString(), ...facts, files: {}, databases: await copies(mongo) }
  for (const name of FILES) data.files[name] = readFileSync(join(dataDir, name), 'utf8')
  const authority = readFileSync(join(dataDir, AUTHORITY), 'utf8')
  data.files[AUTHORITY] = authority.replace(`"polls":${UNDECIDED}`, '"polls":2')
  const file = join(folder, NAME)
  writeFileSync(file, gzipSync(JSON.stringify(data), { level: 9 }))
  return file
}

/** @throws Error when the release keeps no data */
export function readData(folder: string): ReleaseData {
  return JSON.parse(gunzipSync(readFileSync(join(folder, NAME))).toString())
}

async function copies({ url, database }: { url: string; database: string }): Promise<ReleaseData['databases']> {
  const copying = services.map(async (name) => [name, await copyDatabase(url, databaseOf(name, database))] as const)
  return Object.fromEntries(await Promise.all(copying)) as ReleaseData['databases']
}

async function countRows(url: string, database: string, collection: string, like: object): Promise<number> {
  await using mongo = await connectMongo(url, database)
  return await mongo.db.collection(collection).countDocuments(like)
}
