import { issuanceErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'
import type { PostedOrder } from '@etax/tax-document'
import { invalidOrder } from './domain/invalid-order.ts'
import type { Owner } from './domain/receipt.ts'
import type { Receipts } from './ports.ts'

interface Dependencies {
  receipts: Pick<Receipts, 'find'>
}

/**
 * Looks up the document a credit or debit note modifies, where it is named by access key: it must be a receipt of
 * this taxpayer and mode that the authority has authorized. Answers the order; its customer is that receipt's customer
 * unless the order names one.
 * @throws AppError `invalid` VAL_10000 with ISS_10007 at the field
 */
export function findSupportingDocument({ receipts }: Dependencies) {
  return async (caller: Owner, ruc: string, order: PostedOrder): Promise<PostedOrder> => {
    if (order.documentType !== 'CREDIT_NOTE' && order.documentType !== 'DEBIT_NOTE') return order
    const accessKey = order.supportingDocument?.accessKey
    if (accessKey === undefined) return order
    const support = await receipts.find(caller, accessKey, ruc)
    if (support === null) throw unusable('No receipt of this taxpayer has this access key.')
    if (support.authorization === null) {
      throw unusable(`The receipt is ${support.status}; it must be authorized first.`)
    }
    if (order.customer !== undefined || order.customerId !== undefined || support.customer === null) return order
    const { email, phone, address, ...named } = support.customer
    const customer = { ...named, email: email ?? undefined, phone: phone ?? undefined, address: address ?? undefined }
    return { ...order, customer } as PostedOrder
  }
}

function unusable(message: string): AppError {
  return invalidOrder([issuanceErrors.supportingDocumentUnusable.at('supportingDocument.accessKey', message)])
}
