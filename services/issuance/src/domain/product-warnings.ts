import { documentErrors, type PostedOrder } from '@etax/tax-document'
import type { Warning } from './issued.ts'

const SUPPLIED = ['code', 'description', 'unitPrice', 'taxType', 'tax'] as const

export function productWarnings(order: PostedOrder): Warning[] {
  const items = 'items' in order ? (order.items ?? []) : []
  return items.flatMap((item, at) => {
    const own = SUPPLIED.filter((name) => item[name] !== undefined)
    if (!item.productId || own.length === 0) return []
    const facts = { members: own, productId: item.productId.toLowerCase() }
    return [documentErrors.ownInPlaceOfProduct.at(`items[${at}]`, facts)]
  })
}
