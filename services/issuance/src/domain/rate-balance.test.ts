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

const invoice = { ...place, totals: totals(tax('4', '15', '100.00', '15.00'), tax('0', '0', '50.00', '0.00')) }

function warned(credited: ReturnType<typeof tax>, earlier = nothing, beyondTotal = false): string[] {
  return beyondRates(invoice, { totals: totals(credited), earlier, beyondTotal }, 'items').map(({ message }) => message)
}

test('a note that returns what the invoice charged has no warning', () => {
  expect(warned(tax('4', '15', '100.00', '15.00'))).toEqual([])
  expect(warned(tax('0', '0', '50.00', '0.00'))).toEqual([])
})

test('a tax that the invoice did not charge gets a warning with the balance of its rate', () => {
  expect(warned(tax('4', '15', '110.00', '16.50'))).toEqual([
    'The note returns 16.50 of tax 2, rate code 4 (15 %), on 110.00. Invoice 001-002-000000007 charged 15.00 on 100.00; 15.00 on 100.00 is left.',
  ])
  expect(warned(tax('5', '5', '10.00', '0.50'))).toEqual([
    'The note returns 0.50 of tax 2, rate code 5 (5 %), on 10.00. Invoice 001-002-000000007 charged 0.00 on 0.00; 0.00 on 0.00 is left.',
  ])
})

test('a base without tax has a balance too', () => {
  expect(warned(tax('0', '0', '50.01', '0.00'))).toHaveLength(1)
  expect(warned(tax('6', '0', '10.00', '0.00'))).toHaveLength(1)
})

test('earlier notes count, and all together may exceed the tax by a cent of rounding', () => {
  const earlier = (amount: string) => ({ total: '115.00', notes: 9, taxes: [tax('4', '15', '90.00', amount)] })

  expect(warned(tax('4', '15', '10.00', '1.50'), earlier('13.50'))).toEqual([])
  expect(warned(tax('4', '15', '10.00', '1.50'), earlier('13.51'))).toEqual([])
  expect(warned(tax('4', '15', '10.00', '1.50'), earlier('13.52'))).toHaveLength(1)
  expect(warned(tax('4', '15', '10.01', '1.50'), earlier('13.50'))).toHaveLength(1)
})

test('notes of a cent of tax each get a warning once they exceed the invoice', () => {
  const ofCents = { ...place, totals: totals(tax('4', '15', '3.00', '0.45'), tax('7', '0', '100.00', '0.00')) }
  const warnings = Array.from({ length: 30 }, (_, notes) => {
    const taxes = [tax('4', '15', (0.1 * notes).toFixed(2), (0.02 * notes).toFixed(2))]
    const balance = { totals: totals(tax('4', '15', '0.10', '0.02')), earlier: { total: '0', notes, taxes } }
    return beyondRates(ofCents, { ...balance, beyondTotal: false }, 'items').length > 0
  })

  // 23 of them come to 0.46.
  expect(warnings.indexOf(true)).toBe(23)
  expect(warnings.slice(23)).not.toContain(false)
})

test('if the total is exceeded, each exceeded rate is reported to the cent', () => {
  expect(warned(tax('4', '15', '200.00', '30.00'), nothing, true)).toHaveLength(1)
  expect(warned(tax('5', '5', '200.00', '10.00'), nothing, true)).toHaveLength(1)
  expect(warned(tax('4', '15', '50.00', '7.50'), nothing, true)).toEqual([])
  const half = { total: '57.50', notes: 1, taxes: [tax('4', '15', '50.00', '7.51')] }
  expect(warned(tax('4', '15', '50.00', '7.50'), half, true)).toHaveLength(1)
})

const excise = (rateCode: string, rate: string, base: string, amount: string) => ({
  ...tax(rateCode, rate, base, amount),
  code: '3',
})

function warnedOf(
  invoiced: readonly ReturnType<typeof tax>[],
  credited: ReturnType<typeof tax>,
  earlier = nothing,
): string[] {
  const balance = { totals: totals(credited), earlier, beyondTotal: false }
  return beyondRates({ ...place, totals: totals(...invoiced) }, balance, 'items').map(({ message }) => message)
}

test('excise is compared with the rate that the invoice charged, among several of one code', () => {
  const charged = [excise('3092', '10', '100.00', '10.00')]
  const both = [excise('3031', '75', '100.00', '75.00'), excise('3031', '10', '4.00', '40.00')]

  expect(warnedOf(charged, excise('3092', '10', '80.00', '8.00'))).toEqual([])
  expect(warnedOf(charged, excise('3092', '12.5', '80.00', '10.00'))).toEqual([
    'The note returns 10.00 of tax 3, rate code 3092 (12.5 %), on 80.00. Invoice 001-002-000000007 charged 0.00 on 0.00; 0.00 on 0.00 is left.',
  ])
  expect(warnedOf(both, excise('3031', '10', '4.00', '40.00'))).toEqual([])
  expect(warnedOf(both, excise('3031', '10', '5.00', '50.00'))).toEqual([
    expect.stringContaining('(10 dollars a unit), on 5.00. Invoice 001-002-000000007 charged 40.00 on 4.00'),
  ])
})

test('excise stated as amounts belongs to the invoice’s rate, though its own rate differs by rounding', () => {
  const charged = [excise('3092', '14.99', '300.30', '45.00')]

  expect(warnedOf(charged, excise('3092', '14.98', '150.20', '22.50'))).toEqual([])
  const earlier = { total: '0', notes: 1, taxes: [excise('3092', '14.98', '150.20', '22.50')] }
  expect(warnedOf(charged, excise('3092', '14.99', '150.10', '22.50'), earlier)).toEqual([])
  expect(warnedOf(charged, excise('3092', '14.99', '150.10', '22.52'), earlier)).toHaveLength(1)
})

test('the tax on bottles is in dollars per bottle', () => {
  const bottles = (base: string, amount: string) => ({ ...tax('5001', '0.02', base, amount), code: '5' })

  expect(warnedOf([bottles('10.00', '0.20')], bottles('12.00', '0.24'))).toEqual([
    expect.stringContaining('rate code 5001 (0.02 dollars a bottle), on 12.00.'),
  ])
})
