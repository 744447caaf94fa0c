import { Decimal } from '@etax/kernel'
import { IVA, ivaRates, PLASTIC_BOTTLES, plasticBottleRates } from '../catalogs/taxes.ts'
import { amount } from './amounts.ts'
import type { Tax } from './pricing.ts'

/** A tax in a document; totals, and lines of older versions, may lack the rate. */
export interface WrittenTax {
  code: string
  rateCode: string
  rate?: string | undefined
  base: string
  amount: string
}

/** The figures of a written tax. An excise without a rate is zero: only its lines have the rate. */
export function readWrittenTax(tax: WrittenTax): Tax {
  return {
    code: String(Number(tax.code)),
    rateCode: String(Number(tax.rateCode)),
    rate: tax.rate === undefined ? rateOfCode(tax) : amount(tax.rate),
    base: amount(tax.base),
    amount: amount(tax.amount),
  }
}

function rateOfCode({ code, rateCode }: WrittenTax): Decimal {
  const catalog = code === IVA ? ivaRates : code === PLASTIC_BOTTLES ? plasticBottleRates : undefined
  const entry = catalog?.entries.find((one) => one.code === rateCode)
  return entry ? Decimal.of(entry.rate) : Decimal.ZERO
}
