import type { PostedOrder } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { productWarnings } from './product-warnings.ts'

test('fields of an item that replace those of its product get a warning', () => {
  const items = [
    { productId: 'p', quantity: '1' },
    { code: 'A', unitPrice: '1' },
    { productId: 'p', tax: '0', unitPrice: '9' },
  ]
  const order = { documentType: 'INVOICE', items } as unknown as PostedOrder

  expect(productWarnings(order)).toEqual([
    {
      path: 'items[2]',
      code: 'DOC_90023',
      params: { members: ['unitPrice', 'tax'], productId: 'p' },
      message: expect.stringMatching(/^The item's own unitPrice, tax replace the values of .* p:/),
    },
  ])
})
