import { AppError } from '@etax/kernel'
import type { Receipt } from './domain/receipt.ts'
import type { FindReceipt } from './find-receipt.ts'
import type { Owner } from './outbound/mongo-receipts.ts'
import type { RecordFact } from './record-fact.ts'

/**
 * Marks a receipt as voided in this service; its status stays and nothing happens at the authority.
 * @throws AppError `conflict` ISS_30003 when it is voided already
 */
export function voidReceipt({ find, record }: { find: FindReceipt; record: RecordFact }) {
  return async (caller: Owner, id: string, ruc: string, reason: string): Promise<Receipt> => {
    const receipt = await find(caller, id, ruc)
    if (receipt.voided !== null) throw new AppError('conflict', 'ISS_30003', 'The receipt is voided already.')
    const voided = await record(receipt._id, { kind: 'voided', reason })
    return { ...receipt, ...voided }
  }
}
