import { type Text, words } from '@etax/kernel'
import { type Catalog, type Entry, inForce, isWithin, lookUp, type Period } from './catalog.ts'
import { iceRates as ice } from './generated/ice-rates.ts'
import { ivaRates as iva } from './generated/iva-rates.ts'
import { plasticBottleRates as bottles } from './generated/plastic-bottle-rates.ts'
import { presumptiveRates as presumptive } from './generated/presumptive-rates.ts'
import { tourismDays as tourism } from './generated/tourism-days.ts'

/** Table 16: the taxes of a sale. */
export const taxes = {
  entries: [
    { code: '2', name: 'IVA' },
    { code: '3', name: 'ICE' },
    { code: '5', name: 'IRBPNR' },
  ],
} satisfies Catalog

export const IVA = '2'
export const ICE = '3'
export const PLASTIC_BOTTLES = '5'

export type TaxType = (typeof TAX_TYPES)[number]
export const TAX_TYPES = ['IVA_RATE', 'IVA_EXEMPT', 'IVA_NOT_SUBJECT'] as const

/**
 * Table 17: value-added rates with their days in force; `rate` is a percentage. The tourism rate is always accepted:
 * its days are in another table.
 */
export const ivaRates: Catalog<Entry & { rate: string; taxType: TaxType }> = iva

/** The allowed rates of a day, in words. */
export function ivaRateForm(day: string): Text {
  const rates = ivaRatesOn(day).join(', ')
  return words(
    `one of the value-added rates in force on ${day}: ${rates}`,
    `una de las tarifas de IVA vigentes el ${day}: ${rates}`,
  )
}

/** The percentages of value-added tax in force on a day, ascending. */
export function ivaRatesOn(day: string): string[] {
  const rates = inForce(ivaRates, day).filter(({ taxType }) => taxType === 'IVA_RATE')
  const ascending = rates.map(({ rate }) => Number(rate)).toSorted((one, other) => one - other)
  return ascending.map(String)
}

/** The reduced rate of tourism, on the days of a decree. */
export const TOURISM_RATE_CODE = '8'

/** Days of the tourism rate, by decrees; `scope`: only places there. */
export const tourismDays: Catalog<Entry & { scope?: string }> = tourism

/** Why the tourism rate may not apply on a day; null on configured days, and on days known from their decree. */
export function tourismObjection(day: string, configured: readonly Period[]) {
  if (configured.some((period) => isWithin(period, day))) return null
  const listed = lookUp(tourismDays, TOURISM_RATE_CODE, day)
  if (listed === undefined) return { reason: 'unlisted' } as const
  if (listed.mark === 'F') return null
  const { name, english = name, source = '', scope } = listed
  return { reason: 'secondHand', name, english, source, ...(scope !== undefined && { scope }) } as const
}

/** The excise on plastic bags, whose item code gives the kind of bag. */
export const PLASTIC_BAGS = '3680'
/** Annex 18: normal, reduced and exempt bags. */
export const EXEMPT_BAG = 'ICE-FPE-03'
export const BAG_CODES: readonly string[] = ['ICE-FPN-01', 'ICE-FPR-02', EXEMPT_BAG]

/**
 * Table 18: excise. `rate` is the percentage, `specific` the dollars per unit, as of 2023; callers state their own.
 * `alsoSpecific`: also charged per unit, at a rate that the table lacks.
 */
export const iceRates: Catalog<Entry & { rate?: string; specific?: string; alsoSpecific?: string }> = ice

/** The redeemable tax on plastic bottles; `rate` is in dollars per bottle. */
export const plasticBottleRates: Catalog<Entry & { rate: string }> = bottles

/**
 * Table 23: presumptive withholdings of invoices, with the printed `rate`. Codes 5 and 6 belong to withholdings, and
 * have none.
 */
export const presumptiveRates: Catalog<Entry & { rate?: string }> = presumptive

/** A product's tax in the form of an item. */
export function itemTaxOf(rateCode: string, percentage: string): { taxType: TaxType; tax?: string } {
  const taxType = ivaRates.entries.find(({ code }) => code === rateCode)?.taxType ?? 'IVA_RATE'
  return taxType === 'IVA_RATE' ? { taxType, tax: percentage } : { taxType }
}
