import { duplicateIndex } from '@etax/durable-work'
import { mongo } from 'mongoose'
import { killPoint } from '../kill-points.ts'
import type { Stock, StockMove } from '../ports.ts'
import type { CatalogCollections } from './collections.ts'

/** The moves made, by receipt and direction, beside the products: both change in one transaction. */
export function mongoStock(client: mongo.MongoClient, { products, stockMoves }: CatalogCollections): Stock {
  return {
    async apply(move, now) {
      const id = `${move.receiptId}/${move.direction}`
      try {
        return await client.withSession((session) =>
          session.withTransaction(async () => {
            await stockMoves.insertOne({ _id: id, at: now }, { session })
            const { modifiedCount } = await products.bulkWrite(updates(move, now), { session })
            killPoint('stock-moving')
            return modifiedCount
          }),
        )
      } catch (error) {
        if (duplicateIndex(error) !== undefined) return 0
        throw error
      }
    },
  }
}

/** The stock is what was sold and bought: it goes below zero where more was sold than was there. */
function updates({ workspaceId, taxpayerId, direction, lines }: StockMove, now: Date) {
  return lines.map(({ code, quantity }) => {
    const change = direction === 'OUT' ? quantity.negated() : quantity
    return {
      updateOne: {
        filter: { workspaceId, taxpayerId, code, live: true, manageStock: true },
        hint: { workspaceId: 1, taxpayerId: 1, code: 1 },
        update: {
          $inc: { currentStock: mongo.Decimal128.fromString(change.toString()) },
          $set: { updatedAt: now },
        },
      },
    }
  })
}
