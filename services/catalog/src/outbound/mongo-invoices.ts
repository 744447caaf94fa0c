import { MODES, type Mode } from '@etax/contracts'
import { newLease } from '@etax/durable-work'
import type { Issuing } from '../domain/invoice-issuing.ts'
import { BY_TEST_KEY } from '../domain/resource.ts'
import type { Claim, Invoices, LapsedInvoice } from '../ports.ts'
import type { CatalogCollections } from './collections.ts'
import { fromStored } from './mongo-rows.ts'

/** Longer than issuing takes: then issuance knows whether a receipt exists. */
const CLAIM_MS = 60_000
/** Longer than the question to issuance takes. */
const LOOKUP_MS = 30_000
const MAX_LAPSED = 20

export function mongoInvoices({ invoices: collection }: CatalogCollections): Invoices {
  return {
    async claim({ workspaceId, invoiceId, mode, receiptId }: Claim) {
      const progress = `$issuing.${mode}`
      // Lapsed claims count too: the refusal of one does not settle them.
      const open = { $ifNull: [`${progress}.claims`, 0] }
      const forMode = mode === 'live' ? { [BY_TEST_KEY]: { $ne: true } } : {}
      const claimed = await collection.findOneAndUpdate(
        { _id: invoiceId, workspaceId, live: true, ...forMode },
        [
          {
            $set: {
              [`issuing.${mode}`]: {
                receiptId: { $ifNull: [`${progress}.receiptId`, receiptId] },
                claims: { $add: [open, 1] },
                until: { $add: ['$$NOW', CLAIM_MS] },
                lookup: null,
                issuedAt: { $ifNull: [`${progress}.issuedAt`, null] },
              },
            },
          },
        ],
        { returnDocument: 'after' },
      )
      return claimed === null ? undefined : fromStored(claimed)
    },

    async markIssued({ workspaceId, invoiceId, mode, receiptId }: Claim, attemptId: string) {
      const progress = `issuing.${mode}`
      const issued = await collection.findOneAndUpdate(
        { _id: invoiceId, workspaceId, [`${progress}.receiptId`]: receiptId },
        [
          {
            $set: {
              [`${progress}.issuedAt`]: { $ifNull: [`$${progress}.issuedAt`, '$$NOW'] },
              [`${progress}.issuedBy`]: {
                $cond: [
                  { $ifNull: [`$${progress}.issuedAt`, false] },
                  `$${progress}.issuedBy`,
                  { $literal: attemptId },
                ],
              },
              [`${progress}.claims`]: 0,
              [`${progress}.until`]: null,
              issued: true,
            },
          },
        ],
        { returnDocument: 'after' },
      )
      if (issued === null) return undefined
      return { issuedBy: (fromStored(issued).issuing as Issuing)[mode]?.issuedBy ?? null }
    },

    async release({ workspaceId, invoiceId, mode, receiptId }: Claim) {
      const progress = `issuing.${mode}`
      const left = { $max: [0, { $subtract: [`$${progress}.claims`, 1] }] }
      const { matchedCount } = await collection.updateOne(
        { _id: invoiceId, workspaceId, [`${progress}.receiptId`]: receiptId },
        [
          { $set: { [`${progress}.claims`]: left } },
          {
            $set: {
              [`${progress}.until`]: { $cond: [{ $eq: [`$${progress}.claims`, 0] }, null, `$${progress}.until`] },
            },
          },
        ],
      )
      return matchedCount === 1
    },

    async claimLapsed() {
      return (await Promise.all(MODES.map(lapsedIn))).flat()
    },

    async releaseLapsed({ workspaceId, invoiceId, mode, receiptId, lookupId }) {
      const progress = `issuing.${mode}`
      await collection.updateOne(
        { _id: invoiceId, workspaceId, [`${progress}.receiptId`]: receiptId, [`${progress}.lookup`]: lookupId },
        { $set: { [`${progress}.claims`]: 0, [`${progress}.until`]: null, [`${progress}.lookup`]: null } },
      )
    },
  }

  async function lapsedIn(mode: Mode): Promise<LapsedInvoice[]> {
    const [until, lookupId] = [`issuing.${mode}.until`, newLease()]
    const lapsed = { [until]: { $type: 'date' as const }, $expr: { $lte: [`$${until}`, '$$NOW'] } }
    const rows = await collection.find(lapsed, { projection: { _id: 1 }, limit: MAX_LAPSED }).toArray()
    if (rows.length === 0) return []
    const these = { _id: { $in: rows.map(({ _id }) => _id) } }
    await collection.updateMany({ ...these, ...lapsed }, [
      { $set: { [until]: { $add: ['$$NOW', LOOKUP_MS] }, [`issuing.${mode}.lookup`]: { $literal: lookupId } } },
    ])
    const own = await collection.find({ ...these, [`issuing.${mode}.lookup`]: lookupId }).toArray()
    return own.map(({ _id: invoiceId, workspaceId, issuing }) => {
      const receiptId = (issuing as Issuing)[mode]?.receiptId ?? ''
      return { workspaceId, invoiceId, mode, receiptId, lookupId }
    })
  }
}
