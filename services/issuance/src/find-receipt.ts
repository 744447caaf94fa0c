import { AppError } from '@etax/kernel'
import { authorizedXml } from './domain/announcement.ts'
import type { Receipt } from './domain/receipt.ts'
import type { Owner, Receipts } from './outbound/mongo-receipts.ts'

export type FindReceipt = ReturnType<typeof findReceipt>

/**
 * A receipt by id or access key, within one workspace and mode.
 * @throws AppError `not-found` ISS_40001
 */
export function findReceipt({ receipts }: { receipts: Pick<Receipts, 'find'> }) {
  return async (caller: Owner, id: string, ruc?: string): Promise<Receipt> => {
    const receipt = await receipts.find(caller, id, ruc)
    if (receipt === null) throw new AppError('not-found', 'ISS_40001', `Receipt ${id} not found`)
    return receipt
  }
}

/**
 * The authorized XML of a receipt, in the authority's wrapper.
 * @throws AppError `conflict` ISS_30001 while there is no authorization
 */
export function fetchXml({ find }: { find: FindReceipt }) {
  return async (caller: Owner, id: string, ruc?: string) => {
    const receipt = await find(caller, id, ruc)
    if (receipt.authorization === null) {
      const message = `The receipt is ${receipt.status}: its XML is there once the authority has authorized it.`
      throw new AppError('conflict', 'ISS_30001', message)
    }
    return {
      name: `${receipt.accessKey}.xml`,
      contentType: 'application/xml',
      content: Buffer.from(authorizedXml(receipt)),
    }
  }
}
