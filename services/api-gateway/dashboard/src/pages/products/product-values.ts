import type { components } from '../../api/generated/api.ts'
import { readAmount, readCount } from './amounts.ts'

export type Product = components['schemas']['Product']
type ProductInput = components['schemas']['ProductInput']

export interface ProductValues {
  name: string
  code: string
  description: string
  categoryId: string
  taxId: string
  isService: boolean
  manageStock: boolean
  currentStock: string
  price: string
}

export function newProduct(taxId: string): ProductValues {
  return {
    name: '',
    code: '',
    description: '',
    categoryId: '',
    taxId,
    isService: false,
    manageStock: false,
    currentStock: '0',
    price: '',
  }
}

export function productValuesOf(product: Product): ProductValues {
  return {
    name: product.name,
    code: product.code,
    description: product.description ?? '',
    categoryId: product.category?.id ?? '',
    taxId: product.tax?.id ?? '',
    isService: product.isService,
    manageStock: product.manageStock,
    currentStock: String(product.currentStock),
    price: product.price,
  }
}

/** Omits blanks, and the stock of a service. */
export function productInputOf(values: ProductValues): Omit<ProductInput, 'taxpayerId' | 'priceTypeId'> {
  const manageStock = values.manageStock && !values.isService
  return {
    name: values.name.trim(),
    code: values.code.trim(),
    description: values.description.trim() || null,
    categoryId: values.categoryId || null,
    taxId: values.taxId,
    isService: values.isService,
    manageStock,
    currentStock: manageStock ? (readCount(values.currentStock) ?? 0) : 0,
    price: readAmount(values.price) ?? values.price,
  }
}

/** Only changed members. Stock is never sent: invoices reduce it while the form is open. */
export function productChangeOf(before: ProductValues, after: ProductValues): components['schemas']['ProductChange'] {
  const was = new Map(Object.entries(productInputOf(before)))
  const changed = Object.entries(productInputOf(after)).filter(
    ([name, value]) => name !== 'currentStock' && value !== was.get(name),
  )
  return Object.fromEntries(changed)
}
