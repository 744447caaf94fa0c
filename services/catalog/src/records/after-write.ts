import { catalogErrors } from '@etax/contracts'
import { profileOf } from '../domain/profile.ts'
import { invalid } from '../domain/read-body.ts'
import type { Resource, Row } from '../domain/resource.ts'
import type { TransactionStores } from '../ports.ts'
import { resources } from '../resources/resources.ts'
import { insertDefaults } from './insert-defaults.ts'

interface Write {
  resource: Resource
  row: Row
  kind: 'created' | 'changed' | 'deleted'
  now: Date
}

export function hasConsequences({ inProfile, onlyOne }: Resource): boolean {
  return inProfile === true || onlyOne !== undefined
}

export async function afterWrite(stores: TransactionStores, write: Write): Promise<void> {
  const { resource, row, kind, now } = write
  if (kind === 'created' && resource.path === 'taxpayers') await insertDefaults(stores.records, row, now)
  if (kind === 'deleted' && resource.path === 'taxpayers') await noteDeleted(stores, row)
  if (resource.inProfile) await rebuildProfile(stores, write)
  if (resource.onlyOne) await keepOne(stores, resource.onlyOne, write)
}

/** Noted for the signer's certificate, which must go even if the caller dies. */
async function noteDeleted({ deletedTaxpayers }: TransactionStores, { _id: taxpayerId, workspaceId, ruc }: Row) {
  await deletedTaxpayers.add({ taxpayerId, workspaceId, ruc: String(ruc) })
}

async function rebuildProfile({ records, profiles }: TransactionStores, { resource, row, kind }: Write) {
  const { workspaceId } = row
  const taxpayerId = resource.path === 'taxpayers' ? row._id : String(row.taxpayerId)
  if (resource.path === 'taxpayers' && kind === 'deleted') return profiles.remove(taxpayerId)
  const taxpayer = await records.find(resources.taxpayers, workspaceId, taxpayerId)
  if (taxpayer === undefined) throw noTaxpayer()
  const establishments = await records.findWhere('establishments', workspaceId, { taxpayerId })
  const points = await records.findWhere('emission-points', workspaceId, { taxpayerId })
  await profiles.save(profileOf(taxpayer, establishments, points))
}

/** The flag belongs to the record that just got it, else to its previous holder, else to the oldest. */
async function keepOne({ records, profiles }: TransactionStores, flag: string, { resource, row, now }: Write) {
  const { workspaceId } = row
  const taxpayerId = String(row.taxpayerId)
  if (!(await profiles.lock(taxpayerId))) throw noTaxpayer()
  const all = await records.findWhere(resource.path, workspaceId, { taxpayerId })
  const others = all.filter(({ _id }) => _id !== row._id)
  const chosen = row.live && row[flag] ? row : (others.find((other) => other[flag]) ?? others[0] ?? all[0])
  for (const { _id, [flag]: flagged } of all) {
    const fields = { [flag]: _id === chosen?._id, updatedAt: now }
    if (flagged !== fields[flag]) await records.changeWhere(resource.path, { _id }, fields)
  }
}

function noTaxpayer() {
  return invalid([
    catalogErrors.referenceUnknown.at('taxpayerId', {
      reason: 'record',
      kind: 'taxpayer',
      of: 'workspace',
      list: '/taxpayers',
    }),
  ])
}
