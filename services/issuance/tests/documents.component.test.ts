import { Documents } from '@etax/contracts'
import { newId } from '@etax/kernel'
import { until } from '@etax/testkit'
import { Client, credentials, Metadata, type ServiceError } from '@grpc/grpc-js'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { issuanceFixture } from './fixture.ts'

let fixture: Awaited<ReturnType<typeof issuanceFixture>>
let grpc: Client

beforeAll(async () => {
  fixture = await issuanceFixture()
  grpc = new Client(fixture.address, credentials.createInsecure())
}, 60_000)

afterAll(async () => {
  grpc.close()
  await fixture[Symbol.asyncDispose]()
})

type Name = 'IssueDocument' | 'PreviewDocument' | 'GetReceipt' | 'ListReceipts' | 'GetXml'

/** As any client calls: the errors are those of gRPC. */
function call<N extends Name>(name: N, request: object, metadata = new Metadata()): Promise<Answer<N>> {
  const { path, requestSerialize, responseDeserialize } = Documents[name]
  return sent(path, requestSerialize(request as never), responseDeserialize as (bytes: Buffer) => Answer<N>, metadata)
}

type Answer<N extends Name> = ReturnType<(typeof Documents)[N]['responseDeserialize']>

function sent<Value>(path: string, bytes: Buffer, read: (bytes: Buffer) => Value, metadata = new Metadata()) {
  const { promise, resolve, reject } = Promise.withResolvers<Value>()
  const deadline = Date.now() + 30_000
  const same = (given: Buffer) => given
  grpc.makeUnaryRequest(path, same, read, bytes, metadata, { deadline }, (error, answer) =>
    error === null ? resolve(answer as Value) : reject(error),
  )
  return promise
}

const ruc = '1799999990001'
const anInvoice = (change: object = {}) => ({
  customer: {
    identificationType: 'NATIONAL_ID',
    identification: '1710034065',
    legalName: 'María Peña',
    email: 'maria@example.com',
  },
  items: [{ code: 'A1', description: 'Café', quantity: '2', unitPrice: '5.00', taxType: 'IVA_RATE', tax: '15' }],
  ...change,
})
const aRequest = (change: object = {}, invoice: object = {}) => {
  return { caller: fixture.caller, receiptId: newId(), ruc, order: { invoice: anInvoice(invoice) }, ...change }
}
async function issued(change: object = {}) {
  const { receipt } = await call('IssueDocument', aRequest(change))
  if (receipt === null) throw new Error('answered without a receipt')
  return receipt
}

const refused = (request: object, metadata?: Metadata) =>
  call('IssueDocument', request, metadata).then(
    () => {
      throw new Error('it was accepted')
    },
    (error: ServiceError) => error,
  )
const detailsOf = (error: ServiceError) => {
  const [bytes] = error.metadata.get('grpc-status-details-bin')
  return Buffer.isBuffer(bytes) ? bytes.toString() : ''
}

test('a typed order is issued, and its receipt is typed', async () => {
  const request = aRequest({ devReference: 'typed-1' })
  const { receipt, duplicate } = await call('IssueDocument', request)

  expect(receipt).toMatchObject({
    id: request.receiptId,
    status: 'DRAFT',
    documentType: 'INVOICE',
    customer: { legalName: 'María Peña' },
    totals: { subtotal: '10.00', total: '11.50', taxes: [{ code: '2', amount: '1.50' }] },
    devReference: 'typed-1',
    voided: null,
    timeline: [{ status: 'DRAFT' }],
  })
  expect(duplicate).toBe(false)
  const again = await call('IssueDocument', aRequest({ devReference: 'typed-1' }))
  expect(again).toMatchObject({ duplicate: true, warnings: [], receipt: { id: request.receiptId } })
})

test('a repeat with another order returns the first receipt, with a warning', async () => {
  const { receiptId } = aRequest()
  await call('IssueDocument', aRequest({ receiptId, devReference: 'typed-2' }))

  const other = aRequest({ devReference: 'typed-2' }, { tip: '1.00' })
  expect(await call('IssueDocument', other)).toMatchObject({
    duplicate: true,
    receipt: { id: receiptId },
    warnings: [{ path: 'dev_reference' }],
  })
})

test('wrong fields are named by their paths in the message, in both languages', async () => {
  const wrong = aRequest({}, { items: [{ ...anInvoice().items[0], quantity: 'two', unitPrice: '' }], issueDate: 'x' })
  const error = await refused(wrong)
  const inSpanish = new Metadata()
  inSpanish.set('accept-language', 'es-EC')

  expect(error).toMatchObject({ code: 3, details: expect.stringMatching(/^[A-Z]/) })
  for (const path of ['items[0].quantity', 'items[0].unit_price', 'issue_date'])
    expect(detailsOf(error)).toContain(`order.invoice.${path}`)
  expect(detailsOf(error)).toContain('VAL_10000')
  expect(detailsOf(await refused(wrong, inSpanish))).toContain('es obligatorio')
})

test('an unknown field is refused by its number and place, and other bytes too', async () => {
  const { path, requestSerialize } = Documents.IssueDocument
  const bytes = requestSerialize(aRequest())
  const field300 = Buffer.from([0xe2, 0x12, 1, 0x61])
  const unknown = await sent(path, Buffer.concat([bytes, field300]), (given) => given).catch((error) => error)
  const broken = await sent(path, bytes.subarray(0, -3), (given) => given).catch((error) => error)

  expect(unknown).toMatchObject({ code: 3 })
  expect(detailsOf(unknown)).toContain('the field number 300')
  expect(broken).toMatchObject({ code: 3, details: expect.stringContaining('bytes of the request') })
})

test.each([
  ['no receipt_id', { receiptId: '' }, 'receipt_id'],
  ['a receipt_id in upper case', { receiptId: newId().toUpperCase() }, 'receipt_id'],
  ['no caller', { caller: null }, 'caller'],
  ['a workspace that is no UUID', { caller: { workspaceId: 'x', mode: 'MODE_TEST' } }, 'caller'],
  ['no mode', { caller: { workspaceId: newId() } }, 'caller'],
  ['no order', { order: null }, 'order'],
  ['an order without a kind', { order: {} }, 'order'],
  ['no taxpayer', { ruc: '' }, 'ruc'],
  ['a long reference', { devReference: 'x'.repeat(129) }, 'dev_reference'],
])('%s is refused, and no number is used', async (_what, change, path) => {
  const before = await fixture.series.find({}).toArray()
  const error = await refused(aRequest(change))

  expect(error.code).toBe(3)
  expect(detailsOf(error)).toContain(path)
  expect(await fixture.series.find({}).toArray()).toEqual(before)
})

test("another workspace's receipt_id is refused, and its receipt is not shown", async () => {
  const { id } = await issued()
  const caller = { workspaceId: newId(), mode: 'MODE_TEST' }

  expect(await refused(aRequest({ caller, receiptId: id }))).toMatchObject({ code: 9 })
  await expect(call('GetReceipt', { caller, id })).rejects.toMatchObject({ code: 5 })
  await expect(call('GetReceipt', { caller: fixture.caller, id, ruc: '1790012345001' })).rejects.toMatchObject({
    code: 5,
  })
  await expect(call('GetXml', { caller, id })).rejects.toMatchObject({ code: 5 })
})

test('a preview has the totals, and stores nothing', async () => {
  const caller = { workspaceId: newId(), mode: 'MODE_TEST' }
  const { receiptId: _, ...request } = aRequest({ caller })

  expect(await call('PreviewDocument', request)).toMatchObject({ totals: { total: '11.50' }, establishment: '001' })
  expect(await fixture.rows.countDocuments({ workspaceId: caller.workspaceId })).toBe(0)
})

test('lists have typed receipts by page, and refuse wrong conditions', async () => {
  const caller = { workspaceId: newId(), mode: 'MODE_TEST' }
  for (const devReference of ['a', 'b', 'c']) await call('IssueDocument', aRequest({ caller, devReference }))

  const first = await call('ListReceipts', { caller, ruc, limit: 2 })
  const next = await call('ListReceipts', { caller, ruc, limit: 2, cursor: first.nextCursor })
  expect(first).toMatchObject({ total: 3, receipts: [{ devReference: 'c' }, { devReference: 'b' }] })
  expect(next).toMatchObject({ receipts: [{ devReference: 'a' }], nextCursor: '' })
  expect(await call('ListReceipts', { caller, ruc, statuses: ['COMPLETED'] })).toMatchObject({ total: 0 })
  const wrong = { caller, ruc, statuses: ['DONE'], issuedFrom: '2026-02-31', limit: 101 }
  const error = await call('ListReceipts', wrong).catch((reason) => reason)
  expect(error).toMatchObject({ code: 3 })
  for (const path of ['statuses[0]', 'issued_from', 'limit']) expect(detailsOf(error)).toContain(path)
})

function watch(request: object, deadlineMs = 30_000) {
  const { path, requestSerialize, responseDeserialize } = Documents.WatchReceipt
  const deadline = Date.now() + deadlineMs
  const stream = grpc.makeServerStreamRequest(path, requestSerialize, responseDeserialize, request, { deadline })
  const statuses: string[] = []
  stream.on('data', ({ receipt }) => statuses.push(receipt.status))
  const ended = Promise.withResolvers<ServiceError | 'ended'>()
  stream.on('error', ended.resolve).on('end', () => ended.resolve('ended'))
  return { statuses, ended: ended.promise, cancel: () => stream.cancel() }
}

test('a watched receipt is sent with each change, and the stream ends after the final one', async () => {
  const { id, accessKey } = await issued({ sendEmail: false })
  const { statuses, ended } = watch({ caller: fixture.caller, id })
  await until('the first message', () => statuses.length > 0)

  await fixture.authorize(id, accessKey)
  await fixture.published('receipt.authorized', id)
  await until('it is AUTHORIZED', () => statuses.at(-1) === 'AUTHORIZED')
  await fixture.complete(id)

  expect(await ended).toBe('ended')
  expect([statuses[0], statuses.at(-1)]).toEqual(['DRAFT', 'COMPLETED'])
  const { receipt } = await call('GetReceipt', { caller: fixture.caller, id })
  const late = watch({ caller: fixture.caller, id, knownVersion: receipt?.version ?? 0 })
  expect(await late.ended).toBe('ended')
  expect(late.statuses).toEqual([])
})

test('watching ends at the deadline, and is limited by workspace', async () => {
  const { id } = await issued()
  const request = { caller: fixture.caller, id }
  expect(await watch(request, 300).ended).toMatchObject({ code: 4 })
  await expect(watch({ ...request, id: newId() }).ended).resolves.toMatchObject({ code: 5 })

  const all = Array.from({ length: 50 }, () => watch(request))
  await until('all are open', () => all.every(({ statuses }) => statuses.length > 0))
  expect(await watch(request).ended).toMatchObject({ code: 8 })
  for (const one of all) one.cancel()
  await Promise.all(all.map(({ ended }) => ended))
  const later = watch(request)
  await until('a place is free again', () => later.statuses.length > 0)
  later.cancel()
})
