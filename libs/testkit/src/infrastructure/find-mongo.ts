import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { MongoClient } from 'mongodb'
import { until } from '../until.ts'
import { onPath } from './commands.ts'
import { hasImage, startContainer } from './container.ts'
import { startGuarded } from './guarded-process.ts'
import { type FindOptions, type Infrastructure, isAllowed } from './infrastructure.ts'
import { downloadedMongod, packagedMongod } from './mongod-binary.ts'
import { type OwnedServer, untilReady } from './owned-server.ts'
import { freePort, isFree } from './ports.ts'
import type { Progress } from './progress.ts'

/** What was chosen at the first start: another version of MongoDB could not read the data. */
interface Choice {
  by: string
  port: number
}

interface Launch {
  port: number
  data: string
  logFile: string
  progress: Progress
}

/** Undefined where there is no MongoDB to be had this way; otherwise starts it. */
type Way = (launch: Launch) => Promise<(() => OwnedServer | Promise<OwnedServer>) | undefined>

const REPLICA_SET = 'rs0'
const IMAGE = 'mongo:8'

/** In the order in which they are tried. */
const WAYS: Record<string, Way> = {
  PATH: async (launch) => local(onPath('mongod'), launch),
  Docker: async ({ port, data, logFile, progress }) => {
    if (!(await hasImage(IMAGE, progress))) return undefined
    return () =>
      startContainer({
        image: IMAGE,
        ports: [{ container: port, host: port }],
        logFile,
        command: options(port),
        mounts: [{ source: data, target: '/data/db' }],
        user: `${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`,
        stopTimeoutMs: 15_000,
      })
  },
  download: async (launch) => local(await downloadedMongod(launch.progress), launch),
  PyPI: async (launch) => local(await packagedMongod(launch.progress), launch),
}

/**
 * A MongoDB as a replica set of one, for development and tests: the one of `MONGODB_URL`, or one it starts itself, whose
 * data stay in `dataDir/mongo`. It ends when disposed of, or with the process that asked for it.
 * @throws Error when none can be had, or when the one found does not start
 */
export async function findMongo({ dataDir, progress = () => {} }: FindOptions): Promise<Infrastructure> {
  const given = process.env.MONGODB_URL
  if (given !== undefined && given !== '') return { url: given, async [Symbol.asyncDispose]() {} }
  const data = resolve(dataDir, 'mongo')
  mkdirSync(data, { recursive: true })
  const { choice, start } = await choose(resolve(dataDir), data, progress)
  progress(`starting MongoDB (${choice.by}) on port ${choice.port}`)
  const server = await start()
  await untilReady(server, 'MongoDB', () => ready(choice.port))
  return {
    url: `mongodb://127.0.0.1:${choice.port}/?replicaSet=${REPLICA_SET}`,
    [Symbol.asyncDispose]: () => server.stop(),
  }
}

async function choose(dataDir: string, data: string, progress: Progress) {
  const file = join(dataDir, 'mongo.json')
  const earlier: Choice | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const port = await portFor(earlier, dataDir)
  const launch = { port, data, logFile: join(dataDir, 'mongod.log'), progress }
  for (const by of earlier === undefined ? Object.keys(WAYS) : [earlier.by]) {
    if (!isAllowed(by === 'Docker' ? 'docker' : 'local')) continue
    const start = await WAYS[by]?.(launch)
    if (start === undefined) continue
    const choice: Choice = { by, port }
    writeFileSync(file, JSON.stringify(choice))
    return { choice, start }
  }
  throw new Error(
    earlier === undefined
      ? 'No MongoDB could be found or fetched: set MONGODB_URL, or install mongod, Docker or pip.'
      : `The data in ${data} were made by the MongoDB of ${earlier.by}, which is not available now: bring it back (or allow it: ETAX_INFRASTRUCTURE), or remove ${data} and ${file}.`,
  )
}

/** The port of the start before, where its members expect it; the MongoDB of a start that was killed may still be ending. */
async function portFor(earlier: Choice | undefined, dataDir: string): Promise<number> {
  if (earlier === undefined) return freePort()
  const free = await until('the port to be free', () => isFree(earlier.port), { within: 10_000 }).catch(() => false)
  if (free) return earlier.port
  if (!(await isReplicaSet(earlier.port))) return freePort()
  throw new Error(`${dataDir} is in use: another start has its MongoDB running on port ${earlier.port}.`)
}

async function isReplicaSet(port: number): Promise<boolean> {
  await using client = directClient(port)
  const hello = await client
    .db('admin')
    .command({ hello: 1 })
    .catch(() => undefined)
  return hello?.setName === REPLICA_SET
}

function local(mongod: string | undefined, { port, data, logFile }: Launch) {
  if (mongod === undefined) return undefined
  const args = [...options(port), '--dbpath', data, '--bind_ip', '127.0.0.1']
  return () => startGuarded(mongod, args, { logFile })
}

function options(port: number): string[] {
  // Alone in its set it has no one to wait for: by default it would take 15 s to step down.
  const parameters = ['shutdownTimeoutMillisForSignaledShutdown=100', 'diagnosticDataCollectionEnabled=false']
  const sizes = ['--wiredTigerCacheSizeGB', '0.5', '--oplogSize', '512']
  return ['--replSet', REPLICA_SET, '--port', `${port}`, ...sizes, ...parameters.flatMap((p) => ['--setParameter', p])]
}

/** Makes it a replica set of itself at this port, whatever it was before, and says whether it takes writes. */
async function ready(port: number): Promise<boolean> {
  await using client = directClient(port)
  const admin = client.db('admin')
  const members = [{ _id: 0, host: `127.0.0.1:${port}` }]
  const hello = await admin.command({ hello: 1 })
  if (hello.isWritablePrimary === true && hello.me === members[0]?.host) return true
  const known = await admin.command({ replSetGetConfig: 1 }).catch(() => undefined)
  if (known === undefined) {
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members } })
  } else if (known.config.members[0].host !== members[0]?.host) {
    const config = { ...known.config, version: known.config.version + 1, members }
    await admin.command({ replSetReconfig: config, force: true })
  }
  return false
}

function directClient(port: number): MongoClient {
  return new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, { serverSelectionTimeoutMS: 2_000 })
}
