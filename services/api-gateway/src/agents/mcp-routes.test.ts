import { AppError } from '@etax/kernel'
import { orderKinds } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { ACCESS_KEY, aReceipt, type IssueRequest, type Overrides, OWN_RUC, TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway, type TestGateway } from '../../tests/gateway.ts'
import { tools } from './tools.ts'

const order = {
  customer: { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Peña' },
  items: [{ code: 'A-1', description: 'Café', quantity: 2, unitPrice: 4.1, taxType: 'IVA_RATE', tax: 15 }],
}

const settlement = {
  supplier: { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Peña' },
  items: order.items,
}

const certificate = {
  status: 'VALID',
  subject: 'ANA',
  issuer: 'CA',
  registryNumber: OWN_RUC,
  serialNumber: '1',
  fingerprint: 'ab',
  notBefore: '2026-01-01T00:00:00.000Z',
  notAfter: '2027-01-01T00:00:00.000Z',
  daysLeft: 40,
  fileId: '',
  chain: 'UNCHECKED',
  vouched: false,
  hasPassword: true,
}

const preview = {
  receipt: null,
  establishment: '001',
  emissionPoint: '002',
  issueDate: '2026-11-21',
  customer: { identification: '1710034065', legalName: 'María Peña' },
  lines: ['2 x Café at 4.1'],
  linesEs: ['2 x Café a 4.1'],
  total: '9.43',
  warnings: [],
  totals: null,
  xml: Buffer.alloc(0),
  logoId: '',
  content: 'a'.repeat(64),
  issuer: { legalName: 'COMERCIAL ANDINA S.A.', commercialName: '' },
  recipients: ['ana@example.com'],
}

async function anAgent(overrides: Overrides = {}, { mode = 'test', plan = 'development', language = 'en' } = {}) {
  const requests: IssueRequest[] = []
  const issuance = {
    issue: async (request: IssueRequest) => {
      requests.push(request)
      const view = { devReference: request.devReference ?? null, status: 'COMPLETED' } as const
      return { receipt: aReceipt(view), duplicate: requests.length > 1, warnings: [] }
    },
    findDuplicate: async () => ({ found: false, receipt: null, warnings: [] }),
    previewOrder: async () => preview,
    ...overrides.issuance,
  }
  const signer = { describeCertificate: async () => certificate, ...overrides.signer }
  const gateway = await aGateway({ ...overrides, issuance, signer })
  const { testKey, liveKey } = await gateway.aWorkspace(plan)
  const client = await connected(gateway, mode === 'live' ? liveKey : testKey, language)
  // biome-ignore lint/suspicious/noExplicitAny: whatever the tool answers; the tests say what it must be
  const call = async (name: string, args: object = {}): Promise<{ isError: boolean; output: any }> => {
    const { isError = false, content, structuredContent } = await client.callTool({ name, arguments: { ...args } })
    const [first] = content as { text: string }[]
    const output = JSON.parse(first?.text ?? 'null')
    if (!isError) expect(structuredContent).toEqual(output)
    return { isError: isError === true, output }
  }
  return { ...gateway, client, call, requests, testKey, liveKey }
}

async function connected({ app }: TestGateway, key: string, language = 'en'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const fetch = async (url: string | URL, init: RequestInit = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const method = (init.method ?? 'GET') as 'GET' | 'POST'
    const payload = init.body === undefined || init.body === null ? {} : { payload: String(init.body) }
    const answer = await app.inject({ method, url: new URL(url).pathname, headers, ...payload })
    const body = [202, 204].includes(answer.statusCode) ? null : answer.body
    return new Response(body, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
  }
  const options = { fetch, requestInit: { headers: { authorization: `Bearer ${key}`, 'accept-language': language } } }
  await client.connect(new StreamableHTTPClientTransport(new URL('http://gateway/mcp'), options) as Transport)
  return client
}

test('an agent is told what there is, and how to issue a first invoice', async () => {
  const { client } = await anAgent()

  const listed = await client.listTools()

  expect(listed.tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
  expect(client.getInstructions()).toContain('issue_document')
  for (const { title, description = '', annotations, inputSchema } of listed.tools) {
    expect({ title, described: description.length > 40 }).toEqual({ title: expect.any(String), described: true })
    expect(annotations).toMatchObject({ readOnlyHint: expect.any(Boolean), destructiveHint: expect.any(Boolean) })
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
  }
})

test('the tools are small enough to be read with every question', async () => {
  const { client } = await anAgent()

  const { tools: listed } = await client.listTools()

  expect(JSON.stringify(listed).length).toBeLessThan(28_000)
})

test('an invoice is issued with a reference of its content, which identifies a repeat', async () => {
  const { call, requests } = await anAgent()

  const first = await call('issue_document', { kind: 'INVOICE', order })
  const again = await call('issue_document', {
    kind: 'INVOICE',
    order: Object.fromEntries(Object.entries(order).reverse()),
  })
  const other = await call('issue_document', { kind: 'INVOICE', order: { ...order, sendEmail: false } })
  const [item] = order.items
  const spelt = { ...order, sendEmail: true, payments: null, items: [{ ...item, quantity: '2.00', tax: '15' }] }
  await call('issue_document', { kind: 'INVOICE', order: spelt })

  expect(first.output).toMatchObject({
    mode: 'test',
    environment: 'sandbox',
    taxpayerRuc: TEST_RUC,
    receipt: { status: 'COMPLETED', accessKey: ACCESS_KEY },
    settled: true,
    duplicate: false,
    notes: [],
  })
  expect(again.output).toMatchObject({ duplicate: true, notes: [expect.stringContaining('Nothing was issued')] })
  const references = requests.map(({ devReference }) => devReference)
  expect(references[0]).toMatch(/^mcp-[0-9a-f]{40}$/)
  expect(references[1]).toBe(references[0])
  expect(references[2]).not.toBe(references[0])
  expect(references[3]).toBe(references[0])
  expect(other.isError).toBe(false)
})

test("a caller's own reference is kept", async () => {
  const { call, requests } = await anAgent()

  await call('issue_document', { kind: 'INVOICE', order: { ...order, devReference: 'order-7' } })

  expect(requests.map(({ devReference }) => devReference)).toEqual(['order-7'])
})

test('the example of every kind is one that issue_document takes', async () => {
  const { call, requests } = await anAgent()
  const kinds = orderKinds.filter(({ audience }) => audience === 'developer').map(({ documentType }) => documentType)

  for (const kind of kinds) {
    const { output } = await call('describe_order', { kind })
    expect(output.example).not.toHaveProperty('devReference')
    const issued = await call('issue_document', { kind, order: output.example })
    expect({ kind, isError: issued.isError, error: issued.output.error }).toEqual({ kind, isError: false })
  }

  expect(requests.map(({ documentType }) => documentType)).toEqual(kinds)
})

test('the errors of an order are those of the API, each with its remedy', async () => {
  const { call, requests } = await anAgent()

  const { isError, output } = await call('issue_document', { kind: 'INVOICE', order: { items: [{ quantity: 'two' }] } })

  expect(isError).toBe(true)
  expect(output.error).toMatchObject({ status: 400, code: 'VAL_10000', requestId: expect.any(String) })
  expect(output.error.details.map(({ path }: { path: string }) => path)).toEqual(
    expect.arrayContaining(['customer', 'items[0].quantity', 'items[0].code']),
  )
  expect(output.error.remedies.map(({ code }: { code: string }) => code)).toEqual(
    expect.arrayContaining(['VAL_10000', 'FLD_10001']),
  )
  expect(requests).toEqual([])
})

test('unknown arguments and unknown tools are named', async () => {
  const { call, client } = await anAgent()

  const { output } = await call('get_receipt', { receipt: 'x' })

  expect(output.error.details.map(({ path }: { path: string }) => path)).toEqual(
    expect.arrayContaining(['id', 'receipt']),
  )
  await expect(client.callTool({ name: 'delete_everything' })).rejects.toThrow('There is no tool "delete_everything"')
  const listed = client.callTool({ name: 'get_receipt', arguments: [] as never })
  await expect(listed).rejects.toMatchObject({ code: -32602, message: expect.stringContaining('it is a list') })
})

test('an agent that asks in Spanish is answered in Spanish', async () => {
  const { app, testKey } = await anAgent()
  const client = await connected({ app } as TestGateway, testKey, 'es')

  const { content } = await client.callTool({ name: 'get_receipt', arguments: { id: 'x' } })
  const [first] = content as { text: string }[]

  expect(JSON.parse(first?.text ?? '').notice).toContain('Clave de prueba')
  await expect(client.callTool({ name: 'nothing' })).rejects.toThrow('No existe la herramienta "nothing"; las que hay')
  const listed = client.callTool({ name: 'get_receipt', arguments: [] as never })
  await expect(listed).rejects.toThrow('debe ser un objeto, por ejemplo {"kind": "INVOICE"}; es una lista')
  const get = await app.inject({ url: '/mcp', headers: { 'accept-language': 'es' } })
  expect(get.json().error.message).toContain('Solo POST')
})

test.each(['.', '..', '%2e%2e', 'x/y', 'a'.repeat(100_000)])('an id that cannot be one is named: %#', async (id) => {
  const { call } = await anAgent()

  for (const tool of ['get_receipt', 'get_files', 'retry_receipt']) {
    const { output } = await call(tool, { id })
    expect(output.error).toMatchObject({
      status: 404,
      code: 'RCP_10001',
      message: expect.stringContaining(id.slice(0, 50)),
    })
  }
})

test('a blank filter is refused, and a null one is ignored', async () => {
  const listReceipts = async () => ({ receipts: [], total: 0, nextCursor: '', totalIsMinimum: false })
  const { call } = await anAgent({ issuance: { listReceipts } })

  const blank = await call('find_receipts', { devReference: '' })
  const none = await call('find_receipts', { devReference: null, taxpayerRuc: '' })

  expect(blank.output.error).toMatchObject({ status: 400, details: [{ path: 'devReference' }] })
  expect(none.isError).toBe(false)
})

const own = {
  listRecords: async () => ({
    records: [Buffer.from(JSON.stringify({ ruc: OWN_RUC }))],
    total: 1,
    nextCursor: '',
    totalIsMinimum: false,
  }),
}

function offeredIn({ output }: { output: { error: { message: string } } }): string {
  return /"confirmLive": "([^"]+)"/.exec(output.error.message)?.[1] ?? 'none'
}

test('with a live key nothing is issued before a person has agreed', async () => {
  const { call, requests } = await anAgent({ catalog: own }, { mode: 'live' })

  const broken = await call('issue_document', { kind: 'INVOICE', order: { ...order, items: [] } })
  const refused = await call('issue_document', { kind: 'INVOICE', order })
  const agreed = await call('issue_document', { kind: 'INVOICE', order, confirmLive: offeredIn(refused) })

  expect(refused.output).toMatchObject({ mode: 'live', error: { code: 'AGT_10001', status: 400 } })
  expect(broken.output.error).toMatchObject({ code: 'VAL_10000', details: [{ path: 'items' }] })
  expect(refused.output.error.message).toContain(
    `INVOICE of taxpayer ${OWN_RUC}, COMERCIAL ANDINA S.A., series 001-002, dated 2026-11-21, for María Peña (1710034065), ` +
      'mailed to ana@example.com, 1 line (2 x Café at 4.1), total USD 9.43',
  )
  expect(agreed.output).toMatchObject({ mode: 'live', environment: 'production', taxpayerRuc: OWN_RUC })
  expect(requests).toHaveLength(1)
})

test('a Spanish caller reads the refusal, the content to agree to and the remedy in Spanish', async () => {
  const { call } = await anAgent({ catalog: own }, { mode: 'live', language: 'es-EC' })

  const { output } = await call('issue_document', { kind: 'INVOICE', order })
  const unknown = await call('explain_error', { code: 'NO_SUCH' })

  expect(output.error.message).toContain('Es una clave de producción y la llamada no está confirmada')
  expect(output.error.message).toContain(
    `Por aceptar: factura del contribuyente ${OWN_RUC}, COMERCIAL ANDINA S.A., serie 001-002, con fecha 2026-11-21, para María Peña (1710034065), con envío a ana@example.com, 1 línea`,
  )
  expect(output.error.remedies).toEqual([
    { code: 'AGT_10001', remedy: expect.stringContaining('Muestre a la persona') },
  ])
  expect(unknown.output.error.message).toBe('Ningún error tiene el código NO_SUCH.')
})

test('an agreement is for one order, one kind and one key, once, within ten minutes', async () => {
  const prices = ['9.43']
  const previewOrder = async () => ({ ...preview, total: prices[0] ?? '' })
  const { call, requests, clock } = await anAgent({ catalog: own, issuance: { previewOrder } }, { mode: 'live' })
  const invoice = { kind: 'INVOICE', order }
  const offer = async () => offeredIn(await call('issue_document', invoice))
  const refused = async (args: object) => {
    const { output } = await call('issue_document', args as Record<string, unknown>)
    expect(output.error?.code).toBe('AGT_10001')
  }

  const first = await offer()
  await refused({ ...invoice, order: { ...order, devReference: 'another' }, confirmLive: first })
  await refused({ kind: 'PURCHASE_SETTLEMENT', order: settlement, confirmLive: first })
  await refused({ ...invoice, confirmLive: 'true' })
  await refused({ ...invoice, confirmLive: `${first}x` })
  prices[0] = '9.44'
  await refused({ ...invoice, confirmLive: first })
  prices[0] = '9.43'
  clock.now += 600_000
  await refused({ ...invoice, confirmLive: first })
  expect(requests).toEqual([])

  const second = await offer()
  await Promise.all(Array.from({ length: 5 }, () => call('issue_document', { ...invoice, confirmLive: second })))
  await refused({ ...invoice, confirmLive: second })
  expect(requests).toHaveLength(1)
})

test('an agreement covers the whole document and its recipients, whichever record changes', async () => {
  let now = preview
  const { call, requests } = await anAgent(
    { catalog: own, issuance: { previewOrder: async () => now } },
    { mode: 'live' },
  )
  const invoice = { kind: 'INVOICE', order }
  const changes: Partial<typeof preview>[] = [
    { content: 'b'.repeat(64) },
    { recipients: ['other@example.com'] },
    { issuer: { legalName: 'OTRA S.A.', commercialName: '' } },
  ]

  for (const change of changes) {
    now = preview
    const confirmLive = offeredIn(await call('issue_document', invoice))
    now = { ...preview, ...change }
    const { output } = await call('issue_document', { ...invoice, confirmLive })
    expect(output.error?.code).toBe('AGT_10001')
  }
  expect(requests).toEqual([])
  await call('issue_document', { ...invoice, confirmLive: offeredIn(await call('issue_document', invoice)) })
  expect(requests).toMatchObject([{ agreedContent: now.content }])
})

test('what changes between the agreement and the number is shown anew', async () => {
  const issue = async () =>
    Promise.reject(new AppError('conflict', 'ISS_30012', 'the order makes another document by now'))
  const { call } = await anAgent({ catalog: own, issuance: { issue } }, { mode: 'live' })
  const invoice = { kind: 'INVOICE', order }
  const confirmLive = offeredIn(await call('issue_document', invoice))

  const refused = await call('issue_document', { ...invoice, confirmLive })

  expect(refused.output.error.code).toBe('AGT_10001')
  expect(offeredIn(refused)).not.toBe(confirmLive)
})

test('the former confirmation true is refused with the value to send', async () => {
  const { call } = await anAgent({ catalog: own }, { mode: 'live' })

  const { output } = await call('issue_document', { kind: 'INVOICE', order, confirmLive: true })

  expect(output.error).toMatchObject({ code: 'VAL_10000', details: [{ path: 'confirmLive' }] })
})

test('a number is set once a person has agreed to it, and to no other', async () => {
  const set: object[] = []
  const setNextSequential = async ({ establishment = '', emissionPoint = '', next = 0 }) => {
    set.push({ next })
    return { establishment, emissionPoint, next }
  }
  const { call } = await anAgent({ catalog: own, issuance: { setNextSequential } }, { mode: 'live' })
  const numbering = { kind: 'INVOICE', establishment: '001', emissionPoint: '001', next: 5, taxpayerRuc: OWN_RUC }

  const refused = await call('set_next_number', numbering)
  const confirmLive = offeredIn(refused)
  const other = await call('set_next_number', { ...numbering, next: 6, confirmLive })
  const agreed = await call('set_next_number', { ...numbering, confirmLive })

  expect(refused.output.error).toMatchObject({
    code: 'AGT_10001',
    message: expect.stringContaining('001-001-000000005'),
  })
  expect(other.output.error.code).toBe('AGT_10001')
  expect(agreed.isError).toBe(false)
  expect(set).toEqual([{ next: 5 }])
})

test('an earlier document is returned without a confirmation', async () => {
  const catalog = {
    listRecords: async () => ({
      records: [Buffer.from(JSON.stringify({ ruc: OWN_RUC }))],
      total: 1,
      nextCursor: '',
      totalIsMinimum: false,
    }),
  }
  const previewOrder = async () => ({ ...preview, receipt: aReceipt() })
  const issue = async () => ({ receipt: aReceipt({ status: 'COMPLETED' }), duplicate: true, warnings: [] })
  const { call } = await anAgent({ catalog, issuance: { previewOrder, issue } }, { mode: 'live' })

  const { output } = await call('issue_document', { kind: 'INVOICE', order })

  expect(output).toMatchObject({ mode: 'live', duplicate: true })
})

test('with several taxpayers a live key says which', async () => {
  const records = [TEST_RUC, OWN_RUC, '1790016919001'].map((ruc) => Buffer.from(JSON.stringify({ ruc })))
  const { call } = await anAgent(
    { catalog: { listRecords: async () => ({ records, total: 3, nextCursor: '', totalIsMinimum: false }) } },
    { mode: 'live' },
  )

  const { output } = await call('get_usage')

  expect(output.error).toMatchObject({
    code: 'AGT_10002',
    message: expect.stringContaining(`${OWN_RUC}, 1790016919001`),
  })
})

test('who can issue is listed with certificate, series and reason', async () => {
  const rows: Record<string, object[]> = {
    taxpayers: [
      { id: 't', ruc: TEST_RUC, name: 'PRUEBAS' },
      { id: 'o', ruc: OWN_RUC, name: 'ANDINA' },
    ],
    establishments: [{ id: 'e', taxpayerId: 'o', code: 1, name: 'Matriz' }],
    'emission-points': [{ id: 'p', establishmentId: 'e', code: 2 }],
  }
  const listRecords = async ({ resource = '' }) => {
    const records = (rows[resource] ?? []).map((row) => Buffer.from(JSON.stringify(row)))
    return { records, total: records.length, nextCursor: '', totalIsMinimum: false }
  }
  const describeCertificate = async () => ({ ...certificate, status: 'MISSING' })
  const { call } = await anAgent({ catalog: { listRecords }, signer: { describeCertificate } }, { mode: 'live' })

  const { output } = await call('list_taxpayers')

  expect(output.taxpayers).toMatchObject([
    { ruc: TEST_RUC, testTaxpayer: true, certificate: null, canIssue: false },
    { ruc: OWN_RUC, testTaxpayer: false, certificate: { status: 'MISSING' }, canIssue: false },
  ])
  expect(output.taxpayers[1]).toMatchObject({
    whyNot: expect.stringContaining('upload'),
    establishments: [{ code: '001', emissionPoints: ['002'] }],
  })
})

test("a receipt is awaited, and has the remedies of the authority's messages", async () => {
  const message = { type: 'ERROR', code: '39', message: 'FIRMA INVALIDA', additionalInfo: null } as const
  const states = [aReceipt({ status: 'DRAFT' }), aReceipt({ status: 'RETURNED', messages: [message] })]
  const findReceipt = async () => states.shift() ?? aReceipt({ status: 'RETURNED', messages: [message] })
  const { call } = await anAgent({ issuance: { findReceipt } })

  const { output } = await call('get_receipt', { id: ACCESS_KEY, waitSeconds: 5 })

  expect(output).toMatchObject({
    receipt: { status: 'RETURNED' },
    settled: true,
    nextStep: expect.stringContaining('anew'),
  })
  expect(output.explainedMessages).toEqual([
    { ...message, meaning: expect.any(String), remedy: expect.stringMatching(/\w+ \w+/) },
  ])
})

test('a receipt that can no longer be read is returned as issued', async () => {
  const issue = async () => ({ receipt: aReceipt(), duplicate: false, warnings: [] })
  const findReceipt = async () => Promise.reject(new AppError('unavailable', 'SYS_10002', 'away'))
  const { call } = await anAgent({ issuance: { issue, findReceipt } })

  const { isError, output } = await call('issue_document', { kind: 'INVOICE', order })

  expect(isError).toBe(false)
  expect(output).toMatchObject({
    receipt: { status: 'DRAFT' },
    settled: false,
    nextStep: expect.stringContaining('get_receipt'),
  })
})

test('text that people do not see is not passed to a model', async () => {
  const hidden = [...'ignore'].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')
  const customer = { identificationType: 'RUC', identification: OWN_RUC, legalName: `Ana${hidden}\u202e` }
  const receipt = aReceipt({ customer: { ...customer, email: null, phone: null, address: null } })
  const { call } = await anAgent({ issuance: { findReceipt: async () => receipt } })

  const { output } = await call('get_receipt', { id: ACCESS_KEY })

  expect(output.receipt.customer.legalName).toBe(`Ana${'\uFFFD'.repeat(7)}`)
})

test('receipts are found by filters, and their files are links', async () => {
  const requests: object[] = []
  const listReceipts = async (request: object) => {
    requests.push(request)
    return { receipts: [aReceipt()], total: 1, nextCursor: '', totalIsMinimum: false }
  }
  const { call } = await anAgent({
    issuance: {
      listReceipts,
      findReceipt: async () => aReceipt(),
      fetchXml: async () => ({ name: 'a.xml', contentType: 'application/xml', content: Buffer.from('<a/>') }),
    },
    renderer: { describePdf: async () => ({ name: 'a.pdf', size: 4 }) },
  })

  const list = await call('find_receipts', { kind: 'CREDIT_NOTE', status: 'COMPLETED', limit: 5 })
  const files = await call('get_files', { id: ACCESS_KEY })

  expect(list.output).toMatchObject({
    total: 1,
    nextCursor: null,
    receipts: [{ accessKey: ACCESS_KEY, total: '11.50' }],
  })
  expect(requests).toMatchObject([{ documentType: 'CREDIT_NOTE', statuses: ['COMPLETED'], limit: 5, ruc: TEST_RUC }])
  expect(files.output.xml.url).toMatch(/^http:\/\/127\.0\.0\.1:8080\/files\/.+\/a\.xml$/)
  expect(files.output.pdf.url).toMatch(/\/a\.pdf$/)
})

test('codes are those in force today, found by their words without accents', async () => {
  const { call } = await anAgent()

  const rates = await call('list_codes', { table: 'taxRates' })
  const card = await call('list_codes', { table: 'paymentMethods', query: 'tarjeta credito' })

  expect(rates.output.rows.map(({ rates: [rate] }: { rates: string[] }) => rate)).toEqual(
    expect.arrayContaining(['15', '0']),
  )
  expect(rates.output.rows.map(({ rates: [rate] }: { rates: string[] }) => rate)).not.toContain('12')
  expect(card.output.rows).toEqual([{ value: '19', name: 'TARJETA DE CRÉDITO', english: 'credit card' }])
})

test('codes of another day are those of that day, found by words of either language', async () => {
  const { call } = await anAgent()

  const goods = { table: 'incomeTaxWithholdings', query: 'movable goods' }
  const before = await call('list_codes', { ...goods, date: '2026-02-28' })
  const after = await call('list_codes', { ...goods, date: '2026-03-01' })

  expect([before, after].map(({ output }) => output.rows[0])).toMatchObject([
    { value: '312', rates: ['1.75'] },
    { value: '312', rates: ['2'] },
  ])
})

test('a code is explained, ours and the authority’s', async () => {
  const { call } = await anAgent()

  const [ours, theirs, none] = [
    await call('explain_error', { code: 'val_10000' }),
    await call('explain_error', { code: '39' }),
    await call('explain_error', { code: 'XYZ_1' }),
  ]

  expect(ours.output).toMatchObject({ code: 'VAL_10000', source: 'api', status: 400, remedy: expect.any(String) })
  expect(theirs.output).toMatchObject({
    code: '39',
    source: 'authority',
    page: expect.stringContaining('#authority-39'),
  })
  expect(none.output.error).toMatchObject({ code: 'AGT_10003', remedies: [{ code: 'AGT_10003' }] })
})

test('a document written elsewhere is judged, with remedies', async () => {
  const { call } = await anAgent()

  const { output } = await call('validate_xml', { xml: '<factura/>' })

  expect(output).toMatchObject({ valid: false, mode: 'test' })
  expect(output.errors.length).toBeGreaterThan(0)
})

test('calls are counted with every other request of the key', async () => {
  const { call, app, testKey } = await anAgent({}, { plan: 'free' })

  const answers = []
  for (let n = 0; n < 12; n += 1) answers.push(await call('get_usage').catch((error: Error) => error.message))

  const refused = JSON.stringify(answers.at(-1))
  expect(refused).toContain('LIM_10001')
  expect((await app.inject({ url: '/v1/developer/usage', headers: { 'x-api-key': testKey } })).statusCode).toBe(429)
})

test.each([
  ['no key', {}, 401],
  ['a key that is none', { authorization: 'Bearer ak_test_nothing' }, 401],
  ['no bearer', { authorization: 'Basic abc' }, 401],
  ['two keys', { authorization: 'Bearer a', 'x-api-key': 'b' }, 401],
  ["another site's page", { origin: 'https://evil.example' }, 403],
  ["another site's page, as browsers say", { 'sec-fetch-site': 'cross-site' }, 403],
])('the protocol is refused with %s', async (_, headers, status) => {
  const { app } = await aGateway()
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const accept = 'application/json, text/event-stream'

  const answer = await app.inject({ method: 'POST', url: '/mcp', headers: { accept, ...headers }, payload })

  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ code: expect.stringMatching(/^ACS_/), message: expect.any(String) })
  if (status === 401) expect(answer.headers['www-authenticate']).toBe('Bearer realm="API key"')
  if (_ === 'no key') expect(answer.json().message).toContain('Authorization: Bearer')
})

test('a notification gets no answer', async () => {
  const { app, testKey } = await anAgent()
  const headers = { 'x-api-key': testKey, accept: 'application/json, text/event-stream' }
  const payload = { jsonrpc: '2.0', method: 'notifications/initialized' }

  const { statusCode, body } = await app.inject({ method: 'POST', url: '/mcp', headers, payload })

  expect([statusCode, body]).toEqual([202, ''])
})

test('there is no session to read, end or take over', async () => {
  const { app, client, testKey } = await anAgent()
  const headers = {
    'x-api-key': testKey,
    accept: 'application/json, text/event-stream',
    'mcp-session-id': 'of-another',
  }
  const payload = { jsonrpc: '2.0', id: 1, method: 'ping' }

  const answers = await Promise.all([
    app.inject({ method: 'GET', url: '/mcp', headers }),
    app.inject({ method: 'DELETE', url: '/mcp', headers }),
    app.inject({ method: 'POST', url: '/mcp', headers, payload }),
  ])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([405, 405, 200])
  expect(answers.map((answer) => answer.headers['mcp-session-id'])).toEqual([undefined, undefined, undefined])
  expect((client.transport as StreamableHTTPClientTransport).sessionId).toBeUndefined()
})

test.each([
  ['nothing', '', 400],
  ['no JSON', '{', 400],
  ['no message', '{"a": 1}', 400],
  ['an empty list', '[]', 400],
  ['a body too large', `"${'a'.repeat(3 * 1024 * 1024)}"`, 413],
  [
    'too many messages at once',
    JSON.stringify(Array.from({ length: 11 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }))),
    400,
  ],
])('%s is refused', async (_, payload, status) => {
  const { app, testKey } = await anAgent()
  const accept = 'application/json, text/event-stream'
  const headers = { 'x-api-key': testKey, accept, 'content-type': 'application/json' }

  const answer = await app.inject({ method: 'POST', url: '/mcp', headers, payload })

  expect(answer.statusCode).toBe(status)
})

test('a call of a tool is logged with what it asked of the API, under one request id', async () => {
  const { call, keepRequests, requestLog } = await anAgent()

  await call('list_taxpayers')
  await keepRequests.write()

  const rows = requestLog.rows.filter(({ path }) => path !== '/mcp').map(({ requestId }) => requestId)
  const ofTheCall = requestLog.rows.filter(({ requestId }) => requestId === rows[0])
  expect(ofTheCall.map(({ method, path }) => `${method} ${path}`).at(-1)).toBe('POST /mcp')
  expect(ofTheCall.length).toBeGreaterThan(1)
  expect(new Set(ofTheCall.map(({ ip }) => ip)).size).toBe(1)
})
