import type { Order } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { leaveOutUnmailable } from './leave-out-unmailable.ts'

const anOrder = (email: string) => ({ documentType: 'INVOICE', customer: { email }, items: [] }) as unknown as Order

test('an address that a record kept from before today’s rules is left out, and named', () => {
  const { order, warnings } = leaveOutUnmailable(
    anOrder('a\u200bna@post.example; luz@post.example,x@10.0.0.１２'),
    'c-1',
  )

  expect(order).toMatchObject({ customer: { email: ' luz@post.example' } })
  expect(warnings).toMatchObject([{ code: 'ISS_10074', path: 'customerId' }])
  expect(warnings[0]?.message).toContain(
    '"x@10.0.0.１２": the document is issued without it. Correct it with PUT /customers/c-1.',
  )
})

test('what an order says itself is left to be refused, and a good record is as it was', () => {
  const own = anOrder('ana@localhost')
  const good = anOrder('ana@post.example, luz@post.example')

  expect(leaveOutUnmailable(own)).toEqual({ order: own, warnings: [] })
  expect(leaveOutUnmailable(good, 'c-1')).toEqual({ order: good, warnings: [] })
})
