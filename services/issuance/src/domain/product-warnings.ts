import { documentErrors, type PostedOrder } from '@etax/tax-document'
import type { Warning } from './issued.ts'

/** What a product supplies. */
const SUPPLIED = ['code', 'description', 'unitPrice', 'taxType', 'tax'] as const

/** Says which fields of an item count in place of those of the product that it names. */
export function productWarnings(order: PostedOrder): Warning[] {
  const items = 'items' in order ? (order.items ?? []) : []
  return items.flatMap((item, at) => {
    const own = SUPPLIED.filter((name) => item[name] !== undefined)
    if (!item.productId || own.length === 0) return []
    const facts = { members: own, productId: item.productId.toLowerCase() }
    return [documentErrors.ownInPlaceOfProduct.at(`items[${at}]`, facts)]
  })
}
