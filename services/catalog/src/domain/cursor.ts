import { decodeCursor, encodeCursor, fieldErrors, type ListPosition, rule } from '@etax/kernel'
import { invalid } from './read-body.ts'
import type { Sorting } from './read-query.ts'
import type { Row } from './resource.ts'

/** Empty if the rows do not fill a page. */
export function nextCursor(list: string, rows: readonly Row[], limit: number): string {
  const last = rows.at(-1)
  if (last === undefined || rows.length < limit) return ''
  return encodeCursor({ createdAt: last.createdAt, id: last._id }, list)
}

/** @throws AppError `invalid` VAL_10000 with FLD_10005 for another list's cursor, or another order */
export function readCursor(list: string, text: string, sorting: Sorting): ListPosition | undefined {
  if (text === '') return undefined
  const position = decodeCursor(text, list)
  if (position === null || sorting.field !== 'createdAt') {
    throw invalid([fieldErrors.wrongForm.at('cursor', NO_CURSOR)])
  }
  return position
}

const NO_CURSOR = rule('is not a cursor of this list', 'no es un cursor de esta lista')
