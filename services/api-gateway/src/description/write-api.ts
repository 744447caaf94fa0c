import { createLogger } from '@etax/runtime'
import { defaultPlans } from '../accounts/domain/plan.ts'
import { httpApp } from '../http/app.ts'
import { openRoutes, type Wiring } from '../routes.ts'
import { type ApiDocument, type ResourceDescriptions, withResources } from './api-document.ts'
import { apiAt, describeApi } from './describe-api.ts'

/**
 * The answer of GET /openapi.json at this address, without a running system.
 * @param resources catalog's descriptions of its resources
 */
export async function writeApi(server: string, resources: ResourceDescriptions): Promise<object> {
  const app = await httpApp(createLogger('api-gateway', 'silent'), { trustProxy: false })
  await describeApi(app)
  await openRoutes(app, nothingBehind)
  await app.ready()
  const collected = withResources(app.swagger() as ApiDocument, resources)
  await app.close()
  return apiAt(server, collected)
}

const absent = () => {
  throw new Error('the description of the API asks nobody')
}

const nothingBehind = new Proxy({ plans: defaultPlans } as unknown as Wiring, {
  get: (target, name) => Reflect.get(target, name) ?? absent,
})
