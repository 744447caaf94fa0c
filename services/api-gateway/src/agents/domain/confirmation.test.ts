import { expect, test } from '@jest/globals'
import { readConfirmation, sealConfirmation } from './confirmation.ts'

const what = { workspaceId: 'w', keyId: 'k', subject: 'hash' }
const confirmation = { id: 'one', expiresAt: 1_000 }
const text = sealConfirmation(confirmation, what, 'secret')
const read = (changes: object = {}, { sealed = text, now = 999, secret = 'secret' } = {}) =>
  readConfirmation(sealed, { ...what, ...changes }, { now, secret })

test('a confirmation is read for what it names, until it expires', () => {
  expect(read()).toEqual(confirmation)
  expect(read({}, { now: 1_000 })).toBeNull()
})

test.each([{ workspaceId: 'x' }, { keyId: 'x' }, { subject: 'x' }])('it is worth nothing for %j', (changes) => {
  expect(read(changes)).toBeNull()
})

test.each([
  '',
  'true',
  'one',
  'one.rs',
  'one.rs.',
  `${text}x`,
  text.replace('one', 'two'),
  text.replace('.rs.', '.zzzz.'),
])('a forged or altered confirmation is refused: %#', (sealed) => {
  expect(read({}, { sealed })).toBeNull()
})

test('a confirmation of another installation is refused', () => {
  expect(read({}, { secret: 'other' })).toBeNull()
})
