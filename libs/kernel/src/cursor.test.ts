import { expect, test } from '@jest/globals'
import { decodeCursor, encodeCursor } from './cursor.ts'

test('a cursor names the place it was made of', () => {
  const position = { createdAt: new Date('2026-11-21T15:04:05.123Z'), id: '01935a2e-7c1f-7abc-8def-0123456789ab' }

  expect(decodeCursor(encodeCursor(position))).toEqual(position)
})

test.each(['', 'next', Buffer.from('1.2').toString('base64url'), Buffer.from('{"$gt":""}').toString('base64url')])(
  'the text %j is no cursor',
  (text) => {
    expect(decodeCursor(text)).toBeNull()
  },
)
