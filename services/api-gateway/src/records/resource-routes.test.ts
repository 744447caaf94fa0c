import { catalogErrors, contextErrors } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { aTaxpayer, NO_HOLDINGS, OWN_RUC, TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'
import type { Clients } from '../ports.ts'
import { resourceTable } from './resource-table.ts'

type Catalog = Partial<Clients['catalog']>

const id = '01935a2e-7c1f-7abc-8def-0123456789ab'
const record = Buffer.from(`{"id":"${id}","name":"ñ"}`)

async function aResourceGateway(catalog: Catalog, issuance: Partial<Clients['issuance']> = {}) {
  const gateway = await aGateway({ catalog, issuance: { describeHoldings: async () => NO_HOLDINGS, ...issuance } })
  const { testKey, liveKey, workspaceId } = await gateway.aWorkspace()
  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object | string,
    key: 'testKey' | 'liveKey' = 'testKey',
  ) =>
    gateway.app.inject({
      method,
      url,
      headers: {
        'x-api-key': { testKey, liveKey }[key],
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { payload }),
    })
  return { ...gateway, workspaceId, testKey, ask }
}

const failing = (error: AppError): Catalog => {
  const fail = () => Promise.reject(error)
  return { listRecords: fail, getRecord: fail, createRecord: fail, updateRecord: fail, deleteRecord: fail }
}

const answering: Catalog = {
  findTaxpayer: async ({ ruc = '' }) => aTaxpayer(ruc),
  listRecords: async () => ({ records: [record, record], total: 41, nextCursor: '' }),
  getRecord: async () => ({ record }),
  createRecord: async () => ({ record }),
  updateRecord: async () => ({ record }),
  deleteRecord: async () => ({ record }),
}

const tabled = resourceTable.filter(({ resource }) => resource !== 'taxpayers')

test.each(tabled.map((row) => [row.resource, row] as const))('%s is read, and written where it is', async (_, row) => {
  const { ask } = await aResourceGateway(answering)
  const { resource, createdAt = `/${resource}`, writes, deleted } = row

  const list = await ask('GET', `/${resource}`)
  expect([list.statusCode, list.headers['x-total-count'], list.json()]).toEqual([
    200,
    '41',
    [JSON.parse(String(record)), JSON.parse(String(record))],
  ])
  expect((await ask('GET', `/${resource}/${id}`)).json()).toEqual({ id, name: 'ñ' })
  expect((await ask('POST', createdAt, {})).statusCode).toBe(writes.includes('create') ? 201 : 404)
  expect((await ask('PUT', `/${resource}/${id}`, {})).statusCode).toBe(writes.includes('update') ? 200 : 404)
  const removed = writes.includes('delete') ? (deleted === undefined ? 204 : 200) : 404
  expect((await ask('DELETE', `/${resource}/${id}`)).statusCode).toBe(removed)
})

test('DELETE answers a sentence for an emission point, nothing otherwise', async () => {
  const { ask } = await aResourceGateway(answering)

  expect((await ask('DELETE', `/emission-points/${id}`)).json()).toEqual({
    message: 'Emission point deleted successfully',
  })
  expect((await ask('DELETE', `/customers/${id}`)).body).toBe('')
})

test('filters, paging and order reach the catalog, in its workspace only', async () => {
  const requests: { filters?: unknown }[] = []
  const { ask, workspaceId } = await aResourceGateway({
    listRecords: async (request) => {
      requests.push({ ...request, filters: JSON.parse(String(request.filters)) })
      return { records: [], total: 0, nextCursor: '' }
    },
  })

  await ask(
    'GET',
    '/products?query=filter.name__like%3Dcaf%25C3%25A9&filter.isService__eq=true&limit=2&offset=4&sort=-name',
  )

  expect(requests).toEqual([
    {
      workspaceId,
      resource: 'products',
      filters: [
        { field: 'name', operator: 'like', value: 'café' },
        { field: 'isService', operator: 'eq', value: 'true' },
      ],
      limit: 2,
      offset: 4,
      sort: '-name',
      mode: 'test',
    },
  ])
})

const details = [
  { path: 'name', code: 'CAT_1', message: 'is required' },
  { path: 'taxpayerId', code: 'CAT_1', message: 'is required' },
]
const invalid = new AppError('invalid', 'CAT_10001', 'The record is not valid.', { details })
const named = new AppError('invalid', 'CAT_10001', 'name is required; taxpayerId is required', { details })
const absent = catalogErrors.recordUnknown({ kind: 'customer', id })
const repeated = catalogErrors.recordExists({ kind: 'establishment' })
const broken = new AppError('internal', 'CAT_50001', 'password is hunter2')
const down = new AppError('unavailable', 'CAT_50002', 'the catalog database does not answer')

test.each([
  ['GET', `/customers/${id}`, absent, 404, `Customer with id ${id} not found`],
  ['PUT', '/categories/nonsense', absent, 404, 'Category with id nonsense not found'],
  ['DELETE', `/price-types/${id}`, absent, 404, `Price type with id ${id} not found`],
  ['GET', `/emission-points/${id}`, absent, 404, `Emission point with id ${id} not found`],
  ['GET', `/invoices/${id}`, absent, 404, 'Invoice not found'],
  ['POST', '/customers', invalid, 400, 'The record is not valid. name is required; taxpayerId is required'],
  ['POST', '/customers', named, 400, 'name is required; taxpayerId is required'],
  ['POST', '/establishments', repeated, 409, 'Establishment exists already'],
  ['POST', '/emission-points', invalid, 400, 'Error creating emission point'],
  ['POST', '/emission-points', repeated, 400, 'Error creating emission point'],
  ['PUT', `/emission-points/${id}`, absent, 400, 'Error updating emission point'],
  ['DELETE', `/emission-points/${id}`, absent, 400, 'Error deleting emission point'],
  ['DELETE', `/emission-points/${id}`, repeated, 400, 'Error deleting emission point'],
  ['GET', '/emission-points', down, 500, 'Error fetching emission points: the catalog database does not answer'],
  ['POST', '/invoice', absent, 400, `Error creating invoice: Customer with id ${id} not found`],
  ['POST', '/invoice', repeated, 400, 'Error creating invoice: Establishment exists already'],
  ['GET', '/invoices', broken, 500, 'Error fetching invoices: An unexpected error occurred here.'],
  ['GET', `/invoices/${id}`, down, 500, 'Error fetching invoice: the catalog database does not answer'],
  ['GET', '/customers', down, 503, 'the catalog database does not answer'],
  ['POST', '/customers', broken, 500, 'An unexpected error occurred here.'],
] as const)('%s %s fails in its own words: %s', async (method, url, error, statusCode, message) => {
  const { ask } = await aResourceGateway(failing(error))

  const answer = await ask(method, url, method === 'GET' || method === 'DELETE' ? undefined : {})

  expect([answer.statusCode, answer.json()]).toEqual([statusCode, { statusCode, message }])
})

test.each([
  ['DELETE', `/customers/${id}`, absent, `Customer with id ${id} not found`],
  ['POST', '/invoice', absent, `Error creating invoice: No se encuentra el cliente con id ${id}.`],
  ['POST', '/establishments', repeated, 'El establecimiento ya existe.'],
] as const)(
  '%s %s keeps its own words in Spanish too, and says the rest in it: %s',
  async (method, url, error, message) => {
    const { app, testKey } = await aResourceGateway(failing(error))

    const headers = { 'x-api-key': testKey, 'accept-language': 'es' }
    const answer = await app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })

    expect(answer.json().message).toBe(message)
  },
)

async function aSeries(holdings: Partial<typeof NO_HOLDINGS>, { ruc = OWN_RUC, inProduction = false } = {}) {
  const other = '01935a2e-7c1f-7abc-8def-0123456789ac'
  const one = { id, ruc, code: 1, taxpayerId: id, establishmentId: id, name: 'N' }
  const requests: object[] = []
  const written: string[] = []
  const write = (what: string) => async () => {
    written.push(what)
    return { record }
  }
  const gateway = await aResourceGateway(
    {
      getRecord: async () => ({ record: Buffer.from(JSON.stringify(one)) }),
      findTaxpayer: async () => ({ ...aTaxpayer(ruc), inProduction }),
      updateRecord: write('changed'),
      deleteRecord: write('deleted'),
    },
    {
      describeHoldings: async ({ ruc, establishment = '', emissionPoint = '' }) => {
        requests.push([ruc, establishment, emissionPoint])
        return { ...NO_HOLDINGS, ...holdings }
      },
    },
  )
  return { ...gateway, ruc, other, requests, written }
}

test.each([
  ['DELETE', 'emission-points', undefined, ['001', '001']],
  ['DELETE', 'establishments', undefined, ['001', '']],
  ['PUT', 'emission-points', { code: '002' }, ['001', '001']],
  ['PUT', 'emission-points', { establishmentId: '01935a2e-7c1f-7abc-8def-0123456789ac' }, ['001', '001']],
  ['PUT', 'establishments', { code: 2 }, ['001', '']],
] as const)(
  '%s of one of the %s takes a live key where its taxpayer is in production: %j',
  async (method, path, body, series) => {
    const { ask, ruc, requests, written } = await aSeries({ liveReceipts: true }, { inProduction: true })

    const refused = await ask(method, `/${path}/${id}`, body)
    expect(refused.json()).toEqual({ statusCode: 403, message: expect.stringContaining('test key') })
    expect([requests, written]).toEqual([[], []])
    expect((await ask(method, `/${path}/${id}`, body, 'liveKey')).statusCode).toBe(
      200 + 4 * Number(method === 'DELETE' && path === 'establishments'),
    )
    expect(requests).toEqual([[ruc, ...series]])
  },
)

test('a series with a receipt that is unfinished stays, with a live key too', async () => {
  const { ask, written } = await aSeries({ unfinishedReceipts: true })

  const [establishment, point] = [
    await ask('DELETE', `/establishments/${id}`, undefined, 'liveKey'),
    await ask('DELETE', `/emission-points/${id}`, undefined, 'liveKey'),
  ]
  expect(establishment.json()).toEqual({ statusCode: 409, message: 'The series has receipts that are not finished.' })
  expect(point.json()).toEqual({ statusCode: 400, message: 'Error deleting emission point' })
  expect(written).toEqual([])
})

test('a series of the test taxpayer is refused to a live key, whatever stands in it', async () => {
  const { ask, written } = await aSeries({ unfinishedReceipts: true }, { ruc: TEST_RUC })

  const answer = await ask('DELETE', `/establishments/${id}`, undefined, 'liveKey')

  expect(answer.json()).toEqual({ statusCode: 400, message: contextErrors.testTaxpayerInProduction.message })
  expect(written).toEqual([])
})

test('what does not name a series changes with any key', async () => {
  const { ask, requests } = await aSeries({ liveReceipts: true, unfinishedReceipts: true })

  expect((await ask('PUT', `/emission-points/${id}`, { name: 'M', code: '001', establishmentId: id })).statusCode).toBe(
    200,
  )
  expect((await ask('PUT', `/establishments/${id}`, { name: 'M', code: 1 })).statusCode).toBe(200)
  expect(requests).toEqual([])
})

test('malformed JSON is a failure like any other', async () => {
  const { ask } = await aResourceGateway(answering)

  const message =
    'The body is not JSON: it ends too early, on line 1. Send a well-formed object in UTF-8, such as {"name": "Café"}.'
  expect((await ask('POST', '/customers', '{')).json()).toEqual({ statusCode: 400, message })
  expect((await ask('POST', '/emission-points', '{')).json().message).toBe('Error creating emission point')
  expect((await ask('POST', '/invoice', '{')).json().message).toBe(`Error creating invoice: ${message}`)
})

test('every address of family A needs the key', async () => {
  const { app } = await aGateway()

  const answers = await Promise.all(resourceTable.map(({ resource }) => app.inject(`/${resource}`)))
  const wrong = await app.inject({ method: 'POST', url: '/invoice', headers: { 'x-api-key': 'no' }, payload: {} })

  for (const answer of [...answers, wrong]) {
    expect(answer.json()).toEqual({ statusCode: 401, message: expect.stringContaining('API key') })
  }
})
