/** Names in braces stand for ids. */
export interface WrongRequest {
  call: string
  sent: string
  body?: unknown
  type?: string
  headers?: Record<string, string>
  by?: 'key' | 'session' | 'anonymous'
}

export interface Section {
  title: string
  requests: WrongRequest[]
}

type Members = Record<string, unknown>

const developer = '/v1/developer'
const customer = { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Pérez' }
const item = { code: 'A-1', description: 'Café', quantity: 2, unitPrice: 10, taxType: 'IVA_RATE', tax: 15 }
const invoice = { customer, items: [item], sendEmail: false }
const noId = '0193ffff-ffff-7fff-8fff-ffffffffffff'

/** An order with these members replaced; undefined members are omitted. */
function order(kind: string, whole: Members, wrong: Members): WrongRequest {
  return { call: `POST ${developer}/${kind}`, sent: summaryOf(wrong), body: { ...whole, ...wrong } }
}

function summaryOf(wrong: Members): string {
  const parts = Object.entries(wrong).map(([name, value]) =>
    value === undefined ? `no ${name}` : `${name}: ${JSON.stringify(value)}`,
  )
  const text = parts.join(', ')
  return text.length <= 110 ? text : `${text.slice(0, 109)}…`
}

const ofInvoice = (wrong: Members) => order('invoices', invoice, wrong)
const ofCustomer = (wrong: Members): WrongRequest => ({
  ...ofInvoice({ customer: { ...customer, ...wrong } }),
  sent: `customer: ${summaryOf(wrong)}`,
})
const ofItem = (wrong: Members): WrongRequest => ({
  ...ofInvoice({ items: [{ ...item, ...wrong }] }),
  sent: `items[0]: ${summaryOf(wrong)}`,
})

const note = {
  customer,
  supportingDocument: { documentType: 'INVOICE', number: '001-001-000000001', issueDate: '{today}' },
  reason: 'Devolución',
  items: [item],
}
const ofNote = (wrong: Members) => order('credit-notes', note, wrong)
const debitNote = {
  customer,
  supportingDocument: note.supportingDocument,
  reasons: [{ reason: 'Interés por mora', amount: 5 }],
  taxType: 'IVA_RATE',
  tax: 15,
}
const withheldDocument = {
  supportCode: '01',
  documentType: 'INVOICE',
  number: '001-002-000000123',
  issueDate: '{today}',
  subtotal: 100,
  total: 115,
  taxes: [{ taxType: 'IVA_RATE', rate: 15, base: 100 }],
  withholdings: [{ taxType: 'INCOME', code: '312', base: 100, rate: 1.75 }],
}
const withholding = {
  subject: { identificationType: 'RUC', identification: '1790016919001', legalName: 'Corporación Favorita C.A.' },
  supportingDocuments: [withheldDocument],
}
const ofWithholding = (wrong: Members) => order('withholdings', withholding, wrong)
const ofWithheld = (wrong: Members): WrongRequest => ({
  ...ofWithholding({ supportingDocuments: [{ ...withheldDocument, ...wrong }] }),
  sent: `supportingDocuments[0]: ${summaryOf(wrong)}`,
})

function ask(call: string, sent: string, rest: Partial<WrongRequest> = {}): WrongRequest {
  return { call, sent, ...rest }
}

const query = (path: string, search: string) => ask(`GET ${path}?${search}`, search)

function write(call: string, whole: Members, by: WrongRequest['by'] = 'key') {
  return (wrong: Members): WrongRequest => ({ call, sent: summaryOf(wrong), body: { ...whole, ...wrong }, by })
}

const own = { taxpayerId: '{taxpayerId}' }
const taxpayer = write('POST /taxpayers', { ruc: '1790085783001', name: 'ANDINA S.A.' })
const tax = write('POST /taxes', {
  name: 'IVA 15 %',
  code: 'IVA15',
  percentage: '15.00',
  isRetention: false,
  authorityCode: '4',
})
const person = write('POST /customers', { ...own, identification: '1710034065', type: '05', name: 'María Pérez' })
const product = write('POST /products', { ...own, name: 'Café', code: 'A', price: '1.00', taxId: '{taxId}' })
const establishment = write('POST /establishments', { ...own, code: 7, name: 'Sucursal' })
const place = { establishmentId: '{establishmentId}', emissionPointId: '{emissionPointId}' }
const storedInvoice = {
  ...own,
  ...place,
  customerId: '{customerId}',
  issueDate: '{today}',
  paymentMethods: [{ paymentMethodId: '5f2b0c7e-0a01-4c1e-9d10-000000000001', value: '1.15' }],
  details: [{ productId: '{productId}', quantity: 1, price: '1.00' }],
}
const keptInvoice = write('POST /invoice', storedInvoice)
const developerCustomer = write(`POST ${developer}/customers`, customer)
const developerProduct = write(`POST ${developer}/products`, {
  code: 'B',
  description: 'Té',
  unitPrice: 1,
  taxType: 'IVA_RATE',
  tax: 15,
})
const sequential = write(`PATCH ${developer}/invoices/sequential`, {
  establishment: '001',
  emissionPoint: '001',
  next: 5,
})
const hook = write(
  'POST /account/webhooks',
  { url: 'https://hooks.example.com/etax', mode: 'test', events: ['invoice.completed'] },
  'session',
)
const apiKey = write('POST /account/api-keys', { mode: 'test', name: 'Tienda' }, 'session')
const signUp = write(
  'POST /account/sign-up',
  { email: 'tienda@example.com', password: 'cometa-lento-azul-42', workspaceName: 'Tienda' },
  'anonymous',
)

const xml = (path: string, sent: string, body: unknown, type = 'application/xml') =>
  ask(`POST ${developer}/${path}`, sent, { body, type: typeof body === 'string' ? type : 'application/json' })

const csv = (resource: string, lines: string[], sent = lines.join(' ⏎ ')) =>
  ask(`POST /${resource}/import?taxpayerId={taxpayerId}`, sent, { body: lines.join('\n'), type: 'text/csv' })

const CUSTOMERS = 'identification,type,name,email'
const PRODUCTS = 'code,name,price,tax'

const form = (fields: [name: string, value: string][], files: [name: string, content: string][]) => {
  const part = (disposition: string, value: string) =>
    `--wall\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`
  const parts = [
    ...fields.map(([name, value]) => part(`name="${name}"`, value)),
    ...files.map(([name, content]) => part(`name="${name}"; filename="a.p12"`, content)),
  ]
  return { body: `${parts.join('')}--wall--\r\n`, type: 'multipart/form-data; boundary=wall' }
}

const certificate = `POST ${developer}/certificate`
const upload = (wrong: Members) =>
  ask(certificate, summaryOf(wrong), { body: { file: 'TUlJ', password: 'secret', ...wrong } })

/** The answers are in docs/wrong-requests.md. */
export const sections: Section[] = [
  {
    title: 'Keys and headers',
    requests: [
      ask(`GET ${developer}/receipts`, 'no X-API-Key', { by: 'anonymous' }),
      ask(`GET ${developer}/receipts`, 'an unknown key', {
        by: 'anonymous',
        headers: { 'x-api-key': `ak_test_${'x'.repeat(38)}` },
      }),
      ask('GET /taxpayers', 'no X-API-Key', { by: 'anonymous' }),
      ask(`GET ${developer}/receipts`, 'no x-taxpayer-ruc', { headers: { 'x-taxpayer-ruc': '' } }),
      ask(`GET ${developer}/receipts`, 'x-taxpayer-ruc: 123', { headers: { 'x-taxpayer-ruc': '123' } }),
      ask(`GET ${developer}/receipts`, 'x-taxpayer-ruc: 1790011674001, not in this workspace', {
        headers: { 'x-taxpayer-ruc': '1790011674001' },
      }),
      ask(`GET ${developer}/webhooks`, 'a key without the scope webhooks'),
      ask(`GET ${developer}/api-keys`, 'a key without the scope keys'),
      ask(`POST ${developer}/invoices`, 'Idempotency-Key: order-2, devReference: order-1', {
        headers: { 'idempotency-key': 'order-2' },
        body: { ...invoice, devReference: 'order-1' },
      }),
      ask(`POST ${developer}/invoices`, 'Idempotency-Key: "order-1', {
        headers: { 'idempotency-key': '"order-1' },
        body: invoice,
      }),
      ask('GET /account/api-keys', 'no session', { by: 'anonymous' }),
      ask('POST /account/api-keys', 'no x-csrf-token', {
        by: 'session',
        headers: { 'x-csrf-token': '' },
        body: { mode: 'test', name: 'Tienda' },
      }),
      ask('GET /account/webhooks', 'x-mode: sandbox', { by: 'session', headers: { 'x-mode': 'sandbox' } }),
    ],
  },
  {
    title: 'Address and body',
    requests: [
      ask(`GET ${developer}/invoice`, 'an unknown address'),
      ask(`GET ${developer}/catalogs/nothing`, 'an unknown catalog', { by: 'anonymous' }),
      ask('PATCH /customers', 'an unknown method'),
      ask('GET /customers/%zz', 'a % without two digits'),
      ask(`POST ${developer}/invoices`, 'no body'),
      ask(`POST ${developer}/invoices`, '{"customer": ', { body: '{"customer": ' }),
      ask(`POST ${developer}/invoices`, '[]', { body: '[]' }),
      ask(`POST ${developer}/invoices`, '"invoice"', { body: '"invoice"' }),
      ask(`POST ${developer}/invoices`, '{}', { body: '{}' }),
      ask(`POST ${developer}/invoices`, 'Content-Type: text/plain', { body: '{}', type: 'text/plain' }),
      ask(`POST ${developer}/invoices`, 'charset=latin1', { body: '{}', type: 'application/json; charset=latin1' }),
      ask(`POST ${developer}/invoices`, '{"a": 12345678901234567890.123}', {
        body: '{"items": [{"quantity": 12345678901234567890.123}]}',
      }),
      ask('POST /customers', '[]', { body: '[]' }),
      ask('POST /customers', '{}', { body: '{}' }),
      ask('POST /customers', 'no body'),
      ask(`POST ${developer}/customers`, '{}', { body: '{}' }),
    ],
  },
  {
    title: 'Dates',
    requests: [
      ofInvoice({ issueDate: '2026-02-30' }),
      ofInvoice({ issueDate: '21/11/2026' }),
      ofInvoice({ issueDate: '2026-1-5' }),
      ofInvoice({ issueDate: 'today' }),
      ofInvoice({ issueDate: 20_261_121 }),
      ofInvoice({ issueDate: '2026-11-21T10:00:00Z' }),
      ofInvoice({ issueDate: '2099-01-01' }),
      ofInvoice({ issueDate: '2019-01-01' }),
      ofInvoice({ issueDate: '1999-12-31' }),
      ofNote({ supportingDocument: { ...note.supportingDocument, issueDate: '2098-01-01' } }),
      ofNote({ supportingDocument: { ...note.supportingDocument, issueDate: '2026-13-01' } }),
      ofWithholding({ fiscalPeriod: '2026-11' }),
      ofWithholding({ fiscalPeriod: '13/2026' }),
      ofWithholding({ fiscalPeriod: '01/2031' }),
      ofWithheld({ issueDate: '2031-01-01' }),
      ofWithheld({ accountingDate: '1 de enero' }),
      keptInvoice({ issueDate: '2026-02-30' }),
      keptInvoice({ issueDate: '30.11.2026' }),
      keptInvoice({ issueDate: undefined }),
      query('/invoices', 'filter.issueDate__gte=2026-02-30'),
      query(`${developer}/receipts`, 'from=yesterday'),
      query(`${developer}/receipts`, 'from=2026-02-30'),
    ],
  },
  {
    title: 'Texts',
    requests: [
      ofCustomer({ legalName: undefined }),
      ofCustomer({ legalName: '   ' }),
      ofCustomer({ legalName: 'X'.repeat(301) }),
      ofCustomer({ legalName: 7 }),
      ofCustomer({ legalName: 'Ana\u0007' }),
      ofCustomer({ legalName: '株式会社 Ana' }),
      ofItem({ description: 'قهوة' }),
      ofItem({ details: [{ name: 'Lote', value: 'x\u030c \u202e1' }] }),
      ofInvoice({ additionalInfo: { שם: 'Ana' } }),
      ofCustomer({ email: 'ana' }),
      ofCustomer({ email: 'a@example.com, b@' }),
      ofCustomer({ email: 'a@b.co,c@b.co,d@b.co,e@b.co,f@b.co,g@b.co' }),
      ofItem({ description: undefined }),
      ofItem({ description: '' }),
      ofItem({ code: 'C'.repeat(26) }),
      ofItem({ code: null }),
      ofItem({ details: [1, 2, 3, 4].map((n) => ({ name: `n${n}`, value: 'v' })) }),
      ofItem({ details: [{ name: 'Color' }] }),
      ofInvoice({ devReference: 'r'.repeat(129) }),
      ofInvoice({ additionalInfo: { Nota: 'x'.repeat(301) } }),
      ofInvoice({ additionalInfo: Object.fromEntries(Array.from({ length: 16 }, (_, n) => [`n${n}`, 'v'])) }),
      ofInvoice({ additionalInfo: 'Gracias' }),
      ofInvoice({ currency: 'EUR' }),
      ofInvoice({ sendEmail: 'yes' }),
      ofNote({ reason: undefined }),
      ofNote({ reason: '' }),
      person({ name: '' }),
      person({ name: 'X'.repeat(301) }),
      person({ email: 'ana' }),
      person({ phone: 593_999 }),
      product({ code: 'C'.repeat(26) }),
      taxpayer({ name: undefined }),
      taxpayer({ withholdingAgent: 'si' }),
      taxpayer({ email: 'ventas' }),
      taxpayer({ accountingObligated: 'SI' }),
    ],
  },
  {
    title: 'Identifications',
    requests: [
      ofCustomer({ identification: '171003406' }),
      ofCustomer({ identification: undefined }),
      ofCustomer({ identificationType: 'RUC' }),
      ofCustomer({ identificationType: 'RUC', identification: '1790012345002' }),
      ofCustomer({ identificationType: 'CEDULA' }),
      ofCustomer({ identificationType: undefined }),
      ofCustomer({ identificationType: 'FINAL_CONSUMER' }),
      ofCustomer({ identificationType: 'PASSPORT', identification: 'P'.repeat(21) }),
      ofInvoice({ customer: { identificationType: 'FINAL_CONSUMER' }, items: [{ ...item, unitPrice: 500 }] }),
      ofInvoice({ customer: undefined }),
      ofInvoice({ customer: 'María Pérez' }),
      ofInvoice({ customerId: '{customerId}' }),
      ofNote({ customer: { identificationType: 'FINAL_CONSUMER' } }),
      person({ identification: '171003406' }),
      person({ type: 'RUC' }),
      person({ type: undefined }),
      taxpayer({ ruc: '123' }),
      taxpayer({ ruc: '1790012345002' }),
      taxpayer({ ruc: 1_790_085_783_001 }),
      taxpayer({ ruc: undefined }),
      developerCustomer({ identification: '171003406' }),
      developerCustomer({ identificationType: 'CEDULA' }),
      developerCustomer({ identificationType: undefined }),
    ],
  },
  {
    title: 'Codes',
    requests: [
      ofItem({ tax: 14 }),
      ofItem({ tax: 12 }),
      ofItem({ tax: undefined }),
      ofItem({ taxType: undefined }),
      ofItem({ taxType: 'IVA' }),
      ofItem({ taxType: 'IVA_EXEMPT' }),
      ofItem({ ice: { code: '99999' } }),
      ofItem({ ice: { code: '3011' } }),
      ofInvoice({ payments: [{ method: '99', amount: 23 }] }),
      ofInvoice({ payments: [{ method: 'CASH', amount: 23 }] }),
      ofInvoice({ payments: [{ method: '01', amount: 23, term: 30, timeUnit: 'WEEK' }] }),
      ofInvoice({ establishment: '1' }),
      ofInvoice({ establishment: '099' }),
      ofInvoice({ emissionPoint: '099' }),
      ofNote({ supportingDocument: { ...note.supportingDocument, documentType: 'WAYBILL' } }),
      ofNote({ supportingDocument: { ...note.supportingDocument, number: '1-1-1' } }),
      ofNote({ supportingDocument: { accessKey: '123' } }),
      ofNote({ supportingDocument: {} }),
      ofNote({ supportingDocument: undefined }),
      ofWithheld({ supportCode: '99' }),
      ofWithheld({ documentType: 'BILL' }),
      ofWithheld({ withholdings: [{ taxType: 'INCOME', code: '338', base: 100, rate: 1 }] }),
      ofWithheld({ withholdings: [{ taxType: 'IVA', code: '9', base: 15, rate: 31 }] }),
      ofWithheld({ withholdings: [{ taxType: 'RENTA', code: '312', base: 100, rate: 1.75 }] }),
      ofWithheld({ withholdings: [] }),
      ofWithheld({ withholdings: undefined }),
      ofWithholding({ payments: [{ method: '01', amount: 1 }] }),
      tax({ authorityCode: '99' }),
      tax({ percentage: '14.00' }),
      tax({ code: 'ICE' }),
      tax({ isRetention: true }),
      tax({ percentage: 15 }),
      establishment({ code: 0 }),
      establishment({ code: '001' }),
      establishment({ code: 1 }),
      developerProduct({ taxType: 'IVA' }),
      developerProduct({ tax: 14 }),
      developerProduct({ tax: undefined }),
    ],
  },
  {
    title: 'Amounts',
    requests: [
      ofItem({ quantity: -1 }),
      ofItem({ quantity: 0 }),
      ofInvoice({
        customer: { ...customer, identification: '171003406' },
        items: [{ ...item, quantity: -1, description: 'Caf\u0007é', tax: 14 }],
      }),
      {
        call: `POST ${developer}/invoices`,
        sent: 'items[0].unitPrice twice, and a quantity of 1e-400',
        body: JSON.stringify({ ...invoice, items: [{ ...item, quantity: 0 }] })
          .replace('"quantity":0', '"quantity":1e-400')
          .replace('"unitPrice":10', '"unitPrice":10,"unitPrice":1'),
      },
      ofItem({ quantity: 'two' }),
      ofItem({ quantity: '1,5' }),
      ofItem({ quantity: undefined }),
      ofItem({ unitPrice: 1.234_567_8 }),
      ofItem({ unitPrice: 1e15 }),
      ofItem({ unitPrice: true }),
      ofItem({ discount: 21 }),
      ofItem({ discount: -1 }),
      ofItem({ discount: 1.234 }),
      ofItem({ quantity: 1e11, unitPrice: 1e11 }),
      ofInvoice({ items: [] }),
      ofInvoice({ items: undefined }),
      ofInvoice({ items: [7] }),
      ofInvoice({ payments: [{ method: '01', amount: 22.99 }] }),
      ofInvoice({ payments: [{ method: '01' }] }),
      ofInvoice({ payments: [{ method: '01', amount: -23 }] }),
      ofInvoice({ tip: -1 }),
      ofNote({ items: [{ ...item, quantity: '' }] }),
      order('debit-notes', debitNote, { reasons: [] }),
      order('debit-notes', debitNote, { reasons: [{ reason: 'Mora', amount: 'five' }] }),
      order('debit-notes', debitNote, { reasons: [{ reason: 'Mora', amount: 0 }] }),
      order('debit-notes', debitNote, { tax: undefined }),
      ofWithheld({ subtotal: undefined }),
      ofWithheld({ withholdings: [{ taxType: 'INCOME', code: '312', base: 1000, rate: 1.75 }] }),
      ofWithheld({ withholdings: [{ taxType: 'INCOME', code: '312', base: 100, rate: 175 }] }),
      ofWithheld({ taxes: [{ taxType: 'IVA_RATE', rate: 15, base: 100, amount: 20 }] }),
      product({ price: 12.5 }),
      product({ price: '12,50' }),
      product({ price: '-1' }),
      product({ currentStock: '3' }),
      developerProduct({ unitPrice: -1 }),
      developerProduct({ unitPrice: 'ten' }),
      keptInvoice({ paymentMethods: [{ ...storedInvoice.paymentMethods[0], value: '1.00' }] }),
      keptInvoice({ paymentMethods: [] }),
      keptInvoice({ details: [{ ...storedInvoice.details[0], quantity: 1.5 }] }),
      keptInvoice({ details: [{ ...storedInvoice.details[0], price: 1 }] }),
      keptInvoice({ details: [{ ...storedInvoice.details[0], discount: '2.00' }] }),
      sequential({ next: 0 }),
      sequential({ next: 1_000_000_000 }),
      sequential({ next: '7' }),
      sequential({ establishment: 1 }),
      sequential({ emissionPoint: '099' }),
    ],
  },
  {
    title: 'Names of fields',
    requests: [
      ofInvoice({ colour: 'red' }),
      ofItem({ unitprice: 10 }),
      ofItem({ precio: 10 }),
      ofCustomer({ name: 'María' }),
      ofNote({ motivo: 'x' }),
      ofNote({ payments: [{ method: '01', amount: 23 }] }),
      ofWithheld({ retention: 1 }),
      person({ identificationType: 'RUC' }),
      person({ colour: 'red' }),
      keptInvoice({ details: [{ ...storedInvoice.details[0], taxId: '{taxId}' }] }),
      developerCustomer({ name: 'María' }),
      sequential({ sequence: 7 }),
      hook({ name: 'Tienda' }),
    ],
  },
  {
    title: 'Ids',
    requests: [
      ofInvoice({ customer: undefined, customerId: '7' }),
      ofInvoice({ customer: undefined, customerId: noId }),
      ofItem({ productId: 'A-1' }),
      ofItem({ productId: noId }),
      ask(`GET ${developer}/receipts/7`, '7'),
      ask(`GET ${developer}/receipts/${noId}`, noId),
      ask(`GET ${developer}/receipts/${noId}/pdf`, noId),
      ask(`POST ${developer}/invoices/${noId}/retry`, noId),
      ask(`POST ${developer}/receipts/${noId}/void`, 'no body'),
      ask(`POST ${developer}/receipts/${noId}/void`, 'reason: " "', { body: { reason: ' ' } }),
      ask(`GET ${developer}/customers/7`, '7'),
      ask('GET /customers/7', '7'),
      ask(`GET /customers/${noId}`, noId),
      ask(`DELETE /products/${noId}`, noId),
      ask(`POST /invoices/${noId}/issue`, noId),
      person({ taxpayerId: undefined }),
      person({ taxpayerId: '7' }),
      person({ taxpayerId: noId }),
      product({ taxId: noId }),
      product({ taxId: undefined }),
      product({ categoryId: noId }),
      keptInvoice({ customerId: noId }),
      keptInvoice({ emissionPointId: noId }),
      keptInvoice({ details: [{ ...storedInvoice.details[0], productId: noId }] }),
      keptInvoice({ paymentMethods: [{ paymentMethodId: noId, value: '1.15' }] }),
      person({ tenantId: noId }),
    ],
  },
  {
    title: 'Queries',
    requests: [
      query(`${developer}/receipts`, 'status=DONE'),
      query(`${developer}/receipts`, 'limit=1000'),
      query(`${developer}/receipts`, 'limit=ten'),
      query(`${developer}/receipts`, 'page=0'),
      query(`${developer}/receipts`, 'page=2000'),
      query(`${developer}/receipts`, 'page=2&cursor=abc'),
      query(`${developer}/receipts`, 'cursor=abc'),
      query(`${developer}/receipts`, 'from=2026-11-22&to=2026-11-21'),
      query(`${developer}/receipts`, 'devReference=acc-%E1'),
      query(`${developer}/receipts`, 'devReference=%zz'),
      query(`${developer}/receipts`, 'devReference=%00'),
      query('/customers', 'filter.name__like=Mar%EDa'),
      query(`${developer}/receipts`, 'devReference='),
      query(`${developer}/receipts`, 'colour=red'),
      query(`${developer}/receipts`, 'statis=DRAFT'),
      query(`${developer}/customers`, 'colour=red'),
      query(`${developer}/customers`, 'name__is=Ana'),
      query(`${developer}/customers`, 'name__like=Ana'),
      query(`${developer}/customers`, 'legalName=Ana'),
      query(`${developer}/customers`, 'limit=0'),
      query(`${developer}/products`, 'code='),
      query('/customers', 'limit=0'),
      query('/customers', 'offset=-1'),
      query('/customers', 'sort=name;drop'),
      query('/customers', 'sort=colour'),
      query('/customers', 'colour=red'),
      query('/customers', 'name=Ana'),
      query('/customers', 'filter.colour__eq=red'),
      query('/customers', 'filter.name__eq=Ana'),
      query('/customers', 'filter.name__like='),
      query('/customers', 'filter.taxpayerId__eq=7'),
      query('/taxes', 'filter.isRetention__eq=si'),
      query('/taxes', 'filter.percentage__eq=fifteen'),
      query('/establishments', 'filter.code__eq=main'),
      query('/customers/export', 'taxpayerId=7'),
      ask('GET /customers/export', 'no taxpayerId'),
    ],
  },
  {
    title: 'XML',
    requests: [
      xml('validate-xml', 'an empty document', ''),
      xml('validate-xml', 'a text that is not XML', 'factura'),
      xml('validate-xml', '<nota/>', '<nota/>'),
      xml('validate-xml', '<factura version="9.9.9"/>', '<factura id="comprobante" version="9.9.9"/>'),
      xml('validate-xml', '<factura>, cut off', '<factura id="comprobante" version="2.1.0"><infoTributaria>'),
      xml('validate-xml', 'a document type declaration', '<!DOCTYPE a [<!ENTITY b "c">]><factura/>'),
      xml('validate-xml', 'xml: base64 of an empty text', { xml: '====' }),
      xml('validate-xml', '{}', {}),
      xml('validate-xml', 'xml: 7', { xml: 7 }),
      xml('validate-xml', 'documento: …', { documento: '<factura/>' }),
      xml('sign', '<nota/>', '<nota/>'),
      xml('sign', '<factura version="9.9.9"/>', '<factura id="comprobante" version="9.9.9"/>'),
      xml('verify', 'a text that is not XML', 'factura'),
      xml('verify', '<autorizacion/>, empty', '<autorizacion/>'),
      xml('sign-and-authorize', '<factura/>, empty', '<factura id="comprobante" version="2.1.0"/>'),
      xml('sign-and-authorize', 'email: ana', { xml: '<factura/>', email: 'ana' }),
      xml('authorize-signed', '<factura/>, unsigned', '<factura id="comprobante" version="2.1.0"/>'),
      xml('invoices/import', 'accessKey: 123', { accessKey: '123' }),
      xml('invoices/import', 'with a test key', { accessKey: '1'.repeat(49) }),
    ],
  },
  {
    title: 'CSV',
    requests: [
      csv('customers', [''], 'an empty file'),
      csv('customers', ['identification,nombre', '1710034065,Ana']),
      csv('customers', ['name', 'Ana']),
      csv('customers', [`${CUSTOMERS},name`, '1710034065,05,Ana,,Ana']),
      csv('customers', [CUSTOMERS, '1710034065,05,,']),
      csv('customers', [CUSTOMERS, '171003406,05,Ana,']),
      csv('customers', [CUSTOMERS, '1710034065,PERSONA,Ana,']),
      csv('customers', [CUSTOMERS, '1710034065,05,Ana,ana']),
      csv('customers', [CUSTOMERS, '1710034065,05,Ana,,,']),
      csv('customers', [CUSTOMERS, '1710034065,05']),
      csv('customers', [CUSTOMERS, '1710034065,05,Ana,', '1710034065,05,Eva,']),
      csv('customers', [CUSTOMERS, '"1710034065,05,Ana,']),
      csv('customers', [CUSTOMERS, '1710034065,05,"Ferretería "El Clavo"",']),
      csv('customers', ['identification|type|name', '1710034065|05|Ana']),
      csv('customers', [CUSTOMERS, '1710034065;05;Ana;']),
      csv('customers', ['%PDF-1.7', '1 0 obj']),
      csv('products', [PRODUCTS, 'A,Café,doce,IVA15']),
      csv('products', [PRODUCTS, 'A,Café,12.50,IVA99']),
      csv('products', [PRODUCTS, 'A,Café,,IVA15']),
      ask('POST /customers/import?taxpayerId={taxpayerId}', 'Content-Type: application/json', { body: '{}' }),
      ask('POST /customers/import?taxpayerId=7', 'taxpayerId=7', { body: CUSTOMERS, type: 'text/csv' }),
    ],
  },
  {
    title: 'Certificates and logos',
    requests: [
      ask(certificate, 'no body'),
      upload({ file: undefined }),
      upload({ file: 'not base64!' }),
      upload({ file: 'TUlJ' }),
      upload({ password: undefined }),
      upload({ password: 7 }),
      upload({ alias: 'mine' }),
      ask(certificate, 'a form without a file', form([['password', 'secret']], [])),
      ask(certificate, 'a form with the file in "p12"', form([['password', 'secret']], [['p12', 'MII']])),
      ask(certificate, 'a form with a file that is not a P12', form([['password', 'secret']], [['file', 'MII']])),
      ask(
        certificate,
        'a form with two files',
        form(
          [],
          [...Array(2)].map(() => ['file', 'MII']),
        ),
      ),
      ask('POST /taxpayers/{taxpayerId}/logo', 'a form with a text instead of a logo', form([], [['file', 'picture']])),
      ask('POST /taxpayers/{taxpayerId}/logo', 'no form', { body: {} }),
    ],
  },
  {
    title: 'Webhooks',
    requests: [
      hook({ url: 'hooks.example.com' }),
      hook({ url: 'ftp://hooks.example.com' }),
      hook({ url: 'https://user:word@hooks.example.com' }),
      hook({ url: undefined }),
      hook({ url: '' }),
      hook({ mode: 'sandbox' }),
      hook({ mode: undefined }),
      hook({ events: ['invoice.paid'] }),
      hook({ events: 'invoice.error' }),
      ask('PATCH /account/webhooks/7', '7', { by: 'session', body: { events: [] } }),
      ask(`POST /account/webhooks/${noId}/ping`, noId, { by: 'session' }),
      ask(`POST /account/webhooks/${noId}/resend`, 'since: yesterday', { by: 'session', body: { since: 'yesterday' } }),
      ask(`GET /account/webhooks/${noId}/deliveries?status=done`, 'status=done', { by: 'session' }),
    ],
  },
  {
    title: 'Account',
    requests: [
      signUp({ email: 'tienda' }),
      signUp({ email: undefined }),
      signUp({ password: 'short' }),
      signUp({ password: 'password123456' }),
      signUp({ password: undefined }),
      signUp({ workspaceName: '' }),
      ask('POST /account/session', 'a wrong password', {
        by: 'anonymous',
        body: { email: 'nobody@example.com', password: 'wrong' },
      }),
      ask('POST /account/session', 'no password', { by: 'anonymous', body: { email: 'nobody@example.com' } }),
      apiKey({ mode: 'prod' }),
      apiKey({ mode: undefined }),
      apiKey({ name: ' ' }),
      apiKey({ name: 'n'.repeat(101) }),
      ask(`DELETE /account/api-keys/${noId}`, noId, { by: 'session' }),
      ask(`DELETE /account/sessions/${noId}`, noId, { by: 'session' }),
      ask('POST /account/password', 'a wrong currentPassword', {
        by: 'session',
        body: { currentPassword: 'wrong', password: 'cometa-lento-azul-42' },
      }),
      ask('POST /account/password', 'password: "short"', {
        by: 'session',
        body: { currentPassword: 'wrong', password: 'short' },
      }),
      ask('POST /account/password/reset', 'token: "x"', {
        by: 'anonymous',
        body: { token: 'x', password: 'cometa-lento-azul-42' },
      }),
    ],
  },
]
