import { AppError } from '@etax/kernel'
import type { Receipt } from './domain/receipt.ts'
import type { ListFilter, PageStart, Receipts } from './outbound/mongo-receipts.ts'

export interface ListRequest {
  filter: ListFilter
  limit: number
  page: number
  cursor: string
}

/** Pages are counted to this row; beyond it a list goes on by cursor, which costs the same however far it is. */
const countedRows = 10_000

/**
 * Receipts, newest first.
 * @throws AppError `invalid` ISS_10003 for a page beyond row 10,000 or a cursor that is none of ours
 */
export function listReceipts({ receipts }: { receipts: Pick<Receipts, 'list'> }) {
  return async ({ filter, limit, page, cursor }: ListRequest) => {
    const start: PageStart = cursor === '' ? { skip: skipOf(page, limit) } : { after: readCursor(cursor) }
    const { rows, total } = await receipts.list(filter, limit, start)
    return { rows, total, nextCursor: rows.length < limit ? '' : cursorAfter(rows.at(-1)) }
  }
}

function skipOf(page: number, limit: number): number {
  const skip = (Math.max(page, 1) - 1) * limit
  if (skip < countedRows) return skip
  throw new AppError(
    'invalid',
    'ISS_10003',
    `Pages reach to row ${countedRows}; go on with meta.pagination.nextCursor.`,
  )
}

function cursorAfter(last: Pick<Receipt, '_id' | 'createdAt'> | undefined): string {
  return last === undefined ? '' : Buffer.from(`${last.createdAt.getTime()}.${last._id}`).toString('base64url')
}

function readCursor(cursor: string): { createdAt: Date; id: string } {
  const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (time === undefined || id === undefined) {
    throw new AppError('invalid', 'ISS_10003', 'The cursor is none of ours; take it from meta.pagination.nextCursor.')
  }
  return { createdAt: new Date(Number(time)), id }
}
