import { contextErrors, sentenceOf } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { certificateProblems } from './certificate-problems.ts'

const ruc = '1790012345001'
const good = { status: 'VALID', registryNumber: ruc, chain: 'TRUSTED', vouched: false }
const own = { ruc, testTaxpayer: false }

test.each([
  ['a good one', {}, []],
  ['one that will expire', { status: 'EXPIRING' }, []],
  ['none at all', { status: 'MISSING', registryNumber: '' }, [['CTX_10004', null]]],
  ['one that has expired', { status: 'EXPIRED', registryNumber: '' }, [['CTX_10005', null]]],
  ['one that names nobody', { registryNumber: '' }, [['CTX_10008', 'live']]],
  ['one that names nobody, vouched for', { registryNumber: '', vouched: true }, []],
  ['one of another', { registryNumber: '1790085783001' }, [['CTX_10009', 'live']]],
  ['one of no trusted authority', { chain: 'UNTRUSTED' }, [['CTX_10010', 'live']]],
])('%s names its problem and the remedy', (_what, change, expected) => {
  const problems = certificateProblems({ ...good, ...change }, own, 'en')

  expect(problems.map(({ code, only }) => [code, only])).toEqual(expected)
  for (const { message, remedy } of problems)
    expect([message, remedy]).toEqual([expect.any(String), expect.stringMatching(/\w+/)])
})

test('the test taxpayer needs no certificate', () => {
  expect(certificateProblems({ ...good, status: 'MISSING' }, { ...own, testTaxpayer: true }, 'en')).toEqual([])
})

test('problems are in the language of the caller', () => {
  const { certificateMissing } = contextErrors
  const { remedy } = certificateMissing.texts?.es ?? certificateMissing

  const problems = certificateProblems({ ...good, status: 'MISSING' }, own, 'es')

  expect(problems).toMatchObject([{ code: 'CTX_10004', message: sentenceOf(certificateMissing, 'es'), remedy }])
})
