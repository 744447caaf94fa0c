import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureTools, freePort, isFree, until } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FirstRun } from '../../local/src/first-run.ts'
import { anInvoice, anItem } from '../harness/invoices.ts'
import { folderMail } from '../harness/mail.ts'

const root = join(import.meta.dirname, '../../..')
let dataDir: string
let port: number
const started = new Set<ChildProcess>()

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'etax-start-'))
  port = await freePort()
  expect(await ensureTools()).not.toContain('curl')
}, 120_000)

afterAll(async () => {
  for (const child of [...started].filter(isRunning)) {
    process.kill(-(child.pid ?? 0), 'SIGTERM')
    await once(child, 'exit')
  }
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

test('the first start makes a workspace and prints a curl that issues an invoice; the second finds it again', async () => {
  const first = npmStart()
  const output = await first.ready()
  const facts: FirstRun = JSON.parse(readFileSync(join(dataDir, 'first-run.json'), 'utf8'))
  expect(Object.keys(facts).sort()).toEqual(FACTS)
  await first.says(/the sandbox has demo data: 12 receipts/)

  const [command, look] = output.match(/^curl [\s\S]*?\n\n/gm) ?? []
  const { stdout } = await promisify(execFile)('bash', ['-c', `${command}`])
  const issued = JSON.parse(stdout).data
  await completed(facts, issued.id)
  const newest = await promisify(execFile)('bash', ['-c', `${look}`])
  expect(JSON.parse(newest.stdout).data).toMatchObject([{ id: issued.id, status: 'COMPLETED' }])
  expect(await folderMail(join(dataDir, 'mail')).to('maria@example.com')).toHaveLength(1)

  await first.interrupt()
  const mongoPort = JSON.parse(readFileSync(join(dataDir, 'mongo.json'), 'utf8')).port
  expect([await isFree(port), await isFree(mongoPort)]).toEqual([true, true])

  const began = performance.now()
  const second = npmStart()
  await second.ready()
  expect(performance.now() - began).toBeLessThan(60_000)
  expect(await completed(facts, issued.id)).toMatchObject({ accessKey: issued.accessKey })
  await second.interrupt()
}, 180_000)

test('Ctrl-C in the midst of 20 receipts stops at once, and the next start completes them', async () => {
  const first = npmStart()
  await first.ready()
  const facts: FirstRun = JSON.parse(readFileSync(join(dataDir, 'first-run.json'), 'utf8'))
  const orders = await Promise.all(Array.from({ length: 20 }, () => order(facts)))

  const began = performance.now()
  await first.interrupt()
  // Each service may take 10 s for pending work.
  expect(performance.now() - began).toBeLessThan(10_000)

  const second = npmStart()
  await second.ready()
  await Promise.all(orders.map(({ id }) => completed(facts, id)))
  await second.interrupt()
}, 180_000)

test('kill -9 in the midst of 20 receipts loses none: the next start completes them', async () => {
  const first = npmStart()
  await first.ready()
  const facts: FirstRun = JSON.parse(readFileSync(join(dataDir, 'first-run.json'), 'utf8'))
  const orders = await Promise.all(Array.from({ length: 20 }, () => order(facts)))

  await first.kill()
  const second = npmStart()
  await second.ready()

  const done = await Promise.all(orders.map(({ id }) => completed(facts, id)))
  expect(new Set(done.map(({ number }) => number)).size).toBe(20)
  await second.interrupt()
}, 180_000)

test('a database that is killed ends npm start, which says so; the next start completes what was accepted', async () => {
  const first = npmStart()
  await first.ready()
  const facts: FirstRun = JSON.parse(readFileSync(join(dataDir, 'first-run.json'), 'utf8'))
  const orders = await Promise.all(Array.from({ length: 5 }, () => order(facts)))

  process.kill(Number(readFileSync(join(dataDir, 'mongo/mongod.lock'), 'utf8')), 'SIGKILL')
  expect(await first.exit).toBe(1)
  expect(first.output()).toMatch(/MongoDB has ended: \S+mongod\.log may say why/)

  const second = npmStart()
  await second.ready()
  await Promise.all(orders.map(({ id }) => completed(facts, id)))
  await second.interrupt()
}, 180_000)

test('a taken port is reported before anything starts', async () => {
  const squatter = createServer().listen(port, '127.0.0.1')
  await once(squatter, 'listening')

  const { exit, output } = npmStart()

  expect(await exit).toBe(1)
  expect(output()).toContain(`Port ${port} of 127.0.0.1 is taken`)
  expect(output()).not.toContain('MongoDB')
  squatter.close()
}, 30_000)

const FACTS = [
  'baseUrl',
  'dashboardUrl',
  'email',
  'emissionPointId',
  'establishmentId',
  'liveKey',
  'password',
  'taxpayerId',
  'taxpayerRuc',
  'testKey',
  'workspaceId',
]

const READY = /\nReady\.[\s\S]*Ctrl-C stops everything/

function npmStart() {
  const { MONGODB_URL: _m, RABBITMQ_URL: _r, SMTP_URL: _s, ...env } = process.env
  const child = spawn('npm', ['start'], {
    cwd: root,
    // Stuck work is retried after 2 s instead of 30.
    env: { ...env, PORT: `${port}`, DATA_DIR: dataDir, ENV_FILE: '', STEP_TIMEOUT_MS: '2000' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  started.add(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk
    })
  }
  const exit = once(child, 'exit').then(([code]) => code)
  const ready = async () => {
    await until('npm start to be ready', () => !isRunning(child) || READY.test(text), { within: 90_000 })
    if (!READY.test(text)) throw new Error(text)
    return text
  }
  const says = (words: RegExp) => until(`npm start to say ${words}`, () => words.test(text), { within: 60_000 })
  return {
    exit,
    says,
    output: () => text,
    ready,
    kill: async () => {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
      await exit
    },
    interrupt: async () => {
      // Signals the whole group, as a terminal does. npm's own exit code does not matter.
      process.kill(-(child.pid ?? 0), 'SIGINT')
      await exit
      expect(text).toMatch(/stopping: SIGINT[\s\S]*stopped/)
    },
  }
}

async function order({ baseUrl, testKey, taxpayerRuc }: FirstRun): Promise<{ id: string }> {
  const answer = await fetch(`${baseUrl}/v1/developer/invoices`, {
    method: 'POST',
    headers: { 'x-api-key': testKey, 'x-taxpayer-ruc': taxpayerRuc, 'content-type': 'application/json' },
    body: JSON.stringify(anInvoice({ items: [anItem({ code: 'SIM-DELAY-1' })] })),
  })
  expect(answer.status).toBe(202)
  return ((await answer.json()) as { data: { id: string } }).data
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

function completed({ baseUrl, testKey, taxpayerRuc }: FirstRun, id: string) {
  return until(`receipt ${id} to be COMPLETED`, async () => {
    const headers = { 'x-api-key': testKey, 'x-taxpayer-ruc': taxpayerRuc }
    const answer = await fetch(`${baseUrl}/v1/developer/receipts/${id}`, { headers })
    const { data } = (await answer.json()) as { data: { status: string; number: string } }
    return data.status === 'COMPLETED' && data
  })
}
