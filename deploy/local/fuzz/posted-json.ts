import { everyRoute, aGateway } from '../../../services/api-gateway/tests/gateway.ts'
import { TEST_RUC } from '../../../services/api-gateway/tests/fake-clients.ts'
import { examples } from './documents.ts'
import type { FuzzClass } from './fuzz-class.ts'

/** Bodies of every route that takes one, through the real routes and their validation. */
export const postedJson: FuzzClass = {
  name: 'JSON',
  share: 25,
  maxMs: 1_000,
  async open() {
    const { app, aWorkspace } = await aGateway()
    const { testKey } = await aWorkspace()
    const routes = (await everyRoute()).flatMap(({ method, url }) =>
      [method].flat().flatMap((one) => (TAKE_BODIES.has(one) ? [{ method: one as 'POST', url }] : [])),
    )
    const headers = { 'content-type': 'application/json', 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC }
    return {
      corpus: examples('json'),
      words: ['"__proto__":{},', '1e999', '-0', '\\u0000', '\\ud800', '[[[[', '{"a":', 'null', '"items":[]', '99999999999999999999.99'],
      async read(payload, random) {
        const { method, url } = random.pick(routes)
        const path = url.replace(/:\w+/g, random.pick(['01935a2e-7c1f-7abc-8def-0123456789ab', 'x', '%00']))
        const { statusCode, body } = await app.inject({ method, url: path.replace('*', 'x'), headers, payload })
        if (statusCode >= 500) throw new Error(`${method} ${url}: ${statusCode} ${body.slice(0, 200)}`)
        return statusCode >= 400 ? 'refused' : 'accepted'
      },
    }
  },
}

const TAKE_BODIES: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH'])
