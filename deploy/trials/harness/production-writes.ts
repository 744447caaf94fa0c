import type { Answer } from './client.ts'
import { must } from './client.ts'
import type { Call } from './one-of-everything.ts'

export interface Write {
  method: string
  path: string
  headers?: Record<string, string>
  body?: object | string
}

/** Calls that a test key may make in production, since they stay in the sandbox or make own data. */
const STAYS_IN_THE_SANDBOX: readonly RegExp[] = [
  /^POST \/(taxpayers|invoice)$/,
  /^POST \/v1\/developer\/(invoices|purchase-settlements|credit-notes|debit-notes|withholdings)(\/preview(\/pdf)?)?$/,
  /^PATCH \/v1\/developer\/[a-z-]+\/sequential$/,
  /^POST \/v1\/developer\/(batches|sign|sign-and-authorize|authorize-signed|validate-xml|verify|invoices\/import)$/,
  /^POST \/v1\/developer\/(invoices|receipts)\/\{id\}\/(retry|void|email)$/,
  // They belong to the workspace and to the key's own mode.
  /^[A-Z]+ \/v1\/developer\/(webhooks|api-keys|test-clocks)(\/|$)/,
]

export type Paths = Record<string, Record<string, { security?: readonly object[] }>>

/**
 * Every write that a key may call, by the API's description, except those above, for the taxpayer of these records. New
 * routes are included until listed above.
 */
export function productionWrites(paths: Paths, records: ReadonlyMap<string, string>): Write[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, { security = [] }]) => method !== 'get' && security.some((one) => 'apiKey' in one))
      .map(([method]) => ({ method: method.toUpperCase(), path }))
      .filter((route) => !STAYS_IN_THE_SANDBOX.some((pattern) => pattern.test(`${route.method} ${route.path}`)))
      .map((route) => writeTo(route, records)),
  )
}

function writeTo({ method, path }: { method: string; path: string }, records: ReadonlyMap<string, string>): Write {
  const [, resource = ''] = /([a-z-]+)\/\{id\}/.exec(path) ?? []
  const taxpayerId = records.get('taxpayers') ?? ''
  const named = path.replace('{id}', records.get(resource) ?? `no ${resource} was made`)
  if (path.endsWith('/import')) {
    const headers = { 'content-type': 'text/csv' }
    return { method, path: `${named}?taxpayerId=${taxpayerId}`, headers, body: 'code,name\r\n' }
  }
  if (path.endsWith('/logo')) return { method, path: named, ...LOGO }
  if (path.endsWith('/certificate')) return { method, path, body: { file: 'bm9uZQ==', password: 'x' } }
  if (method === 'DELETE' || path.endsWith('/issue')) return { method, path: named }
  const isOfTaxpayer = !path.startsWith('/v1/') && !/^\/(taxes|taxpayers)/.test(path)
  return { method, path: named, body: { ...(isOfTaxpayer && { taxpayerId }), name: 'By a test key' } }
}

const LOGO = {
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nPNG\r\n--x--\r\n',
}

export async function makeProductionRecords(live: Call, taxpayerId: string): Promise<Map<string, string>> {
  const records = new Map([['taxpayers', taxpayerId]])
  const idOf = (resource: string): string => records.get(resource) ?? ''
  const own = { taxpayerId, name: 'In production' }
  const make = async (resource: string, body: object, path = `/${resource}`) => {
    records.set(resource, must(201, await live('POST', path, { taxpayerId, ...body })).id)
  }
  for (const resource of ['establishments', 'emission-points', 'warehouses', 'price-types']) {
    const [first] = must(200, await live('GET', `/${resource}?filter.taxpayerId__eq=${taxpayerId}`))
    records.set(resource, first.id)
  }
  records.set('taxes', must(200, await live('GET', '/taxes?filter.name__eq=IVA%200%25'))[0].id)
  await make('categories', own)
  await make('customers', { ...own, identification: '1710034065', type: '05' })
  await make('products', { ...own, code: 'P', price: '1000.00', taxId: idOf('taxes') })
  await make('product-prices', { productId: idOf('products'), priceTypeId: idOf('price-types'), price: '1000.00' })
  const draft = {
    customerId: idOf('customers'),
    issueDate: '2026-01-02',
    establishmentId: idOf('establishments'),
    emissionPointId: idOf('emission-points'),
    paymentMethods: [{ paymentMethodId: '5f2b0c7e-0a01-4c1e-9d10-000000000001', value: '1000.00' }],
    details: [{ productId: idOf('products'), quantity: 1, price: '1000.00' }],
  }
  await make('invoices', draft, '/invoice')
  return records
}

export async function readProduction(live: Call, records: ReadonlyMap<string, string>): Promise<Answer['body'][]> {
  const seen: Answer['body'][] = []
  for (const [resource, id] of records) {
    seen.push(must(200, await live('GET', `/${resource}/${id}`)))
    seen.push(must(200, await live('GET', `/${resource}`)).length)
  }
  return seen
}
