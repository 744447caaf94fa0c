import { issuanceErrors } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { ACCESS_KEY, aReceipt, OWN_RUC, TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'
import type { Clients } from '../ports.ts'
import type { RpcReceipt } from './domain/receipt-view.ts'

type Issuance = Partial<Clients['issuance']>

const missing = new AppError('not-found', 'ISS_10001', 'no such receipt')

function issuanceOf(owner: () => string, receipt: RpcReceipt): Issuance {
  return {
    findReceipt: async ({ caller, ruc, id }) => {
      const isNamed = id === receipt.id || id === ACCESS_KEY
      const theirs = caller?.workspaceId === owner() && caller.mode === 'MODE_TEST' && ruc === TEST_RUC
      if (!isNamed || !theirs) throw missing
      return receipt
    },
    fetchXml: async () => ({ name: `${ACCESS_KEY}.xml`, contentType: 'application/xml', content: Buffer.from('<a/>') }),
  }
}

async function aReadingGateway(
  receipt = aReceipt(),
  overrides: Issuance = {},
  describePdf: Clients['renderer']['describePdf'] = async () => ({ name: `${ACCESS_KEY}.pdf`, size: 4 }),
) {
  let owner = ''
  const content = Buffer.from('%PDF')
  const gateway = await aGateway({
    issuance: { ...issuanceOf(() => owner, receipt), ...overrides },
    renderer: {
      describePdf,
      fetchPdf: async () => ({ name: `${ACCESS_KEY}.pdf`, content }),
    },
  })
  const mine = await gateway.aWorkspace('entry')
  owner = mine.workspaceId
  const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, headers: object = {}, payload?: object) =>
    gateway.app.inject({
      method,
      url: `/v1/developer${path}`,
      headers: { host: 'tax.example', 'x-api-key': mine.testKey, 'x-taxpayer-ruc': TEST_RUC, ...headers },
      ...(payload && { payload }),
    })
  return { ...gateway, ...mine, get: (path: string, headers?: object) => ask('GET', path, headers), ask }
}

test('a receipt is read by its id and by its access key', async () => {
  const { get } = await aReadingGateway()

  const [byId, byKey] = [await get(`/receipts/${aReceipt().id}`), await get(`/receipts/${ACCESS_KEY}`)]

  expect(byId.json().data).toEqual(byKey.json().data)
  expect(byId.json().data).toMatchObject({
    accessKey: ACCESS_KEY,
    customer: { legalName: 'María Peña', email: null },
    totals: { total: '11.50' },
    voided: null,
    timeline: [{ status: 'DRAFT', detail: null }],
  })
})

test('receipts of another workspace, mode or taxpayer are not found', async () => {
  const { get, liveKey, aWorkspace } = await aReadingGateway()
  const anonymous = await aWorkspace()

  const answers = await Promise.all([
    get(`/receipts/${ACCESS_KEY}`, { 'x-api-key': anonymous.testKey }),
    get(`/receipts/${ACCESS_KEY}/status`, { 'x-api-key': anonymous.testKey }),
    get(`/receipts/${ACCESS_KEY}/xml`, { 'x-api-key': anonymous.testKey }),
    get(`/receipts/${ACCESS_KEY}/pdf`, { 'x-api-key': anonymous.testKey }),
    get(`/receipts/${ACCESS_KEY}`, { 'x-api-key': liveKey, 'x-taxpayer-ruc': OWN_RUC }),
    get(`/receipts/${ACCESS_KEY}`, { 'x-taxpayer-ruc': OWN_RUC }),
    get('/receipts/neither-id-nor-key'),
  ])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404, 404])
})

test.each(['/receipts', '/usage', '/certificate/status', '/customers', `/receipts/${ACCESS_KEY}`])(
  'a live key finds nothing of the test taxpayer at %s',
  async (path) => {
    const { get, liveKey } = await aReadingGateway()

    expect((await get(path, { 'x-api-key': liveKey })).json()).toMatchObject({ statusCode: 400, code: 'CTX_10003' })
  },
)

test('the status carries the messages of the authority', async () => {
  const messages = [{ type: 'ERROR' as const, code: '52', message: 'no', additionalInfo: null }]
  const { get } = await aReadingGateway(aReceipt({ status: 'REJECTED', messages }))

  const answer = await get(`/receipts/${ACCESS_KEY}/status`)

  expect(answer.json().data).toMatchObject({
    status: 'REJECTED',
    messages: [{ type: 'ERROR', code: '52', message: 'no', additionalInfo: null }],
  })
})

test.each(['xml', 'pdf'])('the %s is behind a link that needs no key and lives a quarter of an hour', async (kind) => {
  const { get, app, clock } = await aReadingGateway()

  const { data } = (await get(`/receipts/${ACCESS_KEY}/${kind}`)).json()
  expect(data).toMatchObject({
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:8080\/files\//),
    expiresAt: '2026-11-21T15:15:00.000Z',
    fileName: `${ACCESS_KEY}.${kind}`,
    contentType: `application/${kind}`,
    size: 4,
  })
  const file = await app.inject(data.url)
  expect([file.statusCode, file.headers['content-type'], file.body.length]).toEqual([200, `application/${kind}`, 4])

  const renamed = data.url.replace(data.fileName, `evil.${kind}`)
  expect((await app.inject(renamed)).json()).toMatchObject({ statusCode: 403, code: 'RCP_10005' })

  clock.now += 15 * 60_000 + 1
  expect((await app.inject(data.url)).json()).toMatchObject({ statusCode: 403, code: 'RCP_10004' })
  expect((await app.inject('/files/forged.link/a.xml')).json()).toMatchObject({ statusCode: 403, code: 'RCP_10005' })
})

test('a file that is not there yet is a conflict with a code of its own', async () => {
  const notYet = new AppError('conflict', 'RCP_10002', 'no authorization')
  const { get } = await aReadingGateway(aReceipt(), { fetchXml: async () => Promise.reject(notYet) })

  const answer = await get(`/receipts/${ACCESS_KEY}/xml`)

  expect(answer.json()).toMatchObject({ statusCode: 409, code: 'RCP_10002' })
})

test('lists are pages with their own place, and filters go through', async () => {
  const requests: unknown[] = []
  const listReceipts = async (request: unknown) => {
    requests.push(request)
    return { receipts: [aReceipt()], total: 41, nextCursor: 'next', totalIsMinimum: false }
  }
  const { get, workspaceId } = await aReadingGateway(aReceipt(), { listReceipts })

  const answer = await get(
    '/invoices?page=2&limit=10&status=ERROR&from=2026-11-01&customerIdentification=1710034065' +
      '&modifies=001-001-000000123',
  )

  expect(answer.json()).toMatchObject({
    data: [{ accessKey: ACCESS_KEY }],
    meta: { pagination: { page: 2, limit: 10, total: 41, totalPages: 5, nextCursor: 'next' } },
  })
  expect(answer.json().meta.pagination).not.toHaveProperty('totalIsMinimum')
  expect(requests).toEqual([
    {
      caller: { workspaceId, mode: 'MODE_TEST' },
      ruc: TEST_RUC,
      documentType: 'INVOICE',
      cursor: '',
      page: 2,
      limit: 10,
      statuses: ['ERROR'],
      from: '2026-11-01',
      customerIdentification: '1710034065',
      modifies: '001-001-000000123',
    },
  ])
})

test.each([
  ['?limit=101', 'VAL_10000'],
  ['?limit=0', 'VAL_10000'],
  ['?page=x', 'VAL_10000'],
  ['?status=LOST', 'VAL_10000'],
  ['?colour=red', 'VAL_10000'],
  ['?page=501', 'RCP_10006'],
])('a list asked for with %s is refused', async (query, code) => {
  const { get } = await aReadingGateway()

  expect((await get(`/invoices${query}`)).json()).toMatchObject({ statusCode: 400, code })
})

test('voiding needs a reason', async () => {
  const voided = { at: '2026-11-21T15:00:00.000Z', reason: 'wrong' }
  const { ask } = await aReadingGateway(aReceipt(), { void: async () => aReceipt({ voided }) })
  const path = `/receipts/${ACCESS_KEY}/void`

  expect((await ask('POST', path, {}, {})).json()).toMatchObject({ details: [{ path: 'reason', code: 'FLD_10001' }] })
  expect((await ask('POST', path, {}, { reason: 'wrong' })).json().data.voided).toEqual(voided)
})

test('retrying needs no body, even where one is announced', async () => {
  const { ask } = await aReadingGateway(aReceipt(), { retry: async () => aReceipt({ status: 'RECEIVED_AUTHORITY' }) })

  const answer = await ask('POST', `/invoices/${ACCESS_KEY}/retry`, { 'content-type': 'application/json' })

  expect(answer.json().data.status).toBe('RECEIVED_AUTHORITY')
})

test.each(['invoices', 'credit-notes', 'debit-notes', 'withholdings', 'purchase-settlements', 'waybills'])(
  'the next number of %s can be set',
  async (path) => {
    const next = { establishment: '001', emissionPoint: '002', next: 900 }
    const { ask } = await aReadingGateway(aReceipt(), { setNextSequential: async () => next })

    const answer = await ask('PATCH', `/${path}/sequential`, {}, next)
    const broken = await ask('PATCH', `/${path}/sequential`, {}, { ...next, next: 0 })

    expect(answer.json().data).toEqual(next)
    expect(broken.statusCode).toBe(400)
  },
)

test('lists are searched by number, key, several statuses, kind, or what a person types', async () => {
  const requests: unknown[] = []
  const listReceipts = async (request: unknown) => {
    requests.push(request)
    return { receipts: [], total: 10_000, nextCursor: '', totalIsMinimum: true }
  }
  const { get } = await aReadingGateway(aReceipt(), { listReceipts })

  const answer = await get(`/receipts?status=ERROR,REJECTED,ERROR&documentType=INVOICE&number=001-001-7`)
  await get(`/receipts?accessKey=${ACCESS_KEY}`)
  await get('/receipts?q=Mar%C3%ADa%20P')

  expect(answer.json().meta.pagination).toMatchObject({ total: 10_000, totalPages: 500, totalIsMinimum: true })
  expect(requests).toMatchObject([
    { statuses: ['ERROR', 'REJECTED'], documentType: 'INVOICE', number: '001-001-7' },
    { statuses: [], documentType: '', accessKey: ACCESS_KEY },
    { q: 'María P' },
  ])
})

test.each([
  ['/receipts?status=ERROR,DONE', 'status', 'ERROR,REJECTED'],
  ['/receipts?status=', 'status', 'ERROR,REJECTED'],
  ['/receipts?number=1-1-1', 'number', '001-001-000000123'],
  ['/receipts?accessKey=123', 'accessKey', '49 digits'],
  ['/receipts?q=%20', 'q', '300 characters'],
  ['/receipts?documentType=TICKET', 'documentType', 'INVOICE'],
  ['/invoices?documentType=INVOICE', 'documentType', 'status'],
  ['/sequentials?establishment=1', 'establishment', '001'],
])('%s is refused, and the form is said', async (path, field, form) => {
  const { get } = await aReadingGateway()

  const answer = await get(path)

  expect(answer.json()).toMatchObject({
    statusCode: 400,
    details: [{ path: field, message: expect.stringContaining(form) }],
  })
})

test('the next numbers can be read, all or some', async () => {
  const requests: unknown[] = []
  const all = [{ documentType: 'WAYBILL', establishment: '001', emissionPoint: '002', next: 40, last: 0 }]
  const listSequentials = async (request: object) => {
    requests.push(request)
    return { sequentials: all }
  }
  const { get, workspaceId } = await aReadingGateway(aReceipt(), { listSequentials })

  const answer = await get('/sequentials?documentType=WAYBILL&establishment=001&emissionPoint=002')

  expect(answer.json().data).toEqual(all)
  const place = { documentType: 'WAYBILL', establishment: '001', emissionPoint: '002' }
  expect(requests).toEqual([{ caller: { workspaceId, mode: 'MODE_TEST' }, ruc: TEST_RUC, ...place }])
})

test('usage is that of the key, beside what the workspace has left', async () => {
  const workspace = { used: 4, byDocumentType: { INVOICE: 4 }, byStatus: { COMPLETED: 4 } }
  const ofKey = { usedByKey: 1, byDocumentTypeOfKey: { INVOICE: 1 }, byStatusOfKey: { COMPLETED: 1 } }
  const usage = { ...workspace, ...ofKey }
  const { get } = await aReadingGateway(aReceipt(), { describeUsage: async () => usage })

  expect((await get('/usage')).json().data).toEqual({
    plan: 'entry',
    period: { from: '2026-11-01', to: '2026-11-30' },
    trial: false,
    quota: 10,
    excessQuota: 0,
    remaining: 6,
    used: 1,
    byDocumentType: { INVOICE: 1 },
    byStatus: { COMPLETED: 1 },
    workspace,
  })
})

const sums = { documents: 2, subtotal: '20.00', discount: '0.00', tax: '3.00', total: '23.00' }
const figures = { ...sums, taxes: [], voidedDocuments: 1, voidedTotal: '11.50' }
const vat = { code: '2', rateCode: '4', rate: '15', documents: 2, base: '20.00', amount: '3.00' }

async function aReportingGateway() {
  const requests: Parameters<Clients['issuance']['describeFigures']>[0][] = []
  const days = [{ day: '2026-11-21', byDocumentType: { INVOICE: 3, CREDIT_NOTE: 1 } }]
  const gateway = await aReadingGateway(aReceipt(), {
    describeFigures: async (request) => {
      requests.push(request)
      if (request.report !== 'REPORT_SALES') {
        const group = {
          ...figures,
          key: '2026-11',
          name: '',
          taxes: [{ ...vat, voidedDocuments: 1, voidedAmount: '1.50' }],
        }
        return { totals: { ...group, key: '' }, groups: [group], rest: null, asOf: '2026-11-21T15:00:00.000Z' }
      }
      const groups = [
        { ...figures, key: '1710034065', name: '=cmd|x' },
        { ...figures, key: '9999999999999', name: 'Uno; y "otro"', total: '-1.00' },
      ]
      const whole = { ...figures, key: '', name: '' }
      return { totals: whole, groups, rest: whole, asOf: '' }
    },
    describeDailyUsage: async () => ({ days }),
  })
  return { ...gateway, requests }
}

test('by default sales are reported for the month until today, with the requested filters', async () => {
  const { get, requests, workspaceId } = await aReportingGateway()

  const first = (await get('/reports/sales')).json()
  const second = await get(
    '/reports/sales?from=2025-11-21&to=2026-11-21&by=customer&establishment=001&emissionPoint=002' +
      '&customerIdentification=1710034065&documentType=CREDIT_NOTE&limit=2',
  )

  expect(first.data).toMatchObject({ from: '2026-11-01', to: '2026-11-21', by: 'day', asOf: null })
  expect(requests[0]).toMatchObject({
    caller: { workspaceId, mode: 'MODE_TEST' },
    ruc: TEST_RUC,
    report: 'REPORT_SALES',
    maxGroups: 1000,
  })
  expect(requests[1]).toMatchObject({ from: '2025-11-21', to: '2026-11-21', by: 'customer', maxGroups: 2 })
  expect(requests[1]).toMatchObject({ establishment: '001', emissionPoint: '002', documentType: 'CREDIT_NOTE' })
  const sales = { ...sums, voided: { documents: 1, total: '11.50' } }
  expect(second.json().data).toMatchObject({
    totals: sales,
    groups: [
      { key: '1710034065', name: '=cmd|x', ...sales },
      { key: '9999999999999', total: '-1.00' },
    ],
    rest: sales,
  })
})

test.each([
  ['?format=csv', {}],
  ['', { accept: 'text/csv' }],
])('a report is a file with %j %j, in which no name is a formula', async (query, headers) => {
  const { get } = await aReportingGateway()

  const answer = await get(`/reports/sales${query}`, headers)

  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="sales.csv"',
  })
  expect(answer.body).toBe(
    'day,name,documents,subtotal,discount,tax,total,voidedDocuments,voidedTotal\r\n' +
      "1710034065,'=cmd|x,2,20.00,0.00,3.00,23.00,1,11.50\r\n" +
      '9999999999999,"Uno; y ""otro""",2,20.00,0.00,3.00,-1.00,1,11.50\r\n' +
      'rest,,2,20.00,0.00,3.00,23.00,1,11.50\r\n',
  )
})

test('taxes stand apart for sales and purchases, and withholdings by themselves', async () => {
  const { get, requests } = await aReportingGateway()

  const taxes = (await get('/reports/taxes?by=month')).json().data
  const withheld = (await get('/reports/withholdings?by=month')).json().data
  const files = await Promise.all([get('/reports/taxes?format=csv'), get('/reports/withholdings?format=csv')])

  expect(requests.slice(0, 3).map(({ report }) => report)).toEqual([
    ...['REPORT_SALE_TAXES', 'REPORT_PURCHASE_TAXES'],
    'REPORT_WITHHOLDINGS',
  ])
  const line = { ...vat, voided: { documents: 1, amount: '1.50' } }
  const side = { totals: [line], groups: [{ key: '2026-11', name: null, taxes: [line] }], rest: [] }
  expect(taxes).toMatchObject({ sales: side, purchases: side, asOf: '2026-11-21T15:00:00.000Z' })
  expect(withheld).toMatchObject({ totals: [line], groups: [{ key: '2026-11', withholdings: [line] }], rest: [] })
  expect(files.map(({ body }) => body.split('\r\n').slice(0, 2))).toEqual([
    [
      'side,day,name,code,rateCode,rate,documents,base,amount,voidedDocuments,voidedAmount',
      'sales,2026-11,,2,4,15,2,20.00,3.00,1,1.50',
    ],
    [
      'day,name,code,rateCode,rate,documents,base,amount,voidedDocuments,voidedAmount',
      '2026-11,,2,4,15,2,20.00,3.00,1,1.50',
    ],
  ])
})

test('usage is listed by day and kind', async () => {
  const { get } = await aReportingGateway()

  expect((await get('/usage/days')).json().data).toEqual({
    from: '2026-11-01',
    to: '2026-11-21',
    days: [{ day: '2026-11-21', used: 4, byDocumentType: { INVOICE: 3, CREDIT_NOTE: 1 } }],
  })
  expect((await get('/usage/days?format=csv')).body).toContain('2026-11-21,CREDIT_NOTE,1\r\n')
})

test.each([
  ['from=2026-11-02&to=2026-11-01', 'to', /must not be before from; from is 2026-11-02, and to is 2026-11-01/],
  ['from=2025-01-01&to=2026-11-01', 'from', /must be at most 366 days before to, which is 2026-11-01; there are 670/],
  ['from=2026-02-30', 'from', /2026/],
  ['by=week', 'by', /day.*month.*customer/],
  ['limit=1001', 'limit', /1 to 1000/],
  ['documentType=WAYBILL', 'documentType', /INVOICE/],
  ['customer=1', 'customer', /customerIdentification/],
])('a report is refused for %s', async (query, path, message) => {
  const { get, requests } = await aReportingGateway()

  const answer = await get(`/reports/sales?${query}`)

  expect(answer.statusCode).toBe(400)
  expect(answer.json().details).toEqual([expect.objectContaining({ path, message: expect.stringMatching(message) })])
  expect(requests).toEqual([])
})

test('a key above its rate must wait, and earlier answers show what is left', async () => {
  const { get, clock } = await aReadingGateway()
  const answers = await Promise.all(Array.from({ length: 21 }, () => get(`/receipts/${ACCESS_KEY}`)))

  const last = answers.at(-1)
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  expect(last?.json()).toMatchObject({ statusCode: 429, code: 'LIM_10001' })
  expect(last?.headers).toMatchObject({ 'retry-after': '1', 'x-ratelimit-limit': '20', 'x-ratelimit-remaining': '0' })
  expect(Number(last?.headers['x-ratelimit-reset'])).toBe(clock.now / 1_000 + 2)
  clock.now += 1_000
  expect((await get(`/receipts/${ACCESS_KEY}`)).statusCode).toBe(200)
})

test('an unknown address is 404 in the form of family B, limits shown', async () => {
  const { get } = await aReadingGateway()

  const answer = await get('/nothing')

  expect(answer.json()).toMatchObject({ statusCode: 404, code: 'REQ_10004', details: [] })
  expect(answer.headers['x-ratelimit-limit']).toBeDefined()
})

test.each([
  ['devReference=', 'devReference must be a value, or be left out: an empty one filters nothing'],
  [
    'customerIdentification=%20',
    'customerIdentification must be a value, or be left out: an empty one filters nothing',
  ],
  ['modifies=123', 'modifies must be the number of an invoice, such as 001-001-000000123'],
  ['cursor=', 'cursor must be a value, or be left out: an empty one filters nothing'],
  ['cursor=abc&page=2', 'page must be left out beside cursor, which says where the page begins'],
  ['from=2026-02-30', 'from must be a day of the calendar written YYYY-MM-DD, such as 2026-11-22'],
])('a list asked for with %s is refused: it would be dropped', async (query, sentence) => {
  const { get } = await aReadingGateway()

  const answer = await get(`/invoices?${query}`)

  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(sentence)])
})

test('an id is found in any case', async () => {
  const { get } = await aReadingGateway()

  expect((await get(`/receipts/${aReceipt().id.toUpperCase()}`)).json().data.id).toBe(aReceipt().id)
})

test.each([' ', '\u200b', '\u00a0\ufeff'])('a receipt is not voided for the reason %j', async (reason) => {
  const { ask } = await aReadingGateway()

  expect((await ask('POST', `/receipts/${ACCESS_KEY}/void`, {}, { reason })).statusCode).toBe(400)
})

test("a receipt is mailed again to the given addresses, within the sandbox's limits, and a repeat is 200", async () => {
  const requests: Parameters<Clients['issuance']['emailReceipt']>[0][] = []
  const emailReceipt: Issuance['emailReceipt'] = async (request) => {
    requests.push(request)
    return { receipt: aReceipt({ status: 'COMPLETED' }), duplicate: requests.length > 1, warnings: [] }
  }
  const { ask } = await aReadingGateway(aReceipt(), { emailReceipt })
  const email = (payload?: object) => ask('POST', `/receipts/${ACCESS_KEY}/email`, {}, payload)

  const answers = [await email(), await email({ to: ['juan@example.com'] })]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 200])
  expect(answers[0]?.json().data).toMatchObject({ status: 'COMPLETED' })
  expect(requests).toMatchObject([
    { id: ACCESS_KEY, ruc: TEST_RUC, to: [], mail: { everybody: false } },
    { to: ['juan@example.com'] },
  ])
  const addresses = Array.from({ length: 6 }, (_, index) => `a${index}@example.com`)
  for (const to of [[], addresses, ['no address'], 'juan@example.com']) {
    expect((await email({ to })).json()).toMatchObject({ statusCode: 400, code: 'VAL_10000' })
  }
  expect(requests).toHaveLength(2)
})

test('with ?online=true the authority is asked, and its answer and warnings are in the receipt', async () => {
  const authorityStatus = { state: 'CANCELLED' as const, checkedAt: '2026-11-21T16:00:00.000Z' }
  const { params, ...warning } = issuanceErrors.consultationAway.at('authorityStatus', { asked: 'state' })
  const warnings = [{ ...warning, paramsJson: JSON.stringify(params) }]
  const checkReceipt = async () => ({ receipt: aReceipt({ status: 'COMPLETED', authorityStatus }), warnings })
  const { get } = await aReadingGateway(aReceipt(), { checkReceipt })

  const [plain, refused] = [await get(`/receipts/${ACCESS_KEY}`), await get(`/receipts/${ACCESS_KEY}?online=yes`)]
  const [receipt, status] = await Promise.all(
    ['', '/status'].map(async (part) => (await get(`/receipts/${ACCESS_KEY}${part}?online=true`)).json()),
  )

  expect(plain.json().data).toMatchObject({ status: 'DRAFT', authorityStatus: null })
  const meta = { warnings: [{ ...warning, params }] }
  expect(receipt).toMatchObject({ data: { status: 'COMPLETED', voided: null, authorityStatus }, meta })
  expect(status).toMatchObject({ data: { status: 'COMPLETED', authorityStatus }, meta })
  expect([refused.statusCode, refused.json().details[0].path]).toEqual([400, 'online'])
})

const inError = aReceipt({
  status: 'ERROR',
  messages: [
    { type: 'ERROR', code: '39', message: 'FIRMA INVALIDA', additionalInfo: null },
    { type: 'ERROR', code: 'ISS_60002', message: issuanceErrors.authorityAway.message, additionalInfo: null },
  ],
  timeline: [
    { status: 'ERROR', at: '2026-11-21T15:00:00.000Z', detail: 'An old text.' },
    {
      status: 'ERROR',
      at: '2026-11-21T15:00:00.000Z',
      detail: issuanceErrors.authorityAway.message,
      code: 'ISS_60002',
    },
  ],
})

test.each([
  ['en', 'The authority did not answer for too long.'],
  ['es', 'El SRI no respondió durante demasiado tiempo.'],
])('the failure of a receipt in ERROR is said in the language %s', async (language, sentence) => {
  const { get, ask } = await aReadingGateway(inError, {
    listReceipts: async () => ({ receipts: [inError], total: 1, nextCursor: '', totalIsMinimum: false }),
    retry: async () => inError,
  })
  const wanted = { 'accept-language': language }

  const answers = await Promise.all([
    get(`/receipts/${ACCESS_KEY}`, wanted),
    get(`/receipts/${ACCESS_KEY}/status`, wanted),
    ask('POST', `/invoices/${ACCESS_KEY}/retry`, wanted),
  ])
  const [listed] = (await get('/receipts', wanted)).json().data

  for (const { messages } of [...answers.map((answer) => answer.json().data), listed])
    expect(messages).toMatchObject([{ message: 'FIRMA INVALIDA' }, { message: sentence }])
  expect(listed.timeline).toMatchObject([{ detail: 'An old text.' }, { code: 'ISS_60002', detail: sentence }])
})

test.each([
  ['xml', 'REJECTED', 'which is final'],
  ['pdf', 'REJECTED', 'issue a new document'],
  ['xml', 'ERROR', 'retry it with POST /v1/developer/invoices/{id}/retry'],
  ['pdf', 'ERROR', 'retry it'],
  ['pdf', 'AUTHORIZED', 'try again in a second'],
] as const)('the %s of a receipt in %s is refused with what helps', async (kind, status, sentence) => {
  const away = async () => Promise.reject(new AppError('not-found', 'RND_1', 'no file'))
  const gateway = await aReadingGateway(aReceipt({ status }), { fetchXml: away }, away)

  const answer = await gateway.get(`/receipts/${ACCESS_KEY}/${kind}`)

  expect(answer.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining(sentence) })
})

test('a page or a cursor that does not fit is named by its path', async () => {
  const unknown = issuanceErrors.cursorUnknown({ details: [issuanceErrors.cursorUnknown.at('cursor')] })
  const { get } = await aReadingGateway(aReceipt(), { listReceipts: async () => Promise.reject(unknown) })

  const [page, cursor] = [await get('/receipts?page=9999&limit=100'), await get('/receipts?cursor=x')]

  expect(page.json()).toMatchObject({ code: 'RCP_10006', details: [{ path: 'page' }] })
  expect(cursor.json()).toMatchObject({ code: 'ISS_10003', details: [{ path: 'cursor' }] })
})
