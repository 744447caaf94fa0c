import { eventNames } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { deliverySearchOf } from './delivery-search.ts'
import { EVENTS } from './events.ts'

test('every event but the ping can be chosen', () => {
  expect(EVENTS.toSorted()).toEqual(eventNames.filter((name) => name !== 'webhook.ping').toSorted())
})

test('what an address says that no history has is left out', () => {
  expect(deliverySearchOf({ status: 'lost', delivery: 7 })).toEqual({})
  expect(deliverySearchOf({ status: 'failed' })).toEqual({ status: 'failed' })
})
