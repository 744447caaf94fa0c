import { Readable } from 'node:stream'
import { AppError } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { aReceipt, type IssueRequest, TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'

const anOrder = (devReference: string, fields: object = {}) => ({
  documentType: 'INVOICE',
  devReference,
  customer: { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Peña' },
  items: [{ code: 'A-1', description: 'Café', quantity: 2, unitPrice: 4.1, taxType: 'IVA_RATE', tax: 15 }],
  ...fields,
})

async function aBatchGateway(issue: (request: IssueRequest) => Promise<void> = async () => {}, plan?: string) {
  const issued = new Map<string, IssueRequest>()
  const seen = { atOnce: 0, most: 0 }
  const issuance = {
    issue: async (request: IssueRequest) => {
      seen.atOnce += 1
      seen.most = Math.max(seen.most, seen.atOnce)
      await new Promise((resolve) => setImmediate(resolve))
      seen.atOnce -= 1
      await issue(request)
      const { devReference = '' } = request
      const duplicate = issued.has(devReference)
      issued.set(devReference, request)
      return { receipt: aReceipt({ devReference }), duplicate, warnings: [] }
    },
    findDuplicate: async () => ({ found: false, receipt: null, warnings: [] }),
  }
  const gateway = await aGateway({ issuance })
  const { testKey } = await gateway.aWorkspace(plan)
  const send = async (lines: readonly (object | string)[], headers: object = {}) => {
    const type = { 'content-type': 'application/x-ndjson' }
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/v1/developer/batches',
      headers: { 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC, ...type, ...headers },
      payload: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
    })
    return { ...answer, lines: () => byIndex(answer.body) }
  }
  const post = (path: string, payload: object) =>
    gateway.app.inject({
      method: 'POST',
      url: `/v1/developer${path}`,
      payload,
      headers: { 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC },
    })
  return { ...gateway, send, post, issued, seen }
}

function byIndex(body: string) {
  const lines = body.trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line)).sort((one, other) => one.index - other.index)
}

test('each order of a batch has its own verdict, whatever the others are', async () => {
  const { send } = await aBatchGateway()

  const answer = await send([
    anOrder('order-1'),
    '',
    anOrder('order-2', { items: [] }),
    '{"documentType": "INVOICE"',
    { ...anOrder('order-3'), devReference: undefined },
    anOrder('order-4', { documentType: 'WAYBILL' }),
    '[1]',
    `{"padding": "${'x'.repeat(600_000)}"}`,
    anOrder('order-5'),
  ])

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
  expect(
    answer.lines().map(({ index, status, devReference, error }) => [index, status, devReference, error?.code]),
  ).toEqual([
    [0, 202, 'order-1', undefined],
    [1, 400, 'order-2', 'VAL_10000'],
    [2, 400, null, 'REQ_10001'],
    [3, 400, null, 'VAL_10000'],
    [4, 400, 'order-4', 'VAL_10000'],
    [5, 400, null, 'VAL_10000'],
    [6, 413, null, 'REQ_10020'],
    [7, 202, 'order-5', undefined],
  ])
  const [first, , , withoutReference, waybill] = answer.lines()
  expect(first.receipt).toMatchObject({ status: 'DRAFT', duplicate: false, environment: 'sandbox' })
  expect(withoutReference.error.details).toMatchObject([{ path: 'devReference', code: 'FLD_10001' }])
  expect(waybill.error.details).toMatchObject([{ path: 'documentType', message: expect.stringContaining('"WAYBILL"') }])
})

test('a repeated member and an inexact number in a line are named beside its other errors', async () => {
  const { send } = await aBatchGateway()
  const line = (members: string) => `{${members}, ${JSON.stringify(anOrder('order-1', { items: [] })).slice(1)}`
  const named = ({ error }: { error: { details: { path: string; code: string }[] } }) =>
    error.details.map(({ path, code }) => `${path} ${code}`)

  const lines = (
    await send([
      line('"devReference": "order-0"'),
      line('"tip": 1e-400'),
      line('"documentType": "WAYBILL"'),
      `{"documentType": "WAYBILL", "documentType": "WAYBILL", "tip": 1e-400}`,
      `{"documentType": "INVOICE", "devReference": "order-2", "tip": "a\\u0007"}`,
    ])
  ).lines()

  expect(lines.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  const [twice, inexact, kind, unknown, text] = lines
  expect(named(twice)).toEqual(['items FLD_10006', 'devReference FLD_10061'])
  expect(twice).toMatchObject({ devReference: 'order-1', error: { code: 'VAL_10000' } })
  expect(named(inexact)).toEqual(['items FLD_10006', 'tip FLD_10008'])
  expect(named(kind)).toEqual(['items FLD_10006', 'documentType FLD_10061'])
  expect(named(unknown)).toEqual(['documentType FLD_10004', 'documentType FLD_10061', 'tip FLD_10008'])
  expect(named(text)).toEqual(expect.arrayContaining(['customer FLD_10001', 'items FLD_10001']))
})

test('JSON over several lines gets one error, not one per line', async () => {
  const { send } = await aBatchGateway()
  const pretty = Array.from({ length: 5 }, (_, index) => JSON.stringify(anOrder(`order-${index}`), null, 2))

  const lines = (await send(pretty)).lines()

  expect(lines).toHaveLength(21)
  expect(lines[0].error).toMatchObject({ code: 'REQ_10001', message: expect.stringContaining('Line 1 is not JSON') })
  expect(lines[20]).toMatchObject({ index: 20, status: 400, error: { message: expect.stringContaining('in a row') } })
})

test('a batch without an order is refused', async () => {
  const { send } = await aBatchGateway()

  for (const lines of [[], ['', ' ']]) {
    const answer = await send(lines)
    expect(answer.json()).toMatchObject({
      statusCode: 400,
      code: 'VAL_10000',
      message: expect.stringContaining('no order'),
    })
  }
})

test('an order in a batch has the body of its own route, whatever was sent with it', async () => {
  const { send, issued, post } = await aBatchGateway()
  const { documentType, ...body } = anOrder('order-1', { payments: [], tip: null })

  await send([{ documentType, ...body }])
  const inBatch = issued.get('order-1')
  await post('/invoices', body)

  const { receiptId: _, ...alone } = issued.get('order-1') ?? {}
  expect(inBatch).toMatchObject(alone)
})

test('a thousand orders go 64 at a time; sent again, all are answered and none is issued', async () => {
  const { send, issued, seen } = await aBatchGateway()
  const orders = Array.from({ length: 1_001 }, (_, index) => anOrder(`order-${index}`))

  const first = (await send(orders)).lines()
  const again = (await send(orders.slice(0, 1_000))).lines()

  expect(seen.most).toBe(64)
  expect(issued.size).toBe(1_000)
  expect(first.filter(({ status }) => status === 202)).toHaveLength(1_000)
  expect(first.at(-1)).toMatchObject({ index: 1_000, status: 413, error: { code: 'REQ_10021' } })
  expect(again.filter(({ status, receipt }) => status === 200 && receipt.duplicate)).toHaveLength(1_000)
})

test('an order that met an outage is retried; an outage that stays is its answer', async () => {
  let failures = 2
  const { send } = await aBatchGateway(async ({ devReference }) => {
    if (devReference === 'order-2') throw new AppError('conflict', 'ISS_30004', 'used')
    if (failures-- > 0) throw new AppError('unavailable', 'ISS_50002', 'too many')
  })

  const lines = (await send([anOrder('order-1'), anOrder('order-2')])).lines()

  expect(lines.map(({ status }) => status)).toEqual([202, 409])
})

test('a batch is sent as lines, and two of a workspace at once', async () => {
  const held = Promise.withResolvers<void>()
  const { send } = await aBatchGateway(() => held.promise)

  const refused = await send(['{}'], { 'content-type': 'application/json' })
  expect(refused.json()).toMatchObject({ statusCode: 415, code: 'REQ_10002' })
  const running = [send([anOrder('order-1')]), send([anOrder('order-2')])]
  const third = send([anOrder('order-3')])
  expect((await third).json()).toMatchObject({ statusCode: 429, code: 'LIM_10012' })
  held.resolve()
  for (const answer of await Promise.all(running)) expect(answer.lines()).toMatchObject([{ status: 202 }])
})

test.each([
  ['blank lines only', ''],
  ['blank lines after an order', `${JSON.stringify(anOrder('order-1'))}\n`],
])('%s do not keep a batch open', async (_, first) => {
  const { app, send, aWorkspace } = await aBatchGateway()
  const { testKey } = await aWorkspace()
  const payload = new Readable({ read() {} })
  payload.push(first)
  const sending = setInterval(() => payload.push('\n'), 20)
  const headers = { 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC, 'content-type': 'application/x-ndjson' }

  const answer = await app.inject({ method: 'POST', url: '/v1/developer/batches', headers, payload })
  clearInterval(sending)
  payload.destroy()

  const last = JSON.parse(answer.body.trimEnd().split('\n').at(-1) ?? '')
  expect(first === '' ? [answer.statusCode, last.code] : [last.index, last.error.code]).toEqual(
    first === '' ? [400, 'REQ_10051'] : [1, 'REQ_10051'],
  )
  expect((await send([anOrder('order-2')])).lines()).toHaveLength(1)
})
