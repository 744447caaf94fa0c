import { numberParts, numberText, sequentialText } from '@etax/tax-document'
import type { Receipt, Status } from './receipt.ts'

/**
 * Statuses that release the number to a document with its own. A returned document is not registered at the authority;
 * beside an imported one, neither is a rejected one.
 */
export const NUMBER_FREE: Readonly<Record<Receipt['origin'], readonly Status[]>> = {
  issued: ['RETURNED'],
  imported: ['RETURNED', 'REJECTED'],
}

/** `last`: the highest of the series. */
export function takenNumber(
  { _id, status, accessKey }: Pick<Receipt, '_id' | 'status' | 'accessKey'>,
  number: string,
  last: number,
) {
  const free = numberText({ ...numberParts(number), sequential: sequentialText(last + 1) })
  return { number, receiptId: _id, status, accessKey, free }
}
