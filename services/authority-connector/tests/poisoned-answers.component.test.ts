import type { SubmitDocument } from '@etax/contracts'
import { until } from '@etax/testkit'
import { expect, jest, test } from '@jest/globals'
import type { FaultName } from '../src/simulator/faults.ts'
import { type AuthorityFixture, openAuthority } from './authority-fixture.ts'
import { aKey, anInvoice } from './connector-fixture.ts'
import { testSigner } from './sign.ts'

jest.setTimeout(90_000)

const POISONED = '1790085783001'
const CLEAN = Array.from({ length: 10 }, (_, n) => `17900${n}1674001`)
const EACH = 10
const AUTHORIZED = ['send: RECIBIDA', 'ask: AUTORIZADO']

/** Long leases: a busy machine repeats no call of a clean document. */
const PATIENT = { sendSeconds: 20, askSeconds: 20 }

const sign = testSigner()
let sequential = 600_000

/** A document of a caller that contains `]]>`, the end of a CDATA section. */
function breakingSections(fixture: AuthorityFixture): SubmitDocument {
  sequential += 1
  const accessKey = aKey(sequential, '12345678', 1, POISONED)
  const written = anInvoice(accessKey, { additionalInfo: { ']]>': ']]>' } })
  const xml = sign(written.replace('nombre="]]&gt;"', 'nombre="]]>"'))
  expect(xml).toContain('nombre="]]>"')
  return fixture.prepare({ accessKey, ruc: POISONED, xml })
}

const prepareMany = (fixture: AuthorityFixture, count: number, ruc: string) =>
  Array.from({ length: count }, () => fixture.prepare({ ruc }))

async function allAuthorized({ connector }: AuthorityFixture, submissions: readonly SubmitDocument[]): Promise<void> {
  const isAuthorized = ({ receiptId }: SubmitDocument) =>
    connector.facts.of(receiptId).some(({ type }) => type === 'authority.authorized')
  await until('all authorized', () => submissions.every(isAuthorized), { within: 60_000, every: 50 })
}

test('poisoned documents of one taxpayer, in four forms, do not delay those of ten others', async () => {
  await using fixture = await openAuthority(PATIENT)
  const { connector } = fixture
  const forms = (['html-200', 'other-key', 'huge'] as const).map((name) => ({
    name,
    documents: prepareMany(fixture, EACH, POISONED),
  }))
  const cdata = Array.from({ length: EACH }, () => breakingSections(fixture))
  const clean = CLEAN.flatMap((ruc) => prepareMany(fixture, 4, ruc))
  await fixture.setFault([
    ...forms.flatMap(({ name, documents }) => documents.map(({ accessKey }) => ({ name, accessKey }))),
    { name: 'none', comprobanteAs: 'cdata-raw' },
  ])

  const unreadable = forms.flatMap(({ documents }) => documents)
  await Promise.all([...unreadable, ...cdata, ...clean].map((one) => connector.publish(one)))
  await allAuthorized(fixture, [...clean, ...cdata])

  for (const { accessKey } of clean) expect(await fixture.calls(accessKey)).toEqual(AUTHORIZED)
  const facts = unreadable.flatMap(({ receiptId }) => connector.facts.of(receiptId))
  expect(facts.filter(({ type }) => type !== 'authority.unreachable')).toEqual([])
  await fixture.setFault({ name: 'none' })
  await allAuthorized(fixture, unreadable)
  expect((await fixture.log()).violations).toEqual([])
})

test.each<FaultName>(['soap-fault', 'reset-before'])(
  'failures of one taxpayer (%s) stop no other: none of their calls is missing or repeated',
  async (name) => {
    await using fixture = await openAuthority(PATIENT)
    const { connector } = fixture
    await fixture.setFault({ name, ruc: POISONED })
    const poisoned = prepareMany(fixture, 20, POISONED)
    await Promise.all(poisoned.map((one) => connector.publish(one)))
    await until('its calls have failed', async () => (await fixture.log()).calls.length > 10)

    const clean = CLEAN.flatMap((ruc) => prepareMany(fixture, 2, ruc))
    await Promise.all(clean.map((one) => connector.publish(one)))
    await allAuthorized(fixture, clean)

    for (const { accessKey } of clean) expect(await fixture.calls(accessKey)).toEqual(AUTHORIZED)
    await fixture.setFault({ name: 'none' })
    await allAuthorized(fixture, poisoned)
  },
)

test.each([
  { name: 'hang', earlier: 0 },
  { name: 'drip', earlier: 60 },
] as const)(
  'one taxpayer without answers ($name, after $earlier quick ones) does not delay others',
  async ({ name, earlier }) => {
    await using fixture = await openAuthority(PATIENT)
    const { connector } = fixture
    const answered = [
      ...prepareMany(fixture, earlier, POISONED),
      ...CLEAN.flatMap((ruc) => prepareMany(fixture, 1, ruc)),
    ]
    await Promise.all(answered.map((one) => connector.publish(one)))
    await allAuthorized(fixture, answered)
    await fixture.forgetCalls()
    await fixture.setFault({ name, ruc: POISONED })
    const poisoned = prepareMany(fixture, 40, POISONED)
    await Promise.all(poisoned.map((one) => connector.publish(one)))
    await until('its calls hang', async () => (await fixture.log()).maxConcurrent > 0)

    const clean = CLEAN.flatMap((ruc) => prepareMany(fixture, 2, ruc))
    const began = performance.now()
    await Promise.all(clean.map((one) => connector.publish(one)))
    await allAuthorized(fixture, clean)

    expect(performance.now() - began).toBeLessThan(PATIENT.sendSeconds * 1_000)
    await fixture.setFault({ name: 'none' })
    await allAuthorized(fixture, poisoned)
  },
)

test('an hour of unreadable answers is announced once; the first readable one continues the document', async () => {
  // An hour is 1.8 s.
  await using fixture = await openAuthority({ pace: 0.0005 })
  const { facts } = fixture.connector
  await fixture.setFault({ name: 'html-200', ruc: POISONED })
  const { receiptId } = await fixture.submit({ ruc: POISONED })

  const { body } = await facts.waitFor(receiptId, 'authority.unreachable')
  const before = (await fixture.log()).calls.length
  await until('asked about since', async () => (await fixture.log()).calls.length > before + 1)
  await fixture.setFault({ name: 'none' })
  await facts.waitFor(receiptId, 'authority.authorized')

  expect(body).toMatchObject({
    code: 'AUT_00041',
    reason: 'The tax authority answers about this document, but its answers cannot be read.',
  })
  expect(facts.of(receiptId).filter(({ type }) => type === 'authority.unreachable')).toHaveLength(1)
})

test('no announcement contains a network error', async () => {
  await using fixture = await openAuthority({ pace: 0.0005, outageBudgetMinutes: 5 })
  await fixture.setFault({ name: 'down' })
  const { receiptId } = await fixture.submit()

  const { body } = await fixture.connector.facts.waitFor(receiptId, 'authority.unreachable')

  expect(body).toMatchObject({ code: 'ISS_60002', reason: 'The authority did not answer for too long.' })
})
