import type { Issuing } from '../domain/invoice-issuing.ts'
import type { Claim, Invoices } from '../ports.ts'
import type { CatalogCollections } from './collections.ts'
import { fromStored } from './mongo-rows.ts'

/** Longer than issuing can take: a claim that is not concluded by then never will be. */
const CLAIM_MS = 60_000

export function mongoInvoices({ invoices: collection }: CatalogCollections): Invoices {
  return {
    async claim({ workspaceId, invoiceId, mode, receiptId }: Claim) {
      const progress = `$issuing.${mode}`
      const open = { $cond: [{ $gt: [`${progress}.until`, '$$NOW'] }, `${progress}.claims`, 0] }
      const claimed = await collection.findOneAndUpdate(
        { _id: invoiceId, workspaceId, live: true },
        [
          {
            $set: {
              [`issuing.${mode}`]: {
                receiptId: { $ifNull: [`${progress}.receiptId`, receiptId] },
                claims: { $add: [open, 1] },
                until: { $add: ['$$NOW', CLAIM_MS] },
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
  }
}
