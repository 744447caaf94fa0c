import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { authorityDay, daysBetween, type Order, orderKinds } from '@etax/tax-document'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Answer, ask, must, reached, signedIn } from '../harness/client.ts'
import { type Fixture, openFixture } from '../harness/fixture.ts'

const folder = join(import.meta.dirname, '../../../libs/tax-document/examples')
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length))
  .sort()

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
}, 120_000)
afterAll(async () => {
  await fixture?.[Symbol.asyncDispose]()
}, 60_000)

test.each(names)(
  'the golden example %s is posted as it stands and ends COMPLETED',
  async (name) => {
    const { order, today } = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
    const { documentType, ...body }: Order = asIfWritten(authorityDay(Date.now()), order, today)

    const receipt = must(202, await post(documentType, body)).data

    expect(await reached(fixture, receipt.id, ['COMPLETED', 'REJECTED', 'ERROR'])).toMatchObject({
      documentType,
      status: 'COMPLETED',
      messages: expect.not.arrayContaining([expect.objectContaining({ type: 'ERROR' })]),
    })
  },
  60_000,
)

async function post(documentType: string, body: object): Promise<Answer> {
  const kind = orderKinds.find((candidate) => candidate.documentType === documentType)
  if (kind?.audience === 'developer') return ask(fixture, 'POST', `/v1/developer${kind.path}`, { body })
  const account = await signedIn(fixture, { 'x-taxpayer-ruc': fixture.workspace.taxpayerRuc })
  return account('POST', `/account${kind?.path}`, body)
}

/** Recent dates move with the example; older ones refer to former rates. */
const RECENT_DAYS = 90

function asIfWritten<T>(today: string, value: T, written: string): T {
  if (typeof value === 'string') return movedIn(value) as T
  if (Array.isArray(value)) return value.map((entry) => asIfWritten(today, entry, written)) as T
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => [name, asIfWritten(today, member, written)])
  return Object.fromEntries(members)

  function movedIn(text: string): string {
    if (/^\d\d\/\d{4}$/.test(text)) return `${today.slice(5, 7)}/${today.slice(0, 4)}`
    return /^\d{4}-\d\d-\d\d$/.test(text) ? moved(text) : text
  }

  function moved(day: string): string {
    if (daysBetween(day, written) > RECENT_DAYS) return day
    const instant = Date.parse(`${day}T00:00:00Z`) + daysBetween(written, today) * 86_400_000
    return new Date(instant).toISOString().slice(0, 10)
  }
}
