import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { findMongo } from './find-mongo.ts'
import { findRabbit } from './find-rabbit.ts'
import type { FindOptions, Infrastructure } from './infrastructure.ts'
import { management } from './management.ts'

export interface TestMongo extends Infrastructure {
  /** A unique prefix; all databases with it are dropped at the end. */
  database: string
}

/** A real MongoDB for one test file: that of `MONGODB_URL` (`npm test` sets it), or an own one. */
export async function testMongo(): Promise<TestMongo> {
  const life = new AsyncDisposableStack()
  const { url } = await started(findMongo, life)
  const database = `test-${randomUUID().slice(0, 13)}`
  life.defer(() => dropDatabases(url, database))
  return { url, database, [Symbol.asyncDispose]: () => life.disposeAsync() }
}

/**
 * A real RabbitMQ for one test file: an own virtual host, removed at the end, on the broker of `RABBITMQ_URL` (`npm
 * test` sets it) or on an own one. The broker needs its management API.
 */
export async function testRabbit(): Promise<Infrastructure> {
  const life = new AsyncDisposableStack()
  const { url } = await started(findRabbit, life)
  const name = `test-${randomUUID().slice(0, 13)}`
  await management(url, 'PUT', `/vhosts/${name}`)
  life.defer(() => management(url, 'DELETE', `/vhosts/${name}`))
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, [Symbol.asyncDispose]: () => life.disposeAsync() }
}

async function started(find: (options: FindOptions) => Promise<Infrastructure>, life: AsyncDisposableStack) {
  const dataDir = mkdtempSync(join(tmpdir(), 'etax-test-'))
  life.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  return life.use(await find({ dataDir }))
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  await using client = new MongoClient(url)
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true })
  const ours = databases.filter(({ name }) => name.startsWith(prefix))
  await Promise.all(ours.map(({ name }) => client.db(name).dropDatabase()))
}
