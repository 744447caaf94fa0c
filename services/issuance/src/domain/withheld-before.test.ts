import { expect, test } from '@jest/globals'
import { personKey } from './person-key.ts'
import { type WithheldBefore, type Withholding, withheldBefore, withheldKeys } from './withheld-before.ts'

const OWNER = { workspaceId: 'w', mode: 'test' } as const
const RUC = '1799999990001'
const receipt: WithheldBefore = {
  establishment: '001',
  emissionPoint: '002',
  sequential: '000000005',
  issueDate: '2026-11-20',
  status: 'COMPLETED',
}

const invoice = (number: string, at = 0) => ({
  documentCode: '01',
  number,
  path: `supportingDocuments[${at}].number`,
})
const ofSupplier = (identification: string, ...withholds: Withholding['withholds']): Withholding => ({
  customer: { identification },
  withholds,
})

test('a document has the same key by the supplier’s national id and registry number', () => {
  const [byId] = withheldKeys(OWNER, RUC, ofSupplier('1710034065', invoice('001002000000007')))

  expect(withheldKeys(OWNER, RUC, ofSupplier('1710034065001', invoice('001002000000007')))).toEqual([byId])
  expect(withheldKeys(OWNER, RUC, ofSupplier('1710034065', invoice('001002000000008')))).not.toEqual([byId])
  expect(
    withheldKeys({ ...OWNER, mode: 'live' }, RUC, ofSupplier('1710034065', invoice('001002000000007'))),
  ).not.toEqual([byId])
  expect(personKey('ab-12 3')).toBe(personKey('AB123'))
})

test('a repeated document has one key, and one without its own number has none', () => {
  const withheld = ofSupplier('1710034065', invoice('001002000000007'), invoice('001002000000007', 1))

  expect(withheldKeys(OWNER, RUC, withheld)).toHaveLength(1)
  expect(withheldKeys(OWNER, RUC, ofSupplier('1710034065', invoice('999999999999999')))).toEqual([])
})

test('a document that another receipt withholds from gets one warning, with that receipt', () => {
  const withheld = ofSupplier(
    '1710034065',
    invoice('001002000000008'),
    invoice('001002000000007', 1),
    invoice('001002000000007', 2),
  )
  const [, key = ''] = withheldKeys(OWNER, RUC, withheld)

  expect(withheldBefore(OWNER, RUC, withheld, new Map([[key, receipt]]))).toMatchObject([
    {
      path: 'supportingDocuments[1].number',
      code: 'ISS_15032',
      message:
        'Receipt 001-002-000000005 of 2026-11-20 (COMPLETED) already withholds from document 01 001-002-000000007 of 1710034065.',
    },
  ])
})
