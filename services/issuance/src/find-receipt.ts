import { gatewayErrors } from '@etax/contracts'
import type { Owner, Receipt } from './domain/receipt.ts'
import type { Receipts } from './ports.ts'

export type FindReceipt = ReturnType<typeof findReceipt>

/** Finds by id or access key. @throws AppError `not-found` RCP_10001 */
export function findReceipt({ receipts }: { receipts: Pick<Receipts, 'find'> }) {
  return async (caller: Owner, id: string, ruc?: string): Promise<Receipt> => {
    const receipt = await receipts.find(caller, id, ruc)
    if (receipt === null) throw gatewayErrors.receiptUnknown({ id })
    return receipt
  }
}
