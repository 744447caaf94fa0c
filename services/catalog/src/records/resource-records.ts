import type { RecordSet } from '../domain/record-set.ts'
import type { Fields, Resource, Row, View } from '../domain/resource.ts'
import { showRecord } from '../domain/show-record.ts'
import type { Stores } from '../ports.ts'
import { resources } from '../resources/resources.ts'
import { createRecord } from './create-record.ts'
import { deleteRecord } from './delete-record.ts'
import { findReferred } from './find-referred.ts'
import { getRecord } from './get-record.ts'
import { listRecords } from './list-records.ts'
import { updateRecord } from './update-record.ts'

export function resourceRecords(stores: Stores, resource: Resource): RecordSet {
  const [list, get] = [listRecords(stores), getRecord(stores)]
  const [create, update, remove] = [createRecord(stores), updateRecord(stores), deleteRecord(stores)]
  return {
    async list(query) {
      const { rows, ...counts } = await list(resource, query)
      return { ...counts, records: await show(stores, resource, rows, query.view) }
    },
    get: async (target) => showOne(target.view, await get(resource, target)),
    create: async (write) => showOne(write.view, await create(resource, write)),
    async update(write) {
      const row = await update(resource, write)
      const record = await showOne(write.view, row)
      return resource.path === 'customers' ? { ...record, invoices: await invoicesOf(stores, row, write.view) } : record
    },
    remove: async (target) => showOne(target.view, await remove(resource, target)),
  }

  async function showOne(view: View, row: Row): Promise<Fields> {
    const [record] = await show(stores, resource, [row], view)
    return record ?? {}
  }
}

async function show({ records }: Stores, resource: Resource, rows: readonly Row[], view: View): Promise<Fields[]> {
  const referred = await findReferred(records, resource, rows)
  return rows.map((row) => showRecord(resource, row, { view, referred }))
}

/** The specification adds the invoices to a changed customer. */
async function invoicesOf(stores: Stores, { _id, workspaceId }: Row, view: View): Promise<Fields[]> {
  const rows = await stores.records.findWhere('invoices', workspaceId, { customerId: _id })
  return show(stores, resources.invoices, rows, view)
}
