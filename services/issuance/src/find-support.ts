import { AppError } from '@etax/kernel'
import type { RawOrder } from './domain/raw-order.ts'
import type { Owner, Receipts } from './outbound/mongo-receipts.ts'

export type FindSupport = Receipts['find']

/**
 * Looks up the document a credit or debit note modifies, where it is named by access key: it must be a receipt of
 * this taxpayer and mode that the authority has authorized. The note's customer is its customer unless told.
 * @throws AppError `invalid` ISS_10007 naming the field
 */
export async function withSupport(find: FindSupport, caller: Owner, ruc: string, order: RawOrder): Promise<RawOrder> {
  if (order.documentType !== 'CREDIT_NOTE' && order.documentType !== 'DEBIT_NOTE') return order
  const accessKey = order.supportingDocument?.accessKey
  if (accessKey === undefined) return order
  const support = await find(caller, accessKey, ruc)
  if (support === null) throw unsupported('No receipt of this taxpayer has this access key.')
  if (support.authorization === null)
    throw unsupported(`The receipt is ${support.status}; it must be authorized first.`)
  if (order.customer !== undefined || order.customerId !== undefined || support.customer === null) return order
  const { email, phone, address, ...named } = support.customer
  const customer = { ...named, email: email ?? undefined, phone: phone ?? undefined, address: address ?? undefined }
  return { ...order, customer } as RawOrder
}

function unsupported(message: string): AppError {
  const path = 'supportingDocument.accessKey'
  return new AppError('invalid', 'ISS_10007', `${path}: ${message}`, {
    details: [{ path, code: 'ISS_10007', message }],
  })
}
