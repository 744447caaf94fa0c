import { issuanceErrors } from '@etax/contracts'
import { isNote, type PostedOrder } from '@etax/tax-document'
import { invalidOrder } from './domain/invalid-order.ts'
import { barsNotes, type ModifiedReceipt } from './domain/modified-receipt.ts'
import type { Owner } from './domain/receipt.ts'
import type { Receipts } from './ports.ts'

interface Dependencies {
  receipts: Pick<Receipts, 'find'>
}

interface OrderAndModified {
  order: PostedOrder
  modified: ModifiedReceipt | null
}

const PATH = 'supportingDocument.accessKey'

/**
 * The document of a note by access key: an authorized receipt of this taxpayer and mode.
 * @throws AppError `invalid` VAL_10000 with ISS_10007 or ISS_10030 at the field
 */
export function findModifiedReceipt({ receipts }: Dependencies) {
  return async (caller: Owner, ruc: string, order: PostedOrder): Promise<OrderAndModified> => {
    if (!isNote(order)) return { order, modified: null }
    const accessKey = order.supportingDocument?.accessKey?.trim() ?? ''
    if (accessKey === '') return { order, modified: null }
    const modified = await receipts.find(caller, accessKey, ruc)
    if (modified === null) {
      throw invalidOrder([issuanceErrors.supportingDocumentUnusable.at(PATH, { reason: 'not-here' })])
    }
    const barred = barsNotes(modified, PATH)
    if (barred.length > 0) throw invalidOrder(barred)
    if (order.customer !== undefined || order.customerId !== undefined || modified.customer === null) {
      return { order, modified }
    }
    const { email, phone, address, ...named } = modified.customer
    const customer = { ...named, email: email ?? undefined, phone: phone ?? undefined, address: address ?? undefined }
    return { order: { ...order, customer } as PostedOrder, modified }
  }
}
