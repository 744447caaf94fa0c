import { expect, test } from '@jest/globals'
import { checkIdentification, checkNationalId, checkRuc, TEST_TAXPAYER_RUC } from './identification.ts'

test.each([
  ['a company', '1790011674001'],
  ['another', '1790001563001'],
  ['a public entity', '1760001550001'],
  ['another', '1760013210001'],
  ['a person', '1710034065001'],
  ['the sandbox', TEST_TAXPAYER_RUC],
])('the registry number of %s holds', (_, ruc) => {
  expect(checkRuc(ruc)).toBe('ok')
})

test.each(['1793189906001', '0993366721001', '1793213150001', '0993370026001', '1710034066001'])(
  'the newer number %s is taken though its check digit fails',
  (ruc) => {
    expect(checkRuc(ruc)).toBe('unverified')
  },
)

test.each([
  ['twelve digits', '179001167400'],
  ['fourteen', '17900116740011'],
  ['another suffix', '1790011674002'],
  ['no such province', '2590011674001'],
  ['province 00', '0090011674001'],
  ['a third digit nobody is given', '1780011674001'],
  ['letters', '17900A1674001'],
  ['nothing', ''],
])('a registry number with %s is malformed', (_, ruc) => {
  expect(checkRuc(ruc)).toBe('malformed')
})

test.each([
  ['1710034065', 'ok'],
  ['1710034066', 'unverified'],
  ['3050000000', 'unverified'],
  ['1770034065', 'malformed'],
  ['171003406', 'malformed'],
  ['12063133331', 'malformed'],
])('the national id %s is %s', (id, verdict) => {
  expect(checkNationalId(id)).toBe(verdict)
})

test('other types have forms of their own', () => {
  expect(checkIdentification('FINAL_CONSUMER', '9999999999999')).toBe('ok')
  expect(checkIdentification('FINAL_CONSUMER', '9999999999')).toBe('malformed')
})

test.each([
  ['AB-123456', 'ok'],
  ['DE 811 122', 'ok'],
  ['12.345.678-9', 'ok'],
  ['20-12345678-1', 'ok'],
  ['55.123.456/0001-88', 'ok'],
  ['Ñ1234567', 'ok'],
  ['X'.repeat(20), 'ok'],
  ['X'.repeat(21), 'malformed'],
  ['--/.', 'malformed'],
  ['A;B', 'malformed'],
  ['Nº 123', 'ok'],
  ['ＡＢ', 'malformed'],
  ['ⅣAB', 'malformed'],
  ['A<B', 'malformed'],
  ['', 'malformed'],
])('the passport or foreign number %j is %s', (identification, verdict) => {
  expect(checkIdentification('PASSPORT', identification)).toBe(verdict)
  expect(checkIdentification('FOREIGN_ID', identification)).toBe(verdict)
})
