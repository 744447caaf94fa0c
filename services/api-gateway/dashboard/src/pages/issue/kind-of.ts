import { type OrderKind, orderKinds } from '@etax/tax-document'

export function kindOf(documentType: OrderKind['documentType']): OrderKind {
  const kind = orderKinds.find((one) => one.documentType === documentType)
  if (kind === undefined) throw new Error(`There is no order of ${documentType}.`)
  return kind
}
