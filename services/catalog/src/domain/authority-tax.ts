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
    if (entries.length > 0) return [...rateProblems(tax, entries, rate), ...codeProblems(tax, rateCode, String(code))]
  }
  return [catalogErrors.taxDisagrees.at('authorityCode', unknownCode(rateCode, rate, isRetention === true))]
}

function rateProblems(tax: AuthorityTax, entries: AuthorityTax['entries'], rate: Decimal): ErrorDetail[] {
  const [{ code, name } = { code: '', name: '' }] = entries
  if (entries.some(({ rates }) => rates === undefined)) return []
  const allowed = [...new Set(entries.flatMap(({ rates = [] }) => rates.map((one) => Decimal.of(one).toFixed(2))))]
  if (allowed.some((one) => rate.equals(Decimal.of(one)))) return []
  const which = allowed.length === 1 ? `"${allowed[0]}"` : `one of ${allowed.map((one) => `"${one}"`).join(', ')}`
  const others = codesWith(tax, rate)
  const other = others === '' ? '' : `, or authorityCode ${others} for ${rate.toFixed(2)}`
  const message = `must be ${which}, as authorityCode ${code} (${name}) has${other}`
  return [catalogErrors.taxDisagrees.at('percentage', message)]
}

/** A code of one's own says what it likes; one that names a tax or a rate of the authority must name this one. */
function codeProblems(tax: AuthorityTax, rateCode: string, code: string): ErrorDetail[] {
  const given = code.trim().toUpperCase()
  const [, name] = /^(IVA|ICE|IRBPNR|RENTA|ISD)(?![A-Z])/.exec(given) ?? []
  const isOfAnother = /^\d$/.test(given) ? given !== tax.code : name !== undefined && name !== tax.name
  if (isOfAnother) {
    const own = `a code of your own such as ${tax.name}-${rateCode}`
    const message = `must name the tax of authorityCode ${rateCode}, ${tax.name} (${tax.code}), or be ${own}; it is "${code}"`
    return [catalogErrors.taxDisagrees.at('code', message)]
  }
  const named = tax === IVA ? rateNamedBy(given) : undefined
  if (named === undefined || named.codes.includes(rateCode)) return []
  const message = `names ${named.words}, authorityCode ${named.codes.join(' or ')}, not ${rateCode}; it is "${code}"`
  return [catalogErrors.taxDisagrees.at('code', message)]
}

/** What a code such as IVA15, IVAEXE or IVANOB says of the rate. */
function rateNamedBy(code: string): { words: string; codes: string[] } | undefined {
  if (code.startsWith('IVAEXE')) return { words: 'the exemption', codes: ['7'] }
  if (code.startsWith('IVANOB')) return { words: 'what is not subject', codes: ['6'] }
  const [, digits] = /^IVA[\s_-]*(\d+)(?![\d.,])/.exec(code) ?? []
  if (digits === undefined) return undefined
  const codes = IVA.entries
    .filter(({ rates = [] }) => rates.includes(String(Number(digits))))
    .map((entry) => entry.code)
  return codes.length === 0 ? undefined : { words: `a rate of ${digits} %`, codes }
}

function unknownCode(rateCode: string, rate: Decimal, isRetention: boolean): string {
  const other = (isRetention ? SOLD : WITHHELD).find(({ entries }) => entries.some(({ code }) => code === rateCode))
  if (other !== undefined)
    return `must be ${isRetention ? WITHHELD_FORM : SOLD_FORM}; ${rateCode} is one of ${other.name} and goes with isRetention ${!isRetention}`
  if (isRetention) return `must be ${WITHHELD_FORM}`
  const codes = codesWith(IVA, rate)
  return `must be ${SOLD_FORM}${codes === '' ? '' : `; for ${rate.toFixed(2)} % of value-added tax it is ${codes}`}`
}

function codesWith({ entries }: AuthorityTax, rate: Decimal): string {
  const fitting = entries.filter(({ rates = [] }) => rates.some((one) => rate.equals(Decimal.of(one))))
  const codes = [...new Set(fitting.map(({ code }) => code))]
  return codes.length > 5 ? '' : codes.join(' or ')
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

const SOLD_FORM = `a code of the authority's catalog: value-added ${IVA.entries.map(({ code }) => code).join(', ')}, excise such as 3011, bottles 5001`
const WITHHELD_FORM = `a withholding code of the authority's catalog: income tax such as 312, value-added tax ${ivaWithholdings.entries.map(({ code }) => code).join(', ')}, ISD 4580 or 4586`
