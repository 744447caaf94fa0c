import { contextErrors } from '@etax/contracts'
import { IN_PRODUCTION } from '../domain/resource.ts'
import type { Stores, TransactionStores } from '../ports.ts'
import { afterWrite } from '../records/after-write.ts'
import { resources } from '../resources/resources.ts'

interface Numbered {
  workspaceId: string
  taxpayerId: string
  ruc: string
  /** The series of a live receipt, three digits each; empty for none. */
  liveEstablishment: string
  liveEmissionPoint: string
}

interface Fixed {
  changed: boolean
  seriesFound: boolean
}

/**
 * Fixes a registry number before other services store data under it. This and a parallel change are both conditional
 * writes, so that one of them fails. A series is marked before its first live receipt, so that a test key cannot delete
 * it in parallel.
 * @throws AppError `invalid` CTX_10002 if the taxpayer is deleted or has another number
 */
export const fixRegistryNumber =
  ({ transact }: Pick<Stores, 'transact'>) =>
  (numbered: Numbered): Promise<Fixed> =>
    transact(async (stores) => {
      const fixed = await fix(stores, numbered)
      if (numbered.liveEstablishment === '') return { changed: fixed, seriesFound: false }
      const marked = await markSeries(stores, numbered)
      return { changed: fixed || marked === true, seriesFound: marked !== undefined }
    })

async function fix(stores: TransactionStores, numbered: Numbered): Promise<boolean> {
  const { workspaceId, taxpayerId, ruc, liveEstablishment } = numbered
  const { records } = stores
  const { taxpayers } = resources
  const taxpayer = await records.find(taxpayers, workspaceId, taxpayerId)
  if (taxpayer?.ruc !== ruc) throw contextErrors.taxpayerUnknown({ ruc })
  const marks = { numberFixed: true, ...(liveEstablishment === '' ? {} : { [IN_PRODUCTION]: true }) }
  if (Object.keys(marks).every((name) => taxpayer[name] === true)) return false
  const mark = { workspaceId, id: taxpayerId, fields: marks, where: { ruc } }
  const row = await records.change(taxpayers, mark)
  if (row === undefined) throw contextErrors.taxpayerUnknown({ ruc })
  await afterWrite(stores, { resource: taxpayers, row, kind: 'changed', now: row.updatedAt })
  return true
}

/** Undefined without such a series; false if it was marked already. */
async function markSeries(
  stores: TransactionStores,
  { workspaceId, taxpayerId, liveEstablishment, liveEmissionPoint }: Numbered,
): Promise<boolean | undefined> {
  const { records } = stores
  const place = { taxpayerId, code: Number(liveEstablishment) }
  const [establishment] = await records.findWhere('establishments', workspaceId, place)
  if (establishment === undefined) return undefined
  const named = { establishmentId: establishment._id, code: Number(liveEmissionPoint) }
  const [point] = await records.findWhere('emission-points', workspaceId, named)
  if (point === undefined) return undefined
  if (point[IN_PRODUCTION] === true) return false
  const resource = resources['emission-points']
  const row = await records.change(resource, { workspaceId, id: point._id, fields: { [IN_PRODUCTION]: true } })
  if (row === undefined) return undefined
  await afterWrite(stores, { resource, row, kind: 'changed', now: row.updatedAt })
  return true
}
