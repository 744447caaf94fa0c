import { join } from 'node:path'
import { root } from '../local/src/registry.ts'

const SERVER = 'http://127.0.0.1:8080'

type WriteApi = (server: string, resources: object) => Promise<object>

/** Text of docs/openapi.json: the gateway's answer at /openapi.json. */
export async function apiDescription(): Promise<string> {
  const { writeApi } = await sourceOf<{ writeApi: WriteApi }>('api-gateway', 'description/write-api.ts')
  const described = await sourceOf<{ describeResources(): object }>('catalog', 'resources/describe-resources.ts')
  return `${JSON.stringify(await writeApi(SERVER, described.describeResources()), null, 2)}\n`
}

async function sourceOf<Module>(service: string, file: string): Promise<Module> {
  return (await import(join(root, 'services', service, 'src', file))) as Module
}
