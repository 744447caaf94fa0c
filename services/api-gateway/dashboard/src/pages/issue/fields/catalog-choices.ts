import {
  annexCodes,
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
import type { Choice } from './by-words.ts'

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

/** Codes that a free text may have: those of the annexes in an item's auxiliary code. */
export function suggestedCodes(path: string, language: Language): readonly Choice[] | undefined {
  if (!/\.auxiliaryCode$/.test(path)) return undefined
  const entries = annexCodes.entries.filter(({ annex }) => annex !== BAGS_ANNEX)
  return choicesOf({ entries }, language)
}

/** Its codes are main codes. */
const BAGS_ANNEX = '18'

export function choicesOf(catalog: Catalog, language: Language): readonly Choice[] {
  const entries = inForce(catalog, authorityDay(Date.now()))
  return entries.map((entry) => ({
    value: entry.code,
    label: `${entry.code} · ${nameIn(language, entry)}`,
    words: `${entry.name} ${entry.english ?? ''}`,
  }))
}

/** Payment methods have plain names; documents have the authority's. */
export function nameIn(language: Language, { name, plain = name, english = plain }: NamedEntry): string {
  return language === 'es' ? plain : english.charAt(0).toUpperCase() + english.slice(1)
}

interface NamedEntry {
  name: string
  plain?: string
  english?: string
}
