import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { MongoClient } from 'mongodb'
import { until } from '../until.ts'
import { onPath } from './commands.ts'
import { hasImage, startContainer } from './container.ts'
import { startGuarded } from './guarded-process.ts'
import { type FindOptions, type Infrastructure, isAllowed } from './infrastructure.ts'
import { downloadedMongod, packagedMongod, TRANSACTION_LIMIT } from './mongod-binary.ts'
import { type OwnedServer, untilReady } from './owned-server.ts'
import { freePort, isFree } from './ports.ts'
import type { Progress } from './progress.ts'

/** The choice of the first start: another version of MongoDB cannot read the data. */
interface Choice {
  by: string
  port: number
  /** The administrator's; absent in old data. */
  password?: string
}

interface Launch {
  port: number
  data: string
  /** The secret of the members of a replica set; with it, MongoDB requires a password. */
  keyFile: string | undefined
  logFile: string
  progress: Progress
  onLaunch?: (() => void) | undefined
}

/** Starts MongoDB in one way; undefined where that way is impossible. */
type Way = (launch: Launch) => Promise<(() => OwnedServer | Promise<OwnedServer>) | undefined>

const REPLICA_SET = 'rs0'
const IMAGE = 'mongo:8'
const KEY_FILE_INSIDE = '/run/mongo.key'
const ADMINISTRATOR = 'admin'
const USER_EXISTS = 51_003

const WAYS: Record<string, Way> = {
  PATH: async (launch) => local(onPath('mongod'), launch),
  Docker: async ({ port, data, keyFile, logFile, progress }) => {
    if (!(await hasImage(IMAGE, progress))) return undefined
    return () =>
      startContainer({
        image: IMAGE,
        ports: [{ container: port, host: port }],
        logFile,
        command: options(port, keyFile === undefined ? undefined : KEY_FILE_INSIDE),
        mounts: [
          { source: data, target: '/data/db' },
          ...(keyFile === undefined ? [] : [{ source: keyFile, target: KEY_FILE_INSIDE }]),
        ],
        user: `${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`,
        stopTimeoutMs: 15_000,
      })
  },
  download: async (launch) => local(await downloadedMongod(launch.progress), launch),
  PyPI: async (launch) => local(await packagedMongod(launch.progress), launch),
}

/**
 * A MongoDB for development and tests, as a replica set of one: that of `MONGODB_URL`, or an own one with data in
 * `dataDir/mongo`. The own one requires the password of its administrator, who is in the URL. It ends with its disposal
 * or with this process.
 * @throws Error where MongoDB is missing or fails to start
 */
export async function findMongo({ dataDir, progress = () => {}, onLaunch }: FindOptions): Promise<Infrastructure> {
  const url = process.env.MONGODB_URL
  if (url !== undefined && url !== '') return { url, async [Symbol.asyncDispose]() {} }
  const folder = resolve(dataDir)
  mkdirSync(join(folder, 'mongo'), { recursive: true, mode: 0o700 })
  const { choice, launch, way } = await choose(folder, progress)
  progress(`starting MongoDB (${choice.by}) on port ${choice.port}`)
  const password = choice.password ?? (await setPassword(choice, launch, way))
  keep(folder, { ...choice, password })
  const server = await started(way, { ...launch, keyFile: keyFileIn(folder), onLaunch }, password)
  const lost = Promise.withResolvers<string>()
  let isWanted = true
  void server.ended?.then(() => {
    if (isWanted) lost.resolve(`MongoDB has ended: ${server.logFile} may say why`)
  })
  return {
    url: urlOf(choice.port, password),
    lost: lost.promise,
    async [Symbol.asyncDispose]() {
      isWanted = false
      await server.stop()
    },
  }
}

/** Creates the administrator at the first start, in a server without a password, then stops it. */
async function setPassword(choice: Choice, launch: Launch, way: Way): Promise<string> {
  const password = randomBytes(24).toString('base64url')
  const server = await started(way, launch)
  try {
    await using client = directClient(choice.port)
    const admin = client.db('admin')
    const user = { pwd: password, roles: ['root'] }
    // It exists where an earlier start was killed here.
    await admin.command({ createUser: ADMINISTRATOR, ...user }).catch((error) => {
      if (error.code !== USER_EXISTS) throw error
      return admin.command({ updateUser: ADMINISTRATOR, ...user })
    })
  } finally {
    await server.stop()
  }
  return password
}

async function started(way: Way, launch: Launch, password?: string): Promise<OwnedServer> {
  const start = await way(launch)
  if (start === undefined) throw new Error('MongoDB was there a moment ago, and is no more')
  const server = await start()
  launch.onLaunch?.()
  await untilReady(server, 'MongoDB', () => ready(launch.port, password))
  return server
}

function urlOf(port: number, password: string): string {
  return `mongodb://${ADMINISTRATOR}:${password}@127.0.0.1:${port}/?replicaSet=${REPLICA_SET}&authSource=admin`
}

function keyFileIn(folder: string): string {
  const file = join(folder, 'mongo.key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64'), { mode: 0o600 })
  return file
}

async function choose(folder: string, progress: Progress): Promise<{ choice: Choice; launch: Launch; way: Way }> {
  const file = choiceFile(folder)
  const earlier: Choice | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const port = await portFor(earlier, folder)
  const data = join(folder, 'mongo')
  const launch = { port, data, keyFile: undefined, logFile: join(folder, 'mongod.log'), progress }
  for (const by of earlier === undefined ? Object.keys(WAYS) : [earlier.by]) {
    if (!isAllowed(by === 'Docker' ? 'docker' : 'local')) continue
    const way = WAYS[by]
    if (way !== undefined && (await way(launch)) !== undefined) return { choice: { ...earlier, by, port }, launch, way }
  }
  throw new Error(
    earlier === undefined
      ? 'No MongoDB could be found or fetched: set MONGODB_URL, or install mongod, Docker or pip.'
      : `The data in ${data} were made by the MongoDB of ${earlier.by}, which is not available now: bring it back (or allow it: ETAX_INFRASTRUCTURE), or remove ${data} and ${file}.`,
  )
}

function choiceFile(folder: string): string {
  return join(folder, 'mongo.json')
}

function keep(folder: string, choice: Choice): void {
  // An existing file keeps its mode.
  rmSync(choiceFile(folder), { force: true })
  writeFileSync(choiceFile(folder), JSON.stringify(choice), { mode: 0o600 })
}

/** The earlier port, which the members expect; a MongoDB of a killed start may still be ending. */
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

function local(mongod: string | undefined, { port, data, keyFile, logFile }: Launch) {
  if (mongod === undefined) return undefined
  const args = [...options(port, keyFile), '--dbpath', data, '--bind_ip', '127.0.0.1']
  return () => startGuarded(mongod, args, { logFile })
}

function options(port: number, keyFile: string | undefined): string[] {
  // A single member needs no step-down, which takes 15 s by default.
  const parameters = ['shutdownTimeoutMillisForSignaledShutdown=100', 'diagnosticDataCollectionEnabled=false']
  parameters.push(TRANSACTION_LIMIT)
  const sizes = ['--wiredTigerCacheSizeGB', '0.5', '--oplogSize', '512']
  const key = keyFile === undefined ? [] : ['--keyFile', keyFile]
  const set = ['--replSet', REPLICA_SET, '--port', `${port}`, ...key]
  return [...set, ...sizes, ...parameters.flatMap((parameter) => ['--setParameter', parameter])]
}

/** Makes it a replica set of itself at this port, and returns whether it accepts writes. */
async function ready(port: number, password?: string): Promise<boolean> {
  await using client = directClient(port, password)
  const admin = client.db('admin')
  const members = [{ _id: 0, host: `127.0.0.1:${port}` }]
  const hello = await admin.command({ hello: 1 })
  if (hello.isWritablePrimary === true && hello.me === members[0]?.host) return true
  const current = await admin.command({ replSetGetConfig: 1 }).catch(() => undefined)
  if (current === undefined) {
    await admin.command({ replSetInitiate: { _id: REPLICA_SET, members } })
  } else if (current.config.members[0].host !== members[0]?.host) {
    const config = { ...current.config, version: current.config.version + 1, members }
    await admin.command({ replSetReconfig: config, force: true })
  }
  return false
}

function directClient(port: number, password?: string): MongoClient {
  const auth = password === undefined ? {} : { auth: { username: ADMINISTRATOR, password }, authSource: 'admin' }
  return new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: 2_000,
    // By default the driver asks again after half a second.
    minHeartbeatFrequencyMS: 20,
    ...auth,
  })
}
