import { Decimal } from '@etax/kernel'
import { ICE, IVA, PLASTIC_BOTTLES } from '@etax/tax-document'
import type { Fact, Piece } from './ride.ts'
import { type SubsidizedItem, savingsOf } from './subsidy.ts'
import { amount, factsOf, ivaRate } from './words.ts'

export interface TaxLine {
  code: string
  rateCode: string
  rate?: string | undefined
  base: string
  amount: string
  ivaRefund?: string | undefined
}

interface SoldLine {
  subtotal: string
  taxes: readonly { code: string; rateCode: string }[]
}

export interface TotalsParts {
  taxes: readonly TaxLine[]
  subtotal: string
  discount?: string | undefined
  /** The rows are in order; blank and zero ones are left out. */
  more?: readonly (readonly [string, string | undefined])[]
  total: string
  /** The document's figure, without tax. */
  subsidy?: string | undefined
  /** The goods, by rate; missing in documents without goods. */
  lines?: readonly SoldLine[]
  /** The saving by subsidies is computed from them. */
  items?: readonly SubsidizedItem[]
}

/** The rows have the order of the authority's table 21. */
export function totalsBlock(parts: TotalsParts): Piece {
  const { taxes, subtotal, discount, more = [], total } = parts
  const ofIva = taxes.filter(({ code }) => code === IVA)
  return {
    kind: 'totals',
    lines: [
      ...ofIva.map((tax) => ({ label: subtotalLabel(tax), value: amount(soldAt(tax, parts).toString()) })),
      { label: 'SUBTOTAL SIN IMPUESTOS', value: amount(subtotal) },
      ...factsOf(['TOTAL DESCUENTO', discount && amount(discount)]),
      ...sumOf(
        'ICE',
        taxes.filter(({ code }) => code === ICE),
      ),
      ...ofIva.filter(hasRate).map((tax) => ({ label: ivaLabel(tax, soldAt(tax, parts)), value: amount(tax.amount) })),
      ...sumOf(
        'IRBPNR',
        taxes.filter(({ code }) => code === PLASTIC_BOTTLES),
      ),
      ...refundOf(taxes),
      ...more.flatMap(([label, value]) => filled(label, value)),
      { label: 'VALOR TOTAL', value: amount(total), strong: true },
      ...subsidyLines(parts),
    ],
  }
}

/** Excludes the excise, which the base of the value-added tax contains (ficha técnica, tabla 21). */
function soldAt(tax: TaxLine, { lines, taxes }: TotalsParts): Decimal {
  const sold = (lines ?? []).filter((line) => line.taxes.some((one) => isSameRate(one, tax)))
  if (sold.length > 0) return Decimal.sum(sold.map(({ subtotal }) => Decimal.of(subtotal)))
  const isOnly = taxes.filter(({ code }) => code === IVA).length === 1
  const excise = isOnly ? taxes.filter(({ code }) => code === ICE) : []
  return Decimal.of(tax.base).minus(Decimal.sum(excise.map((one) => Decimal.of(one.amount))))
}

/** Names the base if it differs from the printed subtotal, as with excise. */
function ivaLabel(tax: TaxLine, subtotal: Decimal): string {
  const base = Decimal.of(tax.base)
  const on = base.equals(subtotal) ? '' : ` (sobre ${amount(base.toString())})`
  return `IVA ${rateOf(tax)} %${on}`
}

/** Some software writes codes with leading zeros. */
function isSameRate(one: { code: string; rateCode: string }, other: { code: string; rateCode: string }): boolean {
  return one.code === other.code && Number(one.rateCode) === Number(other.rateCode)
}

function subtotalLabel(tax: TaxLine): string {
  if (tax.rateCode === '6') return 'SUBTOTAL NO OBJETO DE IVA'
  if (tax.rateCode === '7') return 'SUBTOTAL EXENTO DE IVA'
  const name = tax.rateCode === '8' ? 'SUBTOTAL TARIFA ESPECIAL' : 'SUBTOTAL'
  return `${name} ${rateOf(tax)} %`
}

function rateOf({ rateCode, rate }: TaxLine): string {
  return ivaRate(rateCode, rate)
}

function hasRate(tax: TaxLine): boolean {
  return rateOf(tax) !== '0'
}

function sumOf(label: string, taxes: readonly TaxLine[]): Fact[] {
  if (taxes.length === 0) return []
  return [{ label, value: amount(Decimal.sum(taxes.map((tax) => Decimal.of(tax.amount))).toString()) }]
}

function refundOf(taxes: readonly TaxLine[]): Fact[] {
  const refunds = taxes.flatMap(({ ivaRefund }) => (ivaRefund === undefined ? [] : [Decimal.of(ivaRefund)]))
  return filled('DEVOLUCIÓN DE IVA', refunds.length === 0 ? undefined : Decimal.sum(refunds).negated().toString())
}

function filled(label: string, value: string | undefined): Fact[] {
  return value === undefined || Decimal.of(value).isZero() ? [] : [{ label, value: amount(value) }]
}

/** The sheet prescribes the saving with its tax, which is unknown without the lines' prices. */
function subsidyLines({ total, subsidy, items = [] }: TotalsParts): Fact[] {
  const savings = savingsOf(items)
  if (savings.isZero()) return filled('AHORRO POR SUBSIDIO (sin IVA)', subsidy)
  return [
    { label: 'VALOR TOTAL SIN SUBSIDIO', value: amount(Decimal.of(total).plus(savings).toString()) },
    { label: 'AHORRO POR SUBSIDIO (incluye IVA cuando corresponda)', value: amount(savings.toString()) },
  ]
}
