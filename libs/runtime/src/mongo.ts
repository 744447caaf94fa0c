import { platformErrors } from '@etax/contracts'
import { isOutage, whyNotConnected, within } from '@etax/kernel'
import mongoose, { type Connection, type mongo } from 'mongoose'

export interface Mongo extends AsyncDisposable {
  connection: Connection
  db: mongo.Db
  /** Whether the primary answers within a second. */
  healthy(): Promise<boolean>
}

/** The limit of a start, and the driver's limit for finding a server. */
const START_TIMEOUT_MS = 30_000
const SELECTION_TIMEOUT_MS = 5_000
const POOL_CHECK_MS = 10_000
const READY_CONNECTIONS = 5

/**
 * Connects to a service's own database. A majority acknowledges each write, journaled; decisions read majority data.
 * @throws AppError `unavailable` SYS_00008 without a connection within 30 s, with the reason
 */
export async function connectMongo(url: string, database: string, withinMs = START_TIMEOUT_MS): Promise<Mongo> {
  const connection = await connect(url, database, performance.now() + withinMs)
  const db = connection.db
  if (db === undefined) throw platformErrors.databaseMissing()
  return {
    connection,
    db,
    healthy: () =>
      within(1_000, 'asking MongoDB', db.command({ ping: 1 }, { readPreference: 'primary' })).then(
        () => true,
        () => false,
      ),
    async [Symbol.asyncDispose]() {
      await connection.close()
    },
  }
}

async function connect(url: string, dbName: string, until: number): Promise<Connection> {
  let client: mongo.MongoClient | undefined
  try {
    client = clientOf(url, dbName)
    await client.connect()
    endWhereSetIsAnother(client)
    await openConnections(client)
    return mongoose.createConnection().setClient(client)
  } catch (error) {
    await client?.close().catch(() => {})
    if (isOutage(error) && performance.now() < until) return connect(url, dbName, until)
    throw platformErrors.databaseUnreachable({
      more: `${dbName} at ${hostsOf(url)}: ${whyNotConnected(error)}`,
      cause: error,
    })
  }
}

function clientOf(url: string, dbName: string): mongo.MongoClient {
  const client = new mongoose.mongo.MongoClient(url, {
    writeConcern: { w: 'majority', journal: true },
    readConcernLevel: 'majority',
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
    maxPoolSize: 20,
  })
  // A private option of the driver: by default the pool checks its minimum size ten times a second, which wakes an idle
  // process.
  Object.assign(client.options, { dbName, minPoolSizeCheckFrequencyMS: POOL_CHECK_MS })
  return client
}

/** Authentication takes time on a busy machine: the first calls must not wait for it. */
async function openConnections(client: mongo.MongoClient): Promise<void> {
  const ping = () => client.db().command({ ping: 1 })
  await Promise.all(Array.from({ length: READY_CONNECTIONS }, ping))
}

function hostsOf(url: string): string {
  return /^[a-z+]+:\/\/(?:[^@/]*@)?([^/?]+)/.exec(url)?.[1] ?? 'an address that cannot be read'
}

/** Longer than an election takes. */
const ANOTHER_SET_MS = 15_000

/**
 * Ends the process, as a signal does, after the replica set was restored or created anew: the driver refuses its
 * primary, whose elections are older than the known ones. After a restart the process accepts the new set.
 */
export function endWhereSetIsAnother(
  client: Pick<mongo.MongoClient, 'on'>,
  end: () => void = () => {
    process.exitCode = 1
    process.kill(process.pid, 'SIGTERM')
  },
): void {
  let ending: NodeJS.Timeout | undefined
  client.on('topologyDescriptionChanged', ({ newDescription: { type, servers } }) => {
    const isAnother =
      type === 'ReplicaSetNoPrimary' &&
      [...servers.values()].some(({ error }) => /marked stale/.test(error?.message ?? ''))
    if (isAnother) ending ??= setTimeout(end, ANOTHER_SET_MS).unref()
    else if (type === 'ReplicaSetWithPrimary') {
      clearTimeout(ending)
      ending = undefined
    }
  })
}
