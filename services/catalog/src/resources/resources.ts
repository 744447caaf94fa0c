import { catalogErrors } from '@etax/contracts'
import type { Resource, ResourcePath } from '../domain/resource.ts'
import { categories } from './categories.ts'
import { customers } from './customers.ts'
import { emissionPoints } from './emission-points.ts'
import { establishments } from './establishments.ts'
import { invoices } from './invoices.ts'
import { priceTypes } from './price-types.ts'
import { productPrices } from './product-prices.ts'
import { products } from './products.ts'
import { taxes } from './taxes.ts'
import { taxpayers } from './taxpayers.ts'
import { warehouses } from './warehouses.ts'

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

/** @throws AppError `not-found` CAT_10006 */
export function resourceAt(path: string): Resource {
  if (!Object.hasOwn(resources, path)) {
    throw catalogErrors.resourceUnknown({ resource: path })
  }
  return resources[path as ResourcePath]
}
