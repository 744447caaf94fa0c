import { DocumentRefused, envelope } from '@etax/contracts'
import { newId } from '@etax/kernel'
import { authorityDay, draftDocument, numberDraft, type Order, type Party } from '@etax/tax-document'
import { until } from '@etax/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { hashOf, issuanceFixture } from './fixture.ts'

const RUC = '1799999990001'

let fixture: Awaited<ReturnType<typeof issuanceFixture>>

beforeAll(async () => {
  fixture = await issuanceFixture()
}, 60_000)

afterAll(async () => {
  await fixture[Symbol.asyncDispose]()
})

beforeEach(() => {
  Object.assign(fixture.others, {
    testTaxpayer: false,
    certificate: 'VALID',
    registryNumber: RUC,
    chain: 'UNCHECKED',
    vouched: false,
    signature: 'ok',
    verified: {},
  })
})

function anInvoice({ environment = 1 as 1 | 2, sequential = 7, description = 'Café', numericCode = '12345678' } = {}) {
  const order: Order<'INVOICE'> = {
    documentType: 'INVOICE',
    customer: { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Peña' },
    items: [{ code: 'A1', description, quantity: '1', unitPrice: '10', taxType: 'IVA_RATE', tax: '15' }],
  }
  return written(order, environment, sequential, numericCode)
}

function aCreditNote(
  number: string,
  { sequential = 1, ...change }: { sequential?: number; customer?: Party; items?: Order<'CREDIT_NOTE'>['items'] } = {},
) {
  const order: Order<'CREDIT_NOTE'> = {
    documentType: 'CREDIT_NOTE',
    customer: { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Peña' },
    supportingDocument: { documentType: 'INVOICE', number, issueDate: authorityDay(Date.now()) },
    reason: 'Devolución',
    items: [{ code: 'A1', description: 'Café', quantity: '1', unitPrice: '10', taxType: 'IVA_RATE', tax: '15' }],
    ...change,
  }
  return written(order, 1, sequential)
}

function aWithholding({ sequential, numbers }: { sequential: number; numbers: string[] }) {
  const order: Order<'WITHHOLDING'> = {
    documentType: 'WITHHOLDING',
    subject: { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Peña' },
    supportingDocuments: numbers.map((number) => ({
      supportCode: '01',
      documentType: '01',
      number,
      issueDate: authorityDay(Date.now()),
      subtotal: '100',
      total: '115',
      taxes: [{ taxType: 'IVA_RATE', rate: '15', base: '100' }],
      withholdings: [{ taxType: 'INCOME', code: '312', base: '100', rate: '2' }],
    })),
  }
  return written(order, 1, sequential)
}

function written(order: Order, environment: 1 | 2, sequential: number, numericCode = '12345678') {
  const establishment = { code: '002' }
  const issuer = { ruc: RUC, legalName: 'Empresa', address: 'Quito', establishment, emissionPoint: '003' }
  const today = authorityDay(Date.now())
  const drafted = draftDocument(order, { ...issuer, accountingObligated: false, environment }, { today })
  if (!drafted.ok) throw new Error(JSON.stringify(drafted.violations))
  return numberDraft(drafted.draft, { sequential, numericCode })
}

function submit(xml: string, request: object = {}) {
  return fixture.issuance.submitXml({
    caller: fixture.caller,
    receiptId: newId(),
    ruc: RUC,
    bodyHash: hashOf(xml),
    allowance: fixture.unlimited,
    xml: Buffer.from(xml),
    ...request,
  })
}

const live = () => ({ workspaceId: newId(), mode: 'MODE_LIVE' as const })

test("pre-built XML keeps its number, is signed, and goes to the authority's test environment", async () => {
  const { xml, accessKey } = anInvoice()

  const { receipt } = await submit(xml, { recipients: ['maria@example.com'] })

  expect(receipt).toMatchObject({ accessKey, number: '002-003-000000007', status: 'DRAFT', simulated: false })
  const { body } = await fixture.published('authority.submit', receipt?.id ?? '')
  expect(body).toMatchObject({ authority: 'test', ownXml: true, signed: true })
  expect((body as { xml: string }).xml).toMatch(/<signed n="\d+"\/><\/factura>$/)
})

test('a document for the test environment is mailed to the workspace’s own addresses only', async () => {
  const own = 'owner@example.com'
  const mail = { everybody: false, addresses: [own] }

  const caller = { ...fixture.caller, workspaceId: newId() }

  const recipients = [own, 'maria@example.com']
  const { receipt, warnings } = await submit(anInvoice().xml, { caller, recipients, mail })

  expect(warnings).toMatchObject([{ code: 'ISS_10013', path: 'email' }])
  const row = await fixture.rows.findOne({ _id: receipt?.id ?? '' })
  expect(row).toMatchObject({ recipients: [own], suppressed: ['maria@example.com'] })
})

test('the same document posted again is the same receipt, and another may not take its key', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const { xml } = anInvoice()
  const first = await submit(xml, { caller })

  const again = await submit(xml, { caller })

  expect(again).toMatchObject({ duplicate: true, receipt: { id: first.receipt?.id } })
  await expect(submit(xml, { caller, bodyHash: hashOf('other') })).rejects.toMatchObject({ code: 'ISS_30005' })
})

test.each([
  ['MODE_TEST', 1],
  ['MODE_LIVE', 2],
] as const)('a number is taken once, whatever access key is made with it: %s', async (mode, environment) => {
  const caller = { workspaceId: newId(), mode }
  const first = await submit(anInvoice({ environment }).xml, { caller })
  const other = anInvoice({ environment, numericCode: '87654321' }).xml
  const receiptId = newId()

  for (const xml of [other, signed(other)]) {
    await expect(submit(xml, { caller, receiptId, signed: xml !== other })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'ISS_30011',
      message: expect.stringMatching(new RegExp(`^Receipt ${first.receipt?.id} .* has number 002-003-000000007;`)),
    })
  }
  expect(await fixture.rows.findOne({ _id: receiptId })).toBeNull()
  const reviewed = (xml: string) => fixture.issuance.reviewXml({ caller, xml: Buffer.from(xml) })
  expect(await reviewed(other)).toMatchObject({ errors: [], warnings: [{ code: 'ISS_30011' }] })
  expect(await reviewed(anInvoice({ environment }).xml)).toMatchObject({ errors: [], warnings: [] })
})

test('a document that reception returns is RETURNED, and may be corrected under the same key', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const { xml, accessKey } = anInvoice()
  const { receipt } = await submit(xml, { caller })
  const id = receipt?.id ?? ''
  const refusal = { ...DocumentRefused.example, receiptId: id, accessKey, stage: 'reception' as const }
  await fixture.publish(envelope(DocumentRefused, refusal, { tenantId: caller.workspaceId, correlationId: id }))
  expect((await fixture.issuance.findReceipt({ caller, id: accessKey })).status).toBe('RETURNED')

  const corrected = await submit(xml, { caller, bodyHash: hashOf('corrected') })

  expect(corrected).toMatchObject({ duplicate: false, receipt: { accessKey, status: 'DRAFT' } })
  expect(await fixture.issuance.findReceipt({ caller, id: accessKey })).toMatchObject({ id: corrected.receipt?.id })
  expect(await fixture.issuance.findReceipt({ caller, id })).toMatchObject({ status: 'RETURNED' })
})

test.each([
  ['of another taxpayer', 'ISS_10008', () => submit(anInvoice().xml, { ruc: '1790011674001' })],
  ['for the other environment', 'ISS_10008', () => submit(anInvoice({ environment: 2 }).xml)],
  ['said to be signed, but not', 'ISS_10012', () => submit(anInvoice().xml, { signed: true })],
])('a document %s is refused', async (_what, code, submission) => {
  await expect(submission()).rejects.toMatchObject({ kind: 'invalid', code, details: [] })
})

test('a document against its schema is refused with the place of each error, and nothing is stored', async () => {
  const receiptId = newId()

  await expect(
    submit(anInvoice().xml.replace('<moneda>', '<monedas>').replace('</moneda>', '</monedas>'), { receiptId }),
  ).rejects.toMatchObject({
    kind: 'invalid',
    details: [expect.objectContaining({ message: expect.stringContaining('line 1') })],
  })
  expect(await fixture.rows.findOne({ _id: receiptId })).toBeNull()
})

test('a document that cannot be signed, or with wrong sums, is refused before anything is stored', async () => {
  const { xml } = anInvoice()
  const broken: [string, string][] = [
    [' id="comprobante"', ''],
    ['<tarifa>15</tarifa><baseImponible>10.00', '<tarifa>15</tarifa><baseImponible>20.00'],
    ['<formaPago>01', '<formaPago>05'],
  ]
  for (const [from, to] of broken) {
    for (const sent of [xml, signed(xml)]) {
      const receiptId = newId()
      const submission = submit(sent.replace(from, to), { receiptId, signed: sent !== xml })
      await expect(submission).rejects.toMatchObject({ kind: 'invalid', code: 'VAL_10000' })
      expect(await fixture.rows.findOne({ _id: receiptId })).toBeNull()
    }
  }
})

test('after live pre-built XML the series continues after its number', async () => {
  const caller = live()
  await submit(anInvoice({ environment: 2, sequential: 40 }).xml, { caller })
  const series = { caller, ruc: RUC, documentType: 'INVOICE', establishment: '002', emissionPoint: '003' }

  await expect(fixture.issuance.setNextSequential({ ...series, next: 40 })).rejects.toMatchObject({ code: 'ISS_30004' })
  expect(await fixture.issuance.setNextSequential({ ...series, next: 41 })).toMatchObject({ next: 41 })
})

test('an authorized document is imported once, printed, and uses no quota', async () => {
  const caller = live()
  const { xml, accessKey } = anInvoice({ environment: 2 })
  fixture.others.authorized.set(accessKey, xml)
  const request = { caller, receiptId: newId(), ruc: RUC, accessKey }

  const imported = await fixture.issuance.importReceipt(request)

  expect(imported).toMatchObject({
    origin: 'imported',
    status: 'AUTHORIZED',
    accessKey,
    authorizationNumber: accessKey,
  })
  expect(imported.timeline).toMatchObject([
    { status: 'RECEIVED_AUTHORITY', at: imported.authorizedAt },
    { status: 'AUTHORIZED', at: imported.authorizedAt },
  ])
  expect(imported.createdAt > String(imported.authorizedAt)).toBe(true)
  await fixture.published('receipt.authorized', imported.id)
  await expect(fixture.issuance.importReceipt({ ...request, receiptId: newId() })).rejects.toMatchObject({
    code: 'ISS_30006',
  })
  expect(await fixture.issuance.describeUsage({ caller, period: '2026-11' })).toMatchObject({ used: 0 })
})

test('the test taxpayer neither submits nor imports in production', async () => {
  fixture.others.testTaxpayer = true
  const caller = live()
  const { xml, accessKey } = anInvoice({ environment: 2 })
  const request = { caller, receiptId: newId(), ruc: RUC, accessKey }

  const refusal = { kind: 'invalid', code: 'CTX_10003' }
  await expect(submit(xml, { caller })).rejects.toMatchObject(refusal)
  await expect(fixture.issuance.importReceipt(request)).rejects.toMatchObject(refusal)
})

test.each<[string, string, (xml: string) => string]>([
  ['none', 'ISS_40003', () => ''],
  ['what cannot be read', 'ISS_40003', (xml) => xml.slice(0, -20)],
  ['no tax document', 'ISS_40003', () => '<comprobante/>'],
  ['one of another access key', 'ISS_40003', () => anInvoice({ environment: 2, sequential: 201 }).xml],
  ['one of another taxpayer', 'ISS_40003', (xml) => xml.replace(`<ruc>${RUC}<`, '<ruc>1790011674001<')],
])('if the authority returns %s, nothing is imported', async (_what, code, give) => {
  const caller = live()
  const { xml, accessKey } = anInvoice({ environment: 2, sequential: 200 })
  fixture.others.authorized.set(accessKey, give(xml))
  const receiptId = newId()

  const imported = fixture.issuance.importReceipt({ caller, receiptId, ruc: RUC, accessKey })

  await expect(imported).rejects.toMatchObject({ kind: 'not-found', code })
  expect(await fixture.rows.findOne({ _id: receiptId })).toBeNull()
})

test('a document of the test environment is not imported into production', async () => {
  const { xml, accessKey } = anInvoice({ environment: 1, sequential: 202 })
  fixture.others.authorized.set(accessKey, xml)
  const request = { caller: live(), receiptId: newId(), ruc: RUC, accessKey }

  await expect(fixture.issuance.importReceipt(request)).rejects.toMatchObject({
    kind: 'invalid',
    code: 'VAL_10000',
    details: [{ path: 'accessKey', code: 'ISS_10009' }],
  })
})

test('another document at the authority makes pre-built XML REJECTED, not RETURNED, and unmailed', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const { xml, accessKey } = anInvoice({ sequential: 203 })
  const { receipt } = await submit(xml, { caller, recipients: ['maria@example.com'] })
  const id = receipt?.id ?? ''
  const messages = [{ type: 'ERROR' as const, code: 'AUT_00007', message: 'Another document.', additionalInfo: null }]
  const refusal = { ...DocumentRefused.example, receiptId: id, accessKey, stage: 'authorization' as const, messages }

  await fixture.publish(envelope(DocumentRefused, refusal, { tenantId: caller.workspaceId, correlationId: id }))

  const { body } = await fixture.published('receipt.rejected', id)
  expect(body).toMatchObject({ receipt: { status: 'REJECTED', messages } })
  expect(fixture.allPublished(id)).not.toContain('receipt.authorized')
})

test('a document that the authority lacks cannot be imported', async () => {
  const { accessKey } = anInvoice({ environment: 2, sequential: 99 })
  const request = { caller: live(), receiptId: newId(), ruc: RUC, accessKey }

  await expect(fixture.issuance.importReceipt(request)).rejects.toMatchObject({ kind: 'not-found', code: 'ISS_40002' })
})

test('the authority’s document under the key of a rejected receipt is imported beside it', async () => {
  const caller = live()
  const { xml, accessKey } = anInvoice({ environment: 2, sequential: 301 })
  const { receipt } = await submit(xml.replace('Café', 'Té'), { caller })
  const id = receipt?.id ?? ''
  fixture.others.authorized.set(accessKey, xml)
  const importing = () => fixture.issuance.importReceipt({ caller, receiptId: newId(), ruc: RUC, accessKey })
  const refuse = async (code: string) => {
    const messages = [{ type: 'ERROR' as const, code, message: 'Refused.', additionalInfo: null }]
    const refusal = { ...DocumentRefused.example, receiptId: id, accessKey, stage: 'authorization' as const, messages }
    await fixture.publish(envelope(DocumentRefused, refusal, { tenantId: caller.workspaceId, correlationId: id }))
  }

  await expect(importing()).rejects.toMatchObject({ code: 'ISS_30006' })
  await refuse('AUT_00007')
  const imported = await importing()

  expect(imported).toMatchObject({ origin: 'imported', accessKey, status: 'AUTHORIZED' })
  expect(await fixture.issuance.findReceipt({ caller, id: accessKey })).toMatchObject({ id: imported.id })
  expect(await fixture.issuance.findReceipt({ caller, id })).toMatchObject({ status: 'REJECTED' })
  await expect(importing()).rejects.toMatchObject({ code: 'ISS_30006' })
  await expect(submit(xml, { caller })).rejects.toMatchObject({ code: 'ISS_30005' })
  // Two live receipts never share a key.
  const revived = fixture.rows.updateOne({ _id: id }, { $set: { status: 'AUTHORIZED' } })
  await expect(revived).rejects.toMatchObject({ code: 11_000 })
})

test('a receipt rejected for another reason keeps its key', async () => {
  const caller = live()
  const { xml, accessKey } = anInvoice({ environment: 2, sequential: 302 })
  const { receipt } = await submit(xml, { caller })
  const id = receipt?.id ?? ''
  const refusal = { ...DocumentRefused.example, receiptId: id, accessKey, stage: 'authorization' as const }
  await fixture.publish(envelope(DocumentRefused, refusal, { tenantId: caller.workspaceId, correlationId: id }))
  fixture.others.authorized.set(accessKey, xml)

  const importing = fixture.issuance.importReceipt({ caller, receiptId: newId(), ruc: RUC, accessKey })
  await expect(importing).rejects.toMatchObject({ code: 'ISS_30006' })
  await expect(submit(xml, { caller, bodyHash: hashOf('other') })).rejects.toMatchObject({ code: 'ISS_30005' })
})

test('an authorized live sale moves stock, and its credit note returns it', async () => {
  const caller = live()
  const { receipt } = await fixture.post({ caller })
  const { id = '', accessKey = '' } = receipt ?? {}
  await fixture.authorize(id, accessKey)
  await until('stock taken', () => fixture.others.moved.some(([moved, way]) => moved === id && way === 'OUT'))

  const items = [{ code: 'A1', description: 'Café', quantity: '1', unitPrice: '5.00', taxType: 'IVA_RATE', tax: '15' }]
  const note = { customer: undefined, items, reason: 'Devolución', supportingDocument: { accessKey } }
  const credit = await fixture.post({ caller, documentType: 'CREDIT_NOTE' }, note)
  expect(credit.receipt?.customer?.legalName).toBe('María Peña')
  await fixture.authorize(credit.receipt?.id ?? '', credit.receipt?.accessKey ?? '')

  await until('stock given back', () =>
    fixture.others.moved.some(([moved, way]) => moved === credit.receipt?.id && way === 'IN'),
  )
})

test('a note must refer to an authorized receipt of its own taxpayer', async () => {
  const { accessKey } = anInvoice({ sequential: 12_345 })
  const note = { reason: 'Devolución', supportingDocument: { accessKey } }

  await expect(fixture.post({ documentType: 'CREDIT_NOTE' }, note)).rejects.toMatchObject({
    code: 'VAL_10000',
    details: [{ path: 'supportingDocument.accessKey', code: 'ISS_10007' }],
  })
})

/** The schemas accept it; the signer judges it. */
const SIGNATURE = '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo/></ds:Signature>'
const signed = (xml: string) => xml.replace('</factura>', `${SIGNATURE}</factura>`)

test.each(['MODE_TEST', 'MODE_LIVE'] as const)(
  'a document that its issuer has signed is sent as it is: %s',
  async (mode) => {
    const xml = signed(anInvoice({ environment: mode === 'MODE_LIVE' ? 2 : 1 }).xml)

    const { receipt } = await submit(xml, { caller: { workspaceId: newId(), mode }, signed: true })

    const { body } = await fixture.published('authority.submit', receipt?.id ?? '')
    expect(body).toMatchObject({ xml, signed: true })
  },
)

test.each([
  ['was changed after it was signed', { valid: false, reason: 'the document is not what was signed' }, 'ISS_10020'],
  ['was signed in a way that the authority refuses', { objection: 'its certificate is for encipherment' }, 'ISS_10020'],
  ['was signed by another company', { registryNumber: '1790011674001' }, 'ISS_10021'],
  ['was signed by another person', { registryNumber: '1710034065' }, 'ISS_10021'],
  ['was signed with a certificate that has expired', { notAfter: '2021-01-01T00:00:00.000Z' }, 'ISS_10022'],
  ['says that it was signed before its certificate', { signedAt: '2019-12-31T23:59:59.000Z' }, 'ISS_10024'],
  [
    'says that it was signed in the future',
    { signedAt: new Date(Date.now() + 2 * 86_400_000).toISOString() },
    'ISS_10024',
  ],
])('a document that %s is refused with either key, and nothing is stored', async (_what, verified, code) => {
  fixture.others.verified = verified
  for (const [mode, environment] of [
    ['MODE_TEST', 1],
    ['MODE_LIVE', 2],
  ] as const) {
    const receiptId = newId()
    const xml = signed(anInvoice({ environment }).xml)

    await expect(
      submit(xml, { caller: { workspaceId: newId(), mode }, receiptId, signed: true }),
    ).rejects.toMatchObject({ kind: 'invalid', code })
    expect(await fixture.rows.findOne({ _id: receiptId })).toBeNull()
  }
})

test.each([
  ['names nobody', { registryNumber: '' }, 'ISS_10021'],
  ['has a chain that leads to nobody trusted', { chain: 'UNTRUSTED' }, 'ISS_10023'],
])('a signature whose certificate %s serves test keys only', async (_what, verified, code) => {
  fixture.others.verified = verified
  const test = { workspaceId: newId(), mode: 'MODE_TEST' as const }

  expect(await submit(signed(anInvoice().xml), { caller: test, signed: true })).toMatchObject({ duplicate: false })
  await expect(
    submit(signed(anInvoice({ environment: 2 }).xml), { caller: live(), signed: true }),
  ).rejects.toMatchObject({ kind: 'invalid', code })
})

test.each([
  ['that an operator vouched for', { vouched: true }, 'aa11', null],
  ['that nobody vouched for', { vouched: false }, 'aa11', 'ISS_10021'],
  ['while the operator vouched for another certificate', { vouched: true }, 'bb22', 'ISS_10021'],
])('a document signed by a legal representative %s', async (_what, certificate, fingerprint, code) => {
  Object.assign(fixture.others, { ...certificate, verified: { registryNumber: '1710034065', fingerprint } })
  for (const [caller, environment] of [
    [{ workspaceId: newId(), mode: 'MODE_TEST' as const }, 1],
    [live(), 2],
  ] as const) {
    const submitted = submit(signed(anInvoice({ environment }).xml), { caller, signed: true })

    if (code === null) expect(await submitted).toMatchObject({ duplicate: false })
    else await expect(submitted).rejects.toMatchObject({ kind: 'invalid', code })
  }
})

test.each([
  ['there is none', { certificate: 'MISSING' }, 'CTX_10004'],
  ['it has expired', { certificate: 'EXPIRED' }, 'CTX_10005'],
  ['it names nobody', { registryNumber: '' }, 'CTX_10008'],
  ['it names another', { registryNumber: '1790011674001' }, 'CTX_10009'],
  ['its chain leads to nobody trusted', { chain: 'UNTRUSTED' }, 'CTX_10010'],
])('live, a registry number requires its certificate: %s', async (_why, certificate, code) => {
  Object.assign(fixture.others, certificate)
  const { xml, accessKey } = anInvoice({ environment: 2 })
  fixture.others.authorized.set(accessKey, xml)
  const importing = () => fixture.issuance.importReceipt({ caller: live(), receiptId: newId(), ruc: RUC, accessKey })

  await expect(fixture.post({ caller: live() })).rejects.toMatchObject({ kind: 'invalid', code })
  await expect(submit(xml, { caller: live() })).rejects.toMatchObject({ kind: 'invalid', code })
  await expect(submit(signed(xml), { caller: live(), signed: true })).rejects.toMatchObject({ kind: 'invalid', code })
  await expect(importing()).rejects.toMatchObject({ kind: 'invalid', code })
})

const sign = (xml: string, caller: object = fixture.caller) =>
  fixture.issuance.signXml({ caller, ruc: RUC, xml: Buffer.from(xml) })

test('a document is signed with the taxpayer’s certificate, and not stored', async () => {
  const { xml, accessKey } = anInvoice({ sequential: 4_711 })

  const signed = await sign(xml)

  expect(signed.accessKey).toBe(accessKey)
  expect(signed.xml.toString()).toMatch(/<signed n="\d+"\/><\/factura>$/)
  expect(await fixture.rows.findOne({ accessKey })).toBeNull()
})

test.each(['', '123', `${'1'.repeat(48)}0`])('a document whose access key is "%s" is not signed', async (key) => {
  const { xml, accessKey } = anInvoice({ sequential: 4_712 })

  await expect(sign(xml.replace(accessKey, key))).rejects.toMatchObject({
    code: 'VAL_10000',
    details: [{ path: 'claveAcceso', code: 'DOC_50005' }],
  })
})

test.each(['<a>', '<a/>', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'])(
  'XML other than a document is not signed: %s',
  async (xml) => {
    await expect(sign(xml)).rejects.toMatchObject({ kind: 'invalid', code: expect.stringMatching(/^XML_1000/) })
  },
)

test.each([
  ['without a certificate', { certificate: 'MISSING' }, 'CTX_10004'],
  ['with one that names nobody', { registryNumber: '' }, 'CTX_10008'],
  ['with the national id within a company’s number', { registryNumber: RUC.slice(0, 10) }, 'CTX_10009'],
  ['for the test taxpayer', { testTaxpayer: true }, 'CTX_10003'],
])('live, nothing is signed %s', async (_why, change, code) => {
  Object.assign(fixture.others, change)
  const signed = fixture.others.signed

  await expect(sign(anInvoice({ environment: 2 }).xml, live())).rejects.toMatchObject({ kind: 'invalid', code })
  expect(fixture.others.signed).toBe(signed)
})

test('a signature counts in any namespace and with any prefix', async () => {
  const hidden = anInvoice().xml.replace(
    '</factura>',
    '<x:Signature\n xmlns:x="http://www.w3.org/2000/09/xmldsig#"/></factura>',
  )

  await expect(submit(hidden)).rejects.toMatchObject({ code: 'SGN_20006' })
  const comment = anInvoice().xml.replace('</factura>', '<!-- <Signature > --></factura>')
  await expect(submit(comment, { signed: true })).rejects.toMatchObject({ code: 'ISS_10012' })
})

test.each([
  [
    'attributes without end',
    `<factura ${Array.from({ length: 60_000 }, (_, n) => `a${n}=""`).join(' ')}/>`,
    'XML_10006',
  ],
  ['brackets in a value', `<factura id="${'>'.repeat(120_000)}"/>`, 'XML_10006'],
  ['another encoding', '<?xml version="1.0" encoding="UTF-16"?><factura/>', 'XML_10007'],
  ['a relative namespace', '<factura xmlns="relative"/>', 'XML_10009'],
])('%s is refused by name, and other calls are answered', async (_what, xml, code) => {
  const [refused, unsigned, other] = await Promise.allSettled([submit(xml), sign(xml), fixture.post({}, {})])

  expect(refused).toMatchObject({ reason: { kind: 'invalid', code } })
  expect(unsigned).toMatchObject({ reason: { kind: 'invalid', code } })
  expect(other.status).toBe('fulfilled')
})

test('a note as XML is compared with the receipt of its number: refused, or with a warning', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const { receipt } = await submit(anInvoice({ sequential: 300 }).xml, { caller })
  const { id = '', accessKey = '', number = '' } = receipt ?? {}
  const customer = { identificationType: 'NATIONAL_ID', identification: '0926687856', legalName: 'Otro' } as const
  const judged = (xml: string) => fixture.issuance.reviewXml({ caller, xml: Buffer.from(xml) })
  const refused = (xml: string) => ({
    async toMatchObject(refusal: { details: object[] }) {
      expect(await judged(xml)).toMatchObject({ errors: refusal.details })
      await expect(submit(xml, { caller })).rejects.toMatchObject(refusal)
    },
  })

  await refused(aCreditNote(number).xml).toMatchObject({
    details: [{ path: '/notaCredito/infoNotaCredito/numDocModificado', code: 'ISS_10007' }],
  })
  await fixture.authorize(id, accessKey)
  await refused(aCreditNote(number, { customer }).xml).toMatchObject({
    details: [{ path: '/notaCredito/infoNotaCredito/identificacionComprador', code: 'ISS_10031' }],
  })
  expect(await submit(aCreditNote(number).xml, { caller })).toMatchObject({ warnings: [] })
  expect(await submit(aCreditNote(number, { sequential: 2 }).xml, { caller })).toMatchObject({
    warnings: [
      { code: 'ISS_10032', path: '/notaCredito/infoNotaCredito/valorModificacion' },
      { code: 'ISS_15031', path: '/notaCredito/infoNotaCredito/valorModificacion' },
    ],
  })
  await fixture.rows.updateOne({ _id: id }, { $set: { 'customer.identification': '9999999999999' } })
  await refused(aCreditNote(number, { sequential: 3 }).xml).toMatchObject({ details: [{ code: 'ISS_10030' }] })
})

test('the review of a credit note as XML warns of total and rate, without counting the note itself', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const { receipt } = await submit(anInvoice({ sequential: 310 }).xml, { caller })
  const { id = '', accessKey = '', number = '' } = receipt ?? {}
  await fixture.authorize(id, accessKey)
  const judged = (xml: string) => fixture.issuance.reviewXml({ caller, xml: Buffer.from(xml) })
  const path = '/notaCredito/infoNotaCredito/valorModificacion'
  const first = aCreditNote(number, { sequential: 11 }).xml
  const item = {
    code: 'A1',
    description: 'Café',
    quantity: '1',
    unitPrice: '1',
    taxType: 'IVA_RATE',
    tax: '5',
  } as const

  expect(await judged(aCreditNote(number, { sequential: 12, items: [item] }).xml)).toMatchObject({
    warnings: [{ code: 'ISS_15031', path, message: expect.stringContaining('rate code 5') }],
  })
  await submit(first, { caller })

  expect(await judged(first)).toMatchObject({ warnings: [] })
  expect(await judged(aCreditNote(number, { sequential: 13 }).xml)).toMatchObject({
    errors: [],
    warnings: [
      { code: 'ISS_10032', path, message: expect.stringContaining('has 0.00 left') },
      { code: 'ISS_15031', path, message: expect.stringContaining('on 0.00 is left') },
    ],
  })
})

test('a document in two withholdings as XML gets a warning at its place, in the review and at issuing', async () => {
  const caller = { ...fixture.caller, workspaceId: newId() }
  const judged = (xml: string) => fixture.issuance.reviewXml({ caller, xml: Buffer.from(xml) })
  const first = aWithholding({ sequential: 20, numbers: ['001-002-000000007'] }).xml
  const second = aWithholding({ sequential: 21, numbers: ['001-002-000000008', '001-002-000000007'] }).xml
  const warning = {
    code: 'ISS_15032',
    path: '/comprobanteRetencion/docsSustento/docSustento[2]/numDocSustento',
    message: expect.stringContaining('Receipt 002-003-000000020 of'),
  }

  expect(await judged(first)).toMatchObject({ warnings: [] })
  expect(await submit(first, { caller })).toMatchObject({ warnings: [] })

  expect(await judged(first)).toMatchObject({ warnings: [] })
  expect(await judged(second)).toMatchObject({ errors: [], warnings: [warning] })
  expect(await submit(second, { caller })).toMatchObject({ warnings: [warning] })
  expect(await submit(second, { caller })).toMatchObject({ duplicate: true, warnings: [] })
})
