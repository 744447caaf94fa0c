import { AppError } from '@etax/kernel'
import type { Receipt } from './domain/receipt.ts'
import type { FindReceipt } from './find-receipt.ts'
import type { Allowance, Numbering } from './outbound/mongo-numbering.ts'
import type { Owner } from './outbound/mongo-receipts.ts'
import type { RecordFact } from './record-fact.ts'

interface Needs {
  find: FindReceipt
  numbering: Pick<Numbering, 'takeQuotaAgain'>
  record: RecordFact
}

/**
 * Resumes a receipt in ERROR at the step that failed, taking its quota again where it was given back.
 * @throws AppError `conflict` ISS_30002 for any other status; `forbidden` SUB_1200x when no quota is left
 */
export function retryReceipt({ find, numbering, record }: Needs) {
  return async (caller: Owner, id: string, ruc: string, allowance: Allowance): Promise<Receipt> => {
    const receipt = await find(caller, id, ruc)
    if (receipt.status !== 'ERROR') {
      throw new AppError(
        'conflict',
        'ISS_30002',
        `Only a receipt in ERROR can be retried; this one is ${receipt.status}.`,
      )
    }
    if (!receipt.quotaHeld) {
      const refusal = await numbering.takeQuotaAgain(receipt, allowance)
      if (refusal?.kind === 'refused') {
        throw new AppError('forbidden', refusal.code, 'There is no quota left to retry this receipt with.')
      }
    }
    const retried = await record(receipt._id, { kind: 'retried' })
    return { ...receipt, ...retried }
  }
}
