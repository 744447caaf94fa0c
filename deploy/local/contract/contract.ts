// `npm run contract`: compares a running system with its OpenAPI document. It starts the system as `npm start` does, on a
// port of its own, asks every operation with what the document allows and what it does not, and says which answers it does
// not describe. `--only getReceipt,listTaxes` asks some; `--examples 20` makes more requests of each; `--seconds 600`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connectMongo } from '@etax/runtime'
import { findSchemathesis, freePort } from '@etax/testkit'
import { databaseOf } from '../../access/access.ts'
import { startSystemInOneProcess } from '../src/local-system.ts'
import { openWorkspace } from '../src/open-workspace.ts'
import { services } from '../src/registry.ts'
import { folderMail } from '../tests/support/mail.ts'
import { runSchemathesis } from './run-schemathesis.ts'

const options = { only: { type: 'string' }, examples: { type: 'string' }, seconds: { type: 'string' } } as const
const { values } = parseArgs({ options })
const began = performance.now()
const progress = (text: string) => console.error(`[${((performance.now() - began) / 1000).toFixed(1)} s] ${text}`)

process.exitCode = (await main()) ? 0 : 1
// What a lost connection keeps waiting is nobody's any more.
process.exit()

async function main(): Promise<boolean> {
  const schemathesis = await findSchemathesis(progress)
  if (schemathesis === undefined) throw new Error('schemathesis is not here: it takes python3 with pip, and PyPI.')
  await using life = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'etax-contract-'))
  life.defer(() => rmSync(folder, { recursive: true, force: true }))
  const databasePrefix = `contract${process.pid}`
  life.defer(() => dropDatabases(databasePrefix))
  const system = life.use(
    await startSystemInOneProcess({
      host: '127.0.0.1',
      port: await freePort(),
      dataDir: folder,
      databasePrefix,
      logLevel: process.env.LOG_LEVEL || 'error',
      progress,
      onLoss: (what) => progress(`lost: ${what}`),
    }),
  )
  const workspace = await openWorkspace(system.accounts, 'contract')
  const mail = folderMail(system.mailFolder ?? '')
  const { baseUrl } = system
  const fixture = {
    baseUrl,
    workspace,
    mail,
    ownHost: '127.0.0.1',
    processes: undefined,
    [Symbol.asyncDispose]: async () => {},
  }
  progress(`asking ${baseUrl}`)
  const { good, report } = await runSchemathesis(fixture, schemathesis, folder, {
    phases: ['examples', 'coverage', 'fuzzing'],
    maxExamples: Number(values.examples ?? 10),
    warns: true,
    maxSeconds: Number(values.seconds ?? 300),
    ...(values.only !== undefined && { only: values.only.split(',') }),
  })
  console.log(report)
  progress(good ? 'every answer is described' : 'some answers are not described: see above')
  return good
}

/** Of a MongoDB that was up already; one that was started for this is gone with its data. */
async function dropDatabases(prefix: string): Promise<void> {
  const url = process.env.MONGODB_URL
  if (url === undefined || url === '') return
  for (const name of services) {
    await using mongo = await connectMongo(url, databaseOf(name, prefix))
    await mongo.db.dropDatabase()
  }
}
