import { expect, test } from '@jest/globals'
import { newProduct, productChangeOf, productInputOf } from './product-values.ts'

const COFFEE = { ...newProduct('t1'), name: 'Café', code: 'C-1', price: '7,80' }

test('blanks are omitted, and amounts have the format of the API', () => {
  expect(productInputOf({ ...COFFEE, manageStock: true, currentStock: '12,5' })).toMatchObject({
    description: null,
    categoryId: null,
    price: '7.80',
    currentStock: 12.5,
  })
})

test('a service has no stock', () => {
  const service = { ...COFFEE, isService: true, manageStock: true, currentStock: '3' }

  expect(productInputOf(service)).toMatchObject({ manageStock: false, currentStock: 0 })
})

test('only changes are sent, and never the stock', () => {
  const after = { ...COFFEE, name: 'Café molido', categoryId: 'c1', manageStock: true, currentStock: '9' }

  expect(productChangeOf(COFFEE, after)).toEqual({ name: 'Café molido', categoryId: 'c1', manageStock: true })
  expect(productChangeOf(COFFEE, COFFEE)).toEqual({})
})
