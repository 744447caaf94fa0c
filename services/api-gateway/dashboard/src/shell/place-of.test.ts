import { expect, test } from '@jest/globals'
import { isOpenUnconfirmed, placeOf } from './place-of.ts'

const OWN = '1790012345001'
const taxpayers = [{ ruc: OWN }]

test('pages of a taxpayer of the workspace are open, and so are pages without a taxpayer', () => {
  expect(placeOf({ environment: 'production', ruc: OWN, taxpayers })).toBe('open')
  expect(placeOf({ environment: 'production', ruc: undefined, taxpayers })).toBe('open')
})

test('pages wait for the list of taxpayers', () => {
  expect(placeOf({ environment: 'sandbox', ruc: OWN, taxpayers: undefined })).toBe('open')
})

test('another number is unknown, and the test taxpayer is not in production', () => {
  expect(placeOf({ environment: 'sandbox', ruc: '0990000000001', taxpayers })).toBe('unknown')
  expect(placeOf({ environment: 'production', ruc: '1799999990001', taxpayers: undefined })).toBe('sandboxOnly')
})

test('an address without a registry number has no page', () => {
  expect(placeOf({ environment: 'sandbox', ruc: 'sessions', taxpayers })).toBe('noPage')
  expect(placeOf({ environment: 'production', ruc: '17900123450', taxpayers: undefined })).toBe('noPage')
})

test('before the address is confirmed, the sandbox and the account pages of production are open', () => {
  const open = ['/sandbox/1799999990001/issue/invoice', '/production', '/production/keys', '/production/account']
  const closed = ['/production/taxpayers', '/production/webhooks', '/production/1790012345001/receipts']

  expect(open.filter(isOpenUnconfirmed)).toEqual(open)
  expect(closed.filter(isOpenUnconfirmed)).toEqual([])
})
