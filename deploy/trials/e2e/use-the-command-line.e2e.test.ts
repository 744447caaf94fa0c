import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyWebhook } from '@etax/client'
import { until } from '@etax/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { clientOf } from '../harness/client.ts'
import { type Fixture, openFixture } from '../harness/fixture.ts'
import { receiveWebhooks } from '../harness/webhook-receiver.ts'

const cli = join(import.meta.dirname, '../../../libs/cli')
let fixture: Fixture
let home: string
let passport: string
/** 10,000 for a longer trial: WATCH_LINES=10000 npm test -- use-the-command-line -t watched */
const LINES = Number(process.env.WATCH_LINES || 300)
const LIMIT_MS = 60_000 + LINES * 100
const running = new Set<ChildProcess>()

beforeAll(async () => {
  fixture = await openFixture()
  execFileSync('npm', ['run', '-s', 'build'], { cwd: cli })
  home = mkdtempSync(join(tmpdir(), 'etax-cli-'))
}, 120_000)

beforeEach(() => {
  // A customer of its own counts the receipts of a test.
  passport = `P${randomInt(10 ** 9, 10 ** 10)}`
})

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(home, { recursive: true, force: true })
  await fixture?.[Symbol.asyncDispose]()
}, 60_000)

function start(args: readonly string[], env: Record<string, string> = {}) {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [join(cli, 'dist/etax.mjs'), ...args], {
    cwd: home,
    env: { PATH, HOME: home, ETAX_URL: fixture.baseUrl, ...env },
  })
  running.add(child)
  const output = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output.err += text
  })
  const exit = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return { child, output, exit }
}

async function etax(
  args: readonly string[],
  { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {},
) {
  const { child, output, exit } = start(args, env)
  child.stdin.end(input)
  const code = await exit
  return {
    code,
    ...output,
    lines: () =>
      output.out
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  }
}

function file(name: string, text: string): string {
  writeFileSync(join(home, name), text)
  return name
}

const anOrder = (fields: object = {}) => ({
  customer: { identificationType: 'PASSPORT', identification: passport, legalName: 'Ana Ruiz' },
  items: [{ code: 'A-1', description: 'Café', quantity: 1, unitPrice: 10, taxType: 'IVA_RATE', tax: 15 }],
  ...fields,
})

const issuedTo = async () => (await clientOf(fixture).receipts.list({ customerIdentification: passport }).first()).total

test('a login keeps the key for later commands, readable only by its owner, and prints it never', async () => {
  const { testKey, taxpayerRuc } = fixture.workspace

  const answer = await etax(['login', '--ruc', taxpayerRuc, '--json'], { input: `${testKey}\n` })

  expect([answer.code, answer.lines()]).toEqual([0, [expect.objectContaining({ mode: 'test', taxpayerRuc })]])
  const kept = join(home, '.config/etax/config.json')
  expect(statSync(kept).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject({ apiKey: testKey, taxpayerRuc })
  expect(answer.out + answer.err).not.toContain(testKey)
})

test('the orders of a JSON and of a CSV file are issued, and the same files again issue nothing', async () => {
  const json = file('orders.json', JSON.stringify([anOrder(), anOrder({ devReference: `own-${passport}` })]))
  const header = 'devReference,customer.identificationType,customer.identification,customer.legalName,item.code'
  const row = (reference: string, code: string) =>
    `${reference},PASSPORT,${passport},Ana Ruiz,${code},Té,2,1.5,IVA_RATE,15`
  const names = `${header},item.description,item.quantity,item.unitPrice,item.taxType,item.tax`
  const csv = file(
    'orders.csv',
    [names, row(`two-${passport}`, 'A-1'), row(`two-${passport}`, 'A-2'), row('', 'A-3')].join('\n'),
  )

  const first = await etax(['issue', json, csv, '--json', '--wait'])
  const again = await etax(['issue', json, csv, '--json'])

  expect([first.code, again.code]).toEqual([0, 0])
  expect(first.lines()).toHaveLength(4)
  expect(first.lines().every(({ state, duplicate }) => state === 'COMPLETED' && duplicate === false)).toBe(true)
  expect(again.lines().every(({ duplicate }) => duplicate === true)).toBe(true)
  expect(await issuedTo()).toBe(4)
})

test('a wrong order is refused with the code of each field, in the language of the caller', async () => {
  const wrong = file('wrong.json', JSON.stringify([anOrder(), anOrder({ items: [] })]))

  const answer = await etax(['validate', wrong, '--json'])
  const spanish = await etax(['issue', wrong, '--lang', 'es'])

  expect(answer.code).toBe(1)
  expect(answer.lines()).toMatchObject([
    { line: 1, valid: true, total: '11.50' },
    { line: 2, valid: false, code: 'VAL_10000', details: [{ path: 'items' }] },
  ])
  expect([spanish.code, spanish.out]).toEqual([
    1,
    expect.stringMatching(/wrong\.json:2 VAL_10000 \S+[\s\S]*items: .*debe/),
  ])
  expect(await issuedTo()).toBe(1)
})

test('receipts are listed and shown, and the RIDE has an address', async () => {
  await etax(['issue', file('one.json', JSON.stringify(anOrder())), '--wait'])

  const listed = (await etax(['receipts', '--search', passport, '--json'])).lines()
  const [{ id }] = listed
  const shown = await etax(['receipts', id])
  const opened = await etax(['open', id, '--print'])

  expect(listed).toHaveLength(1)
  expect(shown.out).toMatch(new RegExp(`^${id} +COMPLETED +INVOICE .* 11.50 +Ana Ruiz\n$`))
  expect(
    Buffer.from(await (await fetch(opened.out.trim())).arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF')
})

test('webhooks reach a server on this machine, signed with the secret that listen prints', async () => {
  await using receiver = await receiveWebhooks('127.0.0.1', async () => '')
  const listening = start(['listen', '--forward-to', `localhost:${receiver.port}/hook`, '--json'])
  const [ready] = await until(
    'it listens',
    () => listening.output.out.includes('\n') && listening.output.out.split('\n'),
  )
  const { secret } = JSON.parse(ready ?? '')

  const { id } = (await etax(['trigger', 'credit_note.rejected', '--json'])).lines()[0]
  await until('the test event arrives', () => receiver.deliveries.length === 1)
  await etax(['issue', file('heard.json', JSON.stringify(anOrder()))])
  await until('the real event arrives', () =>
    receiver.deliveries.some(({ body }) => body.includes('"invoice.completed"')),
  )
  await etax(['resend', id])
  const withId = () => receiver.deliveries.filter(({ headers }) => headers['webhook-id'] === id)
  await until('the test event arrives again', () => withId().length === 2)

  for (const { body, headers } of receiver.deliveries) await verifyWebhook(body, headers, secret)
  expect(new Set(withId().map(({ body }) => body)).size).toBe(1)
  listening.child.kill('SIGINT')
  expect(await listening.exit).toBe(0)
})

test(
  'a watched folder is issued once, although its program is killed three times',
  async () => {
    const inbox = join(home, 'inbox')
    mkdirSync(inbox)
    const orders = Array.from({ length: LINES }, (_, at) => anOrder(at === 7 ? { items: [] } : {}))
    writeFileSync(join(inbox, 'day.json'), orders.map((order) => JSON.stringify(order)).join('\n'))
    const results = join(inbox, 'working/day.json.results.ndjson')
    const written = () => (existsSync(results) ? readFileSync(results, 'utf8').split('\n').length - 1 : 0)

    for (const most of [0.1, 0.4, 0.7].map((part) => LINES * part)) {
      const { child, exit } = start(['watch', inbox])
      await until(`${most} results are written`, () => written() >= most, { every: 5, within: LIMIT_MS })
      child.kill('SIGKILL')
      await exit
    }
    const last = await etax(['watch', inbox, '--once', '--json'])

    expect([last.code, last.lines().at(-1)]).toEqual([1, { file: 'day.json', issued: LINES - 1, refused: 1 }])
    expect(readdirSync(join(inbox, 'done')).sort()).toEqual(['day.json', 'day.json.results.ndjson'])
    expect(JSON.parse(readFileSync(join(inbox, 'refused/day.json.json'), 'utf8'))).toMatchObject([{ items: [] }])
    expect(await issuedTo()).toBe(LINES - 1)
  },
  LIMIT_MS,
)

test('the doctor finds nothing wrong, and says what is when there is', async () => {
  const healthy = await etax(['doctor', '--json'])
  const unreachable = await etax(['doctor', '--url', 'http://127.0.0.1:9'])
  const revoked = await etax(['doctor'], { env: { ETAX_API_KEY: 'ak_test_wrong' } })

  expect(healthy.lines().map(({ check, state }) => [check, state])).toEqual([
    ['key', 'good'],
    ['clock', 'good'],
    ['taxpayer', 'good'],
    ['certificate', 'good'],
    ['series', 'good'],
    ['webhooks', expect.any(String)],
  ])
  expect([unreachable.code, unreachable.out]).toEqual([3, expect.stringContaining('✗ key:')])
  expect([revoked.code, revoked.out]).toEqual([4, expect.stringMatching(/✗ key: .*key/)])
  expect((await etax(['issue'])).code).toBe(2)
  expect((await etax(['logs', '--failed', '--json'])).lines()[0]).toMatchObject({
    status: 400,
    remedies: expect.arrayContaining([expect.objectContaining({ code: 'VAL_10000' })]),
  })
}, 60_000)
