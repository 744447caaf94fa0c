import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findEngine, findMongo, findRabbit, until } from '@etax/testkit'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { MongoClient } from 'mongodb'

const engine = await findEngine()
const images = engine === undefined ? [] : await engine.container.dockerode.listImages()
const hasImages = ['mongo:8', 'rabbitmq:4-management'].every((name) =>
  images.some(({ RepoTags }) => RepoTags?.includes(name)),
)
if (!hasImages) {
  const missing = engine === undefined ? 'no Docker engine answers (DOCKER_HOST)' : 'the engine lacks the images'
  console.warn(`containers.component.test.ts is skipped: ${missing}`)
}
const testWithEngine = hasImages ? test : test.skip

jest.setTimeout(120_000)
let dataDir: string
const environment = { ...process.env }
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'etax-containers-'))
  process.env.ETAX_INFRASTRUCTURE = 'docker'
  delete process.env.MONGODB_URL
  delete process.env.RABBITMQ_URL
})
afterEach(() => {
  Object.assign(process.env, environment)
  delete process.env.ETAX_INFRASTRUCTURE
  rmSync(dataDir, { recursive: true, force: true })
})

testWithEngine('a MongoDB in a container takes transactions, and has its data after a restart', async () => {
  const first = await findMongo({ dataDir })
  await insert(first.url, 'kept')
  await first[Symbol.asyncDispose]()

  await using second = await findMongo({ dataDir })

  expect(second.url).toBe(first.url)
  expect(await insert(second.url, 'new')).toEqual(['kept', 'new'])
})

testWithEngine('a RabbitMQ in a container has its management API', async () => {
  await using rabbit = await findRabbit({ dataDir })

  const { port, username, password } = new URL(rabbit.url)
  const answer = await fetch(`http://127.0.0.1:${Number(port) + 10_000}/api/overview`, {
    headers: { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` },
    signal: AbortSignal.timeout(5_000),
  })
  expect(answer.status).toBe(200)
})

testWithEngine('a container is gone when it is stopped, and its port is published on this machine only', async () => {
  const mongo = await findMongo({ dataDir })
  const published = (await containers()).flatMap(({ Ports }) => Ports.map(({ IP }) => IP))

  await mongo[Symbol.asyncDispose]()

  expect(new Set(published.filter(Boolean))).toEqual(new Set(['127.0.0.1']))
  expect(await containers()).toEqual([])
})

testWithEngine('a container is gone when the process that started it is killed', async () => {
  const code = `
    import { findMongo } from '@etax/testkit'
    const { url } = await findMongo({ dataDir: ${JSON.stringify(dataDir)} })
    console.log(url)
    setInterval(() => {}, 1_000)`
  const owner = spawn(process.execPath, ['--conditions=@etax/source', '--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(createInterface(owner.stdout), 'line')
  expect(await containers()).toHaveLength(1)

  owner.kill('SIGKILL')
  await once(owner, 'exit')

  await until('the container to be gone', async () => (await containers()).length === 0)
})

async function containers() {
  const all = (await engine?.container.dockerode.listContainers({ all: true })) ?? []
  return all.filter(({ Mounts }) => Mounts.some(({ Source }) => Source?.startsWith(dataDir)))
}

async function insert(url: string, name: string): Promise<string[]> {
  await using client = new MongoClient(url)
  const rows = client.db('try').collection<{ name: string }>('rows')
  await client.withSession((session) => session.withTransaction(() => rows.insertOne({ name }, { session })))
  return (await rows.find().sort({ _id: 1 }).toArray()).map((row) => row.name)
}
