import { Catalog } from '@etax/contracts'
import { isUuid, newId, within } from '@etax/kernel'
import { type Handlers, type Implementation, implement } from '@etax/rpc'
import type { Logger } from '@etax/runtime'
import { TEST_TAXPAYER_RUC } from '@etax/tax-document'
import { createRecord } from '../create-record.ts'
import { deleteRecord } from '../delete-record.ts'
import { noTaxpayer, notFound } from '../domain/not-found.ts'
import type { AskedFilter } from '../domain/read-query.ts'
import type { Resource, Row } from '../domain/resource.ts'
import { resourceAt } from '../domain/resources.ts'
import { getRecord } from '../get-record.ts'
import { listRecords, showAll } from '../list-records.ts'
import { asOutage } from '../outbound/mongo-outage.ts'
import { prepareWorkspace } from '../prepare-workspace.ts'
import { resolveIssuer } from '../resolve-issuer.ts'
import type { Stores } from '../settle-write.ts'
import { updateRecord } from '../update-record.ts'
import { issuerAnswer } from './issuer-answer.ts'
import { fromJson, toJson } from './json.ts'

type CatalogHandlers = Handlers<typeof Catalog>

/** Longer than any query takes, shorter than callers wait: a database that is gone is said to be gone. */
const PATIENCE = 8_000

export function catalogService(stores: Stores, log: Logger): Implementation {
  const soon = async (): Promise<never> => {
    throw new Error('coming within the hour')
  }
  const handlers: CatalogHandlers = {
    ensureDefaultTaxes: soon,
    describeResources: soon,
    claimInvoice: soon,
    concludeInvoice: soon,
    moveStock: soon,
    storeLogo: soon,
    fetchLogo: soon,
    noteCertificate: soon,
    importRecords: soon,
    exportRecords: soon,
    ...issuing(stores),
    ...recordCalls(stores, log),
  }
  const guarded = Object.entries(handlers).map(([name, handle]) => [name, guard(name, handle as Handle)])
  return implement(Catalog, Object.fromEntries(guarded) as CatalogHandlers)
}

type Handle = (request: unknown, call: unknown) => Promise<unknown>

function guard(name: string, handle: Handle): Handle {
  return async (request, call) => {
    try {
      return await within(PATIENCE, `catalog ${name}`, handle(request, call))
    } catch (error) {
      throw asOutage(error)
    }
  }
}

function issuing(stores: Stores): Pick<CatalogHandlers, 'resolveIssuer' | 'findTaxpayer' | 'prepareWorkspace'> {
  const resolve = resolveIssuer(stores)
  const prepare = prepareWorkspace(stores)
  return {
    resolveIssuer: async (request) => issuerAnswer(await resolve(request)),
    findTaxpayer: async ({ workspaceId, ruc }) => {
      const profile = await stores.profiles.find(workspaceId, ruc)
      if (profile === undefined) throw noTaxpayer(ruc)
      return { taxpayerId: profile._id, testTaxpayer: ruc === TEST_TAXPAYER_RUC }
    },
    prepareWorkspace: async ({ workspaceId, name }) => {
      const profile = await prepare({ workspaceId, name, now: new Date() })
      const [establishment] = profile.establishments
      return {
        taxpayerId: profile._id,
        taxpayerRuc: profile.ruc,
        establishmentId: establishment?.id ?? '',
        emissionPointId: establishment?.points[0]?.id ?? '',
      }
    },
  }
}

function recordCalls(
  stores: Stores,
  log: Logger,
): Pick<CatalogHandlers, 'listRecords' | 'getRecord' | 'createRecord' | 'updateRecord' | 'deleteRecord'> {
  const [list, get] = [listRecords(stores), getRecord(stores)]
  const [create, update, remove] = [createRecord(stores), updateRecord(stores), deleteRecord(stores)]
  return {
    listRecords: async ({ workspaceId, resource, filters, sort, limit, offset }) => {
      const asked = (fromJson(filters) ?? []) as AskedFilter[]
      const { shown, total } = await list(resourceAt(resource), { workspaceId, filters: asked, sort, limit, offset })
      return { records: shown.map(toJson), total }
    },
    getRecord: async ({ workspaceId, resource, id }) => {
      return { record: toJson(await get(resourceAt(resource), { workspaceId, id: idOf(resourceAt(resource), id) })) }
    },
    createRecord: async ({ workspaceId, resource, id, record }) => {
      const made = { workspaceId, id: id === '' ? newId() : id, body: fromJson(record), now: new Date() }
      return answer('record created', resourceAt(resource), await create(resourceAt(resource), made))
    },
    updateRecord: async ({ workspaceId, resource, id, record }) => {
      const at = resourceAt(resource)
      const change = { workspaceId, id: idOf(at, id), body: fromJson(record), now: new Date() }
      return answer('record changed', at, await update(at, change))
    },
    deleteRecord: async ({ workspaceId, resource, id }) => {
      const at = resourceAt(resource)
      return answer('record deleted', at, await remove(at, { workspaceId, id: idOf(at, id), now: new Date() }))
    },
  }

  async function answer(event: string, resource: Resource, row: Row) {
    log.info({ workspaceId: row.workspaceId, resource: resource.path, id: row._id }, event)
    const [shown] = await showAll(stores.records, resource, [row])
    return { record: toJson(shown) }
  }
}

/** A malformed id names no record. */
function idOf(resource: Resource, id: string): string {
  if (!isUuid(id)) throw notFound(resource, id)
  return id.toLowerCase()
}
