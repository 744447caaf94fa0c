import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Answer, ask, reached } from './support/client.ts'
import { anInvoice } from './support/invoices.ts'
import { openWorld, type World } from './support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 120_000)
afterAll(async () => {
  await world?.[Symbol.asyncDispose]()
}, 60_000)

test('200 orders at once, 50 of them repeats: 150 receipts, numbered without gap or double', async () => {
  const references = [...Array.from({ length: 150 }, (_, n) => n), ...Array.from({ length: 50 }, (_, n) => n)]
  const run = randomUUID()
  const issueOne = (n: number) =>
    ask(world, 'POST', '/v1/developer/invoices', { body: anInvoice({ devReference: `${run}-${n}`, sendEmail: false }) })

  const answers = await Promise.all(references.map(issueOne))

  const fresh = answers.filter(({ status }) => status === 202)
  const repeats = answers.filter(({ status }) => status === 200)
  expect([fresh.length, repeats.length]).toEqual([150, 50])
  expect(repeats.every(({ body }) => body.data.duplicate === true)).toBe(true)
  expect(fresh.every(({ body }) => body.data.duplicate !== true)).toBe(true)
  expect(new Set(answers.map(({ body }) => body.data.accessKey)).size).toBe(150)
  expect(sequentials(fresh)).toEqual(Array.from({ length: 150 }, (_, n) => (sequentials(fresh)[0] ?? 0) + n))
  await Promise.all(fresh.map(({ body }) => reached(world, body.data.id, ['COMPLETED'], 60_000)))
}, 120_000)

function sequentials(answers: Answer[]): number[] {
  return answers.map(({ body }) => Number(body.data.sequential)).sort((a, b) => a - b)
}
