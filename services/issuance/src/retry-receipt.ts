import { issuanceErrors } from '@etax/contracts'
import { quotaRefusal } from './domain/quota-refusal.ts'
import type { Owner, Receipt } from './domain/receipt.ts'
import type { FindReceipt } from './find-receipt.ts'
import type { Allowance, Numbering, RecordFact } from './ports.ts'

interface Dependencies {
  find: FindReceipt
  numbering: Pick<Numbering, 'takeQuotaAgain'>
  record: RecordFact
}

/**
 * Resumes a receipt in ERROR at the step that failed, taking its quota again where it was given back.
 * @throws AppError `conflict` ISS_30002 for any other status; `forbidden` SUB_1200x when no quota is left
 */
export function retryReceipt({ find, numbering, record }: Dependencies) {
  return async (caller: Owner, id: string, ruc: string, allowance: Allowance): Promise<Receipt> => {
    const receipt = await find(caller, id, ruc)
    if (receipt.status !== 'ERROR') {
      const message = `Only a receipt in ERROR can be retried; this one is ${receipt.status}.`
      throw issuanceErrors.notInError({ message })
    }
    if (!receipt.quotaHeld) {
      const refusal = await numbering.takeQuotaAgain(receipt, allowance)
      if (refusal !== null) throw quotaRefusal(refusal.lacks, 'There is no quota left to retry this receipt with.')
    }
    const retried = await record(receipt._id, { kind: 'retried' })
    return { ...receipt, ...retried }
  }
}
