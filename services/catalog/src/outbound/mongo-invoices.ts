import type { mongo } from 'mongoose'
import type { Mode } from '../domain/invoice-issuing.ts'
import type { Row } from '../domain/resource.ts'
import { fromStored, type StoredRow } from './mongo-rows.ts'

export type Invoices = ReturnType<typeof mongoInvoices>

export interface Claim {
  workspaceId: string
  invoiceId: string
  mode: Mode
  receiptId: string
}

/** Longer than any attempt to issue can take: one that has not said how it ended by then never will. */
const ATTEMPT = 60_000

/** The issuing of invoices, each step one write that decides by itself. */
export function mongoInvoices(db: mongo.Db) {
  const collection = db.collection<StoredRow>('invoices')

  return {
    /** One more attempt; the first one's receipt id stays. Undefined where there is no such invoice. */
    async claim({ workspaceId, invoiceId, mode, receiptId }: Claim): Promise<Row | undefined> {
      const attempt = `$issuing.${mode}`
      const underWay = { $cond: [{ $gt: [`${attempt}.until`, '$$NOW'] }, `${attempt}.claims`, 0] }
      const claimed = await collection.findOneAndUpdate(
        { _id: invoiceId, workspaceId, live: true },
        [
          {
            $set: {
              [`issuing.${mode}`]: {
                receiptId: { $ifNull: [`${attempt}.receiptId`, receiptId] },
                claims: { $add: [underWay, 1] },
                until: { $add: ['$$NOW', ATTEMPT] },
                issuedAt: { $ifNull: [`${attempt}.issuedAt`, null] },
              },
            },
          },
        ],
        { returnDocument: 'after' },
      )
      return claimed === null ? undefined : fromStored(claimed)
    },

    /** For good: whatever other attempts say. False where the claim is unknown. */
    async markIssued({ workspaceId, invoiceId, mode, receiptId }: Claim): Promise<boolean> {
      const attempt = `issuing.${mode}`
      const { matchedCount } = await collection.updateOne(
        { _id: invoiceId, workspaceId, [`${attempt}.receiptId`]: receiptId },
        [
          {
            $set: {
              [`${attempt}.issuedAt`]: { $ifNull: [`$${attempt}.issuedAt`, '$$NOW'] },
              [`${attempt}.claims`]: 0,
              [`${attempt}.until`]: null,
              issued: true,
            },
          },
        ],
      )
      return matchedCount === 1
    },

    /** One attempt less; after the last one the invoice can be changed again. False where the claim is unknown. */
    async giveBack({ workspaceId, invoiceId, mode, receiptId }: Claim): Promise<boolean> {
      const attempt = `issuing.${mode}`
      const left = { $max: [0, { $subtract: [`$${attempt}.claims`, 1] }] }
      const { matchedCount } = await collection.updateOne(
        { _id: invoiceId, workspaceId, [`${attempt}.receiptId`]: receiptId },
        [
          { $set: { [`${attempt}.claims`]: left } },
          {
            $set: { [`${attempt}.until`]: { $cond: [{ $eq: [`$${attempt}.claims`, 0] }, null, `$${attempt}.until`] } },
          },
        ],
      )
      return matchedCount === 1
    },
  }
}
