import { contextErrors } from '@etax/contracts'
import { IN_PRODUCTION } from '../domain/resource.ts'
import type { Stores, TransactionStores } from '../ports.ts'
import { afterWrite } from '../records/after-write.ts'
import { resources } from '../resources/resources.ts'

interface Numbered {
  workspaceId: string
  taxpayerId: string
  taxpayerRuc: string
  /** The series a live receipt is going to stand in, three digits each; empty for none. */
  liveEstablishment: string
  liveEmissionPoint: string
}

interface Fixed {
  /** False where everything was marked before. */
  changed: boolean
  /** The taxpayer has the series that was named. */
  seriesFound: boolean
}

/**
 * Fixes a taxpayer's registry number for good, before anything is kept elsewhere under it. Of this and a change of the
 * number that meet, one wins, since each is a write on condition of the other: either the change finds the mark and is
 * refused, or this finds another number and whoever asked keeps nothing. The same holds of a series and its deletion by
 * somebody who may not touch production: the mark is there before the first live receipt is numbered.
 * @throws AppError `invalid` CTX_10002 where the taxpayer is gone or has another number by now
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
  const { workspaceId, taxpayerId, taxpayerRuc, liveEstablishment } = numbered
  const { records } = stores
  const { taxpayers } = resources
  const taxpayer = await records.find(taxpayers, workspaceId, taxpayerId)
  if (taxpayer?.ruc !== taxpayerRuc) throw contextErrors.taxpayerUnknown({ ruc: taxpayerRuc })
  const marks = { numberFixed: true, ...(liveEstablishment === '' ? {} : { [IN_PRODUCTION]: true }) }
  if (Object.keys(marks).every((name) => taxpayer[name] === true)) return false
  const mark = { workspaceId, id: taxpayerId, fields: marks, where: { ruc: taxpayerRuc } }
  const row = await records.change(taxpayers, mark)
  if (row === undefined) throw contextErrors.taxpayerUnknown({ ruc: taxpayerRuc })
  await afterWrite(stores, { resource: taxpayers, row, kind: 'changed', now: row.updatedAt })
  return true
}

/** Undefined where the taxpayer has no such series, or has it no more; false where it was marked before. */
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
