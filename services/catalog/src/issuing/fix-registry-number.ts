import { contextErrors } from '@etax/contracts'
import type { Stores, TransactionStores } from '../ports.ts'
import { afterWrite } from '../records/after-write.ts'
import { resources } from '../resources/resources.ts'

interface Numbered {
  workspaceId: string
  taxpayerId: string
  taxpayerRuc: string
}

/**
 * Fixes a taxpayer's registry number for good, before anything is kept elsewhere under it. Of this and a change of the
 * number that meet, one wins, since each is a write on condition of the other: either the change finds the mark and is
 * refused, or this finds another number and whoever asked keeps nothing.
 * @returns false where it was fixed before
 * @throws AppError `invalid` CTX_10002 where the taxpayer is gone or has another number by now
 */
export const fixRegistryNumber =
  ({ transact }: Pick<Stores, 'transact'>) =>
  (numbered: Numbered): Promise<boolean> =>
    transact((stores) => fix(stores, numbered))

async function fix(stores: TransactionStores, { workspaceId, taxpayerId, taxpayerRuc }: Numbered) {
  const { records } = stores
  const { taxpayers } = resources
  const known = await records.find(taxpayers, workspaceId, taxpayerId)
  if (known?.ruc !== taxpayerRuc) {
    const message = `The registry number ${taxpayerRuc} is not in this workspace`
    throw contextErrors.taxpayerUnknown({ message })
  }
  if (known.numberFixed === true) return false
  const mark = { workspaceId, id: taxpayerId, fields: { numberFixed: true }, where: { ruc: taxpayerRuc } }
  const row = await records.change(taxpayers, mark)
  if (row === undefined) throw contextErrors.taxpayerUnknown()
  await afterWrite(stores, { resource: taxpayers, row, kind: 'changed', now: row.updatedAt })
  return true
}
