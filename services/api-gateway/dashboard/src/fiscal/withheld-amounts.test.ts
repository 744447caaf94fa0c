import { describe, expect, test } from '@jest/globals'
import { percentageOf, withWithheldAmounts } from './withheld-amounts.ts'

const iva = { taxType: 'IVA_RATE', rate: '15' }

function amountsOf(document: object) {
  const [filled] = withWithheldAmounts({ supportingDocuments: [document] }).supportingDocuments as [object]
  return filled
}

describe('a withholding while it is written', () => {
  test('computes what the document comes to, and of what is withheld, from the bases of its taxes', () => {
    const withholdings = [{ taxType: 'INCOME' }, { taxType: 'IVA' }, { taxType: 'ISD' }]

    expect(
      amountsOf({
        taxes: [
          { ...iva, base: '100' },
          { ...iva, rate: '0', base: '20' },
        ],
        withholdings,
      }),
    ).toMatchObject({
      subtotal: '120.00',
      total: '135.00',
      withholdings: [{ base: '120.00' }, { base: '15.00' }, { base: '135.00' }],
    })
  })

  test('keeps what somebody wrote, and gives the one base left open what the others of its tax leave', () => {
    const withholdings = [{ taxType: 'INCOME', base: '30' }, { taxType: 'INCOME' }]

    expect(amountsOf({ taxes: [{ ...iva, base: '100' }], total: '115.01', withholdings })).toMatchObject({
      subtotal: '100.00',
      total: '115.01',
      withholdings: [{ base: '30' }, { base: '70.00' }],
    })
  })

  test('leaves bases open where it cannot be known which of two takes what', () => {
    const withholdings = [{ taxType: 'INCOME' }, { taxType: 'INCOME' }]

    expect(amountsOf({ taxes: [{ ...iva, base: '100' }], withholdings })).toMatchObject({ withholdings })
  })

  test('takes excise, which value-added tax is charged on, for no part of the subtotal', () => {
    const taxes = [
      { taxType: 'ICE', rate: '10', base: '100' },
      { ...iva, base: '110' },
    ]

    expect(amountsOf({ taxes })).toMatchObject({ subtotal: '100.00', total: '126.50' })
  })

  test('says nothing of amounts before anything is written, and leaves other orders alone', () => {
    expect(amountsOf({ taxes: [iva] })).toEqual({ taxes: [iva] })
    expect(withWithheldAmounts({ items: [] })).toEqual({ items: [] })
    expect(percentageOf('12,x', '2')).toBeUndefined()
  })
})
