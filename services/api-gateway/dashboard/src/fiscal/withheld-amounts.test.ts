import { describe, expect, test } from '@jest/globals'
import { percentageOf, withWithheldAmounts } from './withheld-amounts.ts'

const iva = { taxType: 'IVA_RATE', rate: '15' }

function amountsOf(document: object) {
  const [filled] = withWithheldAmounts({ supportingDocuments: [document] }).supportingDocuments as [object]
  return filled
}

describe('a withholding while it is written', () => {
  test('computes the totals and the withheld bases from the bases of the taxes', () => {
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

  test('keeps typed amounts, and assigns the rest of a tax to its blank base', () => {
    const withholdings = [{ taxType: 'INCOME', base: '30' }, { taxType: 'INCOME' }]

    expect(amountsOf({ taxes: [{ ...iva, base: '100' }], total: '115.01', withholdings })).toMatchObject({
      subtotal: '100.00',
      total: '115.01',
      withholdings: [{ base: '30' }, { base: '70.00' }],
    })
  })

  test('leaves two blank bases of the same tax blank', () => {
    const withholdings = [{ taxType: 'INCOME' }, { taxType: 'INCOME' }]

    expect(amountsOf({ taxes: [{ ...iva, base: '100' }], withholdings })).toMatchObject({ withholdings })
  })

  test('excludes excise from the subtotal, although value-added tax includes it in its base', () => {
    const taxes = [
      { taxType: 'ICE', rate: '10', base: '100' },
      { ...iva, base: '110' },
    ]

    expect(amountsOf({ taxes })).toMatchObject({ subtotal: '100.00', total: '126.50' })
  })

  test('computes no amounts without bases, and leaves other orders unchanged', () => {
    expect(amountsOf({ taxes: [iva] })).toEqual({ taxes: [iva] })
    expect(withWithheldAmounts({ items: [] })).toEqual({ items: [] })
    expect(percentageOf('12,x', '2')).toBeUndefined()
  })
})
