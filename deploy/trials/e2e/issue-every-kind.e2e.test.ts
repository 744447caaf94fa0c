import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConflictError, InvalidRequestError, remedyOf } from '@etax/client'
import { kindFacts } from '@etax/tax-document'
import { ensureTools, until } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openWorkspace } from '../../local/src/open-workspace.ts'
import { unwrap } from '../harness/authority-schema.ts'
import { type Answer, ask, clientOf, download, issue, must, reached, send, signedIn } from '../harness/client.ts'
import { type OtherKind, otherKinds, type Support } from '../harness/every-kind.ts'
import { type Fixture, openFixture } from '../harness/fixture.ts'
import { aCustomer, anAddress, anInvoice } from '../harness/invoices.ts'
import { withLiveKey } from '../harness/live-key.ts'
import type { Call } from '../harness/one-of-everything.ts'
import { asPreBuilt, preBuiltInvoice } from '../harness/pre-built-invoice.ts'
import { makeProductionRecords, productionWrites, readProduction } from '../harness/production-writes.ts'
import { barcodesCanBeRead, barcodesOf } from './support/barcode.ts'
import { pythonIsHere, runExample, runSnippets, signatureHeaders, startExample } from './support/examples.ts'

const RUC = '1790085783001'
const judgeIsHere = !(await ensureTools()).includes('xmlsec1')
if (!judgeIsHere) console.warn('skipped: no xmlsec1 here to judge signatures with')

let fixture: Fixture
let live: Fixture
let signing: Fixture
const receipts = new Map<string, { receipt: Answer['body']; email: string }>()

beforeAll(async () => {
  fixture = await openFixture()
  live = await withLiveKey(fixture, RUC)
  signing = { ...live, workspace: { ...live.workspace, testKey: fixture.workspace.testKey } }
  const email = anAddress()
  const { id } = await issue(fixture, anInvoice({ customer: aCustomer({ email }) }))
  const invoice = await reached(fixture, id, ['COMPLETED'])
  receipts.set('invoices', { receipt: invoice, email })
  await Promise.all((Object.keys(otherKinds) as OtherKind[]).map((kind) => issueOther(kind, invoice)))
}, 120_000)

afterAll(async () => {
  await fixture?.[Symbol.asyncDispose]()
}, 60_000)

async function issueOther(kind: OtherKind, invoice: Support): Promise<void> {
  const email = anAddress()
  const body = otherKinds[kind](invoice, email)
  const { taxpayerRuc } = fixture.workspace
  const accepted =
    kindFacts.find(({ path }) => path === `/${kind}`)?.audience === 'session'
      ? await (await signedIn(fixture, { 'x-taxpayer-ruc': taxpayerRuc }))('POST', `/account/${kind}`, body)
      : await ask(fixture, 'POST', `/v1/developer/${kind}`, { body })
  receipts.set(kind, { receipt: await reached(fixture, must(202, accepted).data.id, ['COMPLETED']), email })
}

const kinds = kindFacts.map(({ path, ...facts }) => ({ ...facts, path: path.slice(1) }))

test.each(kinds)('of $path, the $documentType is COMPLETED with a valid XML', async ({ path, documentType, root }) => {
  const { receipt } = receipts.get(path) ?? {}
  const { document } = unwrap((await download(fixture, receipt.id, 'xml')).toString())
  const judged = await ask(fixture, 'POST', '/v1/developer/validate-xml', { body: { xml: document } })
  const listed = await ask(fixture, 'GET', `/v1/developer/${path}`)

  expect(receipt).toMatchObject({ documentType, status: 'COMPLETED', authorizationNumber: `TEST-${receipt.accessKey}` })
  expect(document).toContain(`<${root} `)
  expect(judged.body.data).toMatchObject({ valid: true, documentType, errors: [] })
  expect(listed.body.data.map(({ id }: { id: string }) => id)).toContain(receipt.id)
})

test.each(kinds)('of $path, the RIDE carries the access key, and a mail both files', async ({ path }) => {
  const { receipt, email = '' } = receipts.get(path) ?? {}
  const pdf = await download(fixture, receipt.id, 'pdf')
  const [message, ...others] = await fixture.mail.to(email)

  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  if (barcodesCanBeRead) expect(await barcodesOf(pdf)).toContain(`CODE-128:${receipt.accessKey}`)
  const names = message?.attachments.map(({ filename }) => filename?.split('.').at(-1))
  expect(names?.sort()).toEqual(['pdf', 'xml'])
  expect(others).toEqual([])
})

test('a note by access key alone takes the customer of its invoice; none modifies one to a final consumer', async () => {
  const { receipt } = receipts.get('invoices') ?? {}
  const { id } = await issue(fixture, anInvoice({ customer: { identificationType: 'FINAL_CONSUMER' } }))
  const unnamed = await reached(fixture, id, ['COMPLETED'])
  const items = [{ code: 'A', description: 'Devuelto', quantity: 1, unitPrice: 1, taxType: 'IVA_RATE', tax: 15 }]
  const post = (body: object) =>
    ask(fixture, 'POST', '/v1/developer/credit-notes', { body: { reason: 'Devolución', items, ...body } })

  const accepted = must(202, await post({ supportingDocument: { accessKey: receipt.accessKey } }))
  const { number, issueDate } = unnamed
  const named = { customer: aCustomer(), supportingDocument: { documentType: 'INVOICE', number, issueDate } }
  const refused = await post(named)

  expect(accepted.data.customer.identification).toBe(receipt.customer.identification)
  expect(refused.body).toMatchObject({ statusCode: 400, details: [{ code: 'ISS_10030' }] })
})

const withJudge = judgeIsHere ? test : test.skip
withJudge(
  'a taxpayer with a certificate signs in the sandbox, and an independent program verifies it',
  async () => {
    const { id } = await issue(signing, anInvoice())
    const receipt = await reached(signing, id, ['COMPLETED'])
    const { document } = unwrap((await download(signing, id, 'xml')).toString())
    const verified = await ask(signing, 'POST', '/v1/developer/verify', { body: { xml: document } })

    expect(() => verifySignature(document)).not.toThrow()
    expect(() => verifySignature(document.replace('<importeTotal>', '<importeTotal>1'))).toThrow()
    expect(receipt.authorizationNumber).toBe(`TEST-${receipt.accessKey}`)
    expect(verified.body.data.signature).toMatchObject({ valid: true, registryNumber: RUC })
  },
  60_000,
)

function verifySignature(document: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'etax-signed-'))
  try {
    const file = join(folder, 'signed.xml')
    writeFileSync(file, document)
    const ids = ['--id-attr:id', 'factura', '--id-attr:Id', 'http://uri.etsi.org/01903/v1.3.2#:SignedProperties']
    const keys = ['--enabled-key-data', 'x509,rsa']
    execFileSync('xmlsec1', ['--verify', '--insecure', ...ids, ...keys, file], { stdio: 'pipe' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('an invoice of the resource API is issued once despite simultaneous requests', async () => {
  const { taxpayerId, establishmentId, emissionPointId } = fixture.workspace
  const make = async (path: string, body: object) => must(201, await ask(fixture, 'POST', path, { body }))
  const [tax] = must(200, await ask(fixture, 'GET', '/taxes?filter.name__eq=IVA%2015%25'))
  const person = { identification: '1710034065', type: '05', name: 'María Pérez' }
  const customer = await make('/customers', { ...person, email: anAddress(), taxpayerId })
  const product = await make('/products', { name: 'Café', code: 'C-1', price: '10.00', taxId: tax.id, taxpayerId })
  const today = receipts.get('invoices')?.receipt.issueDate
  const invoice = await make('/invoice', {
    customerId: customer.id,
    issueDate: today,
    taxpayerId,
    establishmentId,
    emissionPointId,
    paymentMethods: [{ paymentMethodId: '5f2b0c7e-0a01-4c1e-9d10-000000000001', value: '23.00' }],
    details: [{ productId: product.id, quantity: 2, price: '10.00' }],
  })
  const before = await issuedInvoices()

  const answers = await Promise.all(
    Array.from({ length: 12 }, () => ask(fixture, 'POST', `/invoices/${invoice.id}/issue`)),
  )

  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status !== 200 && status !== 202)).toEqual([])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const receipt = await reached(fixture, answers[0]?.body.id, ['COMPLETED'])
  expect(receipt.totals.total).toBe('23.00')
  expect(await issuedInvoices()).toBe(before + 1)
  await until('the invoice shows its receipt', async () => {
    const current = await ask(fixture, 'GET', `/invoices/${invoice.id}`)
    return current.body.receiptId === receipt.id
  })
  expect((await ask(fixture, 'PUT', `/invoices/${invoice.id}`, { body: { issueDate: today } })).status).toBe(409)
}, 60_000)

test('the other APIs show a new record at once', async () => {
  const { taxpayerId, taxpayerRuc } = fixture.workspace
  const account = await signedIn(fixture, { 'x-taxpayer-ruc': taxpayerRuc })
  const shop = { identification: '1790016919001', type: '04', name: 'Favorita', taxpayerId }
  const person = { identificationType: 'PASSPORT', identification: 'X1234', legalName: 'Ana Ruiz' }

  const one = must(201, await ask(fixture, 'POST', '/customers', { body: shop }))
  const two = must(201, await ask(fixture, 'POST', '/v1/developer/customers', { body: person })).data
  const three = must(201, await account('POST', '/account/customers', { ...shop, identification: '1790011674001' }))

  const idsAt = (answer: Answer) => [answer.body.data ?? answer.body].flat().map(({ id }: { id: string }) => id)
  const lists = [
    await ask(fixture, 'GET', '/customers'),
    await ask(fixture, 'GET', '/v1/developer/customers'),
    await account('GET', '/account/v1/developer/customers'),
  ]
  for (const list of lists) expect(idsAt(list)).toEqual(expect.arrayContaining([one.id, two.id, three.id]))
})

const EXAMPLES = ['issue.ts', 'credit.ts', 'withhold.ts', ...(pythonIsHere ? ['issue.py'] : [])]

test('each example of the client runs as it is', async () => {
  const out = mkdtempSync(join(tmpdir(), 'etax-example-'))
  try {
    const printed = await Promise.all(EXAMPLES.map((file) => runExample(fixture, file, { OUT: out })))

    for (const text of printed) expect(text).toContain('COMPLETED')
    expect(readdirSync(out).map((name) => name.split('.').at(-1))).toEqual(expect.arrayContaining(['xml', 'pdf']))
  } finally {
    rmSync(out, { recursive: true })
  }
}, 60_000)

test('each snippet of the client’s README runs', async () => {
  const rawBody = JSON.stringify({ id: '1', type: 'webhook.ping', data: {} })
  const orders = [{ documentType: 'INVOICE', ...anInvoice({ sendEmail: false }) }, { documentType: 'INVOICE' }]
  const before = `
    const rawBody = ${JSON.stringify(rawBody)}
    const request = { headers: ${JSON.stringify(signatureHeaders(rawBody))} }
    const orders = ${JSON.stringify(orders)}
    process.on('exit', () => console.log(event.type, taxes.length, items.length <= total))
    console.error = console.log
  `

  const printed = await runSnippets(fixture, before)

  expect(printed).toMatch(/^COMPLETED \d{3}-\d{3}-\d{9}$/m)
  expect(printed).toMatch(/^webhook\.ping [1-9]\d* true$/m)
  expect(printed).toContain('The request is not valid')
}, 60_000)

test.each(['express.ts', 'fastify.ts'])(
  'the shop of %s issues an order once, and takes signed events only',
  async (file) => {
    await using shop = await startExample(fixture, file)
    const order = async (body: object, number = file) => {
      const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      const answer = await fetch(`${shop.url}/orders/${number}/invoice`, options)
      return { ...((await answer.json()) as { id: string }), httpStatus: answer.status }
    }

    const refused = await order({ items: [] })
    const unnumbered = await order(anInvoice({ sendEmail: false }), '%20')
    const [first, second] = [await order(anInvoice({ sendEmail: false })), await order(anInvoice({ sendEmail: false }))]

    expect(refused).toMatchObject({
      httpStatus: 400,
      details: expect.arrayContaining([expect.objectContaining({ path: 'customer' })]),
    })
    expect(unnumbered).toMatchObject({ httpStatus: 400, message: 'The order has no number.' })
    expect([first.httpStatus, second.id]).toEqual([202, first.id])
    expect(await shop.tell({ type: 'invoice.authorized', data: {} })).toBe(204)
    expect(await shop.tell({ type: 'invoice.authorized', data: {} }, 't=1,v1=00')).toBe(400)
    const strange = [{ body: 'x' }, { body: new URLSearchParams({ a: 'b' }) }, { body: Buffer.from('{') }, {}]
    expect(await Promise.all(strange.map(shop.tellUnsigned))).toEqual([400, 400, 400, 400])
  },
)

test('the receiver of webhooks takes signed events only', async () => {
  await using receiver = await startExample(fixture, 'webhook-receiver.ts')

  expect(await receiver.tell({ id: '1', type: 'webhook.ping', data: {} })).toBe(204)
  expect(await receiver.tell({ id: '1', type: 'webhook.ping', data: {} }, 't=1,v1=00')).toBe(400)
})

test('the client issues, waits, pages, and names what is wrong and what to do', async () => {
  const etax = clientOf(fixture)
  const coffee = { code: 'A-1', description: 'Café', quantity: 1, unitPrice: 1, taxType: 'IVA_RATE', tax: 15 } as const
  const order = { customer: { identificationType: 'FINAL_CONSUMER' }, items: [coffee], devReference: 'client' } as const
  const states: string[] = []

  const receipt = await etax.invoices.issueAndWait(order, { onState: (state) => states.push(state) })
  const again = await etax.invoices.issue(order)
  const latest = await etax.receipts.list({ limit: 2 }).all({ max: 5 })

  expect([receipt.status, states.at(-1)]).toEqual(['COMPLETED', 'COMPLETED'])
  expect(again).toMatchObject({ id: receipt.id, duplicate: true })
  expect(new Set(latest.map(({ id }) => id)).size).toBe(5)
  await expect(etax.receipts.retry(receipt.id)).rejects.toThrow(ConflictError)
  const wrong = etax.invoices.issue({ ...order, devReference: 'wrong', items: [{ ...coffee, tax: 7 }] })
  await expect(wrong).rejects.toThrow(InvalidRequestError)
  const refusal = await wrong.catch((error: unknown) => error)
  expect(refusal).toMatchObject({ docsUrl: expect.stringContaining('VAL_10000') })
  expect(await remedyOf(refusal as InvalidRequestError)).toMatch(/\w/)
})

// The authority of an existing system may be the real one.
const withSimulator = process.env.E2E_BASE_URL ? test.skip : test

withSimulator(
  'with a test key a waybill of one’s own is signed here, and authorized in the test environment',
  async () => {
    const account = await signedIn(fixture, { 'x-taxpayer-ruc': RUC })
    const body = { ...otherKinds.waybills(receipts.get('invoices')?.receipt, ''), sendEmail: false }
    const { id, accessKey } = must(202, await account('POST', '/account/waybills', body)).data
    await reached(signing, id, ['COMPLETED'])
    const issued = unwrap((await download(signing, id, 'xml')).toString()).document
    const email = anAddress()
    const own = { xml: asPreBuilt(issued, accessKey, '000000777'), email, devReference: 'own-waybill' }
    const submit = () => ask(signing, 'POST', '/v1/developer/sign-and-authorize', { body: own })

    const accepted = must(202, await submit()).data
    const receipt = await reached(signing, accepted.id, ['COMPLETED'])

    expect(receipt).toMatchObject({ documentType: 'WAYBILL', sequential: '000000777', environment: 'sandbox' })
    expect(must(200, await submit()).data).toMatchObject({ id: accepted.id, duplicate: true })
    expect((await fixture.mail.to(email))[0]?.attachments).toHaveLength(2)
  },
  60_000,
)

withSimulator(
  'a document signed elsewhere is authorized as it is',
  async () => {
    const xml = await preBuiltInvoice(signing, '000000778')
    const signed = must(200, await ask(signing, 'POST', '/v1/developer/sign', { body: { xml } })).data.xml
    const accepted = must(
      202,
      await ask(signing, 'POST', '/v1/developer/authorize-signed', { body: { xml: signed } }),
    ).data

    await reached(signing, accepted.id, ['COMPLETED'])

    expect(unwrap((await download(signing, accepted.id, 'xml')).toString()).document).toContain(signatureOf(signed))
  },
  60_000,
)

function signatureOf(xml: string): string {
  return /<ds:SignatureValue[^>]*>[^<]+/.exec(xml)?.[0] ?? 'unsigned'
}

withSimulator(
  'a document issued elsewhere is imported once by its access key, with a live key',
  async () => {
    const { id, accessKey } = await issue(live, anInvoice({ sendEmail: false }))
    await reached(live, id, ['COMPLETED'])
    const elsewhere = { ...fixture, workspace: await openWorkspace(fixture.processes?.accounts ?? '', 'elsewhere') }
    const there = await withLiveKey(elsewhere, RUC)
    const bring = (by: Fixture, key: string) =>
      ask(by, 'POST', '/v1/developer/invoices/import', { body: { accessKey: key } })

    const imported = must(201, await bring(there, accessKey)).data
    const receipt = await reached(there, imported.id, ['COMPLETED'])

    expect(receipt).toMatchObject({ accessKey, origin: 'imported', environment: 'production' })
    expect((await download(there, imported.id, 'pdf')).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await bring(there, accessKey)).status).toBe(409)
    expect((await bring(there, receipts.get('invoices')?.receipt.accessKey)).status).toBe(400)
    const inSandbox = { ...there, workspace: { ...there.workspace, testKey: elsewhere.workspace.testKey } }
    expect((await bring(inSandbox, accessKey)).body).toMatchObject({ statusCode: 403, code: 'CTX_10007' })
  },
  60_000,
)

async function issuedInvoices(): Promise<number> {
  return must(200, await ask(fixture, 'GET', '/v1/developer/invoices?limit=1')).meta.pagination.total
}

test('every write of a test key to a taxpayer in production is 403, by the table of routes, and changes nothing', async () => {
  const byLive: Call = (method, path, body) => ask(live, method, path, { body })
  const [taxpayer] = must(200, await byLive('GET', `/taxpayers?filter.ruc__eq=${RUC}`))
  const records = await makeProductionRecords(byLive, taxpayer.id)
  const before = await readProduction(byLive, records)
  const { paths } = must(200, await ask(fixture, 'GET', '/openapi.json'))
  const key = { 'x-api-key': fixture.workspace.testKey, 'x-taxpayer-ruc': RUC }
  const writes = productionWrites(paths, records)

  const answers = await Promise.all(
    writes.map(({ method, path, headers, body }) =>
      send(fixture, method, path, { headers: { ...key, ...headers }, body }),
    ),
  )

  const others = answers.flatMap(({ status, body }, at) =>
    status === 403 && /test key/.test(body.message) && [undefined, 'ACS_10006'].includes(body.code)
      ? []
      : [[writes[at]?.method, writes[at]?.path, status, body]],
  )
  expect(others).toEqual([])
  expect(writes.length).toBeGreaterThan(40)
  expect(await readProduction(byLive, records)).toEqual(before)
})

test('a test key issues and reads in production all the same, and a session in test mode writes there', async () => {
  const receipt = await issue(signing, anInvoice({ sendEmail: false }))
  expect(receipt.environment).toBe('sandbox')
  const [taxpayer] = must(200, await ask(signing, 'GET', `/taxpayers?filter.ruc__eq=${RUC}`))

  const bySession = await signedIn(fixture, { 'x-mode': 'test', 'x-taxpayer-ruc': RUC })

  must(201, await bySession('POST', '/account/categories', { name: 'By hand', taxpayerId: taxpayer.id }))
})
