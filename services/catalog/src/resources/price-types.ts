import type { Resource } from '../domain/resource.ts'
import { flag, reference, text } from '../domain/vocabulary.ts'

export const priceTypes: Resource = {
  path: 'price-types',
  name: 'Price type',
  fields: { name: text(300, 'Mayorista'), taxpayerId: reference(), isDefault: flag(false) },
  shows: ['name', 'taxpayerId', 'isDefault', 'tenantId'],
  references: { taxpayerId: { to: 'taxpayers' } },
  filters: { name: ['like'], taxpayerId: ['eq'] },
  onlyOne: 'isDefault',
  neededBy: [
    { path: 'products', field: 'priceTypeId' },
    { path: 'product-prices', field: 'priceTypeId' },
  ],
}
