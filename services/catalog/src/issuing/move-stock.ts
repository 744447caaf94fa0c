import type { Profiles, Stock, StockMove } from '../ports.ts'

interface Dependencies {
  profiles: Profiles
  stock: Stock
}

/**
 * Moves the stock of a receipt once per direction; repetitions do nothing. Each product changes by one atomic addition,
 * so that parallel receipts do not overwrite each other.
 * @returns the number of moved products: 0 for a repetition or a deleted taxpayer
 */
export const moveStock =
  ({ profiles, stock }: Dependencies) =>
  async ({ ruc, ...move }: Omit<StockMove, 'taxpayerId'> & { ruc: string }) => {
    const profile = await profiles.find(move.workspaceId, ruc)
    if (profile === undefined || move.lines.length === 0) return 0
    return stock.apply({ ...move, taxpayerId: profile._id })
  }
