import { DocumentRefused, envelope } from '@etax/contracts'
import { newId } from '@etax/kernel'
import { authorityDay, draftDocument, numberDraft, type Order } from '@etax/tax-document'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { anOrder, hashOf, issuanceFixture } from './fixture.ts'

const RUC = '1799999990001'
const PLACE = { documentType: 'INVOICE', establishment: '001', emissionPoint: '001' }
const MODES = [['MODE_TEST'], ['MODE_LIVE']] as const

let fixture: Awaited<ReturnType<typeof issuanceFixture>>
let second: (typeof fixture)['issuance']

beforeAll(async () => {
  fixture = await issuanceFixture()
  ;({ issuance: second } = await fixture.another())
}, 60_000)

afterAll(() => fixture[Symbol.asyncDispose]())

beforeEach(() => {
  Object.assign(fixture.others, { testTaxpayer: false, certificate: 'VALID', signature: 'ok' })
})

type Mode = (typeof MODES)[number][0]
type Caller = ReturnType<typeof callerOf>

function callerOf(mode: Mode) {
  return { workspaceId: newId(), mode }
}

/** The document is in the series of orders. */
function aDocument({ mode }: Caller, sequential: number, numericCode = '12345678') {
  const environment = mode === 'MODE_TEST' ? 1 : 2
  const issuer = {
    ruc: RUC,
    legalName: 'Empresa',
    address: 'Quito',
    establishment: { code: '001' },
    emissionPoint: '001',
  }
  const order: Order<'INVOICE'> = { documentType: 'INVOICE', ...anOrder() } as Order<'INVOICE'>
  const today = authorityDay(Date.now())
  const drafted = draftDocument(order, { ...issuer, accountingObligated: false, environment }, { today })
  if (!drafted.ok) throw new Error(JSON.stringify(drafted.violations))
  return numberDraft(drafted.draft, { sequential, numericCode })
}

function order(caller: Caller, request: object = {}, issuance = fixture.issuance) {
  return issuance.issue({
    caller,
    receiptId: newId(),
    ruc: RUC,
    bodyHash: hashOf('the order'),
    allowance: fixture.unlimited,
    documentType: 'INVOICE',
    order: Buffer.from(JSON.stringify(anOrder())),
    ...request,
  })
}

function submit(caller: Caller, xml: string, request: object = {}, issuance = fixture.issuance) {
  return issuance.submitXml({
    caller,
    receiptId: newId(),
    ruc: RUC,
    bodyHash: hashOf(xml),
    allowance: fixture.unlimited,
    xml: Buffer.from(xml),
    ...request,
  })
}

function bring(caller: Caller, { xml, accessKey }: ReturnType<typeof aDocument>, issuance = fixture.issuance) {
  fixture.others.authorized.set(accessKey, xml)
  return issuance.importReceipt({ caller, receiptId: newId(), ruc: RUC, accessKey })
}

function setNext(caller: Caller, next: number) {
  return fixture.issuance.setNextSequential({ caller, ruc: RUC, ...PLACE, next })
}

async function seriesOf(caller: Caller) {
  const { sequentials } = await fixture.issuance.listSequentials({ caller, ruc: RUC })
  return sequentials.map(({ next, last }) => ({ next, last }))
}

async function refuse(
  caller: Caller,
  receipt: { id: string; accessKey: string } | null,
  stage: 'reception' | 'authorization',
) {
  const { id, accessKey } = receipt ?? { id: '', accessKey: '' }
  const refusal = { ...DocumentRefused.example, receiptId: id, accessKey, stage }
  await fixture.publish(envelope(DocumentRefused, refusal, { tenantId: caller.workspaceId, correlationId: id }))
}

async function numbersOf({ workspaceId }: Caller): Promise<string[]> {
  const rows = await fixture.rows.find({ workspaceId, status: { $ne: 'RETURNED' } }).toArray()
  return rows.map(({ sequential }) => String(sequential)).toSorted()
}

test('after an import neither the next order nor a PATCH gets an earlier number', async () => {
  const caller = callerOf('MODE_LIVE')
  await order(caller)

  await bring(caller, aDocument(caller, 50))

  expect(await seriesOf(caller)).toEqual([{ next: 51, last: 50 }])
  for (const taken of [1, 7, 50]) await expect(setNext(caller, taken)).rejects.toMatchObject({ code: 'ISS_30004' })
  expect((await order(caller)).receipt).toMatchObject({ sequential: '000000051' })
})

test('an import never moves a series back, and a taken number is refused with its receipt', async () => {
  const caller = callerOf('MODE_LIVE')
  await setNext(caller, 100)
  await order(caller)

  await bring(caller, aDocument(caller, 7))
  expect(await seriesOf(caller)).toEqual([{ next: 101, last: 100 }])

  const doubled = bring(caller, aDocument(caller, 100, '87654321'))
  await expect(doubled).rejects.toMatchObject({
    kind: 'conflict',
    code: 'ISS_30081',
    message: expect.stringMatching(/^Receipt \S+ \(DRAFT, access key \d+\) has number 001-001-000000100;/),
  })
})

test('a rejected receipt releases its number to the authority’s document', async () => {
  const caller = callerOf('MODE_LIVE')
  const { receipt } = await order(caller)
  await refuse(caller, receipt as never, 'authorization')

  const imported = await bring(caller, aDocument(caller, 1, '87654321'))

  expect(imported).toMatchObject({ origin: 'imported', status: 'AUTHORIZED', sequential: '000000001' })
  expect((await order(caller)).receipt).toMatchObject({ sequential: '000000002' })
})

test('after an import of the highest possible number a series is used up', async () => {
  const caller = callerOf('MODE_LIVE')

  await bring(caller, aDocument(caller, 999_999_999))

  await expect(order(caller)).rejects.toMatchObject({ code: 'ISS_30009' })
  await expect(setNext(caller, 999_999_999)).rejects.toMatchObject({ code: 'ISS_30004' })
})

test('a repeated import returns its receipt', async () => {
  const caller = callerOf('MODE_LIVE')
  const { xml, accessKey } = aDocument(caller, 3)
  fixture.others.authorized.set(accessKey, xml)
  const request = { caller, receiptId: newId(), ruc: RUC, accessKey }

  const first = await fixture.issuance.importReceipt(request)
  expect(await fixture.issuance.importReceipt(request)).toMatchObject({ id: first.id })
})

test.each(MODES)(
  'concurrent orders, pre-built XML, imports and PATCH take each number once: %s',
  async (mode) => {
    const caller = callerOf(mode)
    for (let round = 0; round < 4; round++) {
      const [{ next } = { next: 1 }] = await seriesOf(caller)
      const ahead = Array.from({ length: 8 }, (_, n) => next + n)
      const services = [fixture.issuance, second]
      const calls = [
        ...ahead.map((_, n) => order(caller, {}, services[n % 2])),
        ...ahead.map((number, n) => submit(caller, aDocument(caller, number).xml, {}, services[n % 2])),
        ...ahead.map((number, n) => submit(caller, aDocument(caller, number, '11111111').xml, {}, services[n % 2])),
        ...(mode === 'MODE_LIVE'
          ? ahead.map((n) => bring(caller, aDocument(caller, n, '22222222'), services[n % 2]))
          : []),
        setNext(caller, next + 3),
      ]

      const ended = await Promise.allSettled<unknown>(calls)

      const orders = ended.slice(0, ahead.length)
      expect(orders.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))).toEqual([])
      const refusals = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
      expect(refusals.filter((code) => !['ISS_30011', 'ISS_30081', 'ISS_30004'].includes(code))).toEqual([])
      const numbers = await numbersOf(caller)
      expect(numbers).toEqual([...new Set(numbers)])
      const [series] = await seriesOf(caller)
      expect(series?.last).toBe(Number(numbers.at(-1)))
    }
  },
  60_000,
)

test.each(MODES)('twenty concurrent posts of one document return one receipt: %s', async (mode) => {
  const caller = callerOf(mode)
  const allowance = { ...fixture.unlimited, limited: true, quota: 1 }
  const { xml } = aDocument(caller, 9)
  const posts = Array.from({ length: 20 }, (_, n) =>
    submit(caller, xml, { allowance }, n % 2 === 0 ? second : fixture.issuance),
  )

  const answers = await Promise.all(posts)

  expect(new Set(answers.map(({ receipt }) => receipt?.id)).size).toBe(1)
  expect(answers.filter(({ duplicate }) => !duplicate)).toHaveLength(1)
})

test('one of several concurrent documents with one key is stored; the others are refused with its id', async () => {
  const caller = callerOf('MODE_LIVE')
  const { xml } = aDocument(caller, 9)
  const bodies = Array.from({ length: 6 }, (_, n) => xml.replace('Café', `Café ${n}`))

  const answers = await Promise.allSettled(
    bodies.map((body, n) => submit(caller, body, {}, n % 2 ? second : undefined)),
  )

  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(5)
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['ISS_30005']))
  expect(refused[0].message).toMatch(/^Receipt [0-9a-f-]{36} \(DRAFT\) has this access key/)
})

test('a returned document releases its number to one of several concurrent corrections', async () => {
  const caller = callerOf('MODE_TEST')
  const { receipt } = await submit(caller, aDocument(caller, 5).xml)
  await refuse(caller, receipt as never, 'reception')
  const corrected = ['5', '6', '7'].map((digit) => aDocument(caller, 5, digit.repeat(8)).xml)

  const answers = await Promise.allSettled(corrected.map((xml) => submit(caller, xml)))

  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  const reasons = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(reasons).toEqual(['ISS_30011', 'ISS_30011'])
})

test('a series behind its receipts catches up in one step', async () => {
  const caller = callerOf('MODE_TEST')
  const documents = Array.from({ length: 12 }, (_, n) => aDocument(caller, n + 1).xml)
  await Promise.all(documents.map((xml) => submit(caller, xml)))
  await fixture.series.deleteMany({ _id: { $regex: `^${caller.workspaceId}` } })

  const answers = await Promise.all(Array.from({ length: 5 }, () => order(caller)))

  const numbers = answers.map(({ receipt }) => Number(receipt?.sequential)).toSorted((a, b) => a - b)
  expect(numbers).toEqual([13, 14, 15, 16, 17])
})

test('after the upgrade, series continue after older imports', async () => {
  const caller = callerOf('MODE_LIVE')
  const { id } = await bring(caller, aDocument(caller, 40))
  const copies = [newId(), newId()]
  const row = await fixture.rows.findOne({ _id: id })
  const old = { ...row, numberHeld: undefined, sequential: '000000041' }
  // Older rows may share a number.
  await fixture.rows.insertMany(copies.map((_id, n) => ({ ...old, _id, accessKey: `${n}`.repeat(49) })) as never)
  await fixture.rows.updateMany({ workspaceId: caller.workspaceId }, { $unset: { numberHeld: '' } })
  await fixture.series.deleteMany({ _id: { $regex: `^${caller.workspaceId}` } })
  await fixture.forgetMigrations()

  await fixture.restart()

  expect((await order(caller)).receipt).toMatchObject({ sequential: '000000042' })
  const doubled = submit(caller, aDocument(caller, 41).xml)
  await expect(doubled).rejects.toMatchObject({ code: 'ISS_30011' })
})

test.each(['', 'x', 'ABCDEF00-0000-7000-8000-000000000000'])(
  'no receipt is made under the id "%s"',
  async (receiptId) => {
    const caller = callerOf('MODE_LIVE')
    const { xml, accessKey } = aDocument(caller, 1)
    const calls = [
      order(caller, { receiptId }),
      submit(caller, xml, { receiptId }),
      fixture.issuance.importReceipt({ caller, receiptId, ruc: RUC, accessKey }),
    ]
    for (const call of calls) {
      await expect(call).rejects.toMatchObject({
        kind: 'invalid',
        code: 'ISS_10006',
        message: expect.stringContaining('receipt_id'),
      })
    }
    expect(await numbersOf(caller)).toEqual([])
  },
)

test('an id never returns the receipt of another caller', async () => {
  const owner = callerOf('MODE_LIVE')
  const receiptId = newId()
  const { receipt } = await order(owner, { receiptId })
  const others = [callerOf('MODE_LIVE'), { ...owner, mode: 'MODE_TEST' as const }]
  const taken = { kind: 'conflict', code: 'ISS_30082', message: expect.not.stringContaining(owner.workspaceId) }

  for (const caller of others) {
    const { xml, accessKey } = aDocument(caller, 1)
    fixture.others.authorized.set(accessKey, xml)
    await expect(order(caller, { receiptId })).rejects.toMatchObject(taken)
    await expect(order(caller, { receiptId, devReference: 'own' })).rejects.toMatchObject(taken)
    await expect(submit(caller, xml, { receiptId })).rejects.toMatchObject(taken)
    const importing = fixture.issuance.importReceipt({ caller, receiptId, ruc: RUC, accessKey })
    await expect(importing).rejects.toMatchObject(taken)
    expect(await numbersOf(caller)).toEqual(caller.workspaceId === owner.workspaceId ? ['000000001'] : [])
  }
  expect((await order(owner, { receiptId })).receipt).toMatchObject({ id: receiptId, accessKey: receipt?.accessKey })
})

test('one of two concurrent callers with the same id gets the receipt, and the other is refused', async () => {
  const receiptId = newId()
  const callers = [callerOf('MODE_LIVE'), callerOf('MODE_LIVE')]

  const answers = await Promise.allSettled(callers.map((caller) => order(caller, { receiptId })))

  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual(['ISS_30082'])
})

const [item] = anOrder().items

test.each([
  ['a number', { items: [{ ...item, quantity: 2 }] }, 'items[0].quantity'],
  ['null for a line', { items: [null] }, 'items[0]'],
  ['no list', { items: 'A1' }, 'items[0].quantity'],
  ['text for a customer', { customer: 'María' }, 'customer.legalName'],
  ['a list for a text', { items: [{ ...item, description: ['Café'] }] }, 'items[0].description'],
  ['a number for a day', { issueDate: 20_261_121 }, 'issueDate'],
  ['null for a payment', { payments: [null] }, 'payments[0]'],
  ['an object for a list', { payments: { a: { method: '01', amount: '11.50' } } }, 'payments'],
  ['a text for fields', { additionalInfo: 'xyz' }, 'additionalInfo'],
  ['a list for fields', { additionalInfo: [] }, 'additionalInfo'],
  ['a member that there is not', { foo: '1' }, 'foo'],
  ['a member of invoices of the resource API', { details: {} }, 'details'],
  ['a member of an item that there is not', { items: [{ ...item, colour: 'red' }] }, 'items[0].colour'],
  ['its reference in the body', { devReference: 'order-1' }, 'devReference'],
  ['another kind in the body', { documentType: 'WAYBILL' }, 'documentType'],
])('an order with %s is refused with its path, and nothing is numbered', async (_what, change, path) => {
  const caller = callerOf('MODE_LIVE')
  const body = Buffer.from(JSON.stringify({ ...anOrder(), ...change }))
  const details = expect.arrayContaining([expect.objectContaining({ path })])

  await expect(order(caller, { order: body })).rejects.toMatchObject({ kind: 'invalid', code: 'VAL_10000', details })
  expect(await numbersOf(caller)).toEqual([])
})

test.each([
  ['a reference with a control character', { devReference: 'a\u0000b' }, 'devReference'],
  ['a reference with a blank at its end', { devReference: 'order-1 ' }, 'devReference'],
  ['a reference with what shows nothing', { devReference: 'order\u200b-1' }, 'devReference'],
  ['a hash that is none', { bodyHash: 'zz' }, 'bodyHash'],
])('%s is refused with its path, in orders and documents, and nothing is numbered', async (_what, change, path) => {
  const caller = callerOf('MODE_LIVE')
  const { xml } = aDocument(caller, 5)
  const refusal = { kind: 'invalid', code: 'VAL_10000', details: [expect.objectContaining({ path })] }

  await expect(order(caller, change)).rejects.toMatchObject(refusal)
  await expect(submit(caller, xml, change)).rejects.toMatchObject(refusal)
  expect(await numbersOf(caller)).toEqual([])
})

test('errors of an order’s shape and of its content are reported together', async () => {
  const caller = callerOf('MODE_LIVE')
  const broken = { ...anOrder(), foo: '1', payments: {}, items: [{ ...item, tax: '99' }] }

  await expect(order(caller, { order: Buffer.from(JSON.stringify(broken)) })).rejects.toMatchObject({
    details: expect.arrayContaining(
      ['items[0].tax', 'foo', 'payments'].map((path) => expect.objectContaining({ path })),
    ),
  })
})

test('bytes other than UTF-8 are refused as an order', async () => {
  const text = Buffer.from(JSON.stringify(anOrder()).replace('Café', 'Caf\u00e9'), 'latin1')

  await expect(order(callerOf('MODE_LIVE'), { order: text })).rejects.toMatchObject({
    kind: 'invalid',
    code: 'ISS_10005',
  })
})

test.each(['null', '5', '[]', '"text"', '{}'])('the order %s is refused with its missing fields', async (body) => {
  const caller = callerOf('MODE_LIVE')
  const details = expect.arrayContaining([expect.objectContaining({ path: 'items' })])

  await expect(order(caller, { order: Buffer.from(body) })).rejects.toMatchObject({ kind: 'invalid', details })
})
