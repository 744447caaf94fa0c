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
  /** What else makes up the total, in order; blank and zero ones are left out. */
  more?: readonly (readonly [string, string | undefined])[]
  total: string
  /** The document's figure, without tax. */
  subsidy?: string | undefined
  /** The goods, which say what was sold at each rate; left out where a document has none. */
  lines?: readonly SoldLine[]
  /** Whose prices say what the subsidy saves. */
  items?: readonly SubsidizedItem[]
}

/** Subtotals per rate, taxes and total, as the authority's table 21 lists them: only what is there. */
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

/** What was sold at a rate, without the excise that the base of its value-added tax has (ficha técnica, tabla 21). */
function soldAt(tax: TaxLine, { lines, taxes }: TotalsParts): Decimal {
  const sold = (lines ?? []).filter((line) => line.taxes.some((one) => isSameRate(one, tax)))
  if (sold.length > 0) return Decimal.sum(sold.map(({ subtotal }) => Decimal.of(subtotal)))
  const isOnly = taxes.filter(({ code }) => code === IVA).length === 1
  const excise = isOnly ? taxes.filter(({ code }) => code === ICE) : []
  return Decimal.of(tax.base).minus(Decimal.sum(excise.map((one) => Decimal.of(one.amount))))
}

/** Where the tax is not on the subtotal printed above it, as beside excise, its line says what it is on. */
function ivaLabel(tax: TaxLine, subtotal: Decimal): string {
  const base = Decimal.of(tax.base)
  const on = base.equals(subtotal) ? '' : ` (sobre ${amount(base.toString())})`
  return `IVA ${rateOf(tax)} %${on}`
}

/** Software writes a code with leading zeros in one place and without them in another. */
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

/** The sheet wants the saving with its tax; where no line says what was saved, the tax on it is not known. */
function subsidyLines({ total, subsidy, items = [] }: TotalsParts): Fact[] {
  const savings = savingsOf(items)
  if (savings.isZero()) return filled('AHORRO POR SUBSIDIO (sin IVA)', subsidy)
  return [
    { label: 'VALOR TOTAL SIN SUBSIDIO', value: amount(Decimal.of(total).plus(savings).toString()) },
    { label: 'AHORRO POR SUBSIDIO (incluye IVA cuando corresponda)', value: amount(savings.toString()) },
  ]
}
