import { expect, test } from '@jest/globals'
import { deliverySearchOf } from './delivery-search.ts'

test('what an address says that no history has is left out', () => {
  expect(deliverySearchOf({ status: 'lost', delivery: 7 })).toEqual({})
  expect(deliverySearchOf({ status: 'failed' })).toEqual({ status: 'failed' })
})
