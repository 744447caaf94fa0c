import type { Resource } from '../domain/resource.ts'
import { decimal, reference } from '../domain/vocabulary.ts'

export const productPrices: Resource = {
  path: 'product-prices',
  name: 'Product price',
  fields: { productId: reference(), priceTypeId: reference(), price: decimal(6), taxpayerId: reference() },
  shows: ['productId', 'priceTypeId', 'price', 'taxpayerId', 'tenantId'],
  references: {
    productId: { to: 'products' },
    priceTypeId: { to: 'price-types' },
    taxpayerId: { to: 'taxpayers' },
  },
  filters: { productId: ['eq'], priceTypeId: ['eq'], price: ['gte', 'lte'], taxpayerId: ['eq'] },
}
