import { magicValues } from '@etax/contracts'
import type { Language } from '@etax/kernel'
import {
  type Catalog,
  countries,
  type Entry,
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
  rates?: readonly string[]
  /** Dollars per unit, if the table has them. */
  perUnit?: string
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
      identificationTypes.entries.map(({ identificationType, name }) => ({ value: identificationType, name })),
  },
  paymentMethods: { usedIn: 'payments[].method', rowsOn: rowsOf(paymentMethods) },
  taxRates: {
    usedIn: 'items[].taxType and items[].tax: the value is the taxType, the rate is the tax (with IVA_RATE only)',
    rowsOn: (day) => inForce(ivaRates, day).map(({ taxType, name, rate }) => ({ value: taxType, name, rates: [rate] })),
  },
  exciseCodes: { usedIn: 'items[].ice.code', rowsOn: rowsOf(iceRates) },
  incomeTaxWithholdings: { usedIn: `${WITHHELD}, with taxType INCOME`, rowsOn: rowsOf(incomeWithholdings) },
  ivaWithholdings: { usedIn: `${WITHHELD}, with taxType IVA`, rowsOn: rowsOf(ivaWithholdings) },
  isdWithholdings: { usedIn: `${WITHHELD}, with taxType ISD`, rowsOn: rowsOf(isdWithholdings) },
  supportCodes: { usedIn: 'supportingDocuments[].supportCode of a withholding', rowsOn: rowsOf(supportCodes) },
  documentTypes: { usedIn: 'supportingDocuments[].documentType', rowsOn: rowsOf(supportingDocumentTypes) },
  sandboxOutcomes: {
    usedIn: 'any text of an order with a test key, and its devReference, as the whole text',
    rowsOn: (_day, language) => magicValues.map(({ name, effect }) => ({ value: name, name: effect[language] })),
  },
  countries: { usedIn: 'countries of exports, of payments abroad and of suppliers', rowsOn: rowsOf(countries) },
} satisfies Record<string, CodeTable>

export type CodeTableName = keyof typeof codeTables

export const codeTableNames = Object.keys(codeTables) as CodeTableName[]

/** Rows in force on the day, with all words of `query` in value or name; ignores accents and case. */
export function codesIn(
  table: CodeTableName,
  { day, query = '', language = 'en' }: { day: string; query?: string | undefined; language?: Language },
): CodeRow[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return codeTables[table].rowsOn(day, language).filter(({ value, name }) => {
    const text = plain(`${value} ${name}`)
    return words.every((word) => text.includes(word))
  })
}

interface PricedEntry extends Entry {
  rates?: readonly string[]
  rate?: string
  specific?: string
}

function rowsOf(catalog: Catalog<PricedEntry>) {
  return (day: string): CodeRow[] =>
    inForce(catalog, day).map(({ code, name, rate, rates = rate === undefined ? undefined : [rate], specific }) => ({
      value: code,
      name,
      ...(rates !== undefined && { rates }),
      ...(specific !== undefined && { perUnit: specific }),
    }))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
