import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { ServiceName } from '../src/registry.ts'
import { type Answer, ask, issue, reached } from './support/client.ts'
import { type Fixture, openFixture } from './support/fixture.ts'
import { anInvoice, anItem } from './support/invoices.ts'

const killable = process.env.E2E_BASE_URL ? describe.skip : describe
if (process.env.E2E_BASE_URL) console.warn('skipped: a system that was already up is not killed')

killable('with 20 receipts on their way', () => {
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await openFixture()
  }, 120_000)
  afterAll(async () => {
    await fixture?.[Symbol.asyncDispose]()
  }, 60_000)

  test.each<[ServiceName, string[]]>([
    ['issuance', ['DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED']],
    ['authority-connector', ['DRAFT', 'RECEIVED_AUTHORITY']],
    ['renderer', ['DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED']],
  ])(
    'kill -9 of %s loses none and numbers none twice',
    async (victim, onTheirWay) => {
      const receipts = await Promise.all(Array.from({ length: 20 }, (_, n) => issue(fixture, aSlowInvoice(n))))
      expect((await states(receipts)).some((state) => onTheirWay.includes(state))).toBe(true)
      await fixture.processes?.kill(victim)
      await fixture.processes?.restart(victim)

      const done = await Promise.all(receipts.map(({ id }) => reached(fixture, id, ['COMPLETED'], 60_000)))

      expect(new Set(done.map(({ number }) => number)).size).toBe(20)
      expect(new Set(done.map(({ sequential }) => sequential)).size).toBe(20)
    },
    120_000,
  )

  async function states(receipts: Answer['body'][]): Promise<string[]> {
    const answers = await Promise.all(
      receipts.map(({ id }) => ask(fixture, 'GET', `/v1/developer/receipts/${id}/status`)),
    )
    return answers.map(({ body }) => body.data.status)
  }
})

/** Every other one keeps the authority busy for a second, so that the kill meets receipts at every stage. */
function aSlowInvoice(n: number): object {
  return anInvoice({ sendEmail: false, items: [anItem({ code: n % 2 === 0 ? 'A-1' : 'SIM-DELAY-1' })] })
}
