import { randomUUID } from 'node:crypto'
import { until } from '@etax/testkit'
import { type Answer, must } from './client.ts'
import { aCustomer, anInvoice } from './invoices.ts'

export type Call = (method: string, path: string, body?: object) => Promise<Answer>

export interface Calls {
  byKey: Call
  account: Call
}

export async function makeOneOfEverything(
  { byKey, account }: Calls,
  { taxpayerId, otherRuc }: { taxpayerId: string; otherRuc: string },
): Promise<Map<string, string>> {
  const records = new Map<string, string>()
  const make = async (resource: string, body: object, path = `/${resource}`) => {
    records.set(resource, must(201, await byKey('POST', path, body)).id)
    return records.get(resource)
  }
  for (const resource of ['establishments', 'emission-points', 'warehouses', 'price-types']) {
    records.set(resource, must(200, await byKey('GET', `/${resource}`))[0].id)
  }
  records.set('taxes', must(200, await byKey('GET', '/taxes?filter.name__eq=IVA%200%25'))[0].id)
  const own = { taxpayerId }
  await make('categories', { ...own, name: 'Theirs' })
  const taxId = records.get('taxes')
  const customerId = await make('customers', { ...own, identification: '1710034065', type: '05', name: 'Theirs' })
  const productId = await make('products', { ...own, name: 'Theirs', code: 'T', price: '1.00', taxId })
  await make('product-prices', { ...own, productId, priceTypeId: records.get('price-types'), price: '1.00' })
  const place = { establishmentId: records.get('establishments'), emissionPointId: records.get('emission-points') }
  const paymentMethods = [{ paymentMethodId: '5f2b0c7e-0a01-4c1e-9d10-000000000001', value: '1.00' }]
  const details = [{ productId, quantity: 1, price: '1.00' }]
  await make('invoices', { ...own, ...place, customerId, issueDate: '2026-01-02', paymentMethods, details }, '/invoice')
  await make('other-taxpayers', { ruc: otherRuc, name: 'Theirs' }, '/taxpayers')
  const issued = await byKey('POST', '/v1/developer/invoices', anInvoice({ customer: aCustomer(), sendEmail: false }))
  records.set('receipts', must(202, issued).data.id)
  const hook = { url: 'https://hooks.example.com/theirs', mode: 'test', events: ['invoice.error'] }
  records.set('webhooks', must(201, await account('POST', '/account/webhooks', hook)).data.id)
  const clock = { name: 'Theirs', now: new Date(Date.now() + 60_000).toISOString() }
  records.set('test-clocks', must(201, await byKey('POST', '/v1/developer/test-clocks', clock)).data.id)
  records.set('requests', await until('a request is in the log', () => newestRequest(account)))
  return records
}

async function newestRequest(account: Call): Promise<string | undefined> {
  return must(200, await account('GET', '/account/requests?limit=1')).data[0]?.id
}

export function pathWithIds(records: ReadonlyMap<string, string>, path: string): string {
  const [, resource = ''] = /([a-z-]+)\/\{id\}/.exec(path) ?? []
  const isReceipt = path.startsWith('/v1/developer/invoices') || path.startsWith('/v1/developer/receipts')
  const id = resource === 'events' ? randomUUID() : records.get(isReceipt ? 'receipts' : resource)
  if (id === undefined) throw new Error(`nobody has made one of ${path}`)
  return path.replace('{id}', id).replace('{deliveryId}', randomUUID())
}

export function bodyFor(method: string, path: string, taxpayerId: string): object | undefined {
  if (path.endsWith('/void')) return { reason: 'not mine' }
  if (path.endsWith('/advance')) return { to: new Date(Date.now() + 3_600_000).toISOString() }
  if (path.endsWith('/resend') && !/\{deliveryId\}|\/events\//.test(path)) return { since: '2026-01-01T00:00:00.000Z' }
  if (method === 'PUT') return { name: 'not mine', taxpayerId }
  if (path.includes('/webhooks/') && method === 'PATCH') return { events: [] }
  if (method === 'PATCH') return path.includes('customers') ? { legalName: 'not mine' } : { description: 'not mine' }
  return undefined
}

/** Public by link, or equal for everyone; the logo's form is not JSON. */
const APART = /^\/(files|logos|payment-methods|document-types|v1\/developer\/catalogs)\/|\/logo$/

export interface Route {
  method: string
  path: string
}

export function routesWithIds(paths: Record<string, object>): Route[] {
  return Object.entries(paths)
    .filter(([path]) => path.includes('{') && !APART.test(path))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })))
}

export async function readEverything(
  { byKey, account }: Calls,
  records: ReadonlyMap<string, string>,
): Promise<Answer['body'][]> {
  const seen: Answer['body'][] = []
  for (const [resource, id] of records) {
    if (resource === 'receipts') seen.push((await byKey('GET', `/v1/developer/receipts/${id}`)).body.data.voided)
    else if (resource === 'test-clocks')
      seen.push(must(200, await byKey('GET', '/v1/developer/test-clocks')).data.length)
    else if (resource === 'webhooks') seen.push((await account('GET', '/account/webhooks')).body.data)
    else if (resource === 'requests') seen.push(must(200, await account('GET', `/account/requests/${id}`)).data.id)
    else if (resource === 'sessions') seen.push((await account('GET', '/account/sessions')).body.data.length)
    else if (resource === 'api-keys') seen.push((await account('GET', '/account/api-keys')).body.data.length)
    else seen.push(must(200, await byKey('GET', `/${resource.replace('other-', '')}/${id}`)))
  }
  return seen
}
