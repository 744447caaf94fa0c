import { type Excise, type Item, iceRates, inForce, ivaRates, paymentMethods } from '@etax/tax-document'
import { Big } from 'big.js'
import { anItem, inParts, invoiceCase, TODAY } from './case-parts.ts'
import type { FiscalCase } from './fiscal-case.ts'

const PLASTIC_BAGS = '3680'

export function ivaRateCases(): FiscalCase[] {
  const rates = inForce(ivaRates, TODAY).map(({ code, rate, taxType }) => {
    const tax = taxType === 'IVA_RATE' ? { taxType, tax: rate } : { taxType, tax: undefined }
    const items = [
      anItem({ code: `R-${code}-1`, quantity: '3', unitPrice: '33.335', ...tax }),
      anItem({ code: `R-${code}-2`, quantity: '0.333333', unitPrice: '1.111111', ...tax }),
      anItem({ code: `R-${code}-3`, quantity: '7.25', unitPrice: '19.99', discount: '4.995'.slice(0, 4), ...tax }),
    ]
    return { about: `value-added tax of code ${code}`, items }
  })
  const all = rates.flatMap(({ items }) => items)
  return [
    ...rates.map(({ about, items }) => invoiceCase(about, items)),
    invoiceCase('all rates of value-added tax, with a tip', all, { tip: '12.34' }),
  ]
}

/** Every code of table 18, three for each invoice, charged as the table prints. */
export function excises(): FiscalCase[] {
  const byCode = inParts(iceRates.entries, 3).map((entries, part) => {
    const items = entries.map((entry, at) => {
      const quantity = ['2', '3.5', '12'][(part + at) % 3] ?? '1'
      const bottles = at === 2 ? { plasticBottleTax: { amount: '0.24' } } : {}
      const sold = {
        code: entry.code === PLASTIC_BAGS ? 'ICE-FPN-01' : `ICE-${entry.code}`,
        quantity,
        unitPrice: `${20 + part}.${45 + at}`,
        ...bottles,
      }
      return anItem({ ...sold, ice: exciseOf(entry) })
    })
    return invoiceCase(`excise ${entries.map(({ code }) => code).join(', ')}`, items)
  })
  return [...byCode, excisesAsAmounts(), ...smallExcises()]
}

/** Excises below a cent, or as amounts, on many lines: their rounding shows in the base of value-added tax. */
function smallExcises(): FiscalCase[] {
  const lines = (count: number, item: Partial<Item>) =>
    Array.from({ length: count }, (_, at) => anItem({ code: `S-${at + 1}`, quantity: '1', ...item }))
  const small = lines(30, { unitPrice: '0.05', ice: { code: '3101', rate: '10' } })
  const untaxed = lines(10, { unitPrice: '0.05', tax: '0', ice: { code: '3101', rate: '10' } })
  const stated = lines(10, { unitPrice: '30.03', ice: { code: '3092', amount: '4.50' } })
  return [
    invoiceCase('excise of half a cent on each of forty lines', [...small, ...untaxed]),
    invoiceCase('excise of half a cent, rounded on each line', small, { taxRounding: 'LINE' }),
    invoiceCase('excise given as an amount on each of ten lines', stated),
    invoiceCase('excise given as amounts and by rate', [...small, ...stated]),
  ]
}

function exciseOf({ code, rate, specific }: (typeof iceRates.entries)[number]): Item['ice'] {
  if (specific === undefined) return { code, rate: rate ?? '75' }
  const perUnit: Excise = { code, base: '4.25', rate: specific }
  if (rate === undefined) return perUnit
  return [
    { code, rate },
    { ...perUnit, amount: new Big('4.25').times(specific).round(2).toFixed(2) },
  ]
}

function excisesAsAmounts(): FiscalCase {
  return invoiceCase('excise given as an amount, and bottles', [
    anItem({ code: 'COLA', quantity: '10', unitPrice: '2.40', ice: { code: '3053', amount: '1.80' } }),
    anItem({ code: 'COLA-LIGHT', quantity: '24', unitPrice: '0.85', ice: { code: '3054', amount: '2.04' } }),
    anItem({ code: 'AGUA', quantity: '48', unitPrice: '0.50', plasticBottleTax: { amount: '0.96' } }),
    anItem({
      code: 'RON',
      quantity: '1',
      unitPrice: '100',
      discount: '10.00',
      ice: { code: '3031', base: '80', rate: '75', amount: '60' },
    }),
  ])
}

export function paymentCases(): FiscalCase[] {
  const units = ['DAY', 'MONTH', 'YEAR'] as const
  const payments = inForce(paymentMethods, TODAY).map(({ code }, at) => ({
    method: code,
    amount: '11.50',
    term: String(at + 1),
    timeUnit: units[at % units.length],
  }))
  return [invoiceCase('every method of payment', [anItem({ quantity: String(payments.length) })], { payments })]
}
