import { createHash } from 'node:crypto'

/** A row's place in a list by creation. New and deleted rows do not shift the rows after it. */
export interface ListPosition {
  createdAt: Date
  id: string
}

/**
 * The opaque text with which a caller continues a list after a row.
 * @param list identifies the list; `decodeCursor` rejects the cursor for another list
 */
export function encodeCursor({ createdAt, id }: ListPosition, list: string): string {
  return Buffer.from(`${createdAt.getTime()}.${id}.${markOf(list)}`).toString('base64url')
}

/** The place of a cursor; null for another text, or a cursor of another list. */
export function decodeCursor(cursor: string, list: string): ListPosition | null {
  const read = Buffer.from(cursor, 'base64url').toString()
  const [, time, id, mark] = /^(\d{1,15})\.([0-9a-f-]{36})\.([\w-]{8})$/.exec(read) ?? []
  if (time === undefined || id === undefined || mark !== markOf(list)) return null
  return { createdAt: new Date(Number(time)), id }
}

function markOf(list: string): string {
  return createHash('sha256').update(list).digest('base64url').slice(0, 8)
}
