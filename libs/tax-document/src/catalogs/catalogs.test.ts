import { describe, expect, test } from '@jest/globals'
import { type Catalog, inForce, isKnown, lookUp, nameOf } from './catalog.ts'
import { countries } from './countries.ts'
import { documentTypes, supportCodes, supportingDocumentTypes } from './documents.ts'
import { incomeWithholdings } from './income-withholdings.ts'
import { finalConsumerLimits, identificationTypes } from './parties.ts'
import { paymentMethods, timeUnits } from './payments.ts'
import { iceRates, ivaRates, plasticBottleRates, taxes } from './taxes.ts'
import { isdWithholdings, ivaWithholdings, withheldTaxes } from './withholdings.ts'

const rateOn = (code: string, day: string) => lookUp(ivaRates, code, day)?.rate

test.each([
  ['2', '12', '2016-05-31', true],
  ['2', '12', '2016-06-01', false],
  ['3', '14', '2016-05-31', false],
  ['3', '14', '2016-06-01', true],
  ['3', '14', '2017-05-31', true],
  ['3', '14', '2017-06-01', false],
  ['2', '12', '2017-05-31', false],
  ['2', '12', '2017-06-01', true],
  ['2', '12', '2024-03-31', true],
  ['2', '12', '2024-04-01', false],
  ['4', '15', '2024-03-31', false],
  ['4', '15', '2024-04-01', true],
  ['4', '15', '2026-11-21', true],
  ['5', '5', '2024-03-31', false],
  ['5', '5', '2024-04-01', true],
  ['10', '13', '2024-04-01', false],
  ['0', '0', '2026-11-21', true],
  ['8', '8', '2026-11-21', true],
  ['6', '0', '2016-06-01', true],
  ['7', '0', '2016-06-01', true],
])('value-added code %s (%s %%) on %s: %s', (code, rate, day, expected) => {
  expect(rateOn(code, day)).toBe(expected ? rate : undefined)
})

test('there is one general rate every day since 2016', () => {
  for (let year = 2016; year <= 2027; year += 1) {
    for (const day of [`${year}-01-01`, `${year}-03-31`, `${year}-04-01`, `${year}-05-31`, `${year}-06-01`]) {
      const general = ['2', '3', '4'].filter((code) => rateOn(code, day) !== undefined)
      expect([day, general.length]).toEqual([day, 1])
    }
  }
})

test.each([
  ['2021-12-31', '5'],
  ['2022-01-01', '4.75'],
  ['2022-04-01', '4.50'],
  ['2022-07-01', '4.25'],
  ['2022-12-31', '4.00'],
  ['2023-01-15', undefined],
  ['2023-02-01', '3.75'],
  ['2023-07-01', '3.50'],
  ['2024-03-31', '3.50'],
  ['2024-04-01', '5'],
])('money leaving on %s is taxed %s', (day, rate) => {
  expect(lookUp(isdWithholdings, '4580', day)?.rates?.[0]).toBe(rate)
})

test.each([
  ['312', '2026-02-28', '1.75'],
  ['312', '2026-03-01', '2'],
  ['303A', '2026-02-28', '3'],
  ['303A', '2026-03-01', '5'],
])('income code %s on %s withholds %s', (code, day, rate) => {
  expect(lookUp(incomeWithholdings, code, day)?.rates).toEqual([rate])
})

test('the limit without naming the buyer fell to 50 dollars in September 2022', () => {
  expect(lookUp(finalConsumerLimits, 'LIMIT', '2022-08-31')?.amount).toBe('200.00')
  expect(lookUp(finalConsumerLimits, 'LIMIT', '2022-09-01')?.amount).toBe('50.00')
})

test('cards are a form of payment since June 2016', () => {
  expect(lookUp(paymentMethods, '19', '2016-05-31')).toBeUndefined()
  expect(lookUp(paymentMethods, '19', '2016-06-01')?.name).toBe('TARJETA DE CRÉDITO')
  expect(inForce(paymentMethods, '2026-11-21')).toHaveLength(8)
})

test('a code that is known but not in force keeps its name', () => {
  expect(isKnown(ivaRates, '3')).toBe(true)
  expect(nameOf(ivaRates, '3')).toBe('IVA 14%')
  expect(nameOf(ivaRates, '99')).toBe('99')
})

const catalogs: Record<string, Catalog> = {
  countries,
  documentTypes,
  finalConsumerLimits,
  iceRates,
  identificationTypes,
  incomeWithholdings,
  isdWithholdings,
  ivaRates,
  ivaWithholdings,
  paymentMethods,
  plasticBottleRates,
  supportCodes,
  supportingDocumentTypes,
  taxes,
  timeUnits,
  withheldTaxes,
}

describe.each(Object.entries(catalogs))('%s', (_, catalog) => {
  test('has a code and a name in every entry', () => {
    for (const { code, name } of catalog.entries) expect([code, name]).not.toContain('')
  })

  test('has at most one entry for a code on any day', () => {
    for (const [code, entries] of Map.groupBy(catalog.entries, (entry) => entry.code)) {
      const days = entries.flatMap(({ from, to }) => [from, to])
      for (const day of [...days.filter((day) => day !== undefined), '2026-11-21']) {
        const matches = inForce(catalog, day).filter((entry) => entry.code === code)
        expect([code, day, matches.length <= 1]).toEqual([code, day, true])
      }
    }
  })
})
