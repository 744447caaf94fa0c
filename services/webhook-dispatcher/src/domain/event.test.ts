import {
  type BodyOf,
  envelope,
  eventNames,
  ReceiptAuthorized,
  ReceiptCancelled,
  ReceiptEvent,
  ReceiptFailed,
  ReceiptReturned,
  ReceiptVoided,
} from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { Value } from 'typebox/value'
import { eventOf } from './event.ts'

const fields = { tenantId: 'w1', correlationId: ReceiptAuthorized.example.receiptId }

test('a body contains everything a receiver needs, and not the document', () => {
  const event = eventOf(envelope(ReceiptAuthorized, ReceiptAuthorized.example, fields))

  const body = JSON.parse(event.body)
  expect(body).toEqual({
    id: event._id,
    type: 'invoice.authorized',
    createdAt: event.createdAt.toISOString(),
    environment: 'sandbox',
    workspaceId: 'w1',
    taxpayerRuc: '1799999990001',
    receiptVersion: 3,
    data: ReceiptAuthorized.example.receipt,
    reason: [],
  })
  // The API description has this form.
  expect(Value.Errors(ReceiptEvent, body)).toEqual([])
})

test.each([
  ['a fact that cannot repeat', ReceiptVoided, true],
  ['a failure, which a retry may repeat', ReceiptFailed, false],
  ['a return, which a corrected document may repeat', ReceiptReturned, false],
])('whether %s is the same event in another message: %#', (_, definition, isSame) => {
  const eventFrom = (id: string) => eventOf(envelope(definition, definition.example as never, { ...fields, id }))

  expect(eventFrom('m1')._id).toBe(eventFrom('m1')._id)
  expect(eventFrom('m1')._id === eventFrom('m2')._id).toBe(isSame)
})

test.each([
  [ReceiptAuthorized, 'CREDIT_NOTE', 'credit_note.authorized'],
  [ReceiptReturned, 'WAYBILL', 'waybill.rejected'],
  [ReceiptFailed, 'PURCHASE_SETTLEMENT', 'purchase_settlement.error'],
  [ReceiptVoided, 'WITHHOLDING', 'receipt.voided'],
  [ReceiptCancelled, 'INVOICE', 'receipt.cancelled'],
])('names: %#', (definition, documentType, name) => {
  const body = { ...definition.example, documentType } as BodyOf<typeof ReceiptAuthorized>
  const event = eventOf(envelope(definition as typeof ReceiptAuthorized, body, fields))

  expect(event.type).toBe(name)
  expect(eventNames).toContain(name)
})

test('an error without messages of the authority gives its cause as the reason', () => {
  const { body } = eventOf(envelope(ReceiptFailed, ReceiptFailed.example, fields))

  expect(JSON.parse(body).reason).toEqual([
    { type: 'ERROR', code: '', message: 'the authority does not answer', additionalInfo: null },
  ])
})
