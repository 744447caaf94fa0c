import type { Profiles, Stock, StockMove } from '../ports.ts'

interface Dependencies {
  profiles: Profiles
  stock: Stock
}

/**
 * Moves the stock of a receipt's products, those that manage it. Once for each receipt and direction, however often it
 * is asked for; each product's stock is changed by one atomic addition, so that no two receipts lose each other's.
 * @returns how many products were moved: 0 where it was done before, or the taxpayer is gone
 */
export const moveStock =
  ({ profiles, stock }: Dependencies) =>
  async ({ taxpayerRuc, ...move }: Omit<StockMove, 'taxpayerId'> & { taxpayerRuc: string }) => {
    const profile = await profiles.find(move.workspaceId, taxpayerRuc)
    if (profile === undefined || move.lines.length === 0) return 0
    return stock.apply({ ...move, taxpayerId: profile._id })
  }
