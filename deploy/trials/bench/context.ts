import { connectMongo } from '@etax/runtime'
import { findMongo, findRabbit } from '@etax/testkit'
import { compile } from '../../local/src/compile.ts'
import { LOCAL_SMTP_CONNECTIONS } from '../../local/src/mailbox.ts'
import { temporaryFolder } from '../../local/src/temporary-folder.ts'
import { anInvoice } from './an-invoice.ts'
import { openMailSink } from './mail-sink.ts'
import type { BenchContext, Servers, Yardsticks } from './part.ts'
import { fixed, printTable } from './table.ts'
import { bareFastify, groupCommits, rsaSignatures } from './yardsticks.ts'

/** Compiles, starts servers and measures yardsticks on first use; stops everything at the end. */
export async function openContext(profiles: string | undefined): Promise<BenchContext & AsyncDisposable> {
  const life = new AsyncDisposableStack()
  const folder = temporaryFolder(life, 'bench')
  const progress = (text: string) => console.error(`· ${text}`)
  const servers = once(() => startServers(life, folder, progress))
  return {
    folder,
    progress,
    profiles,
    servers,
    compile: once(async () => compile()),
    yardsticks: once(async () => {
      progress('measuring the yardsticks')
      const measured = await measureYardsticks(await servers())
      printYardsticks(measured)
      return measured
    }),
    [Symbol.asyncDispose]: () => life.disposeAsync(),
  }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= make()
    return value
  }
}

async function startServers(
  life: AsyncDisposableStack,
  folder: string,
  progress: BenchContext['progress'],
): Promise<Servers> {
  const mongo = life.use(await findMongo({ dataDir: folder, progress }))
  const rabbit = life.use(await findRabbit({ dataDir: folder, progress }))
  process.env.MONGODB_URL = mongo.url
  process.env.SMTP_URL = life.use(await openMailSink()).url
  process.env.SMTP_CONNECTIONS ||= LOCAL_SMTP_CONNECTIONS
  return {
    mongo,
    rabbit,
    database: (name) => connectMongo(mongo.url, name),
    marks: [`--port ${new URL(mongo.url).port} `, folder],
  }
}

async function measureYardsticks({ database }: Servers): Promise<Yardsticks> {
  await using mongo = await database('bench_yardstick')
  return {
    rsa: rsaSignatures(),
    fastify: await bareFastify(anInvoice()),
    commits: await groupCommits(mongo),
  }
}

function printYardsticks({ rsa, fastify, commits }: Yardsticks): void {
  printTable({
    title: 'Yardsticks, measured in this run',
    head: ['yardstick', 'a second'],
    rows: [
      ['RSA-2048 signatures by node:crypto, one core', fixed(rsa, 0)],
      ['posts of the same body to a bare Fastify route, 64 clients', fixed(fastify, 0)],
      ['rows of 6 KB in transactions of 64, one after another', fixed(commits, 0)],
    ],
  })
}
