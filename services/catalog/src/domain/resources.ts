import { AppError } from '@etax/kernel'
import type { Resource, ResourcePath } from './resource.ts'
import { categories } from './resources/categories.ts'
import { customers } from './resources/customers.ts'
import { emissionPoints } from './resources/emission-points.ts'
import { establishments } from './resources/establishments.ts'
import { invoices } from './resources/invoices.ts'
import { priceTypes } from './resources/price-types.ts'
import { productPrices } from './resources/product-prices.ts'
import { products } from './resources/products.ts'
import { taxes } from './resources/taxes.ts'
import { taxpayers } from './resources/taxpayers.ts'
import { warehouses } from './resources/warehouses.ts'

/** Every resource, by its path. */
export const resources: Record<ResourcePath, Resource> = {
  taxpayers,
  taxes,
  customers,
  categories,
  warehouses,
  establishments,
  'emission-points': emissionPoints,
  products,
  'product-prices': productPrices,
  'price-types': priceTypes,
  invoices,
}

/** @throws AppError `not-found` CAT_10006 for a path that is no resource. */
export function resourceAt(path: string): Resource {
  if (!Object.hasOwn(resources, path)) throw new AppError('not-found', 'CAT_10006', `There is no resource "${path}"`)
  return resources[path as ResourcePath]
}
