import {
  AuthorityUnreachable,
  DocumentReceived,
  DocumentRefused,
  envelope,
  ReceiptMailed,
  ReceiptRendered,
  ReceiptUnprintable,
} from '@etax/contracts'
import { encodeCursor, newId } from '@etax/kernel'
import { until } from '@etax/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { nameWords } from '../src/domain/name-words.ts'
import { OLD_OUTBOX } from '../src/outbound/collections.ts'
import { aReceipt } from './a-receipt.ts'
import { anOrder, hashOf, issuanceFixture } from './fixture.ts'

let fixture: Awaited<ReturnType<typeof issuanceFixture>>

beforeAll(async () => {
  fixture = await issuanceFixture()
}, 60_000)

afterAll(async () => {
  await fixture[Symbol.asyncDispose]()
})

beforeEach(() => {
  Object.assign(fixture.others, {
    taxRounding: '',
    testTaxpayer: true,
    address: 'Quito',
    certificate: 'VALID',
    certificateEnds: '2100-01-01T00:00:00.000Z',
    signature: 'ok',
  })
})

const fields = (receiptId: string) => ({ tenantId: newId(), correlationId: receiptId })

function outboxOf(row: Record<string, unknown> | null): unknown[] {
  return Array.isArray(row?.outbox) ? row.outbox : ['no such row']
}

async function posted(request: object = {}, order: object = {}) {
  const { receipt, duplicate } = await fixture.post(request, order)
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
  const { body } = await fixture.published('authority.submit', receipt.id)
  expect(body).toMatchObject({ accessKey: receipt.accessKey, authority: 'simulated', signed: false })
  expect((body as { xml: string }).xml).toContain(`<claveAcceso>${receipt.accessKey}</claveAcceso>`)
})

test('a preview returns the draft, the errors or the earlier receipt, and issues nothing', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const preview = (order: object = {}) =>
    fixture.issuance.previewOrder({
      caller,
      receiptId: newId(),
      ruc: '1799999990001',
      bodyHash: hashOf('the order'),
      devReference: 'order-1',
      allowance: { limited: true, quota: 0, excess: 0, period: '2026-11' },
      documentType: 'INVOICE',
      order: Buffer.from(JSON.stringify({ ...anOrder(), ...order })),
    })

  const made = await preview()
  await expect(preview({ items: [{ ...anOrder().items[0], tax: '99' }] })).rejects.toMatchObject({ code: 'VAL_10000' })
  expect(await fixture.rows.countDocuments({ workspaceId: caller.workspaceId })).toBe(0)
  const { id } = await posted({ caller, devReference: 'order-1' })

  expect(made).toMatchObject({
    receipt: null,
    establishment: '001',
    emissionPoint: '001',
    total: '11.50',
    warnings: [],
    customer: { legalName: 'María Peña' },
    lines: [expect.stringMatching(/^\d+ x .+ at \d/)],
    totals: { subtotal: '10.00', discount: '0.00', total: '11.50', taxes: [{ code: '2', rate: '15', amount: '1.50' }] },
  })
  expect(made.xml.toString()).toContain(`<claveAcceso>${'0'.repeat(49)}</claveAcceso>`)
  expect((await preview()).receipt?.id).toBe(id)
})

test('only the agreed content is issued, not a changed one', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const preview = (order: object = {}, sendEmail = true) =>
    fixture.issuance.previewOrder({
      caller,
      receiptId: newId(),
      ruc: '1799999990001',
      bodyHash: hashOf('the order'),
      sendEmail,
      mail: { everybody: true },
      documentType: 'INVOICE',
      allowance: { limited: true, quota: 0, excess: 0, period: '2026-11' },
      order: Buffer.from(JSON.stringify({ ...anOrder(), ...order })),
    })
  const { content: agreedContent, recipients, issuer } = await preview()
  const { customer } = anOrder()
  const others = [
    await preview({ customer: { ...customer, email: 'other@example.com' } }),
    await preview({ customer: { ...customer, address: 'Loja' } }),
    await preview({}, false),
  ]

  expect({ recipients, issuer }).toEqual({
    recipients: ['maria@example.com'],
    issuer: { legalName: 'Empresa de Prueba S.A.', commercialName: '' },
  })
  expect(agreedContent).toMatch(/^[0-9a-f]{64}$/)
  expect((await preview()).content).toBe(agreedContent)
  fixture.others.address = 'Cuenca'
  const refused = fixture.post({ caller, agreedContent, devReference: 'agreed' })
  await expect(refused).rejects.toMatchObject({ kind: 'conflict', code: 'ISS_30012' })
  const moved = await preview()
  fixture.others.address = 'Quito'
  const contents = [agreedContent, ...[...others, moved].map(({ content }) => content)]
  expect(new Set(contents).size).toBe(5)
  expect(await fixture.rows.countDocuments({ workspaceId: caller.workspaceId })).toBe(0)
  const { id } = await posted({ caller, agreedContent, devReference: 'agreed' })
  fixture.others.address = 'Cuenca'
  expect(await posted({ caller, agreedContent, devReference: 'agreed' })).toMatchObject({ id, duplicate: true })
})

test('an authorized, printed and mailed receipt is COMPLETED, with each step in its timeline', async () => {
  const { id, accessKey } = await posted()

  await fixture.authorize(id, accessKey)
  const authorized = await fixture.published('receipt.authorized', id)
  await fixture.publish(envelope(ReceiptMailed, { ...ReceiptMailed.example, receiptId: id }, fields(id)))

  const receipt = await fixture.issuance.findReceipt({ caller: fixture.caller, id: accessKey })
  expect(receipt.status).toBe('COMPLETED')
  expect(receipt.authorizationNumber).toBe(`TEST-${accessKey}`)
  expect(receipt.timeline.map(({ status }) => status)).toEqual([
    'DRAFT',
    'RECEIVED_AUTHORITY',
    'AUTHORIZED',
    'COMPLETED',
  ])
  expect((authorized.body as { xml: string }).xml).toContain(`<numeroAutorizacion>TEST-${accessKey}`)
  expect(authorized.body).toMatchObject({
    issuerContact: { email: 'ventas@empresa.ec', phone: null, address: 'Quito' },
  })
  const file = await fixture.issuance.fetchXml({ caller: fixture.caller, id })
  expect(file.name).toBe(`Factura_${receipt.number}.xml`)
  await fixture.published('receipt.completed', id)
})

const ownUsersOnly = { everybody: false, addresses: ['owner@example.com'] }

test('a sandbox receipt is mailed to the workspace’s users only, with a warning, and is COMPLETED', async () => {
  const customer = { ...anOrder().customer, email: 'maria@example.com, Owner@example.com' }
  const { receipt, warnings } = await fixture.post({ mail: ownUsersOnly }, { customer })
  const { id = '', accessKey = '' } = receipt ?? {}

  await fixture.authorize(id, accessKey)
  const { body } = await fixture.published('receipt.authorized', id)
  await fixture.publish(envelope(ReceiptMailed, { ...ReceiptMailed.example, receiptId: id }, fields(id)))

  expect(warnings).toMatchObject([{ code: 'ISS_10013', path: 'email', message: expect.stringContaining('maria@') }])
  expect((body as { recipients: string[] }).recipients).toEqual(['Owner@example.com'])
  const { status, timeline } = await fixture.issuance.findReceipt({ caller: fixture.caller, id })
  expect(status).toBe('COMPLETED')
  expect(timeline.at(-1)).toMatchObject({ status: 'COMPLETED', detail: expect.stringContaining('maria@example.com') })
})

test.each([
  ['none is of its own users', { mail: ownUsersOnly }],
  ['nothing was said of mail', { mail: null }],
])('the PDF completes a sandbox receipt without allowed recipients: %s', async (_why, request) => {
  const { id, accessKey } = await posted(request)

  await fixture.authorize(id, accessKey)
  const { body } = await fixture.published('receipt.authorized', id)
  await fixture.publish(envelope(ReceiptRendered, { ...ReceiptRendered.example, receiptId: id, accessKey }, fields(id)))

  expect((body as { recipients: string[] }).recipients).toEqual([])
  expect(await fixture.issuance.findReceipt({ caller: fixture.caller, id })).toMatchObject({ status: 'COMPLETED' })
})

test('in production, mail goes to any address', async () => {
  const caller = { workspaceId: newId(), mode: 'MODE_LIVE' as const }
  Object.assign(fixture.others, { testTaxpayer: false })

  const { receipt, warnings } = await fixture.post({ caller, mail: ownUsersOnly })

  expect(warnings).toEqual([])
  expect((await fixture.rows.findOne({ _id: receipt?.id ?? '' }))?.recipients).toEqual(['maria@example.com'])
})

const DAY_MS = 86_400_000
const dayIn = (days: number) => new Date(Date.now() - 5 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10)

describe('A test clock', () => {
  const inDays = (days: number, mode: 'MODE_TEST' | 'MODE_LIVE' = 'MODE_TEST') => ({
    caller: { workspaceId: newId(), mode, clockOffsetMs: days * DAY_MS },
  })

  test('gives an order its day, and tells the simulated authority', async () => {
    const receipt = await posted(inDays(100))

    expect(receipt.issueDate).toBe(dayIn(100))
    const { body } = await fixture.published('authority.submit', receipt.id)
    expect(body).toMatchObject({ authority: 'simulated', clockOffsetMs: 100 * DAY_MS })
    await expect(posted(inDays(100), { issueDate: dayIn(0) })).rejects.toMatchObject({ code: 'VAL_10000' })
  })

  test('ends a certificate', async () => {
    Object.assign(fixture.others, {
      testTaxpayer: false,
      certificateEnds: new Date(Date.now() + 10 * DAY_MS).toISOString(),
    })

    expect((await posted(inDays(9))).issueDate).toBe(dayIn(9))
    await expect(posted(inDays(11))).rejects.toMatchObject({ code: 'CTX_10005' })
  })

  test('has no effect in production, even if a caller sends it', async () => {
    Object.assign(fixture.others, { testTaxpayer: false })

    const receipt = await posted(inDays(100, 'MODE_LIVE'))

    expect(receipt.issueDate).toBe(dayIn(0))
    const { body } = await fixture.published('authority.submit', receipt.id)
    expect(body).not.toHaveProperty('clockOffsetMs')
    await expect(posted(inDays(100, 'MODE_LIVE'), { issueDate: dayIn(100) })).rejects.toMatchObject({
      code: 'VAL_10000',
    })
  })

  test('purges its own workspace at once', async () => {
    const { caller } = inDays(0)
    const mine = await posted({ caller, sendEmail: false })
    const other = await posted({ sendEmail: false })
    for (const { id, accessKey } of [mine, other]) {
      await fixture.authorize(id, accessKey)
      await fixture.rows.updateOne({ _id: id }, { $set: { status: 'COMPLETED' }, $unset: { due: '' } })
    }

    await fixture.issuance.purgeSandbox({ caller })

    await expect(fixture.issuance.findReceipt({ caller, id: mine.id })).rejects.toMatchObject({ kind: 'not-found' })
    expect(await fixture.issuance.findReceipt({ caller: fixture.caller, id: other.id })).toMatchObject({ id: other.id })
  })
})

test('a devReference scripts the simulated authority', async () => {
  const { id } = await posted({ devReference: 'SIM-REJECT-39' })
  const plain = await posted({ devReference: 'order-SIM-REJECT-39' })

  expect((await fixture.published('authority.submit', id)).body).toMatchObject({ directive: 'SIM-REJECT-39' })
  expect((await fixture.published('authority.submit', plain.id)).body).not.toHaveProperty('directive')
})

test('a stored address that is refused today is left out with a warning, and the others get the mail', async () => {
  const customerId = newId()

  const { receipt, warnings } = await fixture.post({}, { customer: undefined, customerId })

  const message = expect.stringContaining(
    `"ana@10.0.0.１２": the document is issued without it. Correct it with PUT /customers/${customerId}`,
  )
  expect(warnings).toMatchObject([{ code: 'ISS_10074', path: 'customerId', message }])
  expect((await fixture.rows.findOne({ _id: receipt?.id ?? '' }))?.recipients).toEqual(['luz@example.com'])
})

test('more than five addresses are refused before a number is taken, with a sentence', async () => {
  const email = Array.from({ length: 6 }, (_, number) => `m${number}@example.com`).join(',')

  await expect(fixture.post({}, { customer: { ...anOrder().customer, email } })).rejects.toMatchObject({
    kind: 'invalid',
    details: [
      {
        path: 'customer.email',
        code: 'DOC_40005',
        message: expect.stringMatching(/^At most five e-mail addresses may be named/),
      },
    ],
  })
})

test('concurrent facts all count', async () => {
  const receipts = await Promise.all(Array.from({ length: 20 }, () => posted()))
  await Promise.all(receipts.map(({ id, accessKey }) => fixture.authorize(id, accessKey)))

  await Promise.all(
    receipts.flatMap(({ id }) => [
      fixture.issuance.void({ caller: fixture.caller, id, reason: 'wrong customer' }),
      fixture.publish(envelope(ReceiptMailed, { ...ReceiptMailed.example, receiptId: id }, fields(id))),
    ]),
  )

  const rows = await fixture.rows.find({ _id: { $in: receipts.map(({ id }) => id) } }).toArray()
  expect(rows.filter(({ status, voided }) => status === 'COMPLETED' && voided !== null)).toHaveLength(20)
})

test('the outbox is empty once everything is published', async () => {
  const { id, accessKey } = await posted({ sendEmail: false })

  await fixture.authorize(id, accessKey)
  await fixture.publish(envelope(ReceiptRendered, { ...ReceiptRendered.example, receiptId: id, accessKey }, fields(id)))

  const row = await until('an empty outbox', async () => {
    const stored = await fixture.rows.findOne({ _id: id })
    return outboxOf(stored).length === 0 && stored
  })
  expect(row).not.toHaveProperty('due')
})

test('a fact announced twice changes nothing the second time', async () => {
  const { id, accessKey } = await posted()

  await fixture.authorize(id, accessKey)
  const before = await fixture.rows.findOne({ _id: id })
  await fixture.authorize(id, accessKey)
  const after = await fixture.rows.findOne({ _id: id })

  expect(after?.version).toBe(before?.version)
  expect(after?.timeline).toEqual(before?.timeline)
})

test('any taxpayer but the test taxpayer signs, and the signed bytes are stored before they are sent', async () => {
  fixture.others.testTaxpayer = false

  const { id } = await posted()

  const { body } = await fixture.published('authority.submit', id)
  const row = await fixture.rows.findOne({ _id: id })
  expect((body as { xml: string }).xml).toMatch(/<signed n="\d+"\/><\/factura>$/)
  expect(row?.xml).toBe((body as { xml: string }).xml)
})

test('without a valid certificate nothing is numbered', async () => {
  Object.assign(fixture.others, { testTaxpayer: false, certificate: 'EXPIRED' })
  const receiptId = newId()

  await expect(fixture.post({ receiptId, caller: { ...fixture.caller, workspaceId: newId() } })).rejects.toMatchObject({
    kind: 'invalid',
    code: 'CTX_10005',
  })
  expect(await fixture.rows.findOne({ _id: receiptId })).toBeNull()
})

test('during an outage of the signer a receipt waits, and then continues by itself', async () => {
  Object.assign(fixture.others, { testTaxpayer: false, signature: 'down' })
  const { id, accessKey } = await posted()
  await until('signature asked for', () => fixture.others.failedSignatures.includes(accessKey))
  expect(await fixture.status(id)).toBe('DRAFT')

  fixture.others.signature = 'ok'

  await fixture.published('authority.submit', id)
}, 20_000)

test('while the broker takes no messages, issuance stays ready and stores new receipts', async () => {
  fixture.others.broker.down = true
  try {
    expect(await fixture.readiness()).toBe(200)
    expect((await posted()).status).toBe('DRAFT')
  } finally {
    fixture.others.broker.down = false
  }
})

test('a refused signature makes ERROR and returns the quota; a retry takes quota and signs again', async () => {
  Object.assign(fixture.others, { testTaxpayer: false, signature: 'refused' })
  const { id } = await posted()
  await fixture.published('receipt.failed', id)
  await until('quota given back', async () => (await fixture.rows.findOne({ _id: id }))?.quotaHeld === false)
  expect((await fixture.issuance.findReceipt({ caller: fixture.caller, id })).messages).toMatchObject([
    { type: 'ERROR', code: 'SGN_10004', message: 'the certificate is out of date' },
  ])

  fixture.others.signature = 'ok'
  const retried = await fixture.issuance.retry({ caller: fixture.caller, id, allowance: fixture.unlimited })

  expect(retried.status).toBe('DRAFT')
  await fixture.published('authority.submit', id)
  expect((await fixture.rows.findOne({ _id: id }))?.quotaHeld).toBe(true)
})

test('an unsent document returns its quota, and counts if it reaches the authority later', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const { id, accessKey } = await posted({ caller })
  const used = async () => (await fixture.usage.findOne({ _id: `${caller.workspaceId}|test|2026-11` }))?.used
  const unreachable = { ...AuthorityUnreachable.example, receiptId: id, accessKey, neverSent: true }

  await fixture.publish(envelope(AuthorityUnreachable, unreachable, fields(id)))
  await until('quota given back', async () => (await used()) === 0)

  const received = { ...DocumentReceived.example, receiptId: id, accessKey }
  await fixture.publish(envelope(DocumentReceived, received, fields(id)))
  await until('quota counted again', async () => (await used()) === 1)
  expect((await fixture.rows.findOne({ _id: id }))?.quotaHeld).toBe(true)
})

test('a refusal rejects, frees the quota and keeps the number', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const { id, accessKey } = await posted({ caller })

  await fixture.publish(envelope(DocumentRefused, { ...DocumentRefused.example, receiptId: id, accessKey }, fields(id)))

  await until(
    'quota given back',
    async () => (await fixture.usage.findOne({ _id: `${caller.workspaceId}|test|2026-11` }))?.used === 0,
  )
  const next = await posted({ caller })
  expect([next.sequential]).toEqual(['000000002'])
  const rejected = await fixture.issuance.findReceipt({ caller, id })
  expect(rejected).toMatchObject({ status: 'REJECTED', messages: [{ code: '39' }] })
})

test('an unprintable receipt is in ERROR with the reason until a retry', async () => {
  const { id, accessKey } = await posted()
  await fixture.authorize(id, accessKey)
  const reason = 'The document is not well-formed XML.'
  const unprintable = { ...ReceiptUnprintable.example, receiptId: id, accessKey, reason, code: 'XML_10001' }

  await fixture.publish(envelope(ReceiptUnprintable, unprintable, fields(id)))

  const failed = await fixture.issuance.findReceipt({ caller: fixture.caller, id })
  expect(failed).toMatchObject({ status: 'ERROR', messages: [{ code: 'XML_10001', message: reason }] })
  await until('nothing is left to do', async () => (await fixture.rows.findOne({ _id: id }))?.due === undefined)
  const retried = await fixture.issuance.retry({ caller: fixture.caller, id, allowance: fixture.unlimited })
  await fixture.publish(envelope(ReceiptUnprintable, unprintable, fields(id)))
  expect(retried.status).toBe('AUTHORIZED')
  expect(await fixture.status(id)).toBe('AUTHORIZED')
})

test('an unreachable authority makes ERROR, never a refusal, and only ERROR can be retried', async () => {
  const { id, accessKey } = await posted()
  await expect(
    fixture.issuance.retry({ caller: fixture.caller, id, allowance: fixture.unlimited }),
  ).rejects.toMatchObject({
    code: 'ISS_30002',
  })

  const gone = { ...AuthorityUnreachable.example, receiptId: id, accessKey }
  await fixture.publish(envelope(AuthorityUnreachable, gone, fields(id)))
  expect(await fixture.status(id)).toBe('ERROR')
  await fixture.issuance.retry({ caller: fixture.caller, id, allowance: fixture.unlimited })
  await fixture.publish(envelope(AuthorityUnreachable, gone, fields(id)))

  expect(await fixture.status(id)).toBe('DRAFT')
})

test('200 concurrent posts, some repeating a reference, make one receipt each without gap or double', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const references = Array.from({ length: 200 }, (_, index) => `order-${index % 150}`)

  const answers = await Promise.all(references.map((devReference) => posted({ caller, devReference })))

  const firsts = answers.filter(({ duplicate }) => !duplicate)
  expect(firsts).toHaveLength(150)
  expect(new Set(answers.map(({ id }) => id)).size).toBe(150)
  expect(firsts.map(({ sequential }) => Number(sequential)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 150 }, (_, index) => index + 1),
  )
}, 30_000)

test('a used-up series refuses its own posts, and none of the others in the batch', async () => {
  const full = { ...fixture.caller, workspaceId: newId() }
  const other = { ...fixture.caller, workspaceId: newId() }
  const series = { ruc: '1799999990001', documentType: 'INVOICE', establishment: '001', emissionPoint: '001' }
  await fixture.issuance.setNextSequential({ caller: full, ...series, next: 999_999_999 })

  const posts = Array.from({ length: 40 }, (_, at) => posted({ caller: at % 4 === 0 ? full : other }))
  const answers = await Promise.allSettled(posts)

  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  const stored = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.sequential] : []))
  expect(refused.map(({ code, message }) => ({ code, message }))).toEqual(
    refused.map(() => ({ code: 'ISS_30009', message: 'The series has no numbers left.' })),
  )
  expect(stored.toSorted()).toEqual([
    ...Array.from({ length: 30 }, (_, at) => String(at + 1).padStart(9, '0')),
    '999999999',
  ])
})

test('a repeated call returns its receipt, not as a duplicate', async () => {
  const receiptId = newId()

  const [first, second] = await Promise.all([posted({ receiptId }), posted({ receiptId })])
  const third = await posted({ receiptId })

  expect(new Set([first, second, third].map(({ accessKey }) => accessKey)).size).toBe(1)
  expect(third.duplicate).toBe(false)
})

test('a reference counts before the body is checked, and another body gets a warning', async () => {
  const devReference = newId()
  const { id } = await posted({ devReference })

  const again = await fixture.post({ devReference, bodyHash: hashOf('other') }, { items: [] })

  expect(again).toMatchObject({ duplicate: true, receipt: { id }, warnings: [{ code: 'ISS_90001' }] })
})

test('a reference is the same in every spelling of its accents, and keeps the first one', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const [composed, apart] = ['pedido-ñandú'.normalize('NFC'), 'pedido-ñandú'.normalize('NFD')]

  const both = await Promise.all([composed, apart].map((devReference) => posted({ caller, devReference })))
  const again = await posted({ caller, devReference: apart })

  expect(new Set([...both, again].map(({ id }) => id)).size).toBe(1)
  const page = await fixture.issuance.listReceipts({ caller, ruc: '1799999990001', devReference: apart })
  expect(page.receipts).toMatchObject([{ id: again.id, devReference: again.devReference }])
  expect(await fixture.rows.countDocuments({ workspaceId: caller.workspaceId })).toBe(1)
})

test('older references, refused today or stored literally, are found', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const references = ['pedido-ñandú'.normalize('NFD'), 'order-1 ', 'order\u200b-2']
  const ids: string[] = []
  for (const devReference of references) {
    const { id } = await posted({ caller, devReference: newId() })
    const referenceKey = [caller.workspaceId, 'test', '1799999990001', 'INVOICE', devReference].join('|')
    await fixture.rows.updateOne({ _id: id }, { $set: { devReference, referenceKey } })
    ids.push(id)
  }

  const again = await Promise.all(references.map((devReference) => posted({ caller, devReference })))

  expect(again.map(({ id, duplicate }) => [id, duplicate])).toEqual(ids.map((id) => [id, true]))
})

test('every broken field of an order is named, and nothing is numbered', async () => {
  const broken = { customer: { identificationType: 'RUC', identification: '123', legalName: 'X' }, items: [] }

  await expect(fixture.post({}, broken)).rejects.toMatchObject({
    kind: 'invalid',
    details: [{ path: 'customer.identification' }, { path: 'items' }],
  })
})

test("a gap in the taxpayer's record is reported with the place to complete it", async () => {
  fixture.others.address = ''

  await expect(fixture.post()).rejects.toMatchObject({
    kind: 'invalid',
    details: [
      {
        path: 'taxpayer.address',
        message: expect.stringMatching(/\S\. Complete the taxpayer with PUT \/taxpayers\/{id}\.$/),
      },
    ],
  })
})

test('a limited plan stops at its quota, exactly, under parallel posts', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const allowance = { limited: true, quota: 5, excess: 2, period: '2026-11' }

  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => posted({ caller, allowance })))

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  const refusal = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(refusal?.reason).toMatchObject({ kind: 'forbidden', code: 'SUB_12008' })
  expect(await fixture.issuance.describeUsage({ caller, period: '2026-11' })).toMatchObject({ used: 7 })
})

test('usage is counted by key beside that of all keys, and given back with the quota', async () => {
  const owner = { ...fixture.caller, workspaceId: newId() }
  const [mine, other, session] = ['key-1', 'key-2', ''].map((keyId) => ({ ...owner, keyId }))
  for (const caller of [mine, mine, other, session]) await posted({ caller })
  const usage = (caller?: object) =>
    fixture.issuance.describeUsage({ caller: { ...owner, ...caller }, period: '2026-11' })

  expect(await usage(mine)).toMatchObject({ used: 4, usedByKey: 2, byDocumentTypeOfKey: { INVOICE: 2 } })
  expect(await usage(other)).toMatchObject({ used: 4, usedByKey: 1 })
  expect(await usage(session)).toMatchObject({ used: 4, usedByKey: 0, byStatusOfKey: {} })

  await fixture.rows.updateOne({ workspaceId: owner.workspaceId, keyId: 'key-1' }, { $set: { quotaHeld: false } })
  expect(await usage(mine)).toMatchObject({ usedByKey: 1, byDocumentTypeOfKey: { INVOICE: 2 } })
})

test('the next number of a series can be raised, and not set to a used one', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const series = {
    caller,
    ruc: '1799999990001',
    documentType: 'INVOICE',
    establishment: '001',
    emissionPoint: '001',
  }

  await fixture.issuance.setNextSequential({ ...series, next: 500 })
  const { sequential } = await posted({ caller })

  expect(sequential).toBe('000000500')
  await expect(fixture.issuance.setNextSequential({ ...series, next: 500 })).rejects.toMatchObject({
    code: 'ISS_30004',
  })
  await fixture.issuance.setNextSequential({ ...series, next: 502 })
  expect((await posted({ caller })).sequential).toBe('000000502')
})

test('existing next numbers are listed by kind and place, and listing creates none', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const request = { caller, ruc: '1799999990001' }
  const list = async (part: object = {}) =>
    (await fixture.issuance.listSequentials({ ...request, ...part })).sequentials
  const place = { establishment: '001', emissionPoint: '001' }

  const none = await list()
  await posted({ caller })
  await fixture.issuance.setNextSequential({ ...request, ...place, documentType: 'WAYBILL', next: 40 })
  await fixture.issuance.setNextSequential({
    ...request,
    ...place,
    establishment: '002',
    documentType: 'INVOICE',
    next: 7,
  })

  expect(none).toEqual([])
  const invoices = [
    { documentType: 'INVOICE', ...place, next: 2, last: 1 },
    { documentType: 'INVOICE', establishment: '002', emissionPoint: '001', next: 7, last: 0 },
  ]
  const waybills = [{ documentType: 'WAYBILL', ...place, next: 40, last: 0 }]
  expect(await list()).toEqual([...invoices, ...waybills])
  expect(await list({ documentType: 'WAYBILL' })).toEqual(waybills)
  expect(await list({ establishment: '002' })).toEqual(invoices.slice(1))
  expect(await list({ emissionPoint: '001' })).toHaveLength(3)
  expect(await list({ establishment: '001', emissionPoint: '002' })).toEqual([])
  expect(await list({ caller: { ...caller, mode: 'MODE_LIVE' } })).toEqual([])
  expect(await list({ caller: { ...caller, workspaceId: newId() } })).toEqual([])
})

test('a series that does not exist has no next number', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const place = { documentType: 'INVOICE', establishment: '001', emissionPoint: '099' }
  const request = { caller, ruc: '1799999990001', ...place, next: 500 }

  await expect(fixture.issuance.setNextSequential(request)).rejects.toMatchObject({
    kind: 'invalid',
    details: [{ path: 'emissionPoint', code: 'CAT_20003' }],
  })
  const { sequentials } = await holdingsOf(caller.workspaceId)
  expect(sequentials).toBe(false)
})

const holdingsOf = (workspaceId: string, place: { establishment?: string; emissionPoint?: string } = {}) =>
  fixture.issuance.describeHoldings({ workspaceId, ruc: '1799999990001', ...place })

test('the data under a registry number, an establishment or a series is reported', async () => {
  const { workspaceId } = { workspaceId: newId() }
  const caller = { ...fixture.caller, workspaceId }
  const nothing = { sandboxReceipts: false, liveReceipts: false, unfinishedReceipts: false, sequentials: false }
  expect(await holdingsOf(workspaceId)).toEqual(nothing)

  const series = { documentType: 'INVOICE', establishment: '001', emissionPoint: '002' }
  await fixture.issuance.setNextSequential({ caller, ruc: '1799999990001', ...series, next: 7 })
  expect(await holdingsOf(workspaceId)).toEqual({ ...nothing, sequentials: true })
  expect(await holdingsOf(workspaceId, { establishment: '001', emissionPoint: '001' })).toEqual(nothing)

  await posted({ caller })
  const issued = { ...nothing, sandboxReceipts: true, unfinishedReceipts: true, sequentials: true }
  expect(await holdingsOf(workspaceId, { establishment: '001' })).toEqual(issued)
  expect(await holdingsOf(workspaceId, { establishment: '001', emissionPoint: '001' })).toEqual(issued)
  expect(await holdingsOf(workspaceId, { establishment: '002' })).toEqual(nothing)
})

test('the registry number is fixed before numbering, and after its change the receipt is not stored', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  fixture.others.fixed.length = 0

  await posted({ caller })
  expect(fixture.others.fixed).toEqual(['1799999990001'])
  fixture.others.renumbered = true
  const refused = posted({ caller })
  await expect(refused).rejects.toMatchObject({ kind: 'invalid', code: 'CTX_10002' })
  fixture.others.renumbered = false

  expect((await fixture.issuance.listReceipts({ caller, ruc: '1799999990001', limit: 5 })).total).toBe(1)
})

test('the next process resumes the work of a stopped one', async () => {
  fixture.others.testTaxpayer = false
  fixture.others.signature = 'down'
  const { id, accessKey } = await posted()
  await until('signature asked for', () => fixture.others.failedSignatures.includes(accessKey))

  await fixture.restart()
  fixture.others.signature = 'ok'

  await fixture.published('authority.submit', id)
}, 30_000)

test('receipts with the outbox of the previous version are resumed, read and purged', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const [pending, done] = [await posted({ caller }), await posted({ caller, sendEmail: false })]
  await fixture.authorize(done.id, done.accessKey)
  await fixture.publish(envelope(ReceiptRendered, { ...ReceiptRendered.example, receiptId: done.id }, fields(done.id)))
  await until('an empty outbox', async () => outboxOf(await fixture.rows.findOne({ _id: done.id })).length === 0)
  const old = new Date(Date.now() - 11 * 60_000)
  await fixture.rows.updateMany({ workspaceId: caller.workspaceId }, [
    { $set: { [OLD_OUTBOX]: '$outbox' } },
    { $unset: 'outbox' },
  ])
  await fixture.rows.updateOne({ _id: pending.id }, { $set: { 'due.at': old } })
  await fixture.forgetMigrations()

  await fixture.restart()
  await fixture.restart()

  await fixture.authorize(pending.id, pending.accessKey)
  expect(outboxOf(await fixture.rows.findOne({ _id: pending.id }))).toEqual(['receipt.authorized'])
  expect(await fixture.issuance.findReceipt({ caller, id: done.id })).toMatchObject({ status: 'COMPLETED' })
  await fixture.rows.updateOne({ _id: done.id }, { $set: { createdAt: old, updatedAt: old } })
  await fixture.issuance.purgeSandbox({})
  await expect(fixture.issuance.findReceipt({ caller, id: done.id })).rejects.toMatchObject({ kind: 'not-found' })
}, 30_000)

test('a row written meanwhile by the previous version is resumed too', async () => {
  Object.assign(fixture.others, { testTaxpayer: false, signature: 'down' })
  const { id, accessKey } = await posted()
  await until('signature asked for', () => fixture.others.failedSignatures.includes(accessKey))
  await fixture.rows.updateOne({ _id: id }, [{ $set: { [OLD_OUTBOX]: '$outbox' } }, { $unset: 'outbox' }])

  fixture.others.signature = 'ok'

  await fixture.published('authority.submit', id)
  expect((await fixture.rows.findOne({ _id: id }))?.outbox).toEqual(['authority.submit'])
}, 20_000)

test('the test taxpayer does not issue in production', async () => {
  const caller = { ...fixture.caller, mode: 'MODE_LIVE' as const }

  await expect(fixture.post({ caller })).rejects.toMatchObject({ kind: 'invalid', code: 'CTX_10003' })
})

test('a cursor of another list is refused', async () => {
  const list = { caller: fixture.caller, ruc: '1799999990001', cursor: 'elsewhere' }

  await expect(fixture.issuance.listReceipts(list)).rejects.toMatchObject({ kind: 'invalid', code: 'ISS_10003' })
})

test('a workspace sees its own receipts only, and each mode its own', async () => {
  const { id } = await posted()
  const others = [
    { ...fixture.caller, workspaceId: newId() },
    { ...fixture.caller, mode: 'MODE_LIVE' as const },
  ]

  for (const caller of others) {
    await expect(fixture.issuance.findReceipt({ caller, id })).rejects.toMatchObject({ kind: 'not-found' })
  }
})

test('lists go newest first, by page and by cursor alike', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  for (let count = 0; count < 5; count++) await posted({ caller })
  const list = { caller, ruc: '1799999990001', limit: 2 }

  const first = await fixture.issuance.listReceipts(list)
  const byPage = await fixture.issuance.listReceipts({ ...list, page: 2 })
  const byCursor = await fixture.issuance.listReceipts({ ...list, cursor: first.nextCursor })

  expect(first.total).toBe(5)
  expect(first.receipts.map(({ sequential }) => Number(sequential))).toEqual([5, 4])
  expect(byPage.receipts).toEqual(byCursor.receipts)
  const elsewhere = fixture.issuance.listReceipts({ ...list, documentType: 'INVOICE', cursor: first.nextCursor })
  await expect(elsewhere).rejects.toMatchObject({ code: 'ISS_10003' })
})

describe('a list of many receipts', () => {
  const workspaceId = newId()
  const MANY = 6_000
  const party = { identificationType: 'NATIONAL_ID', email: null, phone: null, address: null }
  const customers = ['Peña Núñez, María', 'Ñandú Cía. Ltda.', 'PENA Rojas', 'Comercial Andina']
  // Live: purges of other tests leave them alone.
  const rows = Array.from({ length: MANY }, (_, index) => {
    const sequential = String(index + 1).padStart(9, '0')
    const createdAt = new Date(Date.parse('2026-11-21T15:00:00Z') + Math.floor(index / 2) * 1_000)
    const establishment = `00${(index % 3) + 1}`
    const documentType = index % 1_000 === 7 ? ('WITHHOLDING' as const) : ('INVOICE' as const)
    const accessKey = `${'1'.repeat(40)}${sequential}`
    const customerName = index % 500 === 3 ? (customers[((index / 500) % 4) | 0] ?? '') : `Final ${index}`
    const identification = index % 500 === 3 ? `17${((index / 500) % 4) | 0}0034065` : '9999999999999'
    const reference = { devReference: `order-${index}` }
    const status = index % 100 === 9 ? ('ERROR' as const) : ('COMPLETED' as const)
    return aReceipt({
      _id: newId(),
      workspaceId,
      mode: 'live',
      sequential,
      createdAt,
      establishment,
      documentType,
      accessKey,
      status,
      customer: { ...party, legalName: customerName, identification },
      customerWords: nameWords(customerName),
      ...reference,
      outbox: [],
      referenceKey: [workspaceId, 'live', '1799999990001', documentType, reference.devReference].join('|'),
    })
  })
  const newest = rows.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (b._id < a._id ? -1 : 1))
  const ask = { caller: { workspaceId, mode: 'MODE_LIVE' as const }, ruc: '1799999990001' }

  async function listed(filters: object, limit = 100) {
    const ids: string[] = []
    let cursor = ''
    for (;;) {
      const page = await fixture.issuance.listReceipts({ ...ask, ...filters, limit, cursor })
      ids.push(...page.receipts.map(({ id }) => id))
      cursor = page.nextCursor
      if (cursor === '') return { ids, total: page.total }
    }
  }

  beforeAll(async () => {
    await fixture.rows.insertMany(rows as never[])
  })

  type Row = (typeof rows)[number]
  const isNamed =
    (...names: string[]) =>
    (row: Row) =>
      names.includes(row.customer?.legalName ?? '')

  test.each<[string, object, (row: Row) => boolean]>([
    ['a number', { number: '002-001-000000002' }, ({ sequential }) => sequential === '000000002'],
    ['a number of a series that does not have it', { number: '003-001-2' }, () => false],
    ['the last part of a number', { number: '4711' }, ({ sequential }) => sequential === '000004711'],
    ['an access key', { accessKey: `${'1'.repeat(40)}000000123` }, ({ sequential }) => sequential === '000000123'],
    ['a reference', { devReference: 'order-55' }, ({ devReference }) => devReference === 'order-55'],
    [
      'a customer',
      { customerIdentification: '1710034065' },
      ({ customer }) => customer?.identification === '1710034065',
    ],
    ['a kind that is rare', { documentType: 'WITHHOLDING' }, ({ documentType }) => documentType === 'WITHHOLDING'],
    ['a status that is rare', { statuses: ['ERROR', 'REJECTED'] }, ({ status }) => status === 'ERROR'],
    ['a typed number', { q: '002-001-2' }, ({ sequential }) => sequential === '000000002'],
    ['a typed identification', { q: '1710034065' }, ({ customer }) => customer?.identification === '1710034065'],
    ['a typed reference', { q: 'order-55' }, ({ devReference }) => devReference === 'order-55'],
    ['a typed key', { q: `${'1'.repeat(40)}000000123` }, ({ sequential }) => sequential === '000000123'],
    ['a word of a name', { q: 'pena' }, isNamed('Peña Núñez, María', 'PENA Rojas')],
    ['a word within a name', { q: 'Andina' }, isNamed('Comercial Andina')],
    ['how words of a name begin, in any order', { q: 'mar Peñ' }, isNamed('Peña Núñez, María')],
    ['words with their accents', { q: 'cía, ÑANDU' }, isNamed('Ñandú Cía. Ltda.')],
    ['a word that most names have and one that few have', { q: 'final 4711' }, isNamed('Final 4711')],
    ['words of several names', { q: 'nandu andina' }, () => false],
    ['what several conditions say', { q: 'pena', statuses: ['ERROR'] }, () => false],
    ['a status and a kind', { statuses: ['ERROR'], documentType: 'WITHHOLDING' }, () => false],
  ])('by %s: newest first, all of them and no other, and by an index', async (_what, filters, matches) => {
    const stop = await profiled()

    const { ids, total } = await listed(filters, 5)

    const expected = newest.filter(matches).map(({ _id }) => _id)
    expect(ids).toEqual(expected)
    expect(total).toBe(expected.length)
    const { plans, examined } = await stop()
    expect(plans.length).toBeGreaterThan(0)
    expect(plans.filter((plan) => !plan.startsWith('IXSCAN') && !plan.startsWith('IDHACK'))).toEqual([])
    // Each page and count reads its matches, not the whole list.
    expect(examined).toBeLessThan(MANY / 10 + expected.length * 20)
  })

  test('every page is equally fast, even for a common status', async () => {
    const after = newest[4_000]
    const cursor = encodeCursor({ createdAt: after?.createdAt ?? new Date(), id: after?._id ?? '' }, LIST)
    const stop = await profiled()

    const { receipts, total, totalIsMinimum } = await fixture.issuance.listReceipts({
      ...ask,
      cursor,
      limit: 20,
      statuses: ['COMPLETED'],
    })

    const expected = newest.slice(4_001).filter(({ status }) => status === 'COMPLETED')
    expect(receipts.map(({ id }) => id)).toEqual(expected.slice(0, 20).map(({ _id }) => _id))
    expect([total, totalIsMinimum]).toEqual([MANY - MANY / 100, false])
    const { plans, mostOfFinds } = await stop()
    expect(plans.every((plan) => plan.startsWith('IXSCAN'))).toBe(true)
    expect(mostOfFinds).toBeLessThan(40)
  })

  test('any combination of filters and any page uses an index', async () => {
    const after = newest[4_000]
    const cursor = encodeCursor({ createdAt: after?.createdAt ?? new Date(), id: after?._id ?? '' }, LIST)
    const key = `${'1'.repeat(40)}000000123`
    const filters: object[] = [
      { statuses: ['COMPLETED', 'ERROR'] },
      { documentType: 'INVOICE' },
      { documentType: 'WITHHOLDING' },
      { from: '2026-01-01', to: '2026-12-31' },
      { customerIdentification: '1710034065' },
      { devReference: 'order-55' },
      { number: '002-001-000000002' },
      { accessKey: key },
      { modifies: '001-001-000000001' },
      { q: 'pena' },
    ]
    // Pairs and triples decide which index is entered.
    const pairs = filters.flatMap((one, index) => filters.slice(index).map((other) => ({ ...one, ...other })))
    const manyHave = Object.assign({}, ...filters.slice(0, 2), filters[3])
    const together: Record<string, unknown>[] = [{}, ...pairs, manyHave]
    const plans: string[] = []

    // The profiler keeps little: read it after each batch.
    for (let first = 0; first < together.length; first += 32) {
      const stop = await profiled()
      await Promise.all(
        together.slice(first, first + 32).flatMap((some) => {
          const list = { ...ask, ...some, limit: 5 }
          const begin = fixture.issuance.listReceipts(list)
          return 'documentType' in some ? [begin] : [begin, fixture.issuance.listReceipts({ ...list, cursor })]
        }),
      )
      plans.push(...(await stop()).plans)
    }

    expect(plans.length).toBeGreaterThan(together.length)
    expect(plans.filter((plan) => !/^(IXSCAN|IDHACK|COUNT_SCAN|EOF)/.test(plan))).toEqual([])
  })

  test('a reference is found by its index beside many other rows', async () => {
    const stop = await profiled()

    const caller = { ...ask.caller, mode: 'MODE_TEST' }
    await posted({ caller, devReference: 'new-1' })
    const { duplicate } = await posted({ caller, devReference: 'new-1' })

    expect(duplicate).toBe(true)
    expect((await stop()).examined).toBeLessThan(50)
  })

  async function profiled() {
    const db = fixture.rows.conn.db
    if (db === undefined) throw new Error('not connected')
    const since = new Date()
    await db.command({ profile: 2 })
    return async () => {
      await db.command({ profile: 0 })
      const ran = await db
        .collection('system.profile')
        .find({ ns: /\.receipts$/, ts: { $gte: since }, op: { $in: ['query', 'command', 'getmore'] } })
        .toArray()
      const commands = ran.filter(({ command }) => JSON.stringify(command).includes(workspaceId) || command.hint)
      const finds = commands.filter(({ command }) => command.find)
      return {
        plans: commands.map(({ planSummary = '' }) => String(planSummary)),
        examined: commands.reduce((sum, { docsExamined = 0 }) => sum + docsExamined, 0),
        mostOfFinds: Math.max(...finds.map(({ docsExamined = 0 }) => docsExamined)),
      }
    }
  }
})

const LIST = ['receipts', 'live', '1799999990001', ''].join('/')

test('one of several concurrent calls voids a receipt, and the others get an error', async () => {
  const { id } = await posted()

  const voids = await Promise.allSettled(
    Array.from({ length: 5 }, () => fixture.issuance.void({ caller: fixture.caller, id, reason: 'twice' })),
  )

  const refused = voids.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toMatchObject(Array(4).fill({ code: 'ISS_30003' }))
})

test('voiding marks the receipt, keeps its status, and is announced once', async () => {
  const { id } = await posted()

  const voided = await fixture.issuance.void({ caller: fixture.caller, id, reason: 'wrong customer' })

  expect(voided).toMatchObject({ status: 'DRAFT', voided: { reason: 'wrong customer' } })
  await fixture.published('receipt.voided', id)
  await expect(fixture.issuance.void({ caller: fixture.caller, id, reason: 'again' })).rejects.toMatchObject({
    code: 'ISS_30003',
  })
})

/** `answer`: the authority's next one. */
async function anAuthorizedReceipt(answer: typeof fixture.others.consulted) {
  const { id, accessKey } = await posted({ sendEmail: false })
  await fixture.authorize(id, accessKey)
  fixture.others.consulted = answer
  fixture.others.consultations.length = 0
  const check = () => fixture.issuance.checkReceipt({ caller: fixture.caller, id })
  return { id, accessKey, check }
}

test('a receipt counts in reports and usage while authorized and not cancelled, and is marked if voided', async () => {
  const { issuance, caller, post, authorize } = fixture
  const mine = { ...caller, workspaceId: newId() }
  const { receipt } = await post({ caller: mine })
  if (receipt === null) throw new Error('nothing was issued')
  const query = { caller: mine, ruc: '1799999990001', from: receipt.issueDate, to: receipt.issueDate }
  const report = (change: object = {}) =>
    issuance.describeFigures({ ...query, report: 'REPORT_SALES', by: 'customer', maxGroups: 10, ...change })
  const booked = (documents: number) =>
    until(`${documents} documents are booked`, async () => (await report()).totals?.documents === documents)
  expect((await report()).groups).toEqual([])

  await authorize(receipt.id, receipt.accessKey)
  await authorize(receipt.id, receipt.accessKey)
  await booked(1)
  const figures = { documents: 1, subtotal: '10.00', discount: '0.00', tax: '1.50', total: '11.50' }
  expect(await report()).toMatchObject({
    totals: figures,
    groups: [{ key: '1710034065', name: 'María Peña', ...figures }],
    rest: null,
    asOf: expect.stringMatching(/Z$/),
  })
  const line = { code: '2', rateCode: '4', rate: '15', documents: 1, base: '10.00', amount: '1.50' }
  expect((await report({ report: 'REPORT_SALE_TAXES', by: 'emissionPoint' })).groups).toMatchObject([
    { key: '001-001', taxes: [line] },
  ])
  expect((await report({ caller: { ...mine, mode: 'MODE_LIVE' } })).totals).toMatchObject({ documents: 0 })
  expect((await report({ documentType: 'CREDIT_NOTE' })).totals).toMatchObject({ total: '0.00' })
  expect((await issuance.describeDailyUsage({ ...query })).days).toEqual([
    { day: receipt.issueDate, byDocumentType: { INVOICE: 1 } },
  ])

  await issuance.void({ caller: mine, id: receipt.id, ruc: '1799999990001', reason: 'wrong customer' })
  await until('it is marked', async () => (await report()).totals?.voidedDocuments === 1)
  const marked = { ...figures, voidedDocuments: 1, voidedTotal: '11.50' }
  expect(await report()).toMatchObject({ totals: marked, groups: [{ key: '1710034065', ...marked }] })
  expect(await report({ report: 'REPORT_SALE_TAXES', by: 'customer' })).toMatchObject({
    totals: { taxes: [{ ...line, voidedDocuments: 1, voidedAmount: '1.50' }] },
    groups: [{ taxes: [{ ...line, voidedDocuments: 1, voidedAmount: '1.50' }] }],
  })

  fixture.others.consulted = { state: 'CANCELLED' }
  await issuance.checkReceipt({ caller: mine, id: receipt.id })
  await booked(0)
  expect(await report()).toMatchObject({ groups: [], totals: { total: '0.00', voidedDocuments: 0 } })
})

test('a receipt stores its cancellation at the authority, and announces it once', async () => {
  const { id, accessKey, check } = await anAuthorizedReceipt({ state: 'CANCELLED' })
  const before = await fixture.issuance.findReceipt({ caller: fixture.caller, id })

  const { receipt, warnings } = await check()
  const again = await check()

  const authorityStatus = { state: 'CANCELLED', checkedAt: expect.stringMatching(/Z$/) }
  expect(before.authorityStatus).toBeNull()
  expect(receipt).toMatchObject({ status: 'AUTHORIZED', voided: null, authorityStatus })
  expect(warnings).toEqual([])
  expect(await fixture.issuance.findReceipt({ caller: fixture.caller, id })).toMatchObject({ authorityStatus })
  await fixture.published('receipt.cancelled', id)
  // A second call within a minute uses the stored answer; sandbox receipts go to the simulated authority.
  expect(again.receipt?.authorityStatus).toEqual(receipt?.authorityStatus)
  expect(fixture.others.consultations).toEqual([{ accessKey, sandboxDocument: expect.stringContaining('<factura') }])
})

test.each([
  ['does not answer', null, 'ISS_90002', /did not report the state of the document in time/],
  [
    'says nothing of it',
    { messages: [{ code: '99', message: 'ERROR', additionalInfo: 'fuera del rango permitido' }] },
    'ISS_90003',
    /Its own words: fuera del rango permitido$/,
  ],
  ['says what nobody knows', { written: 'EN REVISION' }, 'ISS_90003', /Its own words: EN REVISION$/],
])('if the authority %s, the receipt is unchanged, with a warning', async (_what, answer, code, message) => {
  const { id, check } = await anAuthorizedReceipt(answer)
  const before = await fixture.issuance.findReceipt({ caller: fixture.caller, id })

  const { receipt, warnings } = await check()

  expect(receipt).toEqual(before)
  expect(warnings).toMatchObject([{ code, path: 'authorityStatus', message: expect.stringMatching(message) }])
})

test('a receipt without authorization is not consulted', async () => {
  const { id } = await posted()
  fixture.others.consultations.length = 0

  const { receipt, warnings } = await fixture.issuance.checkReceipt({ caller: fixture.caller, id })

  expect([receipt?.id, warnings]).toMatchObject([id, [{ code: 'ISS_90004', path: 'authorityStatus' }]])
  expect(fixture.others.consultations).toEqual([])
})

test('any access key can be consulted, and only the caller’s receipt stores the answer', async () => {
  const { id, accessKey } = await anAuthorizedReceipt({ state: 'CANCELLATION_PENDING' })
  const xml = (await fixture.rows.findOne({ _id: id }))?.xml
  const document = (text: unknown) => Buffer.from(`${text}`)
  const outsider = { ...fixture.caller, workspaceId: newId() }

  const own = await fixture.issuance.checkAccessKey({ caller: fixture.caller, accessKey, document: document(xml) })
  const forged = await fixture.issuance.checkAccessKey({
    caller: fixture.caller,
    accessKey,
    document: document(`${xml}`.replace('>Café<', '>Oro<')),
  })
  const elsewhere = await fixture.issuance.checkAccessKey({ caller: outsider, accessKey, document: document(xml) })

  const expected = { state: 'CANCELLATION_PENDING', warnings: [] }
  expect(own).toMatchObject({ ...expected, sandbox: { sameDocument: true, number: `TEST-${accessKey}` } })
  expect(forged).toMatchObject({ ...expected, sandbox: { sameDocument: false } })
  expect(elsewhere).toMatchObject({ ...expected, sandbox: null })
  expect(await fixture.issuance.findReceipt({ caller: fixture.caller, id })).toMatchObject({
    authorityStatus: { state: 'CANCELLATION_PENDING' },
  })
  expect(fixture.others.consultations.map(({ sandboxDocument }) => sandboxDocument === '')).toEqual([false, true])
})

async function anOldReceipt(caller: typeof fixture.caller, request: object = {}) {
  const { id, accessKey } = await posted({ caller, sendEmail: false, ...request })
  await fixture.authorize(id, accessKey)
  await fixture.publish(envelope(ReceiptRendered, { ...ReceiptRendered.example, receiptId: id, accessKey }, fields(id)))
  await until('an empty outbox', async () => outboxOf(await fixture.rows.findOne({ _id: id })).length === 0)
  const old = new Date(Date.now() - 11 * 60_000)
  await fixture.rows.updateOne({ _id: id }, { $set: { createdAt: old, updatedAt: old } })
  return id
}

test('repeated requests mail an authorized receipt once, and its result is recorded', async () => {
  const issued = await posted()
  const ask = (to: string[], mail = { everybody: true, addresses: [] as string[] }) =>
    fixture.issuance.emailReceipt({ caller: fixture.caller, id: issued.id, ruc: '1799999990001', to, mail })
  await expect(ask([])).rejects.toMatchObject({ kind: 'conflict', code: 'ISS_30020' })
  await fixture.authorize(issued.id, issued.accessKey)
  await until('authorized', async () => (await fixture.status(issued.id)) === 'AUTHORIZED')

  const answers = await Promise.all([ask(['juan@example.com']), ask(['Juan@example.com'])])

  expect(answers.map(({ duplicate }) => duplicate).sort()).toEqual([false, true])
  const { body } = await fixture.published('mail.receipt', issued.id)
  expect(body).toMatchObject({
    receiptId: issued.id,
    mailing: 1,
    issuer: 'Empresa de Prueba S.A.',
    customer: 'María Peña',
    sandbox: true,
    number: issued.number,
    total: '11.50',
    xml: expect.stringContaining('<autorizacion>'),
  })
  await expect(ask(['juan@example.com'], { everybody: false, addresses: [] })).rejects.toMatchObject({
    code: 'ISS_10041',
    details: [{ path: 'to[0]' }],
  })

  const mailed = { receiptId: issued.id, at: '2026-11-21T15:00:00.000Z', givenUp: false, detail: null, mailing: 1 }
  const about = { tenantId: fixture.caller.workspaceId, correlationId: issued.id }
  await fixture.publish(envelope(ReceiptMailed, mailed, about))
  const { mails, status } = await fixture.issuance.findReceipt({ caller: fixture.caller, id: issued.id })

  expect(status).toBe('AUTHORIZED')
  expect(mails).toMatchObject([
    { to: ['maria@example.com'], state: 'PENDING', requested: false },
    { to: [expect.stringMatching(/^juan@/i)], state: 'SENT', requested: true, detail: null },
  ])
  const [changed] = (await fixture.issuance.listChanged({ known: [{ id: issued.id, version: 1 }] })).receipts
  expect(changed?.id).toBe(issued.id)
})

test('the next purge finishes an interrupted one, and the quota is returned once', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const id = await anOldReceipt(caller, { devReference: 'order-1' })
  await posted({ caller })
  const used = async () => (await fixture.issuance.describeUsage({ caller, period: '2026-11' })).used
  fixture.others.forgetting = 'down'

  await expect(fixture.issuance.purgeSandbox({})).rejects.toMatchObject({ kind: 'unavailable' })

  expect(await used()).toBe(1)
  expect(fixture.deletions(id)).toBe(0)
  expect(await fixture.purges.countDocuments({ _id: id })).toBe(1)
  fixture.others.forgetting = 'ok'
  await fixture.issuance.purgeSandbox({})
  await fixture.issuance.purgeSandbox({})
  expect(await used()).toBe(1)
  expect(fixture.others.forgotten.filter((forgotten) => forgotten === id)).toHaveLength(1)
  expect(fixture.deletions(id)).toBe(1)
  expect(await fixture.purges.countDocuments({ _id: id })).toBe(0)
  expect((await fixture.post({ caller, devReference: 'order-1' })).duplicate).toBe(false)
})

test('owners are notified at 80 and 100 % of the quota once per period, even if it is returned', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const allowance = { limited: true, quota: 5, excess: 1, period: '2026-11' }
  const thresholds = () => fixture.quotaThresholds(caller.workspaceId)
  for (let count = 0; count < 3; count++) await posted({ caller, allowance })
  const old = await anOldReceipt(caller, { allowance })
  await until('80 %', () => thresholds().length === 1)
  await fixture.issuance.purgeSandbox({})
  expect(await fixture.rows.countDocuments({ _id: old })).toBe(0)

  for (let count = 0; count < 3; count++) await posted({ caller, allowance })
  await until('100 %', () => thresholds().includes(100))
  await posted({ caller, allowance: { ...allowance, period: '2026-12', quota: 1 } })

  await until('the next period', () => thresholds().length === 4)
  expect(thresholds().toSorted((one, other) => one - other)).toEqual([80, 80, 100, 100])
})

test('concurrent purges return the quota once, and call other services once', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const ids = [await anOldReceipt(caller), await anOldReceipt(caller)]
  await posted({ caller })

  await Promise.all([1, 2, 3].map(() => fixture.issuance.purgeSandbox({})))

  expect(await fixture.issuance.describeUsage({ caller, period: '2026-11' })).toMatchObject({ used: 1 })
  for (const id of ids) expect(fixture.deletions(id)).toBe(1)
  expect(await fixture.rows.countDocuments({ workspaceId: caller.workspaceId })).toBe(1)
})

test('the purge deletes old final sandbox receipts and frees their quota, and the sequence continues', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const id = await anOldReceipt(caller)
  await posted({ caller })

  await fixture.issuance.purgeSandbox({})

  await expect(fixture.issuance.findReceipt({ caller, id })).rejects.toMatchObject({ kind: 'not-found' })
  expect(await fixture.issuance.describeUsage({ caller, period: '2026-11' })).toMatchObject({ used: 1 })
  expect((await posted({ caller })).sequential).toBe('000000003')
})

const today = () => new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)

async function anAuthorizedInvoice(order: object = {}) {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const { receipt } = await fixture.post({ caller }, order)
  const { id = '', accessKey = '', number = '' } = receipt ?? {}
  await fixture.authorize(id, accessKey)
  const byNumber = { documentType: 'INVOICE', number, issueDate: today() }
  const credit = async (change: object = {}, request: object = {}) =>
    fixture.post(
      { caller, documentType: 'CREDIT_NOTE', ...request },
      { supportingDocument: byNumber, reason: 'Devolución', ...change },
    )
  const debit = { reasons: [{ reason: 'Mora', amount: '1' }], taxType: 'IVA_EXEMPT', items: undefined }
  return { caller, id, accessKey, number, byNumber, credit, debit }
}

const finalConsumer = { identificationType: 'FINAL_CONSUMER' }
const byKeyAlone = (accessKey: string) => ({ supportingDocument: { accessKey }, customer: undefined })

test.each(['CREDIT_NOTE', 'DEBIT_NOTE'])(
  'a %s by access key takes the customer of its invoice',
  async (documentType) => {
    const { accessKey, credit, debit } = await anAuthorizedInvoice()
    const kind = documentType === 'DEBIT_NOTE' ? { ...debit, reason: undefined } : {}

    const { receipt, warnings } = await credit({ ...kind, ...byKeyAlone(accessKey) }, { documentType })

    expect(receipt?.customer).toMatchObject({ identification: '1710034065', email: 'maria@example.com' })
    expect(warnings).toEqual([])
  },
)

test.each(['CREDIT_NOTE', 'DEBIT_NOTE'])('no %s modifies an invoice to a final consumer', async (documentType) => {
  const { accessKey, credit, debit } = await anAuthorizedInvoice({ customer: finalConsumer })
  const kind = documentType === 'DEBIT_NOTE' ? { ...debit, reason: undefined } : {}

  for (const change of [{}, { supportingDocument: { accessKey } }, byKeyAlone(accessKey)]) {
    const place = 'supportingDocument' in change ? 'accessKey' : 'number'
    await expect(credit({ ...kind, ...change }, { documentType })).rejects.toMatchObject({
      kind: 'invalid',
      details: [{ path: `supportingDocument.${place}`, code: 'ISS_10030', message: expect.stringContaining('by law') }],
    })
  }
})

test('a note must match the customer and the date of its invoice', async () => {
  const { accessKey, byNumber, credit } = await anAuthorizedInvoice()
  const customer = { ...anOrder().customer, identification: '0926687856' }
  const supportingDocument = { ...byNumber, issueDate: '2026-01-02' }

  await expect(credit({ customer, supportingDocument })).rejects.toMatchObject({
    details: [
      {
        path: 'supportingDocument.issueDate',
        code: 'ISS_10031',
        message: expect.stringContaining(`on ${today()}, not`),
      },
      { path: 'customer.identification', code: 'ISS_10031', message: expect.stringContaining('to 1710034065, not') },
    ],
  })
  await expect(credit({ customer, supportingDocument: { accessKey } })).rejects.toMatchObject({
    details: [{ path: 'customer.identification' }],
  })
  const asCompany = { identificationType: 'RUC', identification: '1710034065001' }
  expect(await credit({ customer: { ...customer, ...asCompany } })).toMatchObject({ warnings: [] })
})

test('no note modifies a voided, cancelled, refused or unauthorized receipt, by key or by number', async () => {
  const voided = await anAuthorizedInvoice()
  await fixture.issuance.void({ caller: voided.caller, id: voided.id, reason: 'wrong price' })
  const [waiting, refused, cancelled] = [
    await anAuthorizedInvoice(),
    await anAuthorizedInvoice(),
    await anAuthorizedInvoice(),
  ]
  fixture.others.consulted = { state: 'CANCELLED' }
  await fixture.issuance.checkReceipt(cancelled)
  const unanswered = { authorization: null, status: 'DRAFT' }
  await fixture.rows.updateOne({ _id: waiting.id }, { $set: unanswered })
  await fixture.rows.updateOne({ _id: refused.id }, { $set: { ...unanswered, status: 'REJECTED' } })

  for (const [{ credit, accessKey }, why] of [
    [voided, 'was marked as voided (wrong price)'],
    [waiting, 'is DRAFT; it must be authorized first'],
    [cancelled, 'was cancelled at the authority'],
    [refused, 'is REJECTED: the authority does not have the document'],
  ] as const) {
    const details = [{ code: 'ISS_10007', message: expect.stringContaining(why) }]
    await expect(credit()).rejects.toMatchObject({ details })
    await expect(credit(byKeyAlone(accessKey))).rejects.toMatchObject({ details })
  }
})

const tenOfTenCents = Array.from({ length: 10 }, () => ({
  code: 'B',
  description: 'Funda',
  quantity: '1',
  unitPrice: '0.10',
  taxType: 'IVA_RATE',
  tax: '15',
}))

test('a credit note returns the tax of its invoice in either rounding', async () => {
  const items = tenOfTenCents
  const totalsOf = async (invoice: Awaited<ReturnType<typeof anAuthorizedInvoice>>, order: object = {}) => {
    const note = async (change: object) => (await invoice.credit({ items, ...change, ...order })).receipt?.totals?.total
    return [await note({}), await note(byKeyAlone(invoice.accessKey))]
  }
  const onBase = await anAuthorizedInvoice({ items })
  const onLines = await anAuthorizedInvoice({ items, taxRounding: 'LINE' })
  const before = await anAuthorizedInvoice({ items, taxRounding: 'LINE' })
  await fixture.rows.updateOne({ _id: before.id }, { $unset: { taxRounding: '' } })

  expect(await totalsOf(onBase)).toEqual(['1.15', '1.15'])
  expect(await totalsOf(onLines)).toEqual(['1.20', '1.20'])
  expect(await totalsOf(before)).toEqual(['1.20', '1.20'])
  expect(await totalsOf(onLines, { taxRounding: 'BASE' })).toEqual(['1.15', '1.15'])

  fixture.others.taxRounding = 'LINE'
  expect((await posted({}, { items })).totals?.total).toBe('1.20')
  expect(await totalsOf(onBase)).toEqual(['1.15', '1.15'])
})

test('a repeated order from before the rounding on bases returns its receipt', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const order = { items: tenOfTenCents, payments: [{ method: '01', amount: '1.20' }] }
  const request = { caller, devReference: 'before' }
  const first = await posted(request, { ...order, taxRounding: 'LINE' })

  expect(await posted(request, order)).toMatchObject({ id: first.id, duplicate: true, totals: { total: '1.20' } })
  await expect(posted({ caller }, order)).rejects.toMatchObject({ details: [{ path: 'payments', code: 'DOC_20005' }] })
})

test('credit notes above the balance of the invoice are issued with a warning', async () => {
  const { accessKey, caller, credit } = await anAuthorizedInvoice()
  const half = { items: [{ ...anOrder().items[0], quantity: '1' }] }

  const first = await credit(half)
  const second = await credit({ ...half, ...byKeyAlone(accessKey) })
  const third = await credit(half)
  for (const { receipt } of [second, third]) {
    await fixture.issuance.void({ caller, id: receipt?.id ?? '', reason: 'too much' })
  }
  const fourth = await credit(half)
  fixture.others.consulted = { state: 'CANCELLED' }
  for (const { receipt } of [second, third, fourth]) {
    await fixture.authorize(receipt?.id ?? '', receipt?.accessKey ?? '')
    await fixture.issuance.checkReceipt({ caller, id: receipt?.id ?? '' })
  }
  const fifth = await credit(half)

  expect([first, second, fifth].map(({ warnings }) => warnings)).toEqual([[], [], []])
  // Voided here, the second note stands until it is cancelled at the authority.
  for (const { warnings } of [third, fourth]) {
    expect(warnings).toMatchObject([
      { code: 'ISS_10032', path: 'items', message: expect.stringContaining('has 0.00 left: its total is 11.50') },
      { code: 'ISS_15031', path: 'items', message: expect.stringContaining('; 0.00 on 0.00 is left') },
    ])
  }
})

test('a credit note that was never sent counts until it is voided', async () => {
  const { caller, credit } = await anAuthorizedInvoice()
  const { receipt } = await credit()
  const failed = { step: 'signing', reason: 'no signer' }
  await fixture.rows.updateOne({ _id: receipt?.id ?? '' }, { $set: { status: 'ERROR', received: false, failed } })
  const half = { items: [{ ...anOrder().items[0], quantity: '1' }] }

  const before = await credit(half)
  await fixture.issuance.void({ caller, id: receipt?.id ?? '', reason: 'given up' })
  const after = await credit(half)

  expect(before.warnings).toMatchObject([{ code: 'ISS_10032' }, { code: 'ISS_15031' }])
  expect(after.warnings).toEqual([])
})

test('credit notes of a cent of tax each get a warning once they exceed the invoice', async () => {
  const line = tenOfTenCents[0]
  const lines = Array.from({ length: 30 }, () => line)
  const exempt = { ...line, unitPrice: '100', taxType: 'IVA_EXEMPT', tax: undefined }
  const { credit } = await anAuthorizedInvoice({ items: [...lines, exempt] })

  const warned: number[] = []
  for (let note = 0; note < 30; note += 1) {
    const { warnings } = await credit({ items: [line] })
    if (warnings.some(({ code }) => code === 'ISS_15031')) warned.push(note)
  }

  // The invoice charged 0.45, and 23 notes give back 0.46.
  expect(warned).toEqual([23, 24, 25, 26, 27, 28, 29])
})

test('two halves that exceed the invoice by a cent get a warning for the total and the rate', async () => {
  const { credit } = await anAuthorizedInvoice({ items: tenOfTenCents })
  const half = { items: tenOfTenCents.slice(5) }

  expect((await credit(half)).warnings).toEqual([])
  expect((await credit(half)).warnings).toMatchObject([
    { code: 'ISS_10032' },
    { code: 'ISS_15031', message: expect.stringContaining('The note returns 0.08 of tax 2, rate code 4 (15 %)') },
  ])
})

test('excise is returned at the rate of the invoice', async () => {
  const sold = { ...anOrder().items[0], quantity: '1', unitPrice: '100', ice: { code: '3092', rate: '10' } }
  const { credit } = await anAuthorizedInvoice({ items: [sold] })

  expect((await credit({ items: [{ ...sold, unitPrice: '40' }] })).warnings).toEqual([])
  const { warnings } = await credit({ items: [{ ...sold, unitPrice: '40', ice: { code: '3092', rate: '12.5' } }] })
  expect(warnings).toMatchObject([{ code: 'ISS_15031', message: expect.stringContaining('rate code 3092 (12.5 %)') }])
})

test('a credit note with a tax that its invoice lacks gets a warning with the balance of that rate', async () => {
  const { credit } = await anAuthorizedInvoice()
  const untaxed = { ...anOrder().items[0], quantity: '0.5', unitPrice: '1', taxType: 'IVA_RATE', tax: '5' }

  const { warnings } = await credit({ items: [untaxed] })

  expect(warnings).toMatchObject([
    { code: 'DOC_90040' },
    { code: 'ISS_15031', path: 'items', message: expect.stringContaining('rate code 5') },
  ])
})

test('a preview of a credit note has the warning of the balance', async () => {
  const { byNumber, caller, credit } = await anAuthorizedInvoice()
  const order = { ...anOrder(), supportingDocument: byNumber, reason: 'Devolución', payments: undefined }
  const preview = () =>
    fixture.issuance.previewOrder({
      caller,
      receiptId: newId(),
      ruc: '1799999990001',
      bodyHash: hashOf('the order'),
      devReference: '',
      allowance: { limited: true, quota: 0, excess: 0, period: '2026-11' },
      documentType: 'CREDIT_NOTE',
      order: Buffer.from(JSON.stringify(order)),
    })

  expect((await preview()).warnings).toEqual([])
  await credit()

  expect((await preview()).warnings).toMatchObject([
    {
      code: 'ISS_10032',
      path: 'items',
      message: expect.stringContaining('has 0.00 left: its total is 11.50, and other credit notes have 11.50'),
    },
    { code: 'ISS_15031', path: 'items', message: expect.stringContaining('; 0.00 on 0.00 is left') },
  ])
})

test('at least one of several concurrent credit notes above the balance gets a warning', async () => {
  const { credit } = await anAuthorizedInvoice()

  const answers = await Promise.all([credit(), credit(), credit()])

  const warned = answers.filter(({ warnings }) => warnings.some(({ code }) => code === 'ISS_10032'))
  expect(warned.length).toBeGreaterThanOrEqual(2)
})

test('a note on an unknown document is not compared', async () => {
  const { byNumber, credit } = await anAuthorizedInvoice()
  const elsewhere = { ...fixture.caller, workspaceId: newId() }
  const other = { ...byNumber, number: '001-001-000000999' }

  expect(await credit({ supportingDocument: other, customer: anOrder().customer })).toMatchObject({ warnings: [] })
  expect(await credit({}, { caller: elsewhere })).toMatchObject({ warnings: [] })
})

function withholdings() {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const subject = { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Peña' }
  const base = { subtotal: '100', total: '115', taxes: [{ taxType: 'IVA_RATE', rate: '15', base: '100' }] }
  const support = (number: string, change: object = {}) => ({
    supportCode: '01',
    documentType: '01',
    number,
    issueDate: today(),
    ...base,
    withholdings: [{ taxType: 'INCOME', code: '312', base: '100', rate: '2' }],
    ...change,
  })
  const order = (numbers: string[], change: object = {}) => ({
    customer: undefined,
    items: undefined,
    subject,
    supportingDocuments: numbers.map((one) => support(one)),
    ...change,
  })
  const withhold = (numbers: string[], change: object = {}, request: object = {}) =>
    fixture.post({ caller, documentType: 'WITHHOLDING', ...request }, order(numbers, change))
  return { caller, subject, support, order, withhold }
}

test('a document that another receipt withholds from gets a warning, in orders and previews', async () => {
  const { caller, subject, support, order, withhold } = withholdings()
  const first = await withhold(['001-002-000000007', '001-002-000000008'], {}, { devReference: 'first' })
  const number = first.receipt?.number

  const second = await withhold(['001-002-000000009', '001002000000007'])
  const asCompany = { ...subject, identificationType: 'RUC', identification: '1710034065001' }
  const third = await withhold(['001-002-000000008'], { subject: asCompany })
  const again = await withhold(['001-002-000000007', '001-002-000000008'], {}, { devReference: 'first' })
  const preview = await fixture.issuance.previewOrder({
    caller,
    receiptId: newId(),
    ruc: '1799999990001',
    bodyHash: hashOf('the order'),
    devReference: '',
    allowance: fixture.unlimited,
    documentType: 'WITHHOLDING',
    order: Buffer.from(JSON.stringify({ ...order(['001-002-000000008']), documentType: 'WITHHOLDING' })),
  })

  expect(first.warnings).toEqual([])
  expect(second.warnings).toEqual([
    expect.objectContaining({
      code: 'ISS_15032',
      path: 'supportingDocuments[1].number',
      message: `Receipt ${number} of ${today()} (DRAFT) already withholds from document 01 001-002-000000007 of 1710034065.`,
    }),
  ])
  const warning = {
    code: 'ISS_15032',
    path: 'supportingDocuments[0].number',
    message: expect.stringContaining(`${number} of`),
  }
  expect(third.warnings).toMatchObject([warning])
  expect(preview.warnings).toMatchObject([warning])
  expect(again).toMatchObject({ duplicate: true, receipt: { number }, warnings: [] })
  const elsewhere = { workspaceId: newId(), mode: 'MODE_TEST' }
  const other = { subject: { ...subject, identification: '0926687856' } }
  const note = { supportingDocuments: [support('001-002-000000007', { documentType: '02' })] }
  expect((await withhold(['001-002-000000007'], {}, { caller: elsewhere })).warnings).toEqual([])
  expect((await withhold(['001-002-000000007'], other)).warnings).toEqual([])
  expect((await withhold([], note)).warnings.map(({ code }) => code)).not.toContain('ISS_15032')
})

test('receipts that do not stand, and documents without their own number, cause no warning', async () => {
  const { caller, withhold } = withholdings()
  const { receipt } = await withhold(['001-002-000000007'])
  const row = { _id: receipt?.id ?? '' }
  const warnings = async () => (await withhold(['001-002-000000007'])).warnings.map(({ code }) => code)
  const only = () => fixture.rows.deleteMany({ workspaceId: caller.workspaceId, _id: { $ne: row._id } })
  const failed = { step: 'reception', reason: 'no answer' }

  for (const [change, warns] of [
    [{ status: 'REJECTED' }, false],
    [{ status: 'RETURNED' }, false],
    [{ status: 'ERROR', failed: { ...failed, step: 'signing' } }, false],
    [{ status: 'ERROR', failed: { ...failed, neverSent: true } }, false],
    [{ status: 'ERROR', failed }, true],
    [{ status: 'COMPLETED', voided: { at: new Date(), reason: 'wrong' } }, true],
    [{ status: 'COMPLETED', voided: null, origin: 'imported' }, true],
    [{ authorityStatus: { state: 'CANCELLED', checkedAt: new Date() } }, false],
  ] as const) {
    await fixture.rows.updateOne(row, { $set: change })
    expect([change, await warnings()]).toEqual([change, warns ? ['ISS_15032'] : []])
    await only()
  }
  await withhold(['999-999-999999999'])
  expect((await withhold(['999-999-999999999'])).warnings).toEqual([])
})

test('at least one of several concurrent withholdings of a document gets a warning', async () => {
  const { withhold } = withholdings()

  const answers = await Promise.all([1, 2, 3].map(() => withhold(['001-002-000000007'])))

  expect(answers.filter(({ warnings }) => warnings.length > 0).length).toBeGreaterThanOrEqual(2)
})

test('older withholdings get their keys, and are found by an index', async () => {
  const { withhold } = withholdings()
  const { receipt } = await withhold(['001-002-000000007', '001-002-000000008'])
  const row = { _id: receipt?.id ?? '' }
  const withheldKeys = (await fixture.rows.findOne(row))?.withheldKeys
  await fixture.rows.updateOne(row, { $unset: { withheldKeys: 1 } })
  await fixture.forgetMigrations()

  await fixture.restart()
  await until('the keys are back', async () => (await fixture.rows.findOne(row))?.withheldKeys)

  expect(withheldKeys).toHaveLength(2)
  expect(await fixture.rows.findOne(row)).toMatchObject({ withheldKeys })
  expect((await withhold(['001-002-000000008'])).warnings).toMatchObject([{ code: 'ISS_15032' }])
  for (const among of [{ $in: withheldKeys as string[] }, { $exists: false }]) {
    const where = { documentType: 'WITHHOLDING', withheldKeys: among }
    expect(JSON.stringify(await fixture.rows.find(where).explain('queryPlanner'))).toContain('"indexName":"withheld"')
  }
}, 30_000)

test('the notes of an invoice are listed, newest first, and those of another are not', async () => {
  const { credit, debit, caller, number } = await anAuthorizedInvoice()
  const first = await credit()
  const second = await credit({ ...debit, reason: undefined }, { documentType: 'DEBIT_NOTE' })
  const list = { caller, ruc: '1799999990001', modifies: number }
  const idsOf = async (filter: object) =>
    (await fixture.issuance.listReceipts({ ...list, ...filter })).receipts.map(({ id }) => id)

  expect(await idsOf({})).toEqual([second.receipt?.id, first.receipt?.id])
  expect(await idsOf({ documentType: 'CREDIT_NOTE' })).toEqual([first.receipt?.id])
  expect(await idsOf({ modifies: '001-001-000000999' })).toEqual([])
  expect(await idsOf({ caller: { ...caller, workspaceId: newId() } })).toEqual([])
})

test('older notes count in the balance and are listed, by indexes', async () => {
  const { credit, debit, caller, number: modifies } = await anAuthorizedInvoice()
  const { receipt } = await credit()
  const { receipt: raising } = await credit({ ...debit, reason: undefined }, { documentType: 'DEBIT_NOTE' })
  const ids = [raising?.id ?? '', receipt?.id ?? '']
  await fixture.rows.updateMany({ _id: { $in: ids } }, { $unset: { modifiedKey: 1 } })
  await fixture.forgetMigrations()

  await fixture.restart()
  const listed = await fixture.issuance.listReceipts({ caller, ruc: '1799999990001', modifies })
  const { warnings } = await credit()

  expect(listed.receipts.map(({ id }) => id)).toEqual(ids)
  expect(warnings).toMatchObject([{ code: 'ISS_10032' }, { code: 'ISS_15031' }])
  const modifiedKey = (await fixture.rows.findOne({ _id: receipt?.id ?? '' }))?.modifiedKey
  const number = { establishment: '001', emissionPoint: '001', sequential: '000000001' }
  for (const [index, where] of [
    ['creditNotes', { documentType: 'CREDIT_NOTE', modifiedKey }],
    ['creditNotes', { documentType: 'CREDIT_NOTE', modifiedKey: { $exists: false } }],
    ['debitNotes', { documentType: 'DEBIT_NOTE', modifiedKey: { $exists: false } }],
    [
      'number',
      { workspaceId: caller.workspaceId, mode: 'test', ruc: '1799999990001', documentType: 'INVOICE', ...number },
    ],
  ] as const) {
    expect(JSON.stringify(await fixture.rows.find(where).explain('queryPlanner'))).toContain(`"indexName":"${index}"`)
  }
}, 30_000)
