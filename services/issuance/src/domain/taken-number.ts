import type { Receipt, Status } from './receipt.ts'

/**
 * The statuses in which a receipt does not keep its number from a document that brings its own. What reception gave back is not
 * registered at the authority; a document that is imported is, and what was refused for it is not.
 */
export const NUMBER_FREE: Readonly<Record<Receipt['origin'], readonly Status[]>> = {
  issued: ['RETURNED'],
  imported: ['RETURNED', 'REJECTED'],
}

/** Which receipt has the number of a document already, and the next free one. `last` is the highest of its series here. */
export function takenNumber(
  { _id, status, accessKey }: Pick<Receipt, '_id' | 'status' | 'accessKey'>,
  number: string,
  last: number,
) {
  const free = `${number.slice(0, 8)}${String(last + 1).padStart(9, '0')}`
  return { number, receiptId: _id, status, accessKey, free }
}
