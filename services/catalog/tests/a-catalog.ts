import { randomUUID } from 'node:crypto'
import { Catalog } from '@etax/contracts'
import { type ClientOf, client } from '@etax/rpc'
import { createLogger } from '@etax/runtime'
import { grpcWithoutTls, testMongo } from '@etax/testkit'
import { start } from '../src/service.ts'

type Json = Record<string, unknown>

export async function aCatalog() {
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await testMongo())
  const address = `unix:/tmp/catalog-${randomUUID()}.sock`
  const config = {
    mongodbUrl: mongo.url,
    mongodbDatabase: mongo.database,
    grpcListen: address,
    deployment: 'development' as const,
    healthHost: '127.0.0.1',
    ...grpcWithoutTls,
    healthPort: 0,
    logLevel: 'error',
  }
  const log = createLogger('catalog', 'error')
  life.use(
    await start(config, {
      log,
      openBus: () => {
        throw new Error('the catalog needs no bus')
      },
    }),
  )
  const rpc = life.use(client(Catalog, address, { deadlineMs: 60_000 }))
  const rest = life.move()
  return { rpc, mongo, [Symbol.asyncDispose]: () => rest.disposeAsync() }
}

export type RunningCatalog = Awaited<ReturnType<typeof aCatalog>>

export function aWorkspace(rpc: ClientOf<typeof Catalog>, workspaceId: string = randomUUID()) {
  const parsed = (record: Buffer): Json => JSON.parse(record.toString())
  const body = (record: unknown) => Buffer.from(JSON.stringify(record))
  const api = {
    workspaceId,
    prepare: () => rpc.prepareWorkspace({ workspaceId, name: 'Ferretería Andina' }),
    async list(resource: string, filters: Record<string, string> = {}, page: Json = {}) {
      const filterList = Object.entries(filters).map(([name, value]) => {
        const [field, operator] = name.split('__')
        return { field, operator, value }
      })
      const { records, total } = await rpc.listRecords({ workspaceId, resource, filters: body(filterList), ...page })
      return { records: records.map(parsed), total }
    },
    get: async (resource: string, id: string) => parsed((await rpc.getRecord({ workspaceId, resource, id })).record),
    async create(resource: string, record: Json, id = '') {
      return parsed((await rpc.createRecord({ workspaceId, resource, id, record: body(record) })).record)
    },
    async update(resource: string, id: unknown, record: Json) {
      return parsed((await rpc.updateRecord({ workspaceId, resource, id: String(id), record: body(record) })).record)
    },
    async remove(resource: string, id: unknown) {
      return parsed((await rpc.deleteRecord({ workspaceId, resource, id: String(id) })).record)
    },
  }
  return {
    ...api,
    /** Does what `prepare` does, with an own taxpayer in place of the test taxpayer. */
    async prepareOwn(ruc = '1790012345001') {
      await api.prepare()
      const { id } = await api.create('taxpayers', { ruc, name: 'Andina' })
      const one = async (resource: string) => (await api.list(resource, { taxpayerId__eq: String(id) })).records[0]?.id
      const [establishmentId, emissionPointId] = [await one('establishments'), await one('emission-points')]
      return {
        taxpayerId: String(id),
        ruc,
        establishmentId: String(establishmentId),
        emissionPointId: String(emissionPointId),
      }
    },
  }
}
