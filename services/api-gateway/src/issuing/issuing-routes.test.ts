import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '@etax/kernel'
import { orderKinds } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { ACCESS_KEY, aReceipt, type IssueRequest, OWN_RUC, TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway, type GatewaySettings } from '../../tests/gateway.ts'
import type { Clients } from '../ports.ts'

const anInvoice = (fields: object = {}) => ({
  customer: { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Peña' },
  items: [{ code: 'A-1', description: 'Café', quantity: 2, unitPrice: 4.1, taxType: 'IVA_RATE', tax: 15 }],
  ...fields,
})

async function anIssuingGateway(
  overrides: Partial<Clients['issuance']> = {},
  settings: GatewaySettings = {},
  renderer: Partial<Clients['renderer']> = {},
) {
  const requests: IssueRequest[] = []
  const issuance = {
    issue: async (request: IssueRequest) => {
      requests.push(request)
      return { receipt: aReceipt({ devReference: request.devReference || null }), duplicate: false, warnings: [] }
    },
    findDuplicate: async () => ({ found: false, receipt: null, warnings: [] }),
    ...overrides,
  }
  const signer = { describeCertificate: async () => aCertificate('MISSING') }
  const gateway = await aGateway({ issuance, signer, renderer }, settings)
  const { testKey, liveKey, workspaceId } = await gateway.aWorkspace()
  const post = (payload: unknown, headers: Record<string, string | undefined> = {}, path = '/invoices') => {
    const all = { 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC, 'content-type': 'application/json', ...headers }
    const sentHeaders = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
    return gateway.app.inject({ method: 'POST', url: `/v1/developer${path}`, headers: sentHeaders, payload: body })
  }
  return { ...gateway, requests, post, testKey, liveKey, workspaceId }
}

function aCertificate(status: string) {
  const text = { subject: '', issuer: '', registryNumber: '', serialNumber: '', notBefore: '', notAfter: '' }
  return {
    status,
    ...text,
    daysLeft: 0,
    fingerprint: '',
    fileId: '',
    chain: 'UNCHECKED',
    vouched: false,
    hasPassword: true,
  }
}

test('a new invoice is answered with 202 and its receipt', async () => {
  const { post } = await anIssuingGateway()

  const answer = await post(anInvoice(), { 'x-request-id': 'mine-1' })

  expect(answer.statusCode).toBe(202)
  expect(answer.json()).toMatchObject({
    data: { accessKey: ACCESS_KEY, status: 'DRAFT', duplicate: false, authorizationNumber: null },
    meta: { requestId: 'mine-1', environment: 'sandbox' },
  })
  expect(answer.headers).toMatchObject({ 'x-request-id': 'mine-1', 'x-ratelimit-limit': expect.anything() })
})

const preview = {
  receipt: null,
  establishment: '001',
  emissionPoint: '002',
  issueDate: '2026-11-21',
  warnings: [],
  customer: { identification: '1710034065', legalName: 'María Peña' },
  lines: ['2 x Café at 4.1'],
  linesEs: ['2 x Café a 4.1'],
  total: '9.43',
  totals: { subtotal: '8.20', discount: '0.00', taxes: [], total: '9.43' },
  xml: Buffer.from('<factura/>'),
  logoId: 'logo-1',
  content: 'c'.repeat(64),
  recipients: ['ana@example.com'],
  issuer: { legalName: 'COMERCIAL ANDINA S.A.', commercialName: '' },
}

test('a preview says what an order would make, and is printed as a draft', async () => {
  const requests: { devReference?: string | undefined }[] = []
  const printed: object[] = []
  const previewOrder = async (request: IssueRequest) => {
    requests.push(request)
    return request.devReference === 'used' ? { ...preview, receipt: aReceipt() } : preview
  }
  const printDraft = async (draft: object) => {
    printed.push(draft)
    return { name: 'Borrador_Factura.pdf', content: Buffer.from('%PDF-1.3 draft') }
  }
  const { post, requests: issued } = await anIssuingGateway({ previewOrder }, {}, { printDraft })

  const made = await post(anInvoice({ devReference: 'order-1' }), {}, '/invoices/preview')
  const before = await post(anInvoice({ devReference: 'used' }), {}, '/invoices/preview')
  const pdf = await post(anInvoice({ devReference: 'used' }), {}, '/invoices/preview/pdf')
  const broken = await post({}, {}, '/invoices/preview/pdf')

  const { receipt: _receipt, warnings: _warnings, xml, logoId, issuer, linesEs: _spanish, ...members } = preview
  const view = { ...members, issuer: { ...issuer, commercialName: null } }
  expect(made.json().data).toEqual(view)
  expect(before.json().data).toMatchObject({ receipt: { duplicate: true } })
  expect(before.json().data).not.toHaveProperty('total')
  expect([pdf.statusCode, pdf.headers['content-type'], pdf.body]).toEqual([200, 'application/pdf', '%PDF-1.3 draft'])
  expect(pdf.headers['content-disposition']).toBe('inline; filename="Borrador_Factura.pdf"')
  expect(printed).toEqual([{ xml, logoId }])
  expect(requests.map(({ devReference }) => devReference)).toEqual(['order-1', 'used', ''])
  expect(broken.json()).toMatchObject({ statusCode: 400, code: 'VAL_10000' })
  expect(issued).toEqual([])
})

test('null and blank members of an order count as missing', async () => {
  const { post, requests } = await anIssuingGateway()
  const [item] = anInvoice().items
  const blanks = { customerId: '', establishment: ' ', issueDate: '', tip: null, devReference: ' ' }

  const answer = await post(anInvoice({ ...blanks, items: [{ ...item, unit: null, discount: '' }] }))

  expect(answer.statusCode).toBe(202)
  const order = JSON.parse(String(requests[0]?.order))
  expect(order).not.toHaveProperty('tip')
  expect(order.items[0]).not.toHaveProperty('unit')
  expect(requests[0]).toMatchObject({ devReference: '' })
})

test('empty optional lists and objects count as missing', async () => {
  const { post, requests } = await anIssuingGateway()
  const [item] = anInvoice().items
  const empty = { additionalInfo: [], exportation: [], payments: [], negotiable: { email: null }, fiscalMachine: {} }

  const answer = await post(anInvoice({ ...empty, items: [{ ...item, ice: [], details: [] }] }))

  expect(answer.statusCode).toBe(202)
  const order = JSON.parse(String(requests[0]?.order))
  for (const name of Object.keys(empty)) expect(order).not.toHaveProperty(name)
})

test.each([
  ['a waybill’s number without dashes', { deliveryNote: '001001000000001' }],
  ['services sold abroad', { exportation: { originCountry: '593', destinationCountry: '110' } }],
  [
    'a foreign number as it is printed',
    { customer: { identificationType: 'FOREIGN_ID', identification: '55.123.456/0001-88', legalName: 'Aço Ltda.' } },
  ],
])('%s is taken as written', async (_what, fields) => {
  const { post } = await anIssuingGateway()

  expect((await post(anInvoice(fields))).statusCode).toBe(202)
})

test('a 17th additional field says how many there may be', async () => {
  const { post } = await anIssuingGateway()
  const additionalInfo = Object.fromEntries(Array.from({ length: 17 }, (_, at) => [`Nota ${at}`, 'x']))

  expect((await post(anInvoice({ additionalInfo }))).json().details).toMatchObject([
    { path: 'additionalInfo', code: 'FLD_10006', message: 'must have at most 15 fields; it has 17' },
  ])
})

test('what an order needs is required, null or not', async () => {
  const { post } = await anIssuingGateway()
  const [item] = anInvoice().items

  const answer = await post(anInvoice({ items: [{ ...item, code: null }] }))

  expect(answer.json()).toMatchObject({ details: [{ path: 'items[0].code', code: 'FLD_10001' }] })
})

test('issuance learns that sandbox mail may go anywhere', async () => {
  const { post, requests } = await anIssuingGateway({}, { sandboxMail: 'all' })

  await post(anInvoice())

  expect(requests).toMatchObject([{ mail: { everybody: true, addresses: [] } }])
})

test('the order reaches issuance with exact decimals and its caller', async () => {
  const { post, requests, workspaceId } = await anIssuingGateway()

  await post(anInvoice({ sendEmail: false, devReference: 'r-1', tip: 0.1 }))

  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    caller: { workspaceId, mode: 'MODE_TEST' },
    ruc: TEST_RUC,
    devReference: 'r-1',
    sendEmail: false,
    documentType: 'INVOICE',
    allowance: { limited: false, period: '2026-11' },
    mail: { everybody: false, addresses: [expect.stringMatching(/^user-\d+@example\.com$/)] },
  })
  expect(JSON.parse(String(requests[0]?.order))).toEqual({
    documentType: 'INVOICE',
    customer: anInvoice().customer,
    items: [{ code: 'A-1', description: 'Café', quantity: '2', unitPrice: '4.1', taxType: 'IVA_RATE', tax: '15' }],
    tip: '0.1',
  })
})

const [item] = anInvoice().items
const { customer } = anInvoice()
const accessKey = '2111202601179999999000110010010000000011234567813'
const supportingDocument = { documentType: 'INVOICE', number: '001-001-000000001', issueDate: '2026-11-20' }

test.each([
  ['credit-notes', 'CREDIT_NOTE', { customer, supportingDocument, reason: 'devolución', items: [item] }],
  [
    'debit-notes',
    'DEBIT_NOTE',
    { customer, supportingDocument, reasons: [{ reason: 'mora', amount: 1.5 }], taxType: 'IVA_RATE', tax: 15 },
  ],
  [
    'withholdings',
    'WITHHOLDING',
    {
      subject: customer,
      fiscalPeriod: '11/2026',
      supportingDocuments: [
        {
          ...supportingDocument,
          supportCode: '01',
          subtotal: 100,
          total: 115,
          taxes: [{ taxType: 'IVA_RATE', rate: 15, base: 100 }],
          withholdings: [{ taxType: 'INCOME', code: '312', base: 100, rate: 1.75 }],
        },
      ],
    },
  ],
  ['credit-notes', 'CREDIT_NOTE', { supportingDocument: { accessKey }, reason: 'devolución', items: [item] }],
  [
    'debit-notes',
    'DEBIT_NOTE',
    { supportingDocument: { accessKey }, reasons: [{ reason: 'mora', amount: 1 }], taxType: 'IVA_EXEMPT' },
  ],
  ['purchase-settlements', 'PURCHASE_SETTLEMENT', { supplier: customer, items: [item] }],
])('%s takes its own body', async (path, documentType, body) => {
  const { app, requests, testKey } = await anIssuingGateway()
  const headers = { 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC }
  const url = `/v1/developer/${path}`

  const answer = await app.inject({ method: 'POST', url, headers, payload: body })
  const empty = await app.inject({ method: 'POST', url, headers, payload: {} })

  expect([answer.statusCode, empty.statusCode]).toEqual([202, 400])
  expect(requests).toMatchObject([{ documentType }])
})

const examples = join(import.meta.dirname, '../../../../libs/tax-document/examples')

test.each(orderKinds.filter(({ audience }) => audience === 'developer'))(
  'every golden example of $path is taken as it stands',
  async ({ path, documentType }) => {
    const { app, requests, testKey } = await anIssuingGateway()
    const headers = { 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC }
    const folder = join(examples, documentType.toLowerCase().replace('_', '-'))
    const orders = readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).order)

    for (const { documentType: _, ...payload } of orders) {
      const answer = await app.inject({ method: 'POST', url: `/v1/developer${path}`, headers, payload })
      expect(answer.json()).toMatchObject({ data: { status: 'DRAFT' } })
    }

    expect(orders.length).toBeGreaterThan(1)
    expect(requests.map(({ order }) => JSON.parse(String(order)))).toEqual(orders)
  },
)

test.each([
  ['a text that is too long', { code: 'x'.repeat(26) }, 'items[0].code', 'FLD_10006'],
  ['too many digits', { quantity: '1.1234567' }, 'items[0].quantity', 'FLD_10005'],
  ['too large a number', { quantity: 1e12 }, 'items[0].quantity', 'FLD_10007'],
  ['too many details', { details: Array(4).fill({ name: 'a', value: 'b' }) }, 'items[0].details', 'FLD_10006'],
])('%s is refused before anything behind is asked', async (_what, changes, path, code) => {
  const { post, requests } = await anIssuingGateway()

  const answer = await post(anInvoice({ items: [{ ...item, ...changes }] }))

  expect(answer.json()).toMatchObject({ statusCode: 400, code: 'VAL_10000', details: [{ path, code }] })
  expect(requests).toHaveLength(0)
})

test('another currency than the dollar is refused', async () => {
  const { post } = await anIssuingGateway()

  const euros = await post(anInvoice({ currency: 'EUR' }))
  const dollars = await post(anInvoice({ currency: 'usd' }))

  expect(euros.json()).toMatchObject({ statusCode: 400, details: [{ path: 'currency', code: 'FLD_10005' }] })
  expect(dollars.statusCode).toBe(202)
})

test('the same body has the same hash whatever the order of its members', async () => {
  const { post, requests } = await anIssuingGateway()
  const { items } = anInvoice()

  await post({ customer, items })
  await post({ items, customer })
  await post({ items, customer, tip: 1 })

  expect(requests[0]?.bodyHash).toBe(requests[1]?.bodyHash)
  expect(requests[0]?.bodyHash).not.toBe(requests[2]?.bodyHash)
})

test('a repeated devReference is answered with 200 and the first receipt', async () => {
  const warnings = [{ code: 'ISS_1', message: 'another body', path: '', paramsJson: '' }]
  const { post } = await anIssuingGateway({ issue: async () => ({ receipt: aReceipt(), duplicate: true, warnings }) })

  const answer = await post(anInvoice({ devReference: 'r-1' }))

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    data: { duplicate: true },
    meta: { warnings: [{ code: 'ISS_1', message: 'another body', path: '' }] },
  })
})

test('a repeat is recognised even when its body does not validate', async () => {
  const { post } = await anIssuingGateway({
    findDuplicate: async () => ({ found: true, receipt: aReceipt(), warnings: [] }),
  })

  const answer = await post({ devReference: 'r-1', items: 'none' })

  expect(answer.statusCode).toBe(200)
  expect(answer.json().data.duplicate).toBe(true)
})

test('a body that does not validate names every broken field', async () => {
  const { post, requests } = await anIssuingGateway()
  const items = [{ code: 1, description: 'x', quantity: true, taxType: 'IVA', unitPrice: 1, extra: 1 }]

  const answer = await post({ items, colour: 'red' })

  expect(answer.statusCode).toBe(400)
  expect(requests).toHaveLength(0)
  const { details, ...error } = answer.json()
  expect(error).toMatchObject({ code: 'VAL_10000', statusCode: 400, requestId: answer.headers['x-request-id'] })
  expect(Object.fromEntries(details.map(({ path, code }: { path: string; code: string }) => [path, code]))).toEqual({
    customer: 'FLD_10001',
    colour: 'FLD_10002',
    'items[0].extra': 'FLD_10002',
    'items[0].code': 'FLD_10003',
    'items[0].quantity': 'FLD_10003',
    'items[0].taxType': 'FLD_10004',
  })
})

test('a product of the catalog supplies what an item leaves out, and a customerId the customer', async () => {
  const { post } = await anIssuingGateway()
  const productId = '01935a2e-7c1f-7abc-8def-0123456789ab'

  const answer = await post({ customerId: productId, items: [{ productId, quantity: 1 }] })

  expect(answer.statusCode).toBe(202)
})

test('a number with more digits than JSON carries exactly is refused, as text it is taken', async () => {
  const { post, requests } = await anIssuingGateway()

  const asNumber = await post(anInvoice({ items: [{ ...item, quantity: 0.1 + 0.2 }] }))
  const asText = await post(anInvoice({ items: [{ ...item, quantity: '123456789012.123456' }] }))

  expect(asNumber.json()).toMatchObject({
    statusCode: 400,
    details: [{ path: 'items[0].quantity', code: 'FLD_10008' }],
  })
  expect(asText.statusCode).toBe(202)
  expect(String(requests[0]?.order)).toContain('"123456789012.123456"')
})

test.each([
  ['malformed JSON', '{"items": [', 'application/json', 400, 'REQ_10001'],
  ['a prototype in disguise', '{"__proto__": {}}', 'application/json', 400, 'REQ_10001'],
  ['no body at all', '', 'application/json', 400, 'VAL_10000'],
  ['another content type', '<a/>', 'text/plain', 415, 'REQ_10002'],
  ['too large a body', `"${'x'.repeat(2 * 1024 * 1024)}"`, 'application/json', 413, 'REQ_10003'],
  ['a flood of values', `[${'0,'.repeat(30_000)}0]`, 'application/json', 400, 'REQ_10006'],
])('%s is refused with its own code, limits still shown', async (_what, body, type, status, code) => {
  const { post } = await anIssuingGateway()

  const answer = await post(body, { 'content-type': type })

  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code, statusCode: status, details: expect.any(Array) })
  expect(answer.headers['x-ratelimit-remaining']).toBeDefined()
})

test.each([
  ['no key', { 'x-api-key': undefined }, 401, 'ACS_10001'],
  ['a malformed key', { 'x-api-key': 'ak_test_nothing' }, 401, 'ACS_10002'],
  ['no taxpayer', { 'x-taxpayer-ruc': undefined }, 400, 'CTX_10001'],
  ['a malformed taxpayer', { 'x-taxpayer-ruc': `${TEST_RUC} x` }, 400, 'CTX_10002'],
  ["another workspace's taxpayer", { 'x-taxpayer-ruc': '1790099999001' }, 400, 'CTX_10002'],
])('%s is refused before the body is looked at', async (_what, headers, status, code) => {
  const { post } = await anIssuingGateway()

  const answer = await post('not json', headers)

  expect(answer.statusCode).toBe(status)
  expect(answer.json().code).toBe(code)
  expect(answer.headers['x-ratelimit-limit']).toBeDefined()
})

test('payments of a credit note are refused with the reason, and a second customer too', async () => {
  const { post } = await anIssuingGateway()
  const customerId = '01935a2e-7c1f-7abc-8def-0123456789ab'

  const note = await post({ payments: [{ method: '01', amount: 1 }] }, {}, '/credit-notes')
  const twice = await post({ ...anInvoice(), customerId })

  expect(note.json().details).toContainEqual(
    expect.objectContaining({ path: 'payments', message: expect.stringContaining('A credit note has no payments') }),
  )
  expect(twice.json().details).toEqual([
    expect.objectContaining({ path: 'customer', message: expect.stringContaining('left out where customerId') }),
  ])
})

test('in production the test taxpayer cannot issue, nor one without a certificate', async () => {
  const { post, liveKey } = await anIssuingGateway()

  const asTest = await post(anInvoice(), { 'x-api-key': liveKey })
  const uncertified = await post(anInvoice(), { 'x-api-key': liveKey, 'x-taxpayer-ruc': OWN_RUC })

  expect([asTest.json().code, uncertified.json().code]).toEqual(['CTX_10003', 'CTX_10004'])
})

test.each([
  [
    'a broken order',
    new AppError('invalid', 'DOC_1', 'no', { details: [{ path: 'items[0].tax', code: 'DOC_2', message: 'x' }] }),
    400,
  ],
  ['no quota', new AppError('forbidden', 'SUB_12002', 'quota'), 403],
  ['too many', new AppError('too-many', 'ISS_9', 'slow down', { retryAfter: 7 }), 429],
  ['overload', new AppError('unavailable', 'ISS_8', 'overloaded', { retryAfter: 3 }), 503],
])("issuance's refusal is passed on with its code: %s", async (_what, error, status) => {
  const { post } = await anIssuingGateway({ issue: async () => Promise.reject(error) })

  const answer = await post(anInvoice())

  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code: error.code, details: error.details })
  expect(answer.headers['retry-after']).toBe(error.retryAfter?.toString())
})

test('a defect behind is answered without its detail', async () => {
  const { post } = await anIssuingGateway({ issue: async () => Promise.reject(new Error('password is hunter2')) })

  const answer = await post(anInvoice())

  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('hunter2')
})

test('a key is looked up once in a while, a taxpayer too', async () => {
  const { post, accounts, clock } = await anIssuingGateway()

  await Promise.all([post(anInvoice()), post(anInvoice()), post(anInvoice())])
  expect(accounts.lookUps).toBe(1)
  clock.now += 5_000
  await post(anInvoice())
  expect(accounts.lookUps).toBe(2)
})

test('a revoked key stops within five seconds', async () => {
  const { post, accounts, clock, workspaceId } = await anIssuingGateway()
  await post(anInvoice())
  const [, key] = await accounts.keysOf(workspaceId)

  accounts.endKey(key?.id ?? '')
  clock.now += 5_000

  expect((await post(anInvoice())).statusCode).toBe(401)
})

test.each([
  ['order-1 ', 'DOC_10011', 'blank'],
  ['\torder-1', 'DOC_10011', 'blank'],
  ['order\u200b-1', 'DOC_10012', 'U+200B'],
  ['order\u00a01', 'DOC_10012', 'U+00A0'],
])(
  'the reference %j is refused beside what else is wrong, unless it stands for a receipt',
  async (devReference, code, message) => {
    const kept: string[] = []
    const { post, requests } = await anIssuingGateway({
      findDuplicate: async (request) => ({
        found: kept.includes(request.devReference ?? ''),
        receipt: aReceipt({ devReference }),
        warnings: [],
      }),
      previewOrder: async () => preview,
    })

    const refused = await post(anInvoice({ devReference, colour: 'red' }))
    kept.push(devReference)
    const duplicate = await post(anInvoice({ devReference }))

    expect(refused.json()).toMatchObject({
      statusCode: 400,
      details: expect.arrayContaining([
        expect.objectContaining({ path: 'devReference', code, message: expect.stringContaining(message) }),
        expect.objectContaining({ path: 'colour' }),
      ]),
    })
    expect(requests).toEqual([])
    expect([duplicate.statusCode, duplicate.json().data.duplicate]).toEqual([200, true])
  },
)

test('a reference with its accents written apart has the body of the other', async () => {
  const { post, requests } = await anIssuingGateway()

  for (const form of ['NFC', 'NFD']) await post(anInvoice({ devReference: 'pedido-ñandú'.normalize(form) }))

  expect(requests[0]?.bodyHash).toBe(requests[1]?.bodyHash)
})

test('the content of a preview goes with the order, as a header', async () => {
  const { post, requests } = await anIssuingGateway()
  const content = 'c'.repeat(64)

  const issued = await post(anInvoice(), { 'x-preview-content': content })
  const broken = await post(anInvoice(), { 'x-preview-content': 'yes' })

  expect([issued.statusCode, broken.statusCode]).toEqual([202, 400])
  expect(requests).toMatchObject([{ agreedContent: content }])
  expect(broken.json()).toMatchObject({
    details: [{ path: 'x-preview-content', message: expect.stringContaining('preview') }],
  })
})

test('a key that is revoked while the body of an order comes slowly is refused', async () => {
  const { app, accounts, clock, workspaceId, testKey } = await anIssuingGateway()
  const keys = await accounts.keysOf(workspaceId)
  async function* slowly() {
    const text = JSON.stringify(anInvoice())
    yield text.slice(0, 5)
    for (const { id } of keys) accounts.endKey(id)
    clock.now += 5_000
    yield text.slice(5)
  }

  const answer = await app.inject({
    method: 'POST',
    url: '/v1/developer/invoices',
    headers: { 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC, 'content-type': 'application/json' },
    payload: Readable.from(slowly()),
  })

  expect(answer.statusCode).toBe(401)
})

test.each([
  ['en', '2 x Café at 4.1'],
  ['es', '2 x Café a 4.1'],
])('the lines of a preview are in the language %s', async (language, line) => {
  const { post } = await anIssuingGateway({ previewOrder: async () => preview })

  const answer = await post(anInvoice(), { 'accept-language': language }, '/invoices/preview')

  expect(answer.json().data.lines).toEqual([line])
})

test('a preview warns that nobody is mailed, as issuing does', async () => {
  const { post } = await anIssuingGateway({ previewOrder: async () => ({ ...preview, recipients: [] }) })
  const codes = async (order: object) =>
    ((await post(anInvoice(order), {}, '/invoices/preview')).json().meta.warnings ?? []).map(
      ({ code }: { code: string }) => code,
    )

  expect(await codes({ sendEmail: true })).toEqual(['ISS_90005'])
  expect(await codes({})).toEqual([])
})
