import { expect, test } from '@jest/globals'
import { beyondRates, type CreditedSums } from './rate-balance.ts'

const tax = (rateCode: string, rate: string, base: string, amount: string) => ({
  code: '2',
  rateCode,
  rate,
  base,
  amount,
})
const totals = (...taxes: ReturnType<typeof tax>[]) => ({ subtotal: '0', discount: '0', total: '0', taxes })
const nothing: CreditedSums = { total: '0', notes: 0, taxes: [] }
const place = { establishment: '001', emissionPoint: '002', sequential: '000000007' }

/** An invoice of 100.00 at 15 % and 50.00 at 0 %. */
const invoice = { ...place, totals: totals(tax('4', '15', '100.00', '15.00'), tax('0', '0', '50.00', '0.00')) }

function warned(given: ReturnType<typeof tax>, earlier = nothing, beyondTotal = false): string[] {
  return beyondRates(invoice, { totals: totals(given), earlier, beyondTotal }, 'items').map(({ message }) => message)
}

test('a note that gives back what the invoice had is told nothing', () => {
  expect(warned(tax('4', '15', '100.00', '15.00'))).toEqual([])
  expect(warned(tax('0', '0', '50.00', '0.00'))).toEqual([])
})

test('tax on what the invoice sold without is told with the balance of its rate', () => {
  expect(warned(tax('4', '15', '110.00', '16.50'))).toEqual([
    'The note gives back 16.50 of tax 2, rate code 4 (15 %), on 110.00; invoice 001-002-000000007 had 15.00 of it on 100.00, of which 15.00 on 100.00 is left.',
  ])
  expect(warned(tax('5', '5', '10.00', '0.50'))).toEqual([
    'The note gives back 0.50 of tax 2, rate code 5 (5 %), on 10.00; invoice 001-002-000000007 had 0.00 of it on 0.00, of which 0.00 on 0.00 is left.',
  ])
})

test('a base without tax has a balance, too', () => {
  expect(warned(tax('0', '0', '50.01', '0.00'))).toHaveLength(1)
  expect(warned(tax('6', '0', '10.00', '0.00'))).toHaveLength(1)
})

test('earlier notes count, and each may have rounded up by a cent', () => {
  const earlier = { total: '115.00', notes: 2, taxes: [{ code: '2', rateCode: '4', base: '90.00', amount: '13.52' }] }

  expect(warned(tax('4', '15', '10.00', '1.50'), earlier)).toEqual([])
  expect(warned(tax('4', '15', '10.00', '1.52'), earlier)).toHaveLength(1)
  expect(warned(tax('4', '15', '10.01', '1.50'), earlier)).toHaveLength(1)
})

test('where the total was told to be too large, only what the invoice never had is added', () => {
  expect(warned(tax('4', '15', '200.00', '30.00'), nothing, true)).toEqual([])
  expect(warned(tax('5', '5', '200.00', '10.00'), nothing, true)).toHaveLength(1)
})
