import { newId } from '@etax/kernel'
import type { mongo } from 'mongoose'
import { bornRow } from './domain/born-row.ts'
import { profileOf } from './domain/profile.ts'
import { invalid } from './domain/read-body.ts'
import type { Fields, Resource, Row } from './domain/resource.ts'
import { resources } from './domain/resources.ts'
import type { Errands } from './outbound/mongo-errands.ts'
import type { Logos } from './outbound/mongo-logos.ts'
import type { Profiles } from './outbound/mongo-profiles.ts'
import type { Records } from './outbound/mongo-records.ts'

export interface Stores {
  records: Records
  profiles: Profiles
  logos: Logos
  errands: Errands
}

export interface Written {
  resource: Resource
  /** The record after the write. */
  row: Row
  kind: 'created' | 'changed' | 'deleted'
  now: Date
}

/** Whether a write has consequences, and so needs a transaction. */
export function hasConsequences({ inProfile, onlyOne }: Resource): boolean {
  return inProfile === true || onlyOne !== undefined
}

/** Does, in the write's own transaction, what follows from it elsewhere. */
export async function settleWrite(stores: Stores, written: Written, session: mongo.ClientSession): Promise<void> {
  const { resource, row, kind, now } = written
  if (kind === 'created' && resource.path === 'taxpayers') await equip(stores, row, now, session)
  if (resource.inProfile) await rebuildProfile(stores, written, session)
  if (resource.onlyOne) await keepOne(stores, resource.onlyOne, written, session)
}

/** A taxpayer comes ready to invoice: establishment 001, emission point 001, a main warehouse, a default price type. */
async function equip({ records }: Stores, { workspaceId, _id, address }: Row, now: Date, session: mongo.ClientSession) {
  const establishmentId = newId(now.getTime())
  const taxpayerId = _id
  await give(resources.establishments, { code: 1, name: 'Matriz', address, taxpayerId }, establishmentId)
  await give(resources['emission-points'], { establishmentId, code: 1, name: 'Punto de emisión 001', taxpayerId })
  await give(resources.warehouses, { taxpayerId, name: 'Bodega principal', location: null, isMain: true })
  await give(resources['price-types'], { name: 'Precio normal', taxpayerId, isDefault: true })

  async function give(resource: Resource, fields: Fields, id = newId(now.getTime())) {
    await records.insert(resource, bornRow(fields, { id, workspaceId, now }), session)
  }
}

async function rebuildProfile(
  { records, profiles }: Stores,
  { resource, row, kind }: Written,
  session: mongo.ClientSession,
) {
  const { workspaceId } = row
  const taxpayerId = resource.path === 'taxpayers' ? row._id : String(row.taxpayerId)
  if (resource.path === 'taxpayers' && kind === 'deleted') return profiles.remove(taxpayerId, session)
  const taxpayer = await records.find(resources.taxpayers, workspaceId, taxpayerId, session)
  if (taxpayer === undefined) throw noTaxpayer()
  const establishments = await records.findWhere('establishments', workspaceId, { taxpayerId }, session)
  const points = await records.findWhere('emission-points', workspaceId, { taxpayerId }, session)
  await profiles.save(profileOf(taxpayer, establishments, points), session)
}

/** One record of the taxpayer carries the flag: the one just given it, else the one that had it, else the oldest. */
async function keepOne({ records, profiles }: Stores, flag: string, written: Written, session: mongo.ClientSession) {
  const { resource, row, now } = written
  const { workspaceId } = row
  const taxpayerId = String(row.taxpayerId)
  if (!(await profiles.takeTurn(taxpayerId, session))) throw noTaxpayer()
  const all = await records.findWhere(resource.path, workspaceId, { taxpayerId }, session)
  const others = all.filter(({ _id }) => _id !== row._id)
  const chosen = row.live && row[flag] ? row : (others.find((other) => other[flag]) ?? others[0] ?? all[0])
  for (const { _id, [flag]: flagged } of all) {
    const fields = { [flag]: _id === chosen?._id, updatedAt: now }
    if (flagged !== fields[flag]) await records.changeWhere(resource.path, { _id }, fields, session)
  }
}

function noTaxpayer() {
  return invalid([{ path: 'taxpayerId', code: 'CAT_10011', message: 'names no taxpayer of this workspace' }])
}
