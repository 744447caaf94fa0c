import { Type } from 'typebox'
import { NOT_ISSUED } from '../domain/invoice-issuing.ts'
import type { Resource } from '../domain/resource.ts'
import { decimal, flag, optionalReference, optionalText, quantity, reference, text } from '../domain/vocabulary.ts'

export const products: Resource = {
  path: 'products',
  name: 'Product',
  fields: {
    name: text(300, 'Café tostado 500 g'),
    description: optionalText(1_000),
    // The document's field holds 25 characters.
    code: text(25, 'A-1'),
    categoryId: optionalReference(),
    priceTypeId: optionalReference(),
    taxId: reference(),
    isService: flag(false),
    manageStock: flag(false),
    currentStock: Type.Optional(quantity({ default: 0 })),
    price: decimal(6),
    taxpayerId: reference(),
  },
  shows: [
    'name',
    'description',
    'code',
    'isService',
    'manageStock',
    'currentStock',
    'price',
    'category',
    'priceType',
    'tax',
  ],
  keptByNull: ['currentStock'],
  references: {
    categoryId: { to: 'categories', nested: { as: 'category', fields: ['id', 'name'] } },
    priceTypeId: { to: 'price-types', nested: { as: 'priceType', fields: ['id', 'name'] } },
    taxId: { to: 'taxes', nested: { as: 'tax', fields: ['id', 'name', 'percentage'] } },
    taxpayerId: { to: 'taxpayers' },
  },
  filters: { name: ['like'], code: ['like'], categoryId: ['eq'], isService: ['eq'], taxpayerId: ['eq'] },
  searched: ['name', 'code'],
  printed: ['code', 'name'],
  unique: [['taxpayerId', 'code']],
  neededBy: [{ path: 'invoices', field: 'details.productId', where: NOT_ISSUED }],
  cascadesTo: [{ path: 'product-prices', field: 'productId' }],
}
