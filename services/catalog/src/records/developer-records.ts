import { contextErrors } from '@etax/contracts'
import { AppError, fieldErrors } from '@etax/kernel'
import { invalid, readBody } from '../domain/read-body.ts'
import { type ListFilter, unknownFilter } from '../domain/read-query.ts'
import type { RecordSet, Scope, Target } from '../domain/record-set.ts'
import type { Fields, Row } from '../domain/resource.ts'
import type { Stores } from '../ports.ts'
import type { DeveloperView } from '../resources/developer-views.ts'
import { createRecord } from './create-record.ts'
import { deleteRecord } from './delete-record.ts'
import { findReferred } from './find-referred.ts'
import { findTax } from './find-tax.ts'
import { getRecord } from './get-record.ts'
import { guardWrite } from './guard-write.ts'
import { listRecords } from './list-records.ts'
import { updateRecord } from './update-record.ts'

/** Errors use the developer API's names. @throws AppError `invalid` CTX_10002 for a foreign registry number */
export function developerRecords(stores: Stores, view: DeveloperView): RecordSet {
  const [list, get] = [listRecords(stores), getRecord(stores)]
  const [create, update, remove] = [createRecord(stores), updateRecord(stores), deleteRecord(stores)]
  const { of: resource, body: bodyOf } = view

  return {
    async list(query) {
      refuseOtherNames(view, query.filters)
      const filters = query.filters.map((filter) => ({ ...filter, field: fieldNamed(view, filter.field) }))
      const taxpayerId = await taxpayerOf(query)
      return translated(view, async () => {
        const { rows, ...counts } = await list(resource, { ...query, filters }, { taxpayerId })
        return { ...counts, records: await show(rows) }
      })
    },
    get: async (target) => showOne(await owned(target)),
    async create(write) {
      const taxpayerId = await taxpayerOf(write)
      await guard(write, { taxpayerId })
      const sent = readBody(bodyOf, 'create', write.body, write.workspaceId)
      return translated(view, async () => {
        const fields = await fieldsOf(write, sent, undefined)
        return showOne(await create(resource, { ...write, body: { ...fields, taxpayerId } }))
      })
    },
    async update(write) {
      const row = await owned(write)
      await guard(write, row)
      const before = await showOne(row)
      const sent = readBody(bodyOf, 'update', write.body, write.workspaceId)
      return translated(view, async () => {
        return showOne(await update(resource, { ...write, body: await fieldsOf(write, sent, before) }))
      })
    },
    async remove(target) {
      await owned(target)
      return showOne(await remove(resource, target))
    },
  }

  async function taxpayerOf({ workspaceId, ruc }: Scope): Promise<string> {
    const profile = await stores.profiles.find(workspaceId, ruc)
    if (profile === undefined) throw contextErrors.taxpayerUnknown({ ruc })
    return profile._id
  }

  /** Comes before the tax lookup, which may create a tax. */
  function guard({ workspaceId, view: viewer }: Scope, fields: Fields): Promise<void> {
    return guardWrite(stores.records, resource, { workspaceId, view: viewer, fields })
  }

  async function owned(target: Target): Promise<Row> {
    return get(resource, target, { taxpayerId: await taxpayerOf(target) })
  }

  async function fieldsOf({ workspaceId, now }: Scope, sent: Fields, before: Fields | undefined): Promise<Fields> {
    const { tax, fields } = view.toFields(sent, before)
    return tax === undefined ? fields : { ...fields, taxId: await findTax(stores)(workspaceId, tax, now) }
  }

  async function show(rows: readonly Row[]): Promise<Fields[]> {
    const referred = await findReferred(stores.records, resource, rows)
    return rows.map((row) => ({
      id: row._id,
      ...view.show(row, referred),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }))
  }

  async function showOne(row: Row): Promise<Fields> {
    const [record] = await show([row])
    return record ?? {}
  }
}

function refuseOtherNames({ of: resource, names }: DeveloperView, filters: readonly ListFilter[]): void {
  const isOther = (field: string) => Object.hasOwn(names, field) && !Object.values(names).includes(field)
  const matches = filters.filter(({ field }) => isOther(field))
  if (matches.length === 0) return
  throw invalid(matches.map(({ field, operator }) => unknownFilter(resource, `filter.${field}__${operator}`)))
}

function fieldNamed({ names }: DeveloperView, name: string): string {
  return Object.keys(names).find((field) => names[field] === name) ?? name
}

async function translated<T>({ names }: DeveloperView, work: () => Promise<T>): Promise<T> {
  const named = (path: string) =>
    names[path] ?? path.replace(/^filter\.(\w+?)__/, (_all, field: string) => `filter.${names[field] ?? field}__`)
  try {
    return await work()
  } catch (error) {
    if (!AppError.is(error) || error.code !== fieldErrors.invalidRequest.code) throw error
    throw invalid(error.details.map((detail) => ({ ...detail, path: named(detail.path) })))
  }
}
