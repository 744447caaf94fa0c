import { AuthorityUnreachable, DocumentRefused, envelope, ReceiptMailed, ReceiptRendered } from '@etax/contracts'
import { newId } from '@etax/kernel'
import { until } from '@etax/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { issuanceWorld } from './world.ts'

let world: Awaited<ReturnType<typeof issuanceWorld>>

beforeAll(async () => {
  world = await issuanceWorld()
}, 60_000)

afterAll(async () => {
  await world[Symbol.asyncDispose]()
})

beforeEach(() => {
  Object.assign(world.neighbours, { testTaxpayer: true, address: 'Quito', certificate: 'VALID', signature: 'ok' })
})

const fields = (receiptId: string) => ({ tenantId: newId(), correlationId: receiptId })

function errandsOf(row: Record<string, unknown> | null): unknown[] {
  return Array.isArray(row?.errands) ? row.errands : ['no such row']
}

async function posted(request: object = {}) {
  const { receipt, duplicate } = await world.post(request)
  if (receipt === null) throw new Error('answered without a receipt')
  return { ...receipt, duplicate }
}

test('an invoice is numbered, stored as DRAFT and handed to the authority', async () => {
  const receipt = await posted()

  expect(receipt).toMatchObject({
    status: 'DRAFT',
    environment: 'sandbox',
    simulated: true,
    totals: { total: '11.50' },
  })
  expect(receipt.accessKey).toMatch(/^[0-9]{49}$/)
  const { body } = await world.said('authority.submit', receipt.id)
  expect(body).toMatchObject({ accessKey: receipt.accessKey, authority: 'simulated', signed: false })
  expect((body as { xml: string }).xml).toContain(`<claveAcceso>${receipt.accessKey}</claveAcceso>`)
})

test('authorized, printed and mailed, it is COMPLETED and each step is in its timeline', async () => {
  const { id, accessKey } = await posted()

  await world.authorize(id, accessKey)
  const authorized = await world.said('receipt.authorized', id)
  await world.tell(envelope(ReceiptMailed, { ...ReceiptMailed.example, receiptId: id }, fields(id)))

  const receipt = await world.issuance.findReceipt({ caller: world.caller, id: accessKey })
  expect(receipt.status).toBe('COMPLETED')
  expect(receipt.authorizationNumber).toBe(`TEST-${accessKey}`)
  expect(receipt.timeline.map(({ status }) => status)).toEqual([
    'DRAFT',
    'RECEIVED_AUTHORITY',
    'AUTHORIZED',
    'COMPLETED',
  ])
  expect((authorized.body as { xml: string }).xml).toContain(`<numeroAutorizacion>TEST-${accessKey}`)
  await world.said('receipt.completed', id)
})

test('facts that become known in the same moment all count', async () => {
  const receipts = await Promise.all(Array.from({ length: 20 }, () => posted()))
  await Promise.all(receipts.map(({ id, accessKey }) => world.authorize(id, accessKey)))

  await Promise.all(
    receipts.flatMap(({ id }) => [
      world.issuance.void({ caller: world.caller, id, reason: 'wrong customer' }),
      world.tell(envelope(ReceiptMailed, { ...ReceiptMailed.example, receiptId: id }, fields(id))),
    ]),
  )

  const rows = await world.rows.find({ _id: { $in: receipts.map(({ id }) => id) } }).toArray()
  expect(rows.filter(({ status, voided }) => status === 'COMPLETED' && voided !== null)).toHaveLength(20)
})

test('when everything is said nothing is left to do', async () => {
  const { id, accessKey } = await posted({ sendEmail: false })

  await world.authorize(id, accessKey)
  await world.tell(envelope(ReceiptRendered, { ...ReceiptRendered.example, receiptId: id, accessKey }, fields(id)))

  const row = await until('no errands', async () => {
    const found = await world.rows.findOne({ _id: id })
    return errandsOf(found).length === 0 && found
  })
  expect(row).not.toHaveProperty('due')
})

test('a fact told twice changes nothing the second time', async () => {
  const { id, accessKey } = await posted()

  await world.authorize(id, accessKey)
  const before = await world.rows.findOne({ _id: id })
  await world.authorize(id, accessKey)
  const after = await world.rows.findOne({ _id: id })

  expect(after?.version).toBe(before?.version)
  expect(after?.timeline).toEqual(before?.timeline)
})

test('any taxpayer but the test taxpayer signs, and the signed bytes are stored before they are sent', async () => {
  world.neighbours.testTaxpayer = false

  const { id } = await posted()

  const { body } = await world.said('authority.submit', id)
  const row = await world.rows.findOne({ _id: id })
  expect((body as { xml: string }).xml).toMatch(/<signed n="\d+"\/><\/factura>$/)
  expect(row?.xml).toBe((body as { xml: string }).xml)
})

test('without a valid certificate nothing is numbered', async () => {
  Object.assign(world.neighbours, { testTaxpayer: false, certificate: 'EXPIRED' })
  const receiptId = newId()

  await expect(world.post({ receiptId, caller: { ...world.caller, workspaceId: newId() } })).rejects.toMatchObject({
    kind: 'invalid',
    code: 'ISS_10002',
  })
  expect(await world.rows.findOne({ _id: receiptId })).toBeNull()
})

test('while the signer is away a receipt waits, and goes on by itself when it is back', async () => {
  Object.assign(world.neighbours, { testTaxpayer: false, signature: 'down' })
  const { id, accessKey } = await posted()
  await until('asked in vain', () => world.neighbours.inVain.includes(accessKey))
  expect(await world.status(id)).toBe('DRAFT')

  world.neighbours.signature = 'ok'

  await world.said('authority.submit', id)
}, 20_000)

test('a signature refused for good makes ERROR and gives the quota back; a retry takes both up again', async () => {
  Object.assign(world.neighbours, { testTaxpayer: false, signature: 'refused' })
  const { id } = await posted()
  await world.said('receipt.failed', id)
  await until('quota given back', async () => (await world.rows.findOne({ _id: id }))?.quotaHeld === false)

  world.neighbours.signature = 'ok'
  const retried = await world.issuance.retry({ caller: world.caller, id, allowance: world.unlimited })

  expect(retried.status).toBe('DRAFT')
  await world.said('authority.submit', id)
  expect((await world.rows.findOne({ _id: id }))?.quotaHeld).toBe(true)
})

test('a refusal rejects, frees the quota and keeps the number', async () => {
  const caller = { ...world.caller, workspaceId: newId() }
  const { id, accessKey } = await posted({ caller })

  await world.tell(envelope(DocumentRefused, { ...DocumentRefused.example, receiptId: id, accessKey }, fields(id)))

  await until(
    'quota given back',
    async () => (await world.usage.findOne({ _id: `${caller.workspaceId}|test|2026-11` }))?.used === 0,
  )
  const next = await posted({ caller })
  expect([next.sequential]).toEqual(['000000002'])
  const rejected = await world.issuance.findReceipt({ caller, id })
  expect(rejected).toMatchObject({ status: 'REJECTED', messages: [{ code: '39' }] })
})

test('an unreachable authority makes ERROR, never a refusal, and only ERROR can be retried', async () => {
  const { id, accessKey } = await posted()
  await expect(world.issuance.retry({ caller: world.caller, id, allowance: world.unlimited })).rejects.toMatchObject({
    code: 'ISS_30002',
  })

  const gone = { ...AuthorityUnreachable.example, receiptId: id, accessKey }
  await world.tell(envelope(AuthorityUnreachable, gone, fields(id)))
  expect(await world.status(id)).toBe('ERROR')
  await world.issuance.retry({ caller: world.caller, id, allowance: world.unlimited })
  await world.tell(envelope(AuthorityUnreachable, gone, fields(id)))

  expect(await world.status(id)).toBe('DRAFT')
})

test('200 posts at once, some repeating a reference, make one receipt each: no gap, no double', async () => {
  const caller = { ...world.caller, workspaceId: newId() }
  const references = Array.from({ length: 200 }, (_, index) => `order-${index % 150}`)

  const answers = await Promise.all(references.map((devReference) => posted({ caller, devReference })))

  const firsts = answers.filter(({ duplicate }) => !duplicate)
  expect(firsts).toHaveLength(150)
  expect(new Set(answers.map(({ id }) => id)).size).toBe(150)
  expect(firsts.map(({ sequential }) => Number(sequential)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 150 }, (_, index) => index + 1),
  )
}, 30_000)

test('the same call made again is answered with the same receipt, and is no duplicate', async () => {
  const receiptId = newId()

  const [first, second] = await Promise.all([posted({ receiptId }), posted({ receiptId })])
  const third = await posted({ receiptId })

  expect(new Set([first, second, third].map(({ accessKey }) => accessKey)).size).toBe(1)
  expect(third.duplicate).toBe(false)
})

test('a reference counts before the body is looked at, and another body is told of', async () => {
  const devReference = newId()
  const { id } = await posted({ devReference })

  const again = await world.post({ devReference, bodyHash: 'other' }, { items: [] })

  expect(again).toMatchObject({ duplicate: true, receipt: { id }, warnings: [{ code: 'ISS_90001' }] })
})

test('every broken field of an order is named, and nothing is numbered', async () => {
  const broken = { customer: { identificationType: 'RUC', identification: '123', legalName: 'X' }, items: [] }

  await expect(world.post({}, broken)).rejects.toMatchObject({
    kind: 'invalid',
    details: [{ path: 'customer.identification' }, { path: 'items' }],
  })
})

test("what the taxpayer's record lacks is said as such, with where to complete it", async () => {
  world.neighbours.address = ''

  await expect(world.post()).rejects.toMatchObject({
    kind: 'invalid',
    details: [{ path: 'taxpayer.address', message: expect.stringContaining('PUT /taxpayers/{id}') }],
  })
})

test('a limited plan stops at its quota, exactly, under parallel posts', async () => {
  const caller = { ...world.caller, workspaceId: newId() }
  const allowance = { limited: true, quota: 5, excess: 2, period: '2026-11' }

  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => posted({ caller, allowance })))

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  const refusal = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(refusal?.reason).toMatchObject({ kind: 'forbidden', code: 'SUB_12008' })
  expect(await world.issuance.describeUsage({ caller, period: '2026-11' })).toMatchObject({ used: 7 })
})

test('the next number of a series can be set forward, never back to one that is used', async () => {
  const caller = { ...world.caller, workspaceId: newId() }
  const series = {
    caller,
    taxpayerRuc: '1799999990001',
    documentType: 'INVOICE',
    establishment: '001',
    emissionPoint: '001',
  }

  await world.issuance.setNextSequential({ ...series, next: 500 })
  const { sequential } = await posted({ caller })

  expect(sequential).toBe('000000500')
  await expect(world.issuance.setNextSequential({ ...series, next: 500 })).rejects.toMatchObject({ code: 'ISS_30004' })
  await world.issuance.setNextSequential({ ...series, next: 502 })
  expect((await posted({ caller })).sequential).toBe('000000502')
})

test('what a stopped process left undone is taken up by the next', async () => {
  world.neighbours.testTaxpayer = false
  world.neighbours.signature = 'down'
  const { id, accessKey } = await posted()
  await until('asked in vain', () => world.neighbours.inVain.includes(accessKey))

  await world.restart()
  world.neighbours.signature = 'ok'

  await world.said('authority.submit', id)
}, 30_000)

test('a workspace sees its own receipts only, and each mode its own', async () => {
  const { id } = await posted()
  const strangers = [
    { ...world.caller, workspaceId: newId() },
    { ...world.caller, mode: 'MODE_LIVE' as const },
  ]

  for (const caller of strangers) {
    await expect(world.issuance.findReceipt({ caller, id })).rejects.toMatchObject({ kind: 'not-found' })
  }
})

test('lists go newest first, by page and by cursor alike', async () => {
  const caller = { ...world.caller, workspaceId: newId() }
  for (let count = 0; count < 5; count++) await posted({ caller })
  const list = { caller, taxpayerRuc: '1799999990001', limit: 2 }

  const first = await world.issuance.listReceipts(list)
  const byPage = await world.issuance.listReceipts({ ...list, page: 2 })
  const byCursor = await world.issuance.listReceipts({ ...list, cursor: first.nextCursor })

  expect(first.total).toBe(5)
  expect(first.receipts.map(({ sequential }) => Number(sequential))).toEqual([5, 4])
  expect(byPage.receipts).toEqual(byCursor.receipts)
})

test('voiding marks the receipt, keeps its status, and is said once', async () => {
  const { id } = await posted()

  const voided = await world.issuance.void({ caller: world.caller, id, reason: 'wrong customer' })

  expect(voided).toMatchObject({ status: 'DRAFT', voided: { reason: 'wrong customer' } })
  await world.said('receipt.voided', id)
  await expect(world.issuance.void({ caller: world.caller, id, reason: 'again' })).rejects.toMatchObject({
    code: 'ISS_30003',
  })
})

test('the purge deletes old final sandbox receipts, frees their quota, and leaves the sequence going on', async () => {
  const caller = { ...world.caller, workspaceId: newId() }
  const { id, accessKey } = await posted({ caller, sendEmail: false })
  await world.authorize(id, accessKey)
  await world.tell(envelope(ReceiptRendered, { ...ReceiptRendered.example, receiptId: id, accessKey }, fields(id)))
  await until('no errands', async () => errandsOf(await world.rows.findOne({ _id: id })).length === 0)
  await posted({ caller })
  const old = new Date(Date.now() - 11 * 60_000)
  await world.rows.updateOne({ _id: id }, { $set: { createdAt: old, updatedAt: old } })

  await world.issuance.purgeSandbox({})

  await expect(world.issuance.findReceipt({ caller, id })).rejects.toMatchObject({ kind: 'not-found' })
  expect(await world.issuance.describeUsage({ caller, period: '2026-11' })).toMatchObject({ used: 1 })
  expect((await posted({ caller })).sequential).toBe('000000003')
})
