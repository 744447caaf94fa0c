import { issuanceErrors } from '@etax/contracts'
import type { PostedOrder } from '@etax/tax-document'
import { invalidOrder } from './domain/invalid-order.ts'
import { barsNotes, type ModifiedReceipt } from './domain/modified-receipt.ts'
import type { Owner } from './domain/receipt.ts'
import type { Receipts } from './ports.ts'

interface Dependencies {
  receipts: Pick<Receipts, 'find'>
}

interface OrderAndModified {
  /** With the receipt's customer, where the order names none. */
  order: PostedOrder
  /** Null where the order names no receipt by its access key. */
  modified: ModifiedReceipt | null
}

const PATH = 'supportingDocument.accessKey'

/**
 * Looks up the document a credit or debit note modifies, where it is named by access key: it must be a receipt of
 * this taxpayer and mode that the authority has authorized. Its customer is the note's, unless the order names one.
 * @throws AppError `invalid` VAL_10000 with ISS_10007 or ISS_10030 at the field
 */
export function findModifiedReceipt({ receipts }: Dependencies) {
  return async (caller: Owner, ruc: string, order: PostedOrder): Promise<OrderAndModified> => {
    if (order.documentType !== 'CREDIT_NOTE' && order.documentType !== 'DEBIT_NOTE') return { order, modified: null }
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
