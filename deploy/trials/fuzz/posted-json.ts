import { Authority, Catalog, catalogErrors, Issuance, Renderer, Signer, Webhooks } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import type { Order } from '@etax/tax-document'
import type { RouteOptions } from 'fastify'
import { aGateway, everyRoute } from '../../../services/api-gateway/tests/gateway.ts'
import { readBody } from '../../../services/catalog/src/domain/read-body.ts'
import type { ResourcePath } from '../../../services/catalog/src/domain/resource.ts'
import { resources } from '../../../services/catalog/src/resources/resources.ts'
import { examples } from './documents.ts'
import type { FuzzClass } from './fuzz-class.ts'
import { readRequest } from './http-request.ts'
import { judgeOrder } from './judge-order.ts'
import { requestsOf } from './requests.ts'

const WORDS = [
  ...['"__proto__":{},', '1e999', '-0', '\\u0000', '\\ud800', '[[[[', '{"a":', 'null', '"items":[]'],
  ...['99999999999999999999.99', '"IVA_RATE"', '"2026-02-30"', '"1710034065"', '"customerId":"x",', '0.0000000000001'],
  ...['"quantity":"-1"', '?limit=-1', '&limit=1&limit=2', '%ff', '/../', 'content-type: text/xml', 'x-mode: both'],
]

/** The session and requests are dropped after this many inputs. */
const INPUTS_OF_A_GATEWAY = 1_000

/**
 * Requests to every route, through the real routes. Accepted bodies are read as the services do: orders become
 * documents, which are judged; records are checked by field.
 */
export const postedJson: FuzzClass = {
  name: 'JSON',
  share: 200,
  maxMs: 1_000,
  async open() {
    const behind = { passed: 0, defects: [] as unknown[] }
    const overrides = readOn(behind)
    let [gateway, inputs] = [await aSignedInGateway(overrides), 0]
    const { corpus, structured } = requestsOf(await routesThatEnd())
    return {
      corpus,
      structured,
      words: WORDS,
      async read(input) {
        inputs += 1
        if (inputs % INPUTS_OF_A_GATEWAY === 0) gateway = await aSignedInGateway(overrides)
        // Rate limits are not tested here.
        gateway.clock.now += 60_000
        const request = readRequest(input)
        if (request === null) return 'refused'
        const { method, url, body, headers } = request
        const headerEntries = Object.entries(headers).map(([name, value]) => [name, gateway.secrets[value] ?? value])
        const before = behind.passed
        const options = { method: method as 'GET', url, headers: Object.fromEntries(headerEntries) }
        const answer = await gateway.app.inject(body.length > 0 ? { ...options, payload: body } : options)
        const [defect] = behind.defects.splice(0)
        if (defect !== undefined) throw defect
        if (answer.statusCode >= 500) {
          throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body.slice(0, 200)}`)
        }
        return answer.statusCode < 400 || behind.passed > before ? 'accepted' : 'refused'
      },
    }
  },
}

async function routesThatEnd(): Promise<RouteOptions[]> {
  return (await everyRoute()).filter(({ url }) => !/\/events$|^\/mcp$/.test(url))
}

async function aSignedInGateway(overrides: Parameters<typeof aGateway>[0]) {
  const { app, aWorkspace, clock } = await aGateway(overrides)
  const { testKey } = await aWorkspace()
  const payload = { email: 'fuzz@example.com', password: 'correct horse', workspaceName: 'Fuzz' }
  const signedUp = await app.inject({ method: 'POST', url: '/account/sign-up', payload })
  const cookie = String(signedUp.headers['set-cookie']).split(';')[0] ?? ''
  const secrets: Record<string, string> = { KEY: testKey, SESSION: cookie, CSRF: signedUp.json().data.csrfToken }
  return { app, clock, secrets }
}

interface Request {
  order?: Uint8Array
  documentType?: Order['documentType']
  record?: Uint8Array
  resource?: string
  id?: string
}

/** Other services, as far as they read callers' data. */
function readOn(behind: { passed: number; defects: unknown[] }): Parameters<typeof aGateway>[0] {
  const { issuer, today } = JSON.parse(String(examples('json')[0]))
  const judge = ({ order, documentType, record, resource, id }: Request): void => {
    if (record !== undefined && record.length > 0 && resource !== undefined && resource in resources) {
      const purpose = id === '' || id === undefined ? 'create' : 'update'
      readBody(resources[resource as ResourcePath], purpose, JSON.parse(String(record)), '')
    }
    const text = Buffer.from(order ?? []).toString()
    // The catalog fills in these ids before an order is read.
    if (text === '' || /"(customer|product)Id"/.test(text)) return
    if (!judgeOrder({ ...JSON.parse(text), documentType }, issuer, today))
      // Stands for any refusal.
      throw catalogErrors.foreignTenant()
  }
  const read = async (request: Request): Promise<never> => {
    try {
      judge(request)
    } catch (error) {
      if (!AppError.is(error) || error.kind === 'internal') behind.defects.push(error)
      throw error
    }
    behind.passed += 1
    throw catalogErrors.resourceUnknown({ resource: 'none' })
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
