import type { Order } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { leaveOutUnmailable } from './leave-out-unmailable.ts'

const anOrder = (email: string) => ({ documentType: 'INVOICE', customer: { email }, items: [] }) as unknown as Order

test('a stored address that today’s rules refuse is left out with a warning', () => {
  const { order, warnings } = leaveOutUnmailable(anOrder('a\u200bna@post.example; luz@post.example,x@10.0.0.１２'), {
    customerId: 'c-1',
  })

  expect(order).toMatchObject({ customer: { email: ' luz@post.example' } })
  expect(warnings).toMatchObject([{ code: 'ISS_10074', path: 'customerId' }])
  expect(warnings[0]?.message).toContain(
    '"x@10.0.0.１２": the document is issued without it. Correct it with PUT /customers/c-1.',
  )
})

test('the order’s own address and a valid stored one stay', () => {
  const own = anOrder('ana@localhost')
  const good = anOrder('ana@post.example, luz@post.example')

  expect(leaveOutUnmailable(own)).toEqual({ order: own, warnings: [] })
  expect(leaveOutUnmailable(good, { customerId: 'c-1' })).toEqual({ order: good, warnings: [] })
})

test('an address that no RIDE can show is left out, from a record and from a modified document', () => {
  const kept = anOrder('ana@post.example, Ελλ中文@post.example')

  const ofRecord = leaveOutUnmailable(kept, { customerId: 'c-1' })
  const ofModified = leaveOutUnmailable(kept, { isOfModified: true })

  expect([ofRecord.order, ofModified.order]).toMatchObject([
    { customer: { email: 'ana@post.example' } },
    { customer: { email: 'ana@post.example' } },
  ])
  expect(ofRecord.warnings).toMatchObject([{ path: 'customerId' }])
  expect(ofModified.warnings).toMatchObject([
    {
      code: 'ISS_10074',
      path: 'supportingDocument.accessKey',
      message: expect.stringContaining(
        '"Ελλ中文@post.example": the document is issued without it. Send customer.email',
      ),
    },
  ])
})
