import { Decimal } from '@etax/kernel'
import type { Catalog, Entry, Period } from './catalog.ts'
import { incomeWithholdings, type WithholdingEntry } from './income-withholdings.ts'

export type WithheldTax = 'INCOME' | 'IVA' | 'ISD'

/** Table 19: the withheld taxes. */
export const withheldTaxes: Catalog<Entry & { tax: WithheldTax }> = {
  source: 'Ficha técnica de comprobantes electrónicos, esquema offline, v2.32, tabla 19',
  entries: [
    { code: '1', tax: 'INCOME', name: 'RENTA' },
    { code: '2', tax: 'IVA', name: 'IVA' },
    { code: '6', tax: 'ISD', name: 'ISD' },
  ],
}

/** Table 20: value-added tax withheld. */
export const ivaWithholdings: Catalog<WithholdingEntry> = {
  source: 'Ficha técnica de comprobantes electrónicos, esquema offline, v2.32, tabla 20',
  entries: [
    { code: '9', name: 'Retención del 10 %', english: '10 % withheld', rates: ['10'] },
    { code: '10', name: 'Retención del 20 %', english: '20 % withheld', rates: ['20'] },
    { code: '1', name: 'Retención del 30 %', english: '30 % withheld', rates: ['30'] },
    { code: '11', name: 'Retención del 50 %', english: '50 % withheld', rates: ['50'] },
    { code: '2', name: 'Retención del 70 %', english: '70 % withheld', rates: ['70'] },
    { code: '3', name: 'Retención del 100 %', english: '100 % withheld', rates: ['100'] },
    { code: '7', name: 'Retención en cero', english: 'nothing withheld', rates: ['0'] },
    { code: '8', name: 'No procede retención', english: 'no withholding applies', rates: ['0'] },
  ],
}

const ISD_NAME = 'Impuesto a la salida de divisas'
const ISD_ENGLISH = 'tax on money that leaves the country'

/** Table 20: tax on money leaving the country, by days. */
export const isdWithholdings: Catalog<WithholdingEntry> = {
  source: 'Ficha técnica de comprobantes electrónicos, esquema offline, v2.32, tabla 20 (ISD)',
  entries: [
    isd('4580', '5', { until: '2021-12-31' }),
    isd('4580', '4.75', { from: '2022-01-01', until: '2022-03-31' }),
    isd('4580', '4.50', { from: '2022-04-01', until: '2022-06-30' }),
    isd('4580', '4.25', { from: '2022-07-01', until: '2022-09-30' }),
    isd('4580', '4.00', { from: '2022-10-01', until: '2022-12-31' }),
    // The percentage of this month is unknown.
    { code: '4580', name: ISD_NAME, english: ISD_ENGLISH, periods: [{ from: '2023-01-01', until: '2023-01-31' }] },
    isd('4580', '3.75', { from: '2023-02-01', until: '2023-06-30' }),
    isd('4580', '3.50', { from: '2023-07-01', until: '2024-03-31' }),
    isd('4580', '5', { from: '2024-04-01' }),
    isd('4586', '2.5', { from: '2025-05-01' }),
  ],
}

function isd(code: string, rate: string, period: Period): WithholdingEntry {
  return { code, name: ISD_NAME, english: ISD_ENGLISH, rates: [rate], periods: [period] }
}

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
