import { DEFAULT_TAX_ROUNDING, type TaxRounding } from '@etax/tax-document'
import type { components } from '../../api/generated/api.ts'
import type { Taxpayer } from '../../api/taxpayers.ts'

type TaxpayerInput = components['schemas']['TaxpayerInput']
type TaxpayerChange = components['schemas']['TaxpayerChange']

/** Inputs have texts, never null. */
export interface TaxpayerValues {
  ruc: string
  name: string
  commercialName: string
  address: string
  accountingObligated: boolean
  rimpe: '' | 'ENTREPRENEUR' | 'POPULAR_BUSINESS'
  taxRounding: TaxRounding
  withholdingAgent: string
  specialContributorCode: string
  largeContributor: string
  artisan: string
  email: string
  phone: string
}

export const NO_VALUES: TaxpayerValues = {
  ruc: '',
  name: '',
  commercialName: '',
  address: '',
  accountingObligated: false,
  rimpe: '',
  taxRounding: DEFAULT_TAX_ROUNDING,
  withholdingAgent: '',
  specialContributorCode: '',
  largeContributor: '',
  artisan: '',
  email: '',
  phone: '',
}

export function valuesOf(taxpayer: Taxpayer): TaxpayerValues {
  return {
    ruc: taxpayer.ruc,
    name: taxpayer.name,
    commercialName: taxpayer.commercialName ?? '',
    address: taxpayer.address ?? '',
    accountingObligated: taxpayer.accountingObligated,
    rimpe: taxpayer.rimpe ?? '',
    taxRounding: taxpayer.taxRounding,
    withholdingAgent: taxpayer.withholdingAgent ?? '',
    specialContributorCode: taxpayer.specialContributorCode ?? '',
    largeContributor: taxpayer.largeContributor ?? '',
    artisan: taxpayer.artisan ?? '',
    email: taxpayer.email ?? '',
    phone: taxpayer.phone ?? '',
  }
}

export function inputOf(values: TaxpayerValues): TaxpayerInput {
  return {
    ruc: values.ruc.trim(),
    name: values.name.trim(),
    commercialName: textOrNull(values.commercialName),
    address: textOrNull(values.address),
    accountingObligated: values.accountingObligated,
    rimpe: values.rimpe === '' ? null : values.rimpe,
    taxRounding: values.taxRounding,
    withholdingAgent: textOrNull(values.withholdingAgent),
    specialContributorCode: textOrNull(values.specialContributorCode),
    largeContributor: textOrNull(values.largeContributor),
    artisan: textOrNull(values.artisan),
    email: textOrNull(values.email),
    phone: textOrNull(values.phone),
  }
}

/** Only changed members: parallel changes by others stay. */
export function changeOf(before: TaxpayerValues, after: TaxpayerValues): TaxpayerChange {
  const was = new Map(Object.entries(inputOf(before)))
  const changed = Object.entries(inputOf(after)).filter(([name, value]) => value !== was.get(name))
  return Object.fromEntries(changed)
}

export type Mark = 'rimpe' | 'withholdingAgent' | 'specialContributorCode' | 'largeContributor' | 'artisan' | 'accounts'

export function marksOf(taxpayer: Taxpayer): Mark[] {
  const named = (
    ['rimpe', 'withholdingAgent', 'specialContributorCode', 'largeContributor', 'artisan'] as const
  ).filter((mark) => taxpayer[mark] !== null && taxpayer[mark] !== '')
  return taxpayer.accountingObligated ? [...named, 'accounts'] : named
}

/** Searches names and number; ignores accents and case. */
export function matchesSearch({ ruc, name, commercialName }: Taxpayer, search: string): boolean {
  return plain(`${ruc} ${name} ${commercialName ?? ''}`).includes(plain(search.trim()))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}
