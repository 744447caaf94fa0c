import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { connectMongo } from '@etax/runtime'
import { freePort, restoreDatabase, testMongo, testRabbit } from '@etax/testkit'
import { startSystemOfProcesses } from '../../../local/src/local-system.ts'
import { services } from '../../../local/src/registry.ts'
import type { ReleaseData } from '../../../releases/keep-data.ts'
import { databaseOf } from '../../../topology.ts'
import { type Fixture, SHORT_WAITS } from '../../harness/fixture.ts'
import { folderMail } from '../../harness/mail.ts'

/** Longer than the pause before a document that may have arrived is sent again. */
const DOWN_MS = 60_000

/**
 * Today's services over a release's data, as if it ended a minute ago and all pending work became due. Webhooks go to
 * `hookUrl`.
 */
export async function openRestoredRelease(data: ReleaseData, hookUrl: string): Promise<Fixture> {
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await testMongo())
  const rabbit = life.use(await testRabbit())
  process.env.MONGODB_URL = mongo.url
  const dataDir = mkdtempSync(join(tmpdir(), 'etax-e2e-'))
  life.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(data.files)) {
    mkdirSync(dirname(join(dataDir, name)), { recursive: true, mode: 0o700 })
    writeFileSync(join(dataDir, name), content, { mode: 0o600 })
  }
  await Promise.all(services.map((name) => restore(name)))
  const processes = life.use(
    await startSystemOfProcesses({
      host: '127.0.0.1',
      port: await freePort(),
      dataDir,
      rabbitmqUrl: rabbit.url,
      databasePrefix: mongo.database,
      logLevel: process.env.LOG_LEVEL ?? 'warn',
      progress: () => {},
      env: { ...SHORT_WAITS, AUTHORITY_PACE: '0.05' },
    }),
  )
  const { baseUrl, mailFolder = '' } = processes
  const { workspace } = data
  const ending = life.move()
  return {
    baseUrl,
    workspace,
    mail: folderMail(mailFolder),
    ownHost: '127.0.0.1',
    processes,
    [Symbol.asyncDispose]: () => ending.disposeAsync(),
  }

  async function restore(name: (typeof services)[number]): Promise<void> {
    const database = databaseOf(name, mongo.database)
    const copy = data.databases[name]
    await restoreDatabase(mongo.url, database, copy, { shiftMs: Date.now() - DOWN_MS - Date.parse(data.at) })
    await using own = await connectMongo(mongo.url, database)
    const due = { 'due.at': { $exists: true } }
    await Promise.all(
      Object.keys(copy).map((of) => own.db.collection(of).updateMany(due, { $currentDate: { 'due.at': true } })),
    )
    if (name === 'webhook-dispatcher')
      await own.db
        .collection<{ _id: string }>('endpoints')
        .updateOne({ _id: data.endpointId }, { $set: { url: hookUrl } })
  }
}
