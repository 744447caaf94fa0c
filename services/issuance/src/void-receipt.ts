import { issuanceErrors } from '@etax/contracts'
import type { Owner, Receipt } from './domain/receipt.ts'
import type { FindReceipt } from './find-receipt.ts'
import type { RecordFact } from './ports.ts'

/**
 * Marks a receipt as voided in this service; its status stays and nothing happens at the authority.
 * @throws AppError `conflict` ISS_30003 when it is voided already
 */
export function voidReceipt({ find, record, now }: { find: FindReceipt; record: RecordFact; now: () => Date }) {
  return async (caller: Owner, id: string, ruc: string, reason: string): Promise<Receipt> => {
    const receipt = await find(caller, id, ruc)
    if (receipt.voided !== null) throw issuanceErrors.voidedAlready()
    const at = now()
    const after = await record(receipt._id, { kind: 'voided', reason, at })
    // Of several at once one is stored. Instants may be alike, so that this one is told by its object; what was read is another.
    if (after !== null && after.voided?.at !== at) throw issuanceErrors.voidedAlready()
    return { ...receipt, ...after }
  }
}
