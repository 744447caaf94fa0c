import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Answer, ask, reached } from './support/client.ts'
import { type Fixture, openFixture } from './support/fixture.ts'
import { anInvoice } from './support/invoices.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
}, 120_000)
afterAll(async () => {
  await fixture?.[Symbol.asyncDispose]()
}, 60_000)

test('200 orders at once, 50 of them repeats: 150 receipts, numbered without gap or double', async () => {
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
