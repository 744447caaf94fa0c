/** A row's place in a list by creation: what comes after it does not shift when rows are added or deleted. */
export interface ListPosition {
  createdAt: Date
  id: string
}

/** The opaque text with which a caller goes on with a list behind a row. */
export function encodeCursor({ createdAt, id }: ListPosition): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

/** The place a cursor names; null for a text that `encodeCursor` did not make. */
export function decodeCursor(cursor: string): ListPosition | null {
  const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return time === undefined || id === undefined ? null : { createdAt: new Date(Number(time)), id }
}
