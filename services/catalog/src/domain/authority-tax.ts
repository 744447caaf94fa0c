import { catalogErrors } from '@etax/contracts'
import { Decimal, type ErrorDetail } from '@etax/kernel'
import {
  iceRates,
  incomeWithholdings,
  isdWithholdings,
  ivaRates,
  ivaWithholdings,
  plasticBottleRates,
} from '@etax/tax-document'
import type { Fields } from './resource.ts'

/** The authority's code of the tax that a rate's code belongs to: 2 value-added, 3 excise, 5 bottles; undefined for others. */
export function authorityTaxCode(rateCode: string): '2' | '3' | '5' | undefined {
  if (/^\d{1,2}$/.test(rateCode)) return '2'
  if (/^3\d{3}$/.test(rateCode)) return '3'
  return rateCode === '5001' ? '5' : undefined
}

/** A tax of the authority's tables, as codes of its rates are looked up here. */
interface AuthorityTax {
  name: string
  /** Of table 16 or 19. */
  code: string
  entries: readonly { code: string; name: string; rates: readonly string[] | undefined }[]
}

/**
 * Where a tax does not agree with the authority's catalog, and what would be right. Rates of the past agree: notes about
 * old invoices need them. One that was never in force is in no document. Where the table prints several percentages for
 * a code, or none, any of them does.
 */
export function taxProblems({ code, percentage, isRetention, authorityCode }: Fields): ErrorDetail[] {
  const [rateCode, rate] = [String(authorityCode).trim(), Decimal.parse(String(percentage)) ?? Decimal.ZERO]
  const taxes = isRetention === true ? WITHHELD : SOLD
  for (const tax of taxes) {
    const entries = tax.entries.filter((entry) => entry.code === rateCode)
    if (entries.length > 0)
      return [...rateProblems(tax, entries, String(percentage)), ...codeProblems(tax, rateCode, String(code))]
  }
  return [unknownCode(String(authorityCode), rate, isRetention === true)]
}

function rateProblems(tax: AuthorityTax, entries: AuthorityTax['entries'], value: string): ErrorDetail[] {
  const rate = Decimal.parse(value) ?? Decimal.ZERO
  const [{ code: authorityCode, name } = { code: '', name: '' }] = entries
  if (entries.some(({ rates }) => rates === undefined)) return []
  const allowed = [...new Set(entries.flatMap(({ rates = [] }) => rates.map((one) => Decimal.of(one).toFixed(2))))]
  if (allowed.some((one) => rate.equals(Decimal.of(one)))) return []
  const rates = { allowed, sent: value, rate: rate.toFixed(2), fitting: codesWith(tax, rate) }
  return [catalogErrors.taxDisagrees.at('percentage', { reason: 'percentage', authorityCode, name, ...rates })]
}

/** A code of one's own says what it likes; one that names a tax or a rate of the authority must name this one. */
function codeProblems(tax: AuthorityTax, rateCode: string, code: string): ErrorDetail[] {
  const text = code.trim().toUpperCase()
  const [, name] = /^(IVA|ICE|IRBPNR|RENTA|ISD)(?![A-Z])/.exec(text) ?? []
  const isOfAnother = /^\d$/.test(text) ? text !== tax.code : name !== undefined && name !== tax.name
  if (isOfAnother) {
    const facts = { authorityCode: rateCode, tax: tax.name, taxCode: tax.code, sent: code }
    return [catalogErrors.taxDisagrees.at('code', { reason: 'tax', ...facts })]
  }
  const rate = tax === IVA ? rateNamedBy(text) : undefined
  if (rate === undefined || rate.codes.includes(rateCode)) return []
  const facts = { ...rate, authorityCode: rateCode, sent: code }
  return [catalogErrors.taxDisagrees.at('code', { reason: 'rate', ...facts })]
}

/** What a code such as IVA15, IVAEXE or IVANOB says of the rate. */
function rateNamedBy(code: string): { named: 'exempt' | 'not-subject' | number; codes: string[] } | undefined {
  if (code.startsWith('IVAEXE')) return { named: 'exempt', codes: ['7'] }
  if (code.startsWith('IVANOB')) return { named: 'not-subject', codes: ['6'] }
  const [, digits] = /^IVA[\s_-]*(\d+)(?![\d.,])/.exec(code) ?? []
  if (digits === undefined) return undefined
  const codes = IVA.entries
    .filter(({ rates = [] }) => rates.includes(String(Number(digits))))
    .map((entry) => entry.code)
  return codes.length === 0 ? undefined : { named: Number(digits), codes }
}

function unknownCode(value: string, rate: Decimal, isRetention: boolean): ErrorDetail {
  const rateCode = value.trim()
  const other = (isRetention ? SOLD : WITHHELD).find(({ entries }) => entries.some(({ code }) => code === rateCode))
  const { entries } = isRetention ? ivaWithholdings : IVA
  const facts = {
    isRetention,
    codes: entries.map(({ code }) => code),
    ...(other === undefined ? { sent: value } : { sent: rateCode, other: other.name }),
    rate: rate.toFixed(2),
    fitting: isRetention ? [] : codesWith(IVA, rate),
  }
  return catalogErrors.taxDisagrees.at('authorityCode', { reason: 'code', ...facts })
}

/** The codes that have the rate; none where they are too many to help. */
function codesWith({ entries }: AuthorityTax, rate: Decimal): string[] {
  const fitting = entries.filter(({ rates = [] }) => rates.some((one) => rate.equals(Decimal.of(one))))
  const codes = [...new Set(fitting.map(({ code }) => code))]
  return codes.length > 5 ? [] : codes
}

const IVA: AuthorityTax = {
  name: 'IVA',
  code: '2',
  entries: ivaRates.entries
    .filter(({ periods }) => periods === undefined || periods.length > 0)
    .map(({ code, name, rate }) => ({ code, name, rates: [rate] })),
}

/** What a sale carries: tables 16 to 18. */
const SOLD: readonly AuthorityTax[] = [
  IVA,
  {
    name: 'ICE',
    code: '3',
    entries: iceRates.entries.map(({ code, name, rate }) => ({
      code,
      name,
      rates: rate === undefined ? rate : [rate],
    })),
  },
  {
    name: 'IRBPNR',
    code: '5',
    entries: plasticBottleRates.entries.map(({ code, name, rate }) => ({ code, name, rates: [rate] })),
  },
]

/** What is withheld: tables 19 and 20, and the concepts of income tax. */
const WITHHELD: readonly AuthorityTax[] = [
  { name: 'RENTA', code: '1', entries: incomeWithholdings.entries.map(withRates) },
  { name: 'IVA', code: '2', entries: ivaWithholdings.entries.map(withRates) },
  { name: 'ISD', code: '6', entries: isdWithholdings.entries.map(withRates) },
]

function withRates({ code, name, rates }: { code: string; name: string; rates?: readonly string[] }) {
  return { code, name, rates }
}
