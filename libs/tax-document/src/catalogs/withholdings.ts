import { Decimal } from '@etax/kernel'
import type { Catalog, Entry } from './catalog.ts'
import { isdWithholdings as isd } from './generated/isd-withholdings.ts'
import { ivaWithholdings as iva } from './generated/iva-withholdings.ts'
import { incomeWithholdings, type WithholdingEntry } from './income-withholdings.ts'

export type WithheldTax = 'INCOME' | 'IVA' | 'ISD'

/** Table 19: the withheld taxes. */
export const withheldTaxes: Catalog<Entry & { tax: WithheldTax }> = {
  entries: [
    { code: '1', tax: 'INCOME', name: 'RENTA' },
    { code: '2', tax: 'IVA', name: 'IVA' },
    { code: '6', tax: 'ISD', name: 'ISD' },
  ],
}

/** Table 20: value-added tax withheld. */
export const ivaWithholdings: Catalog<WithholdingEntry> = iva

/** Table 20: tax on money leaving the country, by days. */
export const isdWithholdings: Catalog<WithholdingEntry> = isd

/** Codes that need the number of banana boxes (ficha técnica, compraCajBanano). */
export const BANANA_CODES: readonly string[] = ['338', '340', '341', '342', '342A', '342B']

/** The codes whose percentage depends on the boxes. */
export const BOXED_CODES: readonly string[] = ['338', '340']

/** The support of dividends (ficha técnica, dividendos). */
export const DIVIDENDS_SUPPORT = '10'

export function hasRate(entry: WithholdingEntry, rate: Decimal): boolean {
  return entry.rates === undefined || entry.rates.some((listed) => Decimal.of(listed).equals(rate))
}

/** The facts of a percentage that the entry lacks. */
export function otherThanRates({ code, rates = [] }: WithholdingEntry) {
  return { reason: 'withheldAt', code, rates } as const
}

export function withholdingCatalog(tax: WithheldTax): Catalog<WithholdingEntry> {
  return { INCOME: incomeWithholdings, IVA: ivaWithholdings, ISD: isdWithholdings }[tax]
}
