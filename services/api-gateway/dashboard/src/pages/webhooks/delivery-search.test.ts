import { expect, test } from '@jest/globals'
import { deliverySearchOf } from './delivery-search.ts'

test('unknown values of the address are dropped', () => {
  expect(deliverySearchOf({ status: 'lost', delivery: 7 })).toEqual({})
  expect(deliverySearchOf({ status: 'failed' })).toEqual({ status: 'failed' })
})
