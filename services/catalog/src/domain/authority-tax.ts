import { catalogErrors } from '@etax/contracts'
import { Decimal, type ErrorDetail } from '@etax/kernel'
import {
  iceRates,
  incomeWithholdings,
  isdWithholdings,
  ivaRates,
  ivaWithholdings,
  NEVER,
  plasticBottleRates,
} from '@etax/tax-document'
import type { Fields } from './resource.ts'

export function authorityTaxCode(rateCode: string): '2' | '3' | '5' | undefined {
  if (/^\d{1,2}$/.test(rateCode)) return '2'
  if (/^3\d{3}$/.test(rateCode)) return '3'
  return rateCode === '5001' ? '5' : undefined
}

interface AuthorityTax {
  name: string
  /** The code in table 16 or 19. */
  code: string
  entries: readonly { code: string; name: string; rates: readonly string[] | undefined }[]
}

/**
 * Compares a tax with the authority's catalog. Past rates are allowed: notes about old invoices need them. If the table
 * has several percentages for a code, or none, each is allowed.
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

/** The issuer may choose any code, unless it names another tax or rate of the authority. */
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

/** Empty if there are too many codes to help. */
function codesWith({ entries }: AuthorityTax, rate: Decimal): string[] {
  const fitting = entries.filter(({ rates = [] }) => rates.some((one) => rate.equals(Decimal.of(one))))
  const codes = [...new Set(fitting.map(({ code }) => code))]
  return codes.length > 5 ? [] : codes
}

const IVA: AuthorityTax = {
  name: 'IVA',
  code: '2',
  entries: [...new Map(ivaRates.entries.map((entry) => [entry.code, entry])).values()]
    .filter(({ from }) => from !== NEVER)
    .map(({ code, name, rate }) => ({ code, name, rates: [rate] })),
}

/** Tables 16 to 18. */
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

/** Tables 19 and 20, and the concepts of income tax. */
const WITHHELD: readonly AuthorityTax[] = [
  { name: 'RENTA', code: '1', entries: incomeWithholdings.entries.map(withRates) },
  { name: 'IVA', code: '2', entries: ivaWithholdings.entries.map(withRates) },
  { name: 'ISD', code: '6', entries: isdWithholdings.entries.map(withRates) },
]

function withRates({ code, name, rates }: { code: string; name: string; rates?: readonly string[] }) {
  return { code, name, rates }
}
