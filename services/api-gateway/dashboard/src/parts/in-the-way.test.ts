import { expect, test } from '@jest/globals'
import { readInTheWay } from './in-the-way.ts'

const TAX = '01a202c9-a47d-78a1-a981-7fbf1ca2e872'
const PRODUCT = '4111c96a-3a74-8621-8e05-d366485bc903'

test('the record in the way is read from the refusal', () => {
  const message = `Tax with id ${TAX} is in use: product ${PRODUCT} needs it; delete that first (DELETE /products/${PRODUCT})`

  expect(readInTheWay(message)).toEqual({ kind: 'product', id: PRODUCT })
  expect(readInTheWay(message.replace('product', 'product price'))).toEqual({ kind: 'product price', id: PRODUCT })
})

test('another message names nothing', () => {
  expect(readInTheWay('The record is in use.')).toBeNull()
})
