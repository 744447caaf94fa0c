import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { DocumentType } from '../catalogs/kind-facts.ts'
import { type AccessKeyParts, checkDigit, isAccessKey, makeAccessKey, parseAccessKey } from './access-key.ts'

const parts: AccessKeyParts = {
  issueDate: '2026-11-21',
  documentType: 'INVOICE',
  ruc: '1790011674001',
  environment: 1,
  establishment: '001',
  emissionPoint: '001',
  sequential: 1,
  numericCode: '12345678',
}

// Each kind has a plain key, one with remainder eleven (digit 0), and one with ten (digit 1).
test.each<[DocumentType, number, string]>([
  ['INVOICE', 1, '2111202601179001167400110010010000000011234567814'],
  ['INVOICE', 4, '2111202601179001167400110010010000000041234567810'],
  ['INVOICE', 2, '2111202601179001167400110010010000000021234567811'],
  ['PURCHASE_SETTLEMENT', 1, '2111202603179001167400110010010000000011234567817'],
  ['PURCHASE_SETTLEMENT', 9, '2111202603179001167400110010010000000091234567810'],
  ['PURCHASE_SETTLEMENT', 7, '2111202603179001167400110010010000000071234567811'],
  ['CREDIT_NOTE', 1, '2111202604179001167400110010010000000011234567813'],
  ['CREDIT_NOTE', 6, '2111202604179001167400110010010000000061234567810'],
  ['CREDIT_NOTE', 4, '2111202604179001167400110010010000000041234567811'],
  ['DEBIT_NOTE', 3, '2111202605179001167400110010010000000031234567810'],
  ['DEBIT_NOTE', 1, '2111202605179001167400110010010000000011234567811'],
  ['WAYBILL', 1, '2111202606179001167400110010010000000011234567816'],
  ['WAYBILL', 11, '2111202606179001167400110010010000000111234567810'],
  ['WAYBILL', 9, '2111202606179001167400110010010000000091234567811'],
  ['WITHHOLDING', 1, '2111202607179001167400110010010000000011234567812'],
  ['WITHHOLDING', 8, '2111202607179001167400110010010000000081234567810'],
  ['WITHHOLDING', 6, '2111202607179001167400110010010000000061234567811'],
])('%s number %i has the key %s', (documentType, sequential, key) => {
  expect(makeAccessKey({ ...parts, documentType, sequential })).toBe(key)
  const number = `001-001-${key.slice(30, 39)}`
  const parsed = {
    ...parts,
    documentType,
    sequential,
    accessKey: key,
    number,
    emissionType: '1',
    registration: key.slice(8, 39),
  }
  expect(parseAccessKey(key)).toEqual(parsed)
})

test("the technical sheet's worked example gives 6", () => {
  expect(checkDigit('41261533')).toBe('6')
})

test.each([
  '0211202401050306179800120010020000000677300995216',
  '0601201601176001321000110011230000000081234567817',
  '0308202606179001100100110010010000000051234567810',
  '0405202007123456789000110010010000000012235571911',
])('%s, printed elsewhere, is a key', (key) => {
  expect(isAccessKey(key)).toBe(true)
})

test.each([
  ['a typing error of the sheet', '0403201301176815353000110015010000000081234567816'],
  ['another', '2111202401176001210000110010010000011171234567810'],
  ['a wrong check digit', '1804202401123456789000110010010000000051234567816'],
  ['another', '2107202301179001321300120010010000000011234567815'],
  ['52 digits', '2110201106123456789100100110020010000000011234567815'],
  ['zeros', '0'.repeat(49)],
  ['no day of the calendar', '3102202601179001167400110010010000000011234567814'],
  ['letters', '21112026011790011674001100100100000000112345678AA'],
  ['nothing', ''],
])('%s is no key', (_, key) => {
  expect(parseAccessKey(key)).toBeNull()
})

test('one wrong digit is always noticed', () => {
  const key = makeAccessKey(parts)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = (Number(key[at]) + by) % 10
      const other = key.slice(0, at) + digit + key.slice(at + 1)

      // The authority's rule maps eleven and ten to 0 and 1, so that a few pairs share a digit.
      expect(checkDigit(other.slice(0, 48)) !== key[48] || ['0', '1'].includes(key[48] ?? '')).toBe(true)
    }),
  )
})

test('parts of the wrong width make no key', () => {
  expect(() => makeAccessKey({ ...parts, sequential: 1_000_000_000 })).toThrow('cannot be made')
  expect(() => makeAccessKey({ ...parts, numericCode: '1' })).toThrow('cannot be made')
})
