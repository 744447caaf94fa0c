import { magicValues } from '@etax/contracts'
import type { Language } from '@etax/kernel'
import {
  annexCodes,
  type Catalog,
  countries,
  type Entry,
  hasWords,
  iceRates,
  identificationTypes,
  incomeWithholdings,
  inForce,
  isdWithholdings,
  ivaRates,
  ivaWithholdings,
  paymentMethods,
  supportCodes,
  supportingDocumentTypes,
} from '@etax/tax-document'

export interface CodeRow {
  value: string
  name: string
  english?: string
  rates?: readonly string[]
  /** Dollars per unit, if the table has them. */
  perUnit?: string
  /** The printed percentages of a code without a fixed list. */
  range?: string
}

interface CodeTable {
  usedIn: string
  rowsOn: (day: string, language: Language) => CodeRow[]
}

const WITHHELD = 'supportingDocuments[].withholdings[].code and rate'

export const codeTables = {
  identificationTypes: {
    usedIn: 'customer.identificationType',
    rowsOn: () =>
      identificationTypes.entries.map(({ identificationType, name, english = name }) => ({
        value: identificationType,
        name,
        english,
      })),
  },
  paymentMethods: { usedIn: 'payments[].method', rowsOn: rowsOf(paymentMethods) },
  taxRates: {
    usedIn: 'items[].taxType and items[].tax: the value is the taxType, the rate is the tax (with IVA_RATE only)',
    rowsOn: (day) =>
      inForce(ivaRates, day).map(({ taxType, name, english = name, rate }) => ({
        value: taxType,
        name,
        english,
        rates: [rate],
      })),
  },
  exciseCodes: { usedIn: 'items[].ice.code', rowsOn: rowsOf(iceRates) },
  incomeTaxWithholdings: { usedIn: `${WITHHELD}, with taxType INCOME`, rowsOn: rowsOf(incomeWithholdings) },
  ivaWithholdings: { usedIn: `${WITHHELD}, with taxType IVA`, rowsOn: rowsOf(ivaWithholdings) },
  isdWithholdings: { usedIn: `${WITHHELD}, with taxType ISD`, rowsOn: rowsOf(isdWithholdings) },
  supportCodes: { usedIn: 'supportingDocuments[].supportCode of a withholding', rowsOn: rowsOf(supportCodes) },
  documentTypes: { usedIn: 'supportingDocuments[].documentType', rowsOn: rowsOf(supportingDocumentTypes) },
  annexCodes: {
    usedIn: 'items[].code of plastic bags, items[].auxiliaryCode of fuels, construction materials and transport',
    rowsOn: rowsOf(annexCodes),
  },
  sandboxOutcomes: {
    usedIn: 'any text of an order with a test key, and its devReference, as the whole text',
    rowsOn: (_day, language) => magicValues.map(({ name, effect }) => ({ value: name, name: effect[language] })),
  },
  countries: { usedIn: 'countries of exports, of payments abroad and of suppliers', rowsOn: rowsOf(countries) },
} satisfies Record<string, CodeTable>

export type CodeTableName = keyof typeof codeTables

export const codeTableNames = Object.keys(codeTables) as CodeTableName[]

/** Rows in force on the day, with all words of `query` in value or names; ignores accents and case. */
export function codesIn(
  table: CodeTableName,
  { day, query = '', language = 'en' }: { day: string; query?: string | undefined; language?: Language },
): CodeRow[] {
  const rows: CodeRow[] = codeTables[table].rowsOn(day, language)
  return rows.filter(({ value, name, english = '' }) => hasWords(`${value} ${name} ${english}`, query))
}

interface PricedEntry extends Entry {
  rates?: readonly string[]
  rate?: string
  specific?: string
  range?: string
}

function rowsOf(catalog: Catalog<PricedEntry>) {
  return (day: string): CodeRow[] =>
    inForce(catalog, day).map(({ code, name, english, rate, rates = rate && [rate], specific, range }) => ({
      value: code,
      name,
      ...(english !== undefined && { english }),
      ...(rates !== undefined && rates !== '' && { rates }),
      ...(specific !== undefined && { perUnit: specific }),
      ...(range !== undefined && { range }),
    }))
}
