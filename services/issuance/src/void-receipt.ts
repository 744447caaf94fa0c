import { issuanceErrors } from '@etax/contracts'
import type { Owner, Receipt } from './domain/receipt.ts'
import type { FindReceipt } from './find-receipt.ts'
import type { RecordFact } from './ports.ts'

/** Nothing happens at the authority. @throws AppError `conflict` ISS_30003 if it is voided already */
export function voidReceipt({ find, record, now }: { find: FindReceipt; record: RecordFact; now: () => Date }) {
  return async (caller: Owner, id: string, ruc: string, reason: string): Promise<Receipt> => {
    const receipt = await find(caller, id, ruc)
    if (receipt.voided !== null) throw issuanceErrors.voidedAlready()
    const at = now()
    const after = await record(receipt._id, { kind: 'voided', reason, at })
    // Concurrent calls may have equal times: only the stored call gets back its own object.
    if (after !== null && after.voided?.at !== at) throw issuanceErrors.voidedAlready()
    return { ...receipt, ...after }
  }
}
