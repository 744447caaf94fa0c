import { Authority, Catalog, Issuance, Renderer, Signer, Webhooks } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { draftDocument } from '@etax/tax-document'
import { TEST_RUC } from '../../../services/api-gateway/tests/fake-clients.ts'
import { aGateway, everyRoute } from '../../../services/api-gateway/tests/gateway.ts'
import { readBody } from '../../../services/catalog/src/domain/read-body.ts'
import type { ResourcePath } from '../../../services/catalog/src/domain/resource.ts'
import { exampleOf } from '../../../services/catalog/src/resources/examples.ts'
import { resources } from '../../../services/catalog/src/resources/resources.ts'
import type { Random } from '../attack/random.ts'
import { examples } from './documents.ts'
import type { FuzzClass } from './fuzz-class.ts'

const WORDS = [
  ...[
    '"__proto__":{},',
    '1e999',
    '-0',
    '\\u0000',
    '\\ud800',
    '[[[[',
    '{"a":',
    'null',
    '"items":[]',
    '99999999999999999999.99',
  ],
  ...['"IVA_RATE"', '"2026-02-30"', '"1710034065"', '"customerId":"x",', '0.0000000000001', '"quantity":"-1"'],
]
const TAKE_BODIES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH'])

/**
 * Bodies of every route that takes one, through the real routes; what passes them is read on as the services behind do: orders
 * become documents, records are checked field by field.
 */
export const postedJson: FuzzClass = {
  name: 'JSON',
  share: 25,
  maxMs: 1_000,
  async open() {
    let passed = 0
    const { app, aWorkspace, clock } = await aGateway(readOn(() => (passed += 1)))
    const { testKey } = await aWorkspace()
    const routes = (await everyRoute()).flatMap(({ method, url }) =>
      [method].flat().flatMap((one) => (TAKE_BODIES.has(one) ? [{ method: one as 'POST', url }] : [])),
    )
    const headers = { 'content-type': 'application/json', 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC }
    const records = Object.keys(resources).map((path) => exampleOf(path as ResourcePath).sent)
    return {
      corpus: [...orders(), ...records.map((record) => Buffer.from(JSON.stringify(record)))],
      words: WORDS,
      async read(payload, random) {
        // The rates at which one may ask are not what is tried.
        clock.now += 60_000
        const { method, url } = random.pick(random.once(3) ? routes : routesFor(payload, routes))
        const before = passed
        const { statusCode, body } = await app.inject({ method, url: addressOf(url, random), headers, payload })
        if (statusCode >= 500) throw new Error(`${method} ${url}: ${statusCode} ${body.slice(0, 200)}`)
        return statusCode < 400 || passed > before ? 'accepted' : 'refused'
      },
    }
  },
}

/** Those that such a body may be for: orders go where orders are issued or shown beforehand, records to the records. */
function routesFor<Route extends { url: string }>(payload: Buffer, routes: readonly Route[]): readonly Route[] {
  const isOrder = payload.includes('"issueDate"') || payload.includes('"items"')
  return routes.filter(({ url }) => (isOrder ? ORDERS.test(url) : RECORDS.test(url)))
}

const ORDERS =
  /^\/v1\/developer\/(invoices|credit-notes|debit-notes|withholdings|waybills|purchase-settlements)(\/preview)?$/
const RECORDS = new RegExp(`^(/v1/developer)?/(${Object.keys(resources).join('|')})(/:id)?$`)

function addressOf(url: string, random: Random): string {
  const id = random.pick(['01935a2e-7c1f-7abc-8def-0123456789ab', 'x', '%00'])
  return url.replace(/:\w+/g, id).replace('*', 'x')
}

function orders(): Buffer[] {
  return examples('json').map((text) => {
    const { documentType: _, ...order } = JSON.parse(text.toString()).order
    return Buffer.from(JSON.stringify(order))
  })
}

interface Request {
  order?: Uint8Array
  documentType?: string
  record?: Uint8Array
  resource?: string
  id?: string
}

/** Every other service, as far as it reads what the caller wrote. */
function readOn(pass: () => void): Parameters<typeof aGateway>[0] {
  const { issuer, today } = JSON.parse(String(examples('json')[0]))
  const read = async ({ order, documentType, record, resource, id }: Request): Promise<never> => {
    if (record !== undefined && record.length > 0 && resource !== undefined && resource in resources) {
      const purpose = id === '' || id === undefined ? 'create' : 'update'
      readBody(resources[resource as ResourcePath], purpose, JSON.parse(String(record)), '')
    }
    if (order !== undefined && order.length > 0) {
      const parsed = { ...JSON.parse(Buffer.from(order).toString()), documentType }
      // What only the catalog knows is filled in before an order is read.
      if (!/"(customer|product)Id"/.test(Buffer.from(order).toString())) draftDocument(parsed, issuer, { today })
    }
    pass()
    throw new AppError('not-found', 'FUZZ_1', 'nothing is kept here')
  }
  const answering = (service: object, own: readonly string[] = []) =>
    Object.fromEntries(
      Object.keys(service)
        .map((method) => `${method[0]?.toLowerCase()}${method.slice(1)}`)
        .filter((method) => !own.includes(method))
        .map((method) => [method, read]),
    )
  return {
    authority: answering(Authority),
    catalog: answering(Catalog, ['findTaxpayer', 'fixRegistryNumber', 'prepareWorkspace', 'concludeTaxpayerDeletion']),
    issuance: answering(Issuance),
    renderer: answering(Renderer),
    signer: answering(Signer, ['describeCertificates']),
    webhooks: answering(Webhooks),
  }
}
