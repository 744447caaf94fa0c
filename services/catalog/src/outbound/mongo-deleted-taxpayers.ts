import { insertNew, leasedRows, newLease } from '@etax/durable-work'
import type { mongo } from 'mongoose'
import type { DeletedTaxpayers } from '../ports.ts'
import type { CatalogCollections } from './collections.ts'
import { inTransaction } from './mongo-session.ts'

/** Longer than the signer needs to destroy the certificate. */
const LEASE_MS = 20_000
const MAX_CLAIMED = 20

export function mongoDeletedTaxpayers(
  { deletedTaxpayers: collection }: Pick<CatalogCollections, 'deletedTaxpayers'>,
  session?: mongo.ClientSession,
): DeletedTaxpayers {
  const rows = leasedRows(collection, { leaseMs: LEASE_MS })
  return {
    async add({ taxpayerId: _id, workspaceId, ruc }) {
      const row = { row: { _id, workspaceId, ruc }, next: { inMs: LEASE_MS, lease: newLease() } }
      const [inserted] = await insertNew(collection, [row], inTransaction(session))
      if (inserted instanceof Error) throw inserted
    },

    async claim() {
      const claimed = await rows.claim({ max: MAX_CLAIMED })
      return claimed.map(({ _id: taxpayerId, workspaceId, ruc }) => ({ taxpayerId, workspaceId, ruc }))
    },

    async isOpen({ workspaceId, taxpayerId: _id }) {
      return (await collection.findOne({ _id, workspaceId }, inTransaction(session))) !== null
    },

    async conclude({ workspaceId, taxpayerId: _id }) {
      await collection.deleteOne({ _id, workspaceId }, inTransaction(session))
    },
  }
}
