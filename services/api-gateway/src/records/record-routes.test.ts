import { AppError } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'
import type { Clients } from '../ports.ts'

const record = Buffer.from('{"id":"c1","legalName":"Ana"}')
const place = { ruc: TEST_RUC, resource: 'developer/customers', mode: 'test' }

async function aRecordGateway(catalog: Partial<Clients['catalog']>) {
  const { app, aWorkspace } = await aGateway({ catalog })
  const { testKey, workspaceId } = await aWorkspace()
  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    app.inject({
      method,
      url: `/v1/developer/customers${path}`,
      headers: { 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC },
      ...(payload && { payload }),
    })
  return { ask, workspaceId }
}

test('customers are listed a page at a time, newest first, within the taxpayer', async () => {
  const requests: object[] = []
  const { ask, workspaceId } = await aRecordGateway({
    listRecords: async ({ filters, ...rest }) => {
      requests.push({ ...rest, filters: JSON.parse(String(filters)) })
      return { records: [record], total: 21, nextCursor: 'n' }
    },
  })

  const answer = await ask('GET', '?page=2&limit=10&identification=1710034065&legalName__like=an')

  expect(answer.json()).toMatchObject({
    data: [{ id: 'c1', legalName: 'Ana' }],
    meta: { pagination: { page: 2, limit: 10, total: 21, totalPages: 3, nextCursor: 'n' } },
  })
  expect(requests).toEqual([
    {
      ...place,
      workspaceId,
      limit: 10,
      offset: 10,
      sort: '-createdAt',
      cursor: '',
      filters: [
        { field: 'identification', operator: 'eq', value: '1710034065' },
        { field: 'legalName', operator: 'like', value: 'an' },
      ],
    },
  ])
})

test.each([
  '?limit=101',
  '?limit=x',
  '?page=0',
  '?page=10001',
  '?legalName=a&legalName=b',
  '?legalName=',
  '?legalName__like=%20',
  '?cursor=',
  '?cursor=n&page=2',
])('a list asked for with %s is refused', async (query) => {
  const { ask } = await aRecordGateway({})

  expect((await ask('GET', query)).statusCode).toBe(400)
})

test('a customer is made, read, changed and deleted', async () => {
  const answer = async () => ({ record })
  const { ask } = await aRecordGateway({
    createRecord: answer,
    getRecord: answer,
    updateRecord: answer,
    deleteRecord: answer,
  })

  expect(await ask('POST', '', { legalName: 'Ana' })).toMatchObject({ statusCode: 201 })
  expect((await ask('GET', '/c1')).json()).toMatchObject({ data: { id: 'c1' }, meta: { environment: 'sandbox' } })
  expect((await ask('PATCH', '/c1', { phone: '1' })).statusCode).toBe(200)
  expect((await ask('DELETE', '/c1')).statusCode).toBe(204)
})

test("the catalog's refusals keep their codes", async () => {
  const missing = new AppError('not-found', 'CAT_10012', 'Customer with id c1 not found')
  const { ask } = await aRecordGateway({ getRecord: async () => Promise.reject(missing) })

  expect((await ask('GET', '/c1')).json()).toMatchObject({ statusCode: 404, code: 'CAT_10012', details: [] })
})
