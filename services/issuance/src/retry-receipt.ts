import { issuanceErrors } from '@etax/contracts'
import type { Logger } from '@etax/runtime'
import { quotaRefusal } from './domain/quota-refusal.ts'
import type { Owner, Receipt } from './domain/receipt.ts'
import { record } from './domain/state-machine.ts'
import type { FindReceipt } from './find-receipt.ts'
import type { Allowance, Dispatcher, Numbering, Receipts } from './ports.ts'
import { newActions } from './record-fact.ts'

interface Dependencies {
  find: FindReceipt
  receipts: Pick<Receipts, 'save'>
  numbering: Pick<Numbering, 'takeQuotaAgain'>
  dispatcher: Pick<Dispatcher, 'dispatch'>
  log: Logger
  now: () => Date
}

const MAX_SAVES = 20

/**
 * Takes returned quota again in the same write, so that no pending release interferes.
 * @throws AppError `conflict` ISS_30002 in any other status; `forbidden` SUB_1200x without quota; `unavailable`
 * ISS_50001 if every save conflicts
 */
export function retryReceipt({ find, receipts, numbering, dispatcher, log, now }: Dependencies) {
  return async (caller: Owner, id: string, ruc: string, allowance: Allowance): Promise<Receipt> => {
    for (let saves = 0; saves < MAX_SAVES; saves++) {
      const receipt = await find(caller, id, ruc)
      const retried = retry(receipt, allowance)
      const change = { from: receipt.version, to: retried }
      const saved = needsQuota(receipt)
        ? await numbering.takeQuotaAgain(change, allowance)
        : await receipts.save(change)
      if (saved === true) {
        const { _id: receiptId, status, version } = retried
        log.info({ receiptId, fact: 'retried', status, version }, 'receipt recorded')
        dispatcher.dispatch(retried, newActions(receipt, retried))
        return retried
      }
      if (saved !== false) throw quotaRefusal(saved, allowance, true)
    }
    throw issuanceErrors.receiptChanging({ retryAfter: 1 })
  }

  function retry(receipt: Receipt, { period }: Allowance): Receipt {
    const held = needsQuota(receipt) ? { ...receipt, quotaHeld: true, period } : receipt
    const retried = record(held, { kind: 'retried' }, now())
    if (retried !== null) return { ...held, ...retried }
    throw issuanceErrors.notInError({ status: receipt.status })
  }
}

/** Imports take no quota. */
function needsQuota({ quotaHeld, origin }: Receipt): boolean {
  return !quotaHeld && origin === 'issued'
}
