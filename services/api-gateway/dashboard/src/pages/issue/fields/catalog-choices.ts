import {
  authorityDay,
  type Catalog,
  countries,
  iceRates,
  inForce,
  paymentMethods,
  presumptiveRates,
  supportCodes,
  supportingDocumentTypes,
} from '@etax/tax-document'
import type { Language } from '../../../words/language.tsx'
import { englishNames } from './catalog-names.en.ts'
import type { Choice } from './fields.tsx'

/** Plain names of payment methods; documents have the authority's names. */
export const methodNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: {
    '01': 'Efectivo (sin sistema financiero)',
    '15': 'Compensación de deudas',
    '16': 'Tarjeta de débito',
    '17': 'Dinero electrónico',
    '18': 'Tarjeta prepago',
    '19': 'Tarjeta de crédito',
    '20': 'Transferencia, cheque o banco',
    '21': 'Endoso de títulos',
  },
  en: {
    '01': 'Cash (outside the financial system)',
    '15': 'Offsetting of debts',
    '16': 'Debit card',
    '17': 'Electronic money',
    '18': 'Prepaid card',
    '19': 'Credit card',
    '20': 'Transfer, cheque or bank',
    '21': 'Endorsement of titles',
  },
}

/** The authority's table of a member, by the end of its path. */
const CATALOGS: readonly [RegExp, Catalog][] = [
  [/[cC]ountry$/, countries],
  [/presumptiveWithholdings\[\d+\]\.code$/, presumptiveRates],
  [/\.ice(\[\d+\])?\.code$/, iceRates],
  [/payments\[\d+\]\.method$/, paymentMethods],
  [/supportCode$/, supportCodes],
  [/(reimbursements|supportingDocuments)\[\d+\]\.documentType$/, supportingDocumentTypes],
]

/** The codes of a path with their names; undefined for free text. */
export function catalogChoices(path: string, language: Language): readonly Choice[] | undefined {
  const [, catalog] = CATALOGS.find(([end]) => end.test(path)) ?? []
  return catalog && choicesOf(catalog, language)
}

export function choicesOf(catalog: Catalog, language: Language): readonly Choice[] {
  const entries = inForce(catalog, authorityDay(Date.now()))
  return entries.map((entry) => ({ value: entry.code, label: `${entry.code} · ${nameIn(language, entry)}` }))
}

export function nameIn(language: Language, { name }: { name: string }): string {
  return (language === 'en' ? englishNames[name] : undefined) ?? name
}
