import { type Catalog, gatewayErrors, modeOf } from '@etax/contracts'
import { isUuid, newId } from '@etax/kernel'
import type { Handlers } from '@etax/rpc'
import type { Logger } from '@etax/runtime'
import { fixedLists } from '../domain/fixed-lists.ts'
import type { ListFilter } from '../domain/read-query.ts'
import type { RecordSet, Scope } from '../domain/record-set.ts'
import type { Fields, View } from '../domain/resource.ts'
import { showRecord } from '../domain/show-record.ts'
import type { Stores } from '../ports.ts'
import { developerRecords } from '../records/developer-records.ts'
import { ensureDefaultTaxes } from '../records/ensure-default-taxes.ts'
import { fixedRecords } from '../records/fixed-records.ts'
import { resourceRecords } from '../records/resource-records.ts'
import { describeResources } from '../resources/describe-resources.ts'
import { developerViews } from '../resources/developer-views.ts'
import { resourceAt, resources } from '../resources/resources.ts'
import { fromJson, toJson } from './json.ts'

type RecordCalls = Pick<
  Handlers<typeof Catalog>,
  | 'listRecords'
  | 'getRecord'
  | 'createRecord'
  | 'updateRecord'
  | 'deleteRecord'
  | 'ensureDefaultTaxes'
  | 'describeResources'
>

interface RecordCall {
  workspaceId: string
  ruc: string
  mode: string
  spareProduction?: boolean
}

interface WriteCall extends RecordCall {
  resource: string
  checkOnly?: boolean
}

export function recordCalls(stores: Stores, log: Logger): RecordCalls {
  const setAt = recordSets(stores)
  const defaultTaxes = ensureDefaultTaxes(stores)
  return {
    listRecords: async ({ resource, filters, ...query }) => {
      const listQuery = { ...query, ...scopeOf(query), filters: filtersIn(filters) }
      const { records, ...counts } = await setAt(resource).list(listQuery)
      return { ...counts, records: records.map(toJson) }
    },
    getRecord: async (call) => ({
      record: toJson(await setAt(call.resource).get({ ...scopeOf(call), id: idOf(call) })),
    }),
    createRecord: async (call) => {
      const id = isUuid(call.id) ? idOf(call) : newId()
      const write = { ...scopeOf(call), ...howToWrite(call), id }
      return answer('record created', call, await setAt(call.resource).create(write))
    },
    updateRecord: async (call) => {
      const write = { ...scopeOf(call), ...howToWrite(call), id: idOf(call) }
      return answer('record changed', call, await setAt(call.resource).update(write))
    },
    deleteRecord: async (call) => {
      return answer('record deleted', call, await setAt(call.resource).remove({ ...scopeOf(call), id: idOf(call) }))
    },
    ensureDefaultTaxes: async ({ workspaceId }) => {
      const rows = await defaultTaxes({ workspaceId, now: new Date() })
      const records = rows.map((row) => showRecord(resources.taxes, row, { view: { mode: 'test' } }))
      return { records: records.map(toJson), total: rows.length }
    },
    describeResources: async () => ({ description: toJson(describeResources()) }),
  }

  function answer(event: string, { workspaceId, resource, checkOnly = false }: WriteCall, record: Fields) {
    if (!checkOnly) log.info({ workspaceId, resource, id: record.id }, event)
    return { record: toJson(record) }
  }
}

function recordSets(stores: Stores): (path: string) => RecordSet {
  return (path) => {
    const view = path.startsWith('developer/') ? own(developerViews, path.slice('developer/'.length)) : undefined
    if (view !== undefined) return developerRecords(stores, view)
    const list = own(fixedLists, path)
    return list === undefined ? resourceRecords(stores, resourceAt(path)) : fixedRecords(list)
  }
}

function own<T>(table: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

function filtersIn(bytes: Buffer): ListFilter[] {
  const filters = fromJson(bytes) ?? []
  if (!Array.isArray(filters)) throw gatewayErrors.notJson({ reason: 'body' }, { more: 'filters are a list' })
  return filters.map(({ field, operator, value }) => ({
    field: String(field),
    operator: String(operator),
    value: String(value),
  }))
}

function scopeOf({ workspaceId, ruc, ...rest }: RecordCall): Scope {
  return { workspaceId, ruc, view: viewOf(rest), now: new Date() }
}

export function viewOf({ mode, spareProduction = false }: Pick<RecordCall, 'mode' | 'spareProduction'>): View {
  return { mode: modeOf(mode), sparesProduction: spareProduction }
}

function howToWrite({ record, checkOnly, fixNumber }: { record: Buffer; checkOnly: boolean; fixNumber: boolean }) {
  return { body: fromJson(record), checkOnly, fixNumber }
}

/** Ids are stored in lower case. */
function idOf({ id }: { id: string }): string {
  return lowerId(id)
}

export function lowerId(id: string): string {
  return isUuid(id) ? id.toLowerCase() : id
}
