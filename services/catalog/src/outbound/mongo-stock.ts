import { batched, faultPoint, isOutage } from '@etax/kernel'
import { mongo } from 'mongoose'
import type { Stock, StockMove } from '../ports.ts'
import type { CatalogCollections } from './collections.ts'

const passMoving = faultPoint('catalog.stock#moving')

interface Product extends Pick<StockMove, 'workspaceId' | 'taxpayerId'> {
  code: string
}

const MAX_AT_ONCE = 100
const OF_A_PRODUCT = { workspaceId: 1, taxpayerId: 1, code: 1 } as const
const MANAGED = { live: true, manageStock: true } as const

/** One transaction changes moves and products, for all parallel calls. */
export function mongoStock(client: mongo.MongoClient, { products, stockMoves }: CatalogCollections): Stock {
  return { apply: batched(applyAll, { max: MAX_AT_ONCE }) }

  async function applyAll(moves: readonly StockMove[]): Promise<(number | Error)[]> {
    const managed = await managedLines(moves)
    const moving = new Map(managed.filter(({ lines }) => lines.length > 0).map((move) => [idOf(move), move]))
    const moved = moving.size === 0 ? new Map<string, number | Error>() : await moveAll([...moving.values()])
    return moves.map((move) => {
      const count = moved.get(idOf(move)) ?? 0
      // One of several parallel calls for a move counts.
      moved.delete(idOf(move))
      return count
    })
  }

  async function managedLines(moves: readonly StockMove[]): Promise<StockMove[]> {
    const owners = Map.groupBy(moves, ({ workspaceId, taxpayerId }) => `${workspaceId}/${taxpayerId}`)
    const of = [...owners.values()].map((group) => {
      const [{ workspaceId, taxpayerId }] = group as [StockMove]
      return { workspaceId, taxpayerId, code: { $in: [...new Set(group.flatMap(codesOf))] } }
    })
    const options = { hint: OF_A_PRODUCT, projection: { ...OF_A_PRODUCT, _id: 0 } } as const
    const matches = await products.find<Product>({ $or: of, ...MANAGED }, options).toArray()
    const managedKeys = new Set(matches.map(keyOf))
    return moves.map((move) => ({
      ...move,
      lines: move.lines.filter(({ code }) => managedKeys.has(keyOf({ ...move, code }))),
    }))
  }

  /** All together; if that fails, one by one, so that a refused move does not stop the others. */
  async function moveAll(moves: readonly StockMove[]): Promise<Map<string, number | Error>> {
    try {
      return await moveTogether(moves)
    } catch (error) {
      if (moves.length === 1 || isOutage(error)) throw error
      const alone = moves.map(async (move) => {
        const [count = 0] = (await moveTogether([move])).values()
        return count
      })
      const ended = await Promise.allSettled(alone)
      return new Map(
        ended.map((one, at) => [idOf(moves[at] as StockMove), one.status === 'fulfilled' ? one.value : one.reason]),
      )
    }
  }

  function moveTogether(moves: readonly StockMove[]): Promise<Map<string, number | Error>> {
    return client.withSession((session) =>
      session.withTransaction(async () => {
        const previous = await stockMoves.find({ _id: { $in: moves.map(idOf) } }, { session }).toArray()
        const previousIds = new Set(previous.map(({ _id }) => _id))
        const left = moves.filter((move) => !previousIds.has(idOf(move)))
        if (left.length === 0) return new Map()
        await stockMoves.insertMany(
          left.map((move) => ({ _id: idOf(move), at: move.at })),
          { session },
        )
        await products.bulkWrite(left.flatMap(updates), { session })
        passMoving()
        return new Map(left.map((move) => [idOf(move), move.lines.length]))
      }),
    )
  }
}

function idOf({ receiptId, direction }: StockMove): string {
  return `${receiptId}/${direction}`
}

function codesOf({ lines }: StockMove): string[] {
  return lines.map(({ code }) => code)
}

function keyOf({ workspaceId, taxpayerId, code }: Product): string {
  return JSON.stringify([workspaceId, taxpayerId, code])
}

/** The stock may become negative. */
function updates({ workspaceId, taxpayerId, direction, lines, at }: StockMove) {
  return lines.map(({ code, quantity }) => {
    const change = direction === 'OUT' ? quantity.negated() : quantity
    return {
      updateOne: {
        filter: { workspaceId, taxpayerId, code, ...MANAGED },
        hint: OF_A_PRODUCT,
        update: {
          $inc: { currentStock: mongo.Decimal128.fromString(change.toString()) },
          $set: { updatedAt: at },
        },
      },
    }
  })
}
