import { expect, test } from '@jest/globals'
import { decodeCursor, encodeCursor } from './cursor.ts'

const position = { createdAt: new Date('2026-11-21T15:04:05.123Z'), id: '01935a2e-7c1f-7abc-8def-0123456789ab' }

test('a cursor names the place it was made of', () => {
  expect(decodeCursor(encodeCursor(position, 'receipts'), 'receipts')).toEqual(position)
})

test('a cursor belongs to one list', () => {
  expect(decodeCursor(encodeCursor(position, 'receipts'), 'customers')).toBeNull()
})

test.each(['', 'next', Buffer.from('1.2').toString('base64url'), Buffer.from('{"$gt":""}').toString('base64url')])(
  'the text %j is no cursor',
  (text) => {
    expect(decodeCursor(text, 'receipts')).toBeNull()
  },
)
