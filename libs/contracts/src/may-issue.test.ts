import { expect, test } from '@jest/globals'
import { refuseTestTaxpayerInProduction, refuseWithoutCertificate } from './may-issue.ts'

test.each([
  ['test', true],
  ['test', false],
  ['live', false],
] as const)('with a %s key a taxpayer acts whose being the test taxpayer is %s', (mode, testTaxpayer) => {
  expect(() => refuseTestTaxpayerInProduction({ mode, testTaxpayer })).not.toThrow()
})

test('the test taxpayer does not act in production', () => {
  expect(() => refuseTestTaxpayerInProduction({ mode: 'live', testTaxpayer: true })).toThrow(
    expect.objectContaining({ kind: 'invalid', code: 'CTX_10003' }),
  )
})

test.each(['VALID', 'EXPIRING'])('a certificate that is %s signs', (status) => {
  expect(() => refuseWithoutCertificate(status)).not.toThrow()
})

test.each([
  ['MISSING', 'CTX_10004'],
  ['EXPIRED', 'CTX_10005'],
])('a certificate that is %s does not sign', (status, code) => {
  expect(() => refuseWithoutCertificate(status)).toThrow(expect.objectContaining({ kind: 'invalid', code }))
})
