import type { Excise, Item, Order } from '@etax/tax-document'
import { Big } from 'big.js'
import { added, cents, type Figure, figure, sumOf } from './figure.ts'
import { roundingOf } from './rounding-of.ts'
import type { Written } from './written-document.ts'

// Sums of a sale, rewritten from the technical sheet (formulas of tables 16 to 21) without the library.

/** Codes of table 18 in dollars per unit; the others are percentages. */
const PER_UNIT = ['3011', '3021', '3043', '3053', '3111', '3552', '3602', '3680']
const IVA_CODES: Record<string, string> = { 0: '0', 5: '5', 8: '8', 12: '2', 13: '10', 14: '3', 15: '4' }
const UNTAXED: Record<string, string> = { IVA_NOT_SUBJECT: '6', IVA_EXEMPT: '7' }
const BOTTLE = '0.02'

export interface LineTax {
  tax: '2' | '3' | '5'
  code: string
  base: Big
  rate: Big
  exact: Big
  amount: Big
}

interface TaxedLine {
  subtotal: Big
  discount: Big
  taxes: LineTax[]
  figures: Figure[]
}

type Sale = Extract<Order, { items: readonly Item[] }>

export function addUpLines(order: Sale, root: Written): TaxedLine[] {
  const written = root.all('detalles/detalle')
  if (written.length !== order.items.length) throw new Error(`the XML has ${written.length} lines`)
  const excises = order.items.map((item) =>
    exciseList(item.ice).map((one) => exciseTax(one, subtotalOf(item), item.quantity)),
  )
  const paid = roundingOf(order) === 'LINE' ? excises.map(amountOf) : paidOnBases(order.items, excises)
  return order.items.map((item, index) => {
    const charged = { excises: excises[index] ?? [], paid: paid[index] ?? new Big(0) }
    return addUpLine(item, written[index], charged, `line ${index + 1}`)
  })
}

function amountOf(taxes: readonly LineTax[]): Big {
  return sumOf(taxes.map(({ amount }) => amount))
}

/**
 * Each line's share of excises that are rounded once: its addition to the rounded sum of its code and rate, with lines
 * of one value-added tax rate in sequence. Given amounts stay.
 */
function paidOnBases(items: readonly Item[], excises: readonly (readonly LineTax[])[]): Big[] {
  const paid = items.map(() => new Big(0))
  const sums = new Map<string, Big>()
  const ivaOf = (at: number) => `${items[at]?.taxType} ${Number(items[at]?.tax ?? 0)}`
  const order = [...Map.groupBy(items.keys(), ivaOf).values()].flat()
  for (const at of order) {
    for (const { code, rate, exact } of excises[at] ?? []) {
      const key = `${code} ${rate.toFixed()}`
      const before = sums.get(key) ?? new Big(0)
      const after = before.plus(exact)
      sums.set(key, after)
      paid[at] = (paid[at] ?? new Big(0)).plus(cents(after)).minus(cents(before))
    }
  }
  return paid
}

function subtotalOf({ quantity, unitPrice, discount = '0' }: Item): Big {
  return cents(new Big(quantity).times(unitPrice)).minus(discount)
}

interface Charged {
  excises: readonly LineTax[]
  paid: Big
}

function addUpLine(item: Item, line: Written | undefined, charged: Charged, where: string): TaxedLine {
  if (line === undefined) throw new Error(`the XML has no ${where}`)
  const { quantity, unitPrice, discount = '0', unsubsidizedPrice } = item
  const subtotal = subtotalOf(item)
  const taxes = taxesOf(item, subtotal, charged)
  const how = Number(discount) === 0 ? `${quantity} × ${unitPrice}` : `${quantity} × ${unitPrice} − ${discount}`
  const subsidized =
    unsubsidizedPrice === undefined
      ? []
      : [figure(where, 'price without subsidy', 'as ordered', line.at('precioSinSubsidio'), new Big(unsubsidizedPrice))]
  return {
    subtotal,
    discount: new Big(discount),
    taxes,
    figures: [
      figure(where, 'quantity', 'as ordered', line.at('cantidad'), new Big(quantity)),
      figure(where, 'unit price', 'as ordered', line.at('precioUnitario'), new Big(unitPrice)),
      ...subsidized,
      figure(where, 'discount', 'as ordered', line.at('descuento'), new Big(discount)),
      figure(where, 'before taxes', how, line.at('precioTotalSinImpuesto'), subtotal),
      ...taxFigures(item, taxes, added([subtotal, charged.paid]), line.all('impuestos/impuesto'), where),
    ],
  }
}

/** Excise on the line, value-added tax on line plus excise, and the bottle tax, which is in no base. */
function taxesOf(item: Item, subtotal: Big, { excises, paid }: Charged): LineTax[] {
  const base = subtotal.plus(paid)
  const bottles = item.plasticBottleTax ? [bottleTax(item.plasticBottleTax.amount)] : []
  return [valueAddedTax(item, base), ...excises, ...bottles]
}

export function exciseList(ice: Item['ice']): readonly Excise[] {
  if (ice === undefined || ice === null) return []
  return Array.isArray(ice) ? ice : [ice as Excise]
}

/** Without a base, percentages apply to the line and dollars per unit to its quantity. */
export function exciseTax({ code, base, rate, amount }: Excise, subtotal: Big, quantity = '1'): LineTax {
  const line = PER_UNIT.includes(code) ? new Big(quantity) : subtotal
  const of = base === undefined ? line : new Big(base)
  const figures = { tax: '3' as const, code, base: of, rate: new Big(rate ?? 0) }
  if (amount !== undefined) return { ...figures, exact: new Big(amount), amount: new Big(amount) }
  const exact = PER_UNIT.includes(code) ? of.times(figures.rate) : of.times(figures.rate).div(100)
  return { ...figures, exact, amount: cents(exact) }
}

export function valueAddedTax({ taxType, tax = '0' }: Pick<Item, 'taxType' | 'tax'>, base: Big): LineTax {
  const rate = taxType === 'IVA_RATE' ? tax : '0'
  const code = UNTAXED[taxType] ?? IVA_CODES[Number(rate)] ?? `none for ${rate} %`
  const exact = base.times(rate).div(100)
  return { tax: '2', code, base, rate: new Big(rate), exact, amount: cents(exact) }
}

function bottleTax(amount: string): LineTax {
  const exact = new Big(amount)
  return { tax: '5', code: '5001', base: exact.div(BOTTLE), rate: new Big(BOTTLE), exact, amount: exact }
}

function taxFigures(
  item: Item,
  taxes: readonly LineTax[],
  base: string,
  written: readonly Written[],
  where: string,
): Figure[] {
  const orderedExcises = exciseList(item.ice)
  return taxes.flatMap((expected) => {
    const nth = taxes.filter(({ tax }) => tax === expected.tax).indexOf(expected)
    const element = written.filter((one) => one.at('codigo') === expected.tax)[nth]
    const code = { what: `${NAMES[expected.tax]} code`, ours: element?.at('codigoPorcentaje') ?? 'none' }
    return [
      { where, how: 'table 17 or 18', ...code, anew: new Big(expected.code), isCode: true as const },
      ...(expected.tax === '3'
        ? exciseFigures(where, element, expected, orderedExcises[nth])
        : baseAndAmount(where, element, expected, base)),
    ]
  })
}

/** The base of the bottle tax is the number of bottles. */
function baseAndAmount(where: string, element: Written | undefined, expected: LineTax, base: string): Figure[] {
  const { tax, base: of, amount } = expected
  const isBottles = tax === '5'
  const product = isBottles ? `${BOTTLE} × ${of.toFixed(0)}` : `${element?.at('tarifa') ?? '?'} % × ${of.toFixed(2)}`
  return [
    figure(where, `${NAMES[tax]} base`, isBottles ? 'bottles' : base, element?.at('baseImponible') ?? 'none', of),
    figure(where, NAMES[tax], product, element?.at('valor') ?? 'none', amount),
  ]
}

export const NAMES = { 2: 'IVA', 3: 'ICE', 5: 'IRBPNR' } as const

/** Base and rate come from the caller; for a given amount alone, we choose a pair that multiplies to it. */
export function exciseFigures(
  where: string,
  element: Written | undefined,
  expected: LineTax,
  orderedExcise: Excise | undefined,
): Figure[] {
  const { base, rate, value } = {
    base: element?.at('baseImponible') ?? '0',
    rate: element?.at('tarifa') ?? '0',
    value: element?.at('valor') ?? 'none',
  }
  const product = new Big(base).times(rate)
  const [percentage, perUnit] = [cents(product.div(100)), cents(product)]
  const multiplied = percentage.eq(expected.amount)
    ? figure(where, 'ICE, multiplied out', `${rate} % × ${base}`, value, percentage)
    : figure(where, 'ICE, multiplied out', `${base} units × ${rate}`, value, perUnit)
  const how = orderedExcise?.amount === undefined ? 'from the order' : 'as ordered'
  return [
    ...baseFigure(where, base, expected, orderedExcise),
    multiplied,
    figure(where, 'ICE', how, value, expected.amount),
  ]
}

function baseFigure(where: string, base: string, expected: LineTax, orderedExcise: Excise | undefined): Figure[] {
  if (orderedExcise?.base !== undefined) return [figure(where, 'ICE base', 'as ordered', base, expected.base)]
  if (orderedExcise?.rate === undefined) return []
  const how = PER_UNIT.includes(expected.code) ? 'quantity' : 'before taxes'
  return [figure(where, 'ICE base', how, base, expected.base)]
}
