import type { Receipt } from './receipt.ts'

/** Which receipt has the number of a document already, and what to do about it. */
export function takenNumber(
  { _id, status, accessKey }: Pick<Receipt, '_id' | 'status' | 'accessKey'>,
  number: string,
): string {
  return (
    `Number ${number} is that of receipt ${_id}, which is ${status} under access key ${accessKey}; the authority takes a ` +
    'number once. Give the document the next free number of its series, and an access key made with it.'
  )
}
