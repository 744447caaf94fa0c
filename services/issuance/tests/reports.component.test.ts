import { Decimal, newId } from '@etax/kernel'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { describeFigures } from '../src/describe-figures.ts'
import type { DocumentType, Fact, Receipt, Totals } from '../src/domain/receipt.ts'
import { WALK } from '../src/outbound/mongo-bookings.ts'
import type { Bookings } from '../src/ports.ts'
import { aReceipt } from './a-receipt.ts'
import { storesFixture } from './stores-fixture.ts'

let fixture: Awaited<ReturnType<typeof storesFixture>>
beforeAll(async () => {
  fixture = await storesFixture()
})
afterAll(() => fixture[Symbol.asyncDispose]())

const RUC = '1799999990001'
const KINDS = ['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE', 'WITHHOLDING', 'PURCHASE_SETTLEMENT', 'WAYBILL'] as const
const CUSTOMERS = ['1710034065', '9999999999999', 'A|B %']

const order = fc.record({
  documentType: fc.constantFrom(...KINDS),
  establishment: fc.constantFrom<string>('001', '002'),
  emissionPoint: fc.constantFrom<string>('001', '002'),
  day: fc.constantFrom<string>('2026-10-31', '2026-11-01', '2026-11-21'),
  customer: fc.constantFrom(...CUSTOMERS),
  cents: fc.oneof(fc.nat(), fc.constant(9_007_199_254_740_991)),
  rates: fc.array(fc.constantFrom<string>('0', '15', '1.75'), { maxLength: 3 }),
})
type OrderOf = typeof order extends fc.Arbitrary<infer One> ? One : never

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('issue' as const), order }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('import' as const), order }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('record' as const),
      which: fc.nat({ max: 3 }),
      fact: fc.constantFrom(
        ...(['authorized', 'authorized', 'completed', 'completed'] as const),
        ...(['refused', 'never sent', 'printing', 'retried', 'voided'] as const),
        ...(['cancelled', 'valid again'] as const),
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('book' as const, 'two book' as const, 'crash' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rest' as const), which: fc.nat({ max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('purge' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('quota' as const), which: fc.nat({ max: 3 }) }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

test('the sums equal those of the receipts after repeated, concurrent and interrupted bookings', async () => {
  const run = async (histories: readonly Step[][]) => {
    const workspaces = await Promise.all(histories.map(live))
    await bookAll()

    for (const workspaceId of workspaces) {
      expect(await storedSums(workspaceId)).toEqual(await sumsOfReceipts(workspaceId))
      expect(await storedUsage(workspaceId)).toEqual(await usageOfReceipts(workspaceId))
      await expectFigures(workspaceId)
    }
  }
  const history = fc.array(step, { minLength: 10, maxLength: 30, size: 'max' })
  const atOnce = fc.array(history, { minLength: 4, maxLength: 4 })

  await fc.assert(fc.asyncProperty(atOnce, run), { numRuns: 3, endOnFailure: true })
}, 60_000)

async function live(steps: readonly Step[]): Promise<string> {
  const workspaceId = newId()
  const ids: string[] = []
  for (const one of steps) await take(one, workspaceId, ids)
  return workspaceId
}

async function take(one: Step, workspaceId: string, ids: string[]): Promise<unknown> {
  const { numbering, receipts, bookings, book, atRest, breaking, collections } = fixture
  switch (one.do) {
    case 'issue': {
      const receipt = receiptOf(one.order, workspaceId, 'issued')
      ids.push(receipt._id)
      const allowance = { limited: false, quota: 0, excess: 0, period: '2026-11' }
      const { sequential: _s, accessKey: _a, xml: _x, ...rest } = receipt
      const finish = (sequential: number) => ({ ...numberOf(sequential, receipt._id), xml: '<a/>' })
      const request = { receipt: rest, allowance, finish }
      return Promise.all([numbering.number(request), numbering.number({ ...request })])
    }
    case 'import': {
      const receipt = receiptOf(one.order, workspaceId, 'imported')
      ids.push(receipt._id)
      const { sequential: _s, accessKey: _a, xml, ...rest } = { ...receipt, ...AUTHORIZED }
      const finish = { ...numberOf(ids.length, receipt._id), xml }
      return numbering.number({ receipt: rest, allowance: null, finish })
    }
    case 'record': {
      const id = ids[one.which % Math.max(1, ids.length)]
      if (id === undefined) return
      const fact = factOf(one.fact, (await receipts.load(id))?.attempt ?? 1)
      await Promise.all([fixture.record(id, fact), fixture.record(id, fact)])
      return fixture.record(id, fact)
    }
    case 'book':
      return book()
    case 'two book':
      return Promise.all([due(bookings), due(bookings), book()])
    case 'crash':
      return due(breaking).catch(() => {})
    case 'rest': {
      const receipt = await receipts.load(ids[one.which % Math.max(1, ids.length)] ?? '')
      if (receipt === null) return
      atRest.add({ id: receipt._id, attempt: receipt.attempt, actions: receipt.outbox })
      return Promise.all([due(bookings), atRest.conclude()])
    }
    case 'purge':
      await collections.receipts.updateMany(
        { workspaceId },
        { $set: { updatedAt: new Date(0), createdAt: new Date(0) } },
      )
      await collections.receipts.updateMany({ workspaceId }, { $unset: { due: '' } })
      return Promise.all([numbering.deleteFinal(600_000, 50), numbering.deleteFinal(600_000, 50)])
    case 'quota': {
      const id = ids[one.which % Math.max(1, ids.length)]
      const receipt = id === undefined ? null : await receipts.load(id)
      if (receipt === null || receipt.origin === 'imported') return
      if (receipt.quotaHeld) return numbering.releaseQuota(receipt)
      return numbering.holdQuota(receipt)
    }
  }
}

async function due(bookings: Bookings): Promise<void> {
  await bookings.book(await bookings.due(300))
}

async function bookAll(): Promise<void> {
  while ((await fixture.bookings.due(1)).length > 0) await fixture.book()
}

function receiptOf(
  { cents, rates, day, customer, ...place }: OrderOf,
  workspaceId: string,
  origin: Receipt['origin'],
): Receipt {
  const customerOf = { ...aReceipt().customer, identification: customer, legalName: `Name of ${customer}` }
  return {
    ...aReceipt({ ...place, workspaceId, origin, ruc: RUC, issueDate: day, totals: totalsOf(cents, rates) }),
    _id: newId(),
    customer: customerOf as Receipt['customer'],
    quotaHeld: origin === 'issued',
    outbox: [],
    createdAt: new Date('2026-11-21T14:00:00.000Z'),
    usageDay: '2026-11-21',
  }
}

const AUTHORIZED = {
  status: 'AUTHORIZED' as const,
  authorization: { number: '1', at: '2026-11-21T10:00:00-05:00' } as unknown as Receipt['authorization'],
}

function totalsOf(cents: number, rates: readonly string[]): Totals {
  const amount = textOf(BigInt(cents))
  const taxes = rates.map((rate) => ({
    code: '2',
    rateCode: rate,
    rate,
    base: amount,
    amount: textOf(BigInt(cents) / 7n),
  }))
  return { subtotal: amount, discount: '0.01', taxes, total: textOf(BigInt(cents) + 3n) }
}

function textOf(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function centsOf(text: unknown): bigint {
  return BigInt(Decimal.of(String(text)).toFixed(2).replace('.', ''))
}

function numberOf(sequential: number, id: string) {
  return { sequential: String(sequential).padStart(9, '0'), accessKey: id }
}

function factOf(name: string, attempt: number): Fact {
  const at = new Date(Date.now())
  switch (name) {
    case 'authorized':
      return {
        kind: 'authorized',
        authorization: { ...AUTHORIZED.authorization, receivedAt: at } as never,
        messages: [],
      }
    case 'refused':
      return { kind: 'refused', stage: 'authorization', messages: [] }
    case 'never sent':
      return { kind: 'failed', step: 'reception', attempt, reason: 'away', neverSent: true }
    case 'printing':
      return { kind: 'failed', step: 'printing', attempt, reason: 'no paper' }
    case 'completed':
      return { kind: 'mailed', givenUp: false, detail: null }
    case 'retried':
      return { kind: 'retried' }
    case 'voided':
      return { kind: 'voided', reason: 'wrong', at }
    default:
      return { kind: 'consulted', state: name === 'cancelled' ? 'CANCELLED' : 'AUTHORIZED', at }
  }
}

type Sums = Record<string, [documents: number, ...cents: bigint[]]>

async function storedSums(workspaceId: string): Promise<Sums> {
  const rows = await fixture.collections.reports.find({ workspaceId }).toArray()
  return Object.fromEntries(
    rows.map((row) => {
      const names = row.code === undefined ? ['subtotal', 'discount', 'tax', 'total'] : ['base', 'amount']
      const { scope, day, establishment, emissionPoint, documentType, customer, rate = '' } = row
      const key = [scope, day, establishment, emissionPoint, documentType, customer, rate].join(' / ')
      return [key, [row.documents, ...names.map((name) => centsOf(row[name]))]]
    }),
  )
}

/** Computed independently of the tested code. */
async function sumsOfReceipts(workspaceId: string): Promise<Sums> {
  const sums: Sums = {}
  const add = (key: unknown[], figures: bigint[]) => {
    const name = key.join(' / ')
    const [documents = 0, ...before] = sums[name] ?? []
    sums[name] = [documents + 1, ...figures.map((figure, at) => figure + (before[at] ?? 0n))]
  }
  for (const row of await fixture.collections.receipts.find({ workspaceId }).toArray()) {
    const { issueDate, establishment, emissionPoint, documentType, customer, totals } = row
    const isIn = row.authorization !== null && row.authorityStatus?.state !== 'CANCELLED'
    const marks = row.voided === null ? [''] : ['', '-voided']
    if (!isIn || totals === null || documentType === 'WAYBILL') continue
    const sign = documentType === 'CREDIT_NOTE' ? -1n : 1n
    const cents = (text: string) => sign * centsOf(text)
    const byRate = Map.groupBy(totals.taxes, ({ rate }) => rate)
    const tax = totals.taxes.reduce((sum, { amount }) => sum + cents(amount), 0n)
    for (const [scope, who] of [
      ['place', null],
      ['customer', customer?.identification],
    ] as const) {
      const place = [issueDate, establishment, emissionPoint, documentType, who]
      for (const mark of marks) {
        const sums = [cents(totals.subtotal), cents(totals.discount), tax, cents(totals.total)]
        add([`${scope}${mark}`, ...place, ''], sums)
        for (const [rate, taxes] of byRate) {
          const sum = (name: 'base' | 'amount') => taxes.reduce((total, one) => total + cents(one[name]), 0n)
          add([`${scope}-tax${mark}`, ...place, rate], [sum('base'), sum('amount')])
        }
      }
    }
  }
  return sums
}

async function storedUsage(workspaceId: string) {
  const days = await fixture.reports.dailyUsage({ workspaceId, mode: 'test' }, '2026-11-21', '2026-11-21')
  return Object.fromEntries(days.map(({ documentType, used }) => [documentType, used]))
}

async function usageOfReceipts(workspaceId: string) {
  const rows = await fixture.collections.receipts.find({ workspaceId, quotaHeld: true }).toArray()
  const byKind = Map.groupBy(rows, ({ documentType }) => documentType)
  return Object.fromEntries([...byKind].map(([kind, some]) => [kind, some.length]))
}

async function expectFigures(workspaceId: string): Promise<void> {
  const sums = await sumsOfReceipts(workspaceId)
  const SALES: readonly DocumentType[] = ['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE']
  const totalOf = (scope: string) => {
    const ofPlaces = Object.entries(sums).filter(
      ([key]) => key.startsWith(`${scope} / `) && SALES.some((kind) => key.includes(` / ${kind} / `)),
    )
    return {
      documents: ofPlaces.reduce((all, [, [documents]]) => all + documents, 0),
      total: ofPlaces.reduce((all, [, figures]) => all + ((figures[4] as bigint) ?? 0n), 0n),
    }
  }
  const [{ total }, voided] = [totalOf('place'), totalOf('place-voided')]
  for (const by of ['month', 'emissionPoint', 'customer'] as const) {
    const query = {
      workspaceId,
      mode: 'test' as const,
      ruc: RUC,
      from: '2026-10-01',
      to: '2026-11-30',
      by,
      maxGroups: 1,
    }
    const figures = await describeFigures(fixture)({ ...query, report: 'sales' })
    const parts = [...figures.groups, ...(figures.rest === null ? [] : [figures.rest])]
    expect(centsOf(figures.totals.amounts.total)).toBe(total)
    expect(parts.reduce((all, { amounts }) => all + centsOf(amounts.total), 0n)).toBe(total)
    for (const marked of [[figures.totals], parts]) {
      const documents = marked.reduce((all, one) => all + one.voided.documents, 0)
      const sum = marked.reduce((all, one) => all + centsOf(one.voided.total), 0n)
      expect({ documents, total: sum }).toEqual(voided)
    }
    expect(figures.groups.length).toBeLessThanOrEqual(1)
  }
}

test('older receipts enter reports, usage and searches once, though the walk repeats', async () => {
  const { collections, book, bookings } = fixture
  const workspaceId = newId()
  const place = { documentType: 'INVOICE' as const, establishment: '001', emissionPoint: '001', day: '2026-11-21' }
  const rows = [0, 1, 2, 3, 4].map((at) => {
    const { usageDay: _, ...row } = receiptOf(
      { ...place, customer: CUSTOMERS[0] ?? '', cents: 100 * at, rates: ['15'] },
      workspaceId,
      'issued',
    )
    // Voided by a version that removed it from reports.
    const voided = at === 2 ? { voided: { at: new Date(0), reason: 'x' }, booked: false } : {}
    return { ...row, ...(at < 4 ? AUTHORIZED : {}), ...voided, accessKey: row._id, sequential: `00000000${at}` }
  })
  await collections.receipts.insertMany(rows)
  const again = () =>
    collections.reportWork.updateOne(
      { _id: WALK },
      { $set: { after: '', stage: 'all', due: { at: new Date(0), lease: '' } } },
    )

  for (const _ of [1, 2]) {
    await again()
    await Promise.all([bookings.walk(2), bookings.walk(2)])
    expect(await fixture.reports.asOf()).toBeNull()
    while (await book());
    await bookAll()
  }

  expect(await storedSums(workspaceId)).toEqual(await sumsOfReceipts(workspaceId))
  expect(await storedUsage(workspaceId)).toEqual({ INVOICE: 5 })
  const named = { workspaceId, customerWords: ['name', 'of', CUSTOMERS[0] ?? ''] }
  expect(await collections.receipts.countDocuments(named)).toBe(5)
  expect(await fixture.reports.asOf()).toBeInstanceOf(Date)
})

test('one write books a receipt at rest and clears its outbox, except for new actions', async () => {
  const { collections, atRest, record } = fixture
  const [still, voided, booked] = await Promise.all([completed(), completed(), completed()])
  for (const { _id: id, attempt, outbox: actions } of [still, voided, booked]) atRest.add({ id, attempt, actions })
  await record(voided._id, factOf('voided', 1))
  await fixture.bookings.book([booked._id])

  await atRest.conclude()

  const ids = [still, voided, booked].map(({ _id }) => _id)
  const rows = await collections.receipts.find({ _id: { $in: ids } }).toArray()
  const rowOf = ({ _id }: Receipt) => rows.find((row) => row._id === _id)
  expect(rowOf(still)).toMatchObject({ booked: true, outbox: [], version: still.version })
  expect(rowOf(booked)).toMatchObject({ booked: true, outbox: [] })
  for (const one of [still, booked]) expect(rowOf(one)).not.toHaveProperty('due')
  expect(rowOf(voided)).toMatchObject({ outbox: ['receipt.voided'], due: { lease: '' } })
})

/** The outbox of the receipt still has all completed actions. */
async function completed(): Promise<Receipt> {
  const place = { documentType: 'INVOICE' as const, establishment: '001', emissionPoint: '001', day: '2026-11-21' }
  const receipt = receiptOf({ ...place, customer: CUSTOMERS[0] ?? '', cents: 100, rates: [] }, newId(), 'issued')
  const { sequential: _s, accessKey: _a, xml: _x, ...rest } = receipt
  const allowance = { limited: false, quota: 0, excess: 0, period: '2026-11' }
  const finish = (sequential: number) => ({ ...numberOf(sequential, receipt._id), xml: '<a/>' })
  await fixture.numbering.number({ receipt: rest, allowance, finish })
  await fixture.record(receipt._id, factOf('authorized', 1))
  await fixture.record(receipt._id, factOf('completed', 1))
  const stored = await fixture.receipts.load(receipt._id)
  if (stored === null) throw new Error('not stored')
  return stored
}

test('a receipt that cannot be booked is postponed alone', async () => {
  const { collections, book } = fixture
  const workspaceId = newId()
  const place = { documentType: 'INVOICE' as const, establishment: '001', emissionPoint: '001', day: '2026-11-21' }
  const good = receiptOf({ ...place, customer: CUSTOMERS[0] ?? '', cents: 100, rates: [] }, workspaceId, 'issued')
  const bad = { ...good, _id: newId(), totals: { ...totalsOf(1, []), total: 'nothing that adds up' } }
  const reportDue = new Date(0)
  await collections.receipts.insertMany(
    [good, bad].map((row) => ({ ...row, ...AUTHORIZED, accessKey: row._id, sequential: row._id, reportDue })),
  )

  await book()

  const rowOf = async ({ _id }: Receipt) => (await collections.receipts.findOne({ _id })) ?? {}
  expect(await rowOf(good)).toMatchObject({ booked: true })
  expect(await rowOf(bad)).not.toHaveProperty('booked')
  expect(await collections.receipts.countDocuments({ _id: bad._id, reportDue: { $gt: new Date() } })).toBe(1)
  await collections.receipts.deleteOne({ _id: bad._id })
})

test('reports and the worker read by index, and only due receipts', async () => {
  const { collections } = fixture
  const scope = { workspaceId: newId(), mode: 'test' as const, ruc: RUC, scope: 'place' as const }
  const period = collections.reports.find({ ...scope, day: { $gte: '2026-01-01', $lte: '2026-12-31' } })
  const due = collections.receipts.find({ reportDue: { $lte: new Date() } }).sort({ reportDue: 1 })

  expect(JSON.stringify([await period.explain('queryPlanner'), await due.explain('queryPlanner')])).not.toContain(
    'COLLSCAN',
  )
})
