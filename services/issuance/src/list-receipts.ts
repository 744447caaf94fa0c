import { gatewayErrors, issuanceErrors } from '@etax/contracts'
import { decodeCursor, encodeCursor, type ListPosition } from '@etax/kernel'
import type { Receipt } from './domain/receipt.ts'
import type { ListFilter, PageStart, Receipts } from './ports.ts'

export interface ListRequest {
  filter: ListFilter
  limit: number
  page: number
  cursor: string
}

/** Pages are counted up to this row. Beyond it a cursor has constant cost. */
const MAX_COUNTED_ROWS = 10_000

/**
 * Receipts, newest first.
 * @throws AppError `invalid` RCP_10006 for a page beyond row 10,000; ISS_10003 for a cursor of another list
 */
export function listReceipts({ receipts }: { receipts: Pick<Receipts, 'list'> }) {
  return async ({ filter, limit, page, cursor }: ListRequest) => {
    const start: PageStart = cursor === '' ? { skip: skipOf(page, limit) } : { after: positionOf(cursor, filter) }
    // One more row shows whether another page follows.
    const { rows: matches, total, isMinimum } = await receipts.list(filter, limit + 1, start)
    const rows = matches.slice(0, limit)
    return { rows, total, isMinimum, nextCursor: matches.length > limit ? cursorAfter(rows.at(-1), filter) : '' }
  }
}

function skipOf(page: number, limit: number): number {
  const skip = (Math.max(page, 1) - 1) * limit
  if (skip < MAX_COUNTED_ROWS) return skip
  throw gatewayErrors.pageTooFar({ details: [gatewayErrors.pageTooFar.at('page')] })
}

function positionOf(cursor: string, filter: ListFilter): ListPosition {
  const position = decodeCursor(cursor, listOf(filter))
  if (position === null) throw issuanceErrors.cursorUnknown({ details: [issuanceErrors.cursorUnknown.at('cursor')] })
  return position
}

function cursorAfter(last: Pick<Receipt, '_id' | 'createdAt'> | undefined, filter: ListFilter): string {
  return last === undefined ? '' : encodeCursor({ createdAt: last.createdAt, id: last._id }, listOf(filter))
}

function listOf({ mode, ruc, documentType }: ListFilter): string {
  return ['receipts', mode, ruc, documentType ?? ''].join('/')
}
