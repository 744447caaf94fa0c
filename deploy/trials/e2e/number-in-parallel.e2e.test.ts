import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openWorkspace } from '../../local/src/open-workspace.ts'
import { unwrap } from '../harness/authority-schema.ts'
import { type Answer, ask, download, issue, must, reached, signedIn } from '../harness/client.ts'
import { type OtherKind, otherKinds } from '../harness/every-kind.ts'
import { type Fixture, openFixture } from '../harness/fixture.ts'
import { anInvoice } from '../harness/invoices.ts'
import { withLiveKey } from '../harness/live-key.ts'
import { asPreBuilt } from '../harness/pre-built-invoice.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
}, 120_000)
afterAll(async () => {
  await fixture?.[Symbol.asyncDispose]()
}, 60_000)

test('200 orders at once, 50 of them repeats: 150 receipts, numbered without gaps and duplicates', async () => {
  const references = [...Array.from({ length: 150 }, (_, n) => n), ...Array.from({ length: 50 }, (_, n) => n)]
  const run = randomUUID()
  const issueOne = (n: number) =>
    ask(fixture, 'POST', '/v1/developer/invoices', {
      body: anInvoice({ devReference: `${run}-${n}`, sendEmail: false }),
    })

  const answers = await Promise.all(references.map(issueOne))

  const fresh = answers.filter(({ status }) => status === 202)
  const repeats = answers.filter(({ status }) => status === 200)
  expect([fresh.length, repeats.length]).toEqual([150, 50])
  expect(repeats.every(({ body }) => body.data.duplicate === true)).toBe(true)
  expect(fresh.every(({ body }) => body.data.duplicate !== true)).toBe(true)
  expect(new Set(answers.map(({ body }) => body.data.accessKey)).size).toBe(150)
  expect(sequentials(fresh)).toEqual(Array.from({ length: 150 }, (_, n) => (sequentials(fresh)[0] ?? 0) + n))
  await Promise.all(fresh.map(({ body }) => reached(fixture, body.data.id, ['COMPLETED'], 60_000)))
}, 120_000)

function sequentials(answers: Answer[]): number[] {
  return answers.map(({ body }) => Number(body.data.sequential)).sort((a, b) => a - b)
}

const RUC = '1790011674001'
const ROUNDS = 3
const AT_ONCE = 3
const KINDS = ['invoices', ...(Object.keys(otherKinds) as OtherKind[])] as const
type Kind = (typeof KINDS)[number]

// The authority of an existing system may be the real one.
const withSimulator = process.env.E2E_BASE_URL ? test.skip : test

withSimulator(
  'orders, pre-built XML and PATCH at once take each number once, of every kind and in both modes',
  async () => {
    const live = await withLiveKey(fixture, RUC)
    const sandbox: Fixture = { ...live, workspace: { ...live.workspace, testKey: fixture.workspace.testKey } }
    for (const [by, mode] of [
      [sandbox, 'test'],
      [live, 'live'],
    ] as const) {
      const { id } = await issue(by, anInvoice({ sendEmail: false }))
      const support = await reached(by, id, ['COMPLETED'], 60_000)
      const account = await signedIn(fixture, { 'x-taxpayer-ruc': RUC, 'x-mode': mode })
      const order = (kind: Kind) => {
        if (kind === 'invoices')
          return ask(by, 'POST', '/v1/developer/invoices', { body: anInvoice({ sendEmail: false }) })
        const body = { ...otherKinds[kind](support, ''), sendEmail: false }
        return kind === 'waybills'
          ? account('POST', '/account/waybills', body)
          : ask(by, 'POST', `/v1/developer/${kind}`, { body })
      }
      await Promise.all(KINDS.map((kind) => takeNumbers(by, kind, () => order(kind))))
    }
  },
  240_000,
)

async function takeNumbers(by: Fixture, kind: Kind, order: () => Promise<Answer>): Promise<void> {
  const first = must(202, await order()).data
  const { accessKey, documentType } = await reached(by, first.id, ['COMPLETED'], 60_000)
  const { document } = unwrap((await download(by, first.id, 'xml')).toString())
  for (let round = 0; round < ROUNDS; round++) {
    const next = await nextOf(by, documentType)
    const own = Array.from({ length: AT_ONCE }, (_, n) =>
      asPreBuilt(document, accessKey, `${next + n}`.padStart(9, '0')),
    )
    const submit = (xml: string) => ask(by, 'POST', '/v1/developer/sign-and-authorize', { body: { xml } })
    const place = { establishment: '001', emissionPoint: '001', next: next + 2 }

    const [orders, documents, repeats, patched] = await Promise.all([
      Promise.all(own.map(order)),
      Promise.all(own.map(submit)),
      Promise.all(own.map(submit)),
      ask(by, 'PATCH', `/v1/developer/${kind}/sequential`, { body: place }),
    ])

    expect(orders.map(({ status }) => status)).toEqual(own.map(() => 202))
    expect([200, 409]).toContain(patched.status)
    const accepted = [...orders, ...documents, ...repeats].filter(({ status }) => status < 300)
    const ids = new Set(accepted.map(({ body }) => body.data.id))
    expect(new Set(accepted.map(({ body }) => body.data.sequential)).size).toBe(ids.size)
    for (const [n, answer] of documents.entries()) {
      const statuses = [answer.status, repeats[n]?.status].toSorted()
      // One receipt for both, or none if an order took the number.
      expect([
        [200, 202],
        [409, 409],
      ]).toContainEqual(statuses)
      if (answer.status === 409) expect(answer.body.code).toBe('ISS_30011')
      else expect(repeats[n]?.body.data.id).toBe(answer.body.data.id)
    }
  }
}

async function nextOf(by: Fixture, documentType: string): Promise<number> {
  const { data } = must(200, await ask(by, 'GET', '/v1/developer/sequentials'))
  return data.find((one: { documentType: string }) => one.documentType === documentType).next
}

withSimulator(
  'imports and orders at once take each number once, and no order is given the number of an import',
  async () => {
    const ruc = '1790085783001'
    const there = { ...fixture, workspace: await openWorkspace(fixture.processes?.accounts ?? '', 'elsewhere') }
    const [live, elsewhere] = [await withLiveKey(fixture, ruc), await withLiveKey(there, ruc)]
    const issued: Answer['body'][] = []
    // Far enough apart that orders between imports do not reach the next import's number.
    for (const next of [40, 60, 80, 100]) {
      must(200, await setNext(elsewhere, next))
      issued.push(await issue(elsewhere, anInvoice({ sendEmail: false })))
    }
    await Promise.all(issued.map(({ id }) => reached(elsewhere, id, ['COMPLETED'], 60_000)))
    const order = () => ask(live, 'POST', '/v1/developer/invoices', { body: anInvoice({ sendEmail: false }) })

    const [imports, orders] = await Promise.all([
      Promise.all(
        issued.map(({ accessKey }) => ask(live, 'POST', '/v1/developer/invoices/import', { body: { accessKey } })),
      ),
      Promise.all(issued.map(order)),
    ])
    const last = must(202, await order()).data

    expect([...imports, ...orders].map(({ status }) => status)).toEqual([201, 201, 201, 201, 202, 202, 202, 202])
    expect(new Set(sequentials([...imports, ...orders])).size).toBe(8)
    expect(Number(last.sequential)).toBeGreaterThan(100)
    expect(await reached(live, last.id, ['COMPLETED', 'REJECTED'], 60_000)).toMatchObject({ status: 'COMPLETED' })
    expect((await setNext(live, 100)).body).toMatchObject({ statusCode: 409, code: 'ISS_30004' })
  },
  120_000,
)

function setNext(by: Fixture, next: number): Promise<Answer> {
  const body = { establishment: '001', emissionPoint: '001', next }
  return ask(by, 'PATCH', '/v1/developer/invoices/sequential', { body })
}
