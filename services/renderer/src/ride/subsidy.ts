import { Decimal } from '@etax/kernel'
import { IVA } from '@etax/tax-document'
import { ivaRate } from './words.ts'

export interface SubsidizedItem {
  quantity: string
  unitPrice: string
  unsubsidizedPrice?: string | undefined
  taxes: readonly { code: string; rateCode: string; rate?: string | undefined }[]
}

/** Some software writes a price of 0 without a subsidy. */
export function hasSubsidy(item: SubsidizedItem): boolean {
  return item.unsubsidizedPrice !== undefined && unitSubsidy(item).compare(Decimal.ZERO) > 0
}

export function unitSubsidy({ unitPrice, unsubsidizedPrice = unitPrice }: SubsidizedItem): Decimal {
  return Decimal.of(unsubsidizedPrice).minus(Decimal.of(unitPrice))
}

/** The subsidies with their value-added tax, per rate. The document's own `totalSubsidio` excludes the tax. */
export function savingsOf(items: readonly SubsidizedItem[]): Decimal {
  const ofRate = new Map<string, Decimal>()
  for (const item of items.filter(hasSubsidy)) {
    const subsidy = unitSubsidy(item).times(Decimal.of(item.quantity)).round(2)
    const iva = item.taxes.find(({ code }) => code === IVA)
    const rate = iva === undefined ? '0' : ivaRate(iva.rateCode, iva.rate)
    ofRate.set(rate, (ofRate.get(rate) ?? Decimal.ZERO).plus(subsidy))
  }
  return Decimal.sum([...ofRate].map(([rate, subsidy]) => subsidy.plus(Decimal.of(rate).percentOf(subsidy).round(2))))
}
