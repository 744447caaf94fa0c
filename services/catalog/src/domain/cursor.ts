import { fieldErrors } from '@etax/kernel'
import { invalid } from './read-body.ts'
import type { Sorting } from './read-query.ts'
import type { Row } from './resource.ts'

/** A place in a list by creation: what comes after it does not shift when records are made or deleted. */
export interface Position {
  createdAt: Date
  id: string
}

/** Where the page after these rows begins; empty where they do not fill a page. */
export function nextCursor(rows: readonly Row[], limit: number): string {
  const last = rows.at(-1)
  if (last === undefined || rows.length < limit) return ''
  return Buffer.from(`${last.createdAt.getTime()} ${last._id}`).toString('base64url')
}

/** @throws AppError `invalid` VAL_10000 with FLD_10005 where the text is no cursor, or the list is not by creation */
export function readCursor(text: string, sorting: Sorting): Position | undefined {
  if (text === '') return undefined
  const [, time, id] = /^(\d{1,15}) ([0-9a-f-]{36})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (time === undefined || id === undefined || sorting.field !== 'createdAt') {
    throw invalid([fieldErrors.wrongForm.at('cursor', 'is not a cursor of this list')])
  }
  return { createdAt: new Date(Number(time)), id }
}
