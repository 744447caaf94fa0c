import { expect, test } from '@jest/globals'
import {
  type DescribedCertificate,
  namesTaxpayer,
  refuseTestTaxpayerInProduction,
  refuseWithoutCertificate,
} from './may-issue.ts'
import type { Mode } from './mode.ts'

const RUC = '1710034065001'

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

function aCertificate(change: Partial<DescribedCertificate> = {}): DescribedCertificate {
  return { status: 'VALID', registryNumber: RUC, chain: 'UNCHECKED', vouched: false, ...change }
}

const judge = (change: Partial<DescribedCertificate>, mode: Mode) => () =>
  refuseWithoutCertificate(aCertificate(change), { mode, ruc: RUC })

test.each(['VALID', 'EXPIRING'])('a certificate that is %s signs', (status) => {
  expect(judge({ status }, 'live')).not.toThrow()
})

test.each([
  ['MISSING', 'CTX_10004'],
  ['EXPIRED', 'CTX_10005'],
])('a certificate that is %s does not sign', (status, code) => {
  for (const mode of ['test', 'live'] as const) {
    expect(judge({ status }, mode)).toThrow(expect.objectContaining({ kind: 'invalid', code }))
  }
})

test.each([
  ['names the registry number', {}],
  ['names the national id it is made of', { registryNumber: RUC.slice(0, 10) }],
  ['names nobody, but an operator vouches for it', { registryNumber: '', vouched: true }],
  ['names its legal representative, but an operator vouches for it', { registryNumber: '0926687856', vouched: true }],
  ['has a chain that leads to a trusted authority', { chain: 'TRUSTED' }],
])('a certificate that %s serves live keys', (_what, change) => {
  expect(judge(change, 'live')).not.toThrow()
})

test.each([
  ['names nobody', { registryNumber: '' }, 'CTX_10008'],
  ['names another registry number', { registryNumber: '1790011674001' }, 'CTX_10009'],
  ['names another national id', { registryNumber: '0926687856' }, 'CTX_10009'],
  ['has a chain that leads to no trusted authority', { chain: 'UNTRUSTED' }, 'CTX_10010'],
  ['is vouched for, but has a chain that leads nowhere', { vouched: true, chain: 'UNTRUSTED' }, 'CTX_10010'],
])('a certificate that %s serves test keys only', (_what, change, code) => {
  expect(judge(change, 'test')).not.toThrow()
  expect(judge(change, 'live')).toThrow(expect.objectContaining({ kind: 'invalid', code }))
})

test('a national id proves the number of its natural person only', () => {
  expect(namesTaxpayer('1710034065', '1710034065001')).toBe(true)
  expect(namesTaxpayer('1710034065', '1710034065002')).toBe(false)
  expect(namesTaxpayer('', '001')).toBe(false)
  // The first ten digits of a company or a public body are not a national id: they belong to a passport or a foreign
  // number.
  expect(namesTaxpayer('1790085783', '1790085783001')).toBe(false)
  expect(namesTaxpayer('1760001550', '1760001550001')).toBe(false)
  expect(namesTaxpayer('1790085783001', '1790085783001')).toBe(true)
})
