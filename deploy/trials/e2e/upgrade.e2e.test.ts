import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { connectMongo } from '@etax/runtime'
import { until } from '@etax/testkit'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { root, services } from '../../local/src/registry.ts'
import { type ReleaseData, readData } from '../../releases/keep-data.ts'
import { lastRelease } from '../../releases/last-release.ts'
import { liveFixture } from '../../releases/make-data.ts'
import { databaseOf } from '../../topology.ts'
import { type Answer, ask, download, issue, must, reached, signedIn } from '../harness/client.ts'
import type { Fixture } from '../harness/fixture.ts'
import { anInvoice } from '../harness/invoices.ts'
import { simulatedAuthority } from '../harness/simulated-authority.ts'
import { receiveWebhooks, type WebhookReceiver } from '../harness/webhook-receiver.ts'
import { openRestoredRelease } from './support/restored-release.ts'

jest.setTimeout(60_000)

const version = `${lastRelease(root)}`
/** The authority refuses older documents, so those not sent by then are refused. */
const TOLERANCE_MS = 90 * 86_400_000

const startedHere = process.env.E2E_BASE_URL ? describe.skip : describe
if (process.env.E2E_BASE_URL) console.warn('skipped: a system that was already up keeps its own data')

startedHere(`over the data that release ${version} left`, () => {
  let data: ReleaseData
  let hooks: WebhookReceiver
  let fixture: Fixture
  let getAs: Record<'test' | 'live' | 'account', (path: string) => Promise<Answer>>
  let from: Record<'test' | 'live', Fixture>
  beforeAll(async () => {
    data = readData(join(root, 'docs/releases', version))
    hooks = await receiveWebhooks('127.0.0.1', async () => undefined)
    fixture = await openRestoredRelease(data, `http://127.0.0.1:${hooks.port}/`)
    from = { test: fixture, live: liveFixture(fixture, data.certifiedRuc) }
    const account = await signedIn(fixture)
    getAs = {
      test: (path) => ask(from.test, 'GET', path),
      live: (path) => ask(from.live, 'GET', path),
      account: (path) => account('GET', path),
    }
  }, 120_000)
  afterAll(async () => {
    await fixture?.[Symbol.asyncDispose]()
    await hooks?.[Symbol.asyncDispose]()
  })

  test('every open receipt is finished, each document is sent once, and every mail arrives once', async () => {
    const ends = Date.now() - Date.parse(data.at) < TOLERANCE_MS ? ['COMPLETED'] : ['COMPLETED', 'REJECTED']

    const done = await Promise.all(data.open.map(({ id, mode }) => reached(from[mode], id, ends, 50_000)))

    expect(new Set(done.map(({ accessKey }) => accessKey)).size).toBe(data.open.length)
    expect((await simulatedAuthority(`${fixture.processes?.authorityUrl}`).log()).violations).toEqual([])
    for (const address of data.unsentTo) expect(await fixture.mail.to(address)).toHaveLength(1)
  })

  test('finished receipts get the same answers, and every document has the same bytes', async () => {
    for (const { as, path, answer } of data.answers) {
      const { status, body } = await getAs[as](path)
      expect({ path, status }).toEqual({ path, status: 200 })
      expect({ path, body: comparable(body) }).toMatchObject({ path, body: comparable(answer) as object })
    }
    for (const { id, mode, xml } of data.finished.filter((receipt) => receipt.xml !== undefined)) {
      const bytes = await download(from[mode], id, 'xml')
      expect({ id, xml: createHash('sha256').update(bytes).digest('hex') }).toEqual({ id, xml })
      expect((await download(from[mode], id, 'pdf')).subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  test('unanswered webhooks are delivered with their former ids and bodies', async () => {
    const events = data.databases['webhook-dispatcher'].events?.rows as { _id: string; body: string }[]
    const waiting = data.databases['webhook-dispatcher'].deliveries?.rows as {
      eventId: string
      endpointId: string
      due?: object
    }[]
    const expected = waiting
      .filter(({ endpointId, due }) => endpointId === data.endpointId && due !== undefined)
      .map(({ eventId }) => events.find(({ _id }) => _id === eventId)?.body)

    const bodies = () => new Set(hooks.deliveries.map(({ body }) => body))
    await until('all to be delivered', async () => expected.every((body) => bodies().has(`${body}`)), {
      within: 50_000,
    })

    expect(expected.length).toBeGreaterThan(10)
  })

  test('numbers continue, and an earlier reference finds its receipt', async () => {
    const first = must(200, await getAs.test('/v1/developer/receipts?documentType=INVOICE')).data
    const highest = Math.max(...first.map(({ sequential }: { sequential: string }) => Number(sequential)))

    const next = await issue(fixture, anInvoice({ sendEmail: false }))
    const live = await issue(from.live, anInvoice({ sendEmail: false }))

    expect(Number(next.sequential)).toBe(highest + 1)
    await reached(fixture, next.id, ['COMPLETED'])
    await reached(from.live, live.id, ['COMPLETED'])
  })

  test('each migration ran in each database that has some, and none is left with a problem', async () => {
    const rows = services.map(async (name) => {
      await using mongo = await connectMongo(`${process.env.MONGODB_URL}`, databaseOf(name, prefix()))
      return (await mongo.db.collection<{ runs: number; problem?: string }>('migrations').find().toArray()).map(
        ({ runs, problem }) => ({ runs: runs > 0, problem }),
      )
    })

    const all = (await Promise.all(rows)).flat()

    expect(all.length).toBeGreaterThan(0)
    expect(all).toEqual(all.map(() => ({ runs: true, problem: undefined })))
  })

  function prefix(): string {
    return `${fixture.processes?.shared.databasePrefix}`
  }
})

/** The endpoint has another address here, and is reached by it; a certificate has fewer days left. */
const CHANGING = ['requestId', 'url', 'consecutiveFailures', 'daysLeft']

/** Dates moved to today, and the server has another address. */
function comparable(answer: unknown): unknown {
  const text = JSON.stringify(answer, (key, value) => {
    if (CHANGING.includes(key)) return undefined
    // Version 0.1 wrote it in decimal.
    return key === 'serialNumber' && /^\d{45,}$/.test(value) ? BigInt(value).toString(16) : value
  })
  return JSON.parse(text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(instant)').replace(/http:\/\/127\.0\.0\.1:\d+/g, ''))
}
