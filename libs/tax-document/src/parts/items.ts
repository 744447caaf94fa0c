import { Decimal, fieldErrors, mustHave } from '@etax/kernel'
import { bagFlaws } from '../amounts/bags.ts'
import { lineSubtotal, otherRounding, type Tax, type TaxRounding, type TaxSum, taxOn } from '../amounts/pricing.ts'
import { excisesPaid, sumTaxes } from '../amounts/sum-taxes.ts'
import { lookUp, type Period } from '../catalogs/catalog.ts'
import {
  ICE,
  IVA,
  ivaRateForm,
  ivaRates,
  ivaRatesOn,
  PLASTIC_BAGS,
  PLASTIC_BOTTLES,
  plasticBottleRates,
  TAX_TYPES,
  type TaxType,
  TOURISM_RATE_CODE,
  tourismObjection,
} from '../catalogs/taxes.ts'
import { documentErrors } from '../errors/document-errors.ts'
import { MAX_ITEM_DETAILS } from '../schema/common.ts'
import * as type from '../schema/types.ts'
import { readExcises } from './excise.ts'
import type { Item } from './order-parts.ts'
import { OrderReader } from './order-reader.ts'

export interface Line {
  code: string
  auxiliaryCode: string | undefined
  description: string
  unit: string | undefined
  quantity: Decimal
  unitPrice: Decimal
  unsubsidizedPrice: Decimal | undefined
  discount: Decimal
  subtotal: Decimal
  details: { name: string; value: string }[] | undefined
  taxes: Tax[]
}

export interface PricedItems {
  lines: Line[]
  subtotal: Decimal
  discount: Decimal
  taxes: TaxSum[]
  /** Subtotal and taxes. */
  total: Decimal
  /** The difference of the taxes under the other rounding. */
  otherwise: () => Decimal
}

/** The allowed taxes of the lines, and the day of the rates. */
export interface TaxRules {
  day: string
  tourismDays: readonly Period[]
  /** Purchase settlements have value-added tax only. */
  onlyIva?: boolean
  /** Credit notes: errors of an invoice's items only warn. */
  isNote?: boolean
  /** The caller's name of the percentage. Default: `tax`. */
  rateMember?: string
}

const [BOTTLE_RATE] = plasticBottleRates.entries

export interface SaleRules extends TaxRules {
  rounding: TaxRounding
}

/** Prices an order's items: lines, then sums. */
export function priceItems(
  reader: OrderReader,
  items: readonly Item[] | undefined,
  { rounding, ...rules }: SaleRules,
): PricedItems {
  const read = reader.each('items', items, (item, path) => priceItem(reader, item, path, rules))
  const lines = taxLines(read, rounding)
  const taxes = sumLines(lines, rounding)
  const taxed = sumOfAmounts(taxes)
  const subtotal = Decimal.sum(lines.map((line) => line.subtotal))
  return {
    lines,
    subtotal,
    discount: Decimal.sum(lines.map((line) => line.discount)),
    taxes,
    total: subtotal.plus(taxed),
    otherwise: () => {
      const other = otherRounding(rounding)
      return sumOfAmounts(sumLines(taxLines(read, other), other)).minus(taxed)
    },
  }
}

/** Value-added tax is on each line with its share of the excises. */
function taxLines(lines: readonly Line[], rounding: TaxRounding): Line[] {
  const excised = lines.map(({ taxes }) => ({
    excises: taxes.filter(({ code }) => code === ICE),
    group: taxes.find(({ code }) => code === IVA)?.rateCode ?? '',
  }))
  const paid = excisesPaid(excised, rounding)
  return lines.map((line, at) => {
    const base = line.subtotal.plus(paid[at] ?? Decimal.ZERO)
    return { ...line, taxes: line.taxes.map((tax) => (tax.code === IVA ? onBase(tax, base) : tax)) }
  })
}

function onBase(tax: Tax, base: Decimal): Tax {
  return { ...tax, base, amount: taxOn(base, tax.rate) }
}

function sumLines(lines: readonly Line[], rounding: TaxRounding): TaxSum[] {
  return sumTaxes(
    lines.flatMap(({ taxes }) => taxes),
    rounding,
  )
}

function sumOfAmounts(taxes: readonly TaxSum[]): Decimal {
  return Decimal.sum(taxes.map((tax) => tax.amount))
}

function priceItem(reader: OrderReader, item: Item, path: string, rules: TaxRules): Line {
  // A line with quantity zero is empty, and so is its tax.
  const quantity = reader.quantity(`${path}.quantity`, item.quantity, type.fineAmount)
  const unitPrice = reader.amount(`${path}.unitPrice`, item.unitPrice, type.fineAmount)
  const discount = reader.optionalAmount(`${path}.discount`, item.discount, type.money) ?? Decimal.ZERO
  const subtotal = lineSubtotal({ quantity, unitPrice, discount })
  if (subtotal.isNegative()) reader.refuse(`${path}.discount`, documentErrors.discountAboveLine)
  if (rules.isNote) warnOfUnwritten(reader, item, path)
  const unsubsidizedPrice = readUnsubsidizedPrice(reader, item, path, unitPrice)
  return {
    code: reader.text(`${path}.code`, item.code, type.text25),
    auxiliaryCode: reader.optionalText(`${path}.auxiliaryCode`, item.auxiliaryCode, type.text25),
    description: reader.text(`${path}.description`, item.description, type.text300),
    unit: reader.optionalText(`${path}.unit`, item.unit, type.text50),
    quantity,
    unitPrice,
    unsubsidizedPrice,
    discount,
    subtotal,
    details: readDetails(reader, item.details, `${path}.details`),
    taxes: taxItem(reader, item, path, { ...rules, quantity, subtotal }),
  }
}

/** A note repeats the invoice's items, and its schema has fewer elements. */
function warnOfUnwritten(reader: OrderReader, item: Item, path: string): void {
  for (const member of ['unit', 'unsubsidizedPrice'] as const) {
    if (item[member]?.trim())
      reader.warn(`${path}.${member}`, documentErrors.noPlaceInDocument, { reason: 'member', member })
  }
}

function readUnsubsidizedPrice(reader: OrderReader, item: Item, path: string, unitPrice: Decimal): Decimal | undefined {
  const at = `${path}.unsubsidizedPrice`
  const price = reader.optionalAmount(at, item.unsubsidizedPrice, type.fineAmount)
  if (price && price.compare(unitPrice) < 0)
    reader.refuse(at, documentErrors.amountsDisagree, { reason: 'subsidyInOrder', price: unitPrice.toString() })
  return price
}

export function readDetails(reader: OrderReader, details: Item['details'], path: string): Line['details'] {
  if (!details?.length) return undefined
  if (details.length > MAX_ITEM_DETAILS)
    reader.refuse(
      path,
      fieldErrors.wrongLength,
      mustHave({ max: MAX_ITEM_DETAILS, count: details.length, of: 'entry' }),
    )
  return details.map(({ name, value }, at) => ({
    name: reader.text(`${path}[${at}].name`, name, type.text300),
    value: reader.text(`${path}[${at}].value`, value, type.text300),
  }))
}

interface TaxedLine extends TaxRules {
  quantity: Decimal
  subtotal: Decimal
}

type TaxedBags = Pick<TaxedLine, 'isNote' | 'quantity'> & { ice: readonly Tax[] }

function taxItem(reader: OrderReader, item: Item, path: string, line: TaxedLine): Tax[] {
  const before = reader.violations.length
  if (line.onlyIva) refuseOtherTaxes(reader, item, path)
  // A superfluous excise is not checked itself.
  const others = line.onlyIva ? new OrderReader() : reader
  const ice = readExcises(others, item.ice, `${path}.ice`, line)
  if (reader.violations.length === before) checkBag(reader, item, path, { ...line, ice })
  const bottles = item.plasticBottleTax && bottleTax(others, item.plasticBottleTax.amount, path)
  // The base's excises are only known after all lines.
  const iva = valueAdded(reader, item, path, { ...line, base: line.subtotal })
  return [iva, ...ice, bottles].filter((tax) => tax !== undefined)
}

function refuseOtherTaxes(reader: OrderReader, item: Item, path: string): void {
  for (const member of ['ice', 'plasticBottleTax'] as const) {
    if (item[member] !== undefined)
      reader.refuse(`${path}.${member}`, documentErrors.taxMisplaced, { reason: 'onlyIva' })
  }
}

/** The annex is about invoices. */
function checkBag(reader: OrderReader, item: Item, path: string, { isNote, quantity, ice }: TaxedBags): void {
  const excise = ice.find((tax) => tax.rateCode === PLASTIC_BAGS)
  const { barred, unusual } = bagFlaws({ code: item.code?.trim() ?? '', quantity, excise })
  if (barred && isNote) reader.warn(`${path}.code`, documentErrors.bagUnusual, barred)
  else if (barred) reader.refuse(`${path}.code`, documentErrors.bagMisnamed, barred)
  if (unusual) reader.warn(excise ? `${path}.ice` : `${path}.code`, documentErrors.bagUnusual, unusual)
}

/** The value-added tax on a base: by type and, for IVA_RATE, by a percentage in force on the day. */
export function valueAdded(
  reader: OrderReader,
  input: { taxType: TaxType; tax?: string | undefined },
  path: string,
  { base, day, tourismDays, rateMember = 'tax' }: TaxRules & { base: Decimal },
): Tax | undefined {
  const taxType = reader.oneOf(under(path, 'taxType'), input.taxType, TAX_TYPES)
  if (!taxType) return undefined
  const at = under(path, rateMember)
  const untaxed = taxType !== 'IVA_RATE'
  if (untaxed && !isBlankOrZero(input.tax)) reader.refuse(at, documentErrors.taxMisplaced, { reason: 'rate' })
  const rate = untaxed ? Decimal.ZERO : reader.amount(at, input.tax, type.rate, () => ivaRateForm(day))
  const entry = ivaRateFor(taxType, rate, day)
  if (!entry) {
    reader.refuse(at, documentErrors.rateNotInForce, { reason: 'rates', day, rates: ivaRatesOn(day) })
    return undefined
  }
  const objection = entry.code === TOURISM_RATE_CODE ? tourismObjection(day, tourismDays) : null
  if (objection !== null) reader.warn(at, documentErrors.notATourismDay, objection)
  return { code: IVA, rateCode: entry.code, rate, base, amount: taxOn(base, rate) }
}

function under(path: string, member: string): string {
  return path === '' ? member : `${path}.${member}`
}

function ivaRateFor(taxType: TaxType, rate: Decimal, day: string) {
  const code = rateCodes.get(`${taxType} ${rate}`)
  return code === undefined ? undefined : lookUp(ivaRates, code, day)
}

const rateCodes = new Map(ivaRates.entries.map((entry) => [`${entry.taxType} ${entry.rate}`, entry.code]))

function isBlankOrZero(tax: string | undefined): boolean {
  return tax === undefined || tax === '' || Decimal.parse(tax)?.isZero() === true
}

/** Two cents a bottle; the base is the number of bottles. */
function bottleTax(reader: OrderReader, text: string, path: string): Tax | undefined {
  const amount = reader.amount(`${path}.plasticBottleTax.amount`, text, type.money)
  if (!BOTTLE_RATE) return undefined
  const rate = Decimal.of(BOTTLE_RATE.rate)
  const bottles = amount.dividedBy(rate, 0)
  if (!bottles.times(rate).equals(amount))
    reader.refuse(`${path}.plasticBottleTax.amount`, documentErrors.amountsDisagree, {
      reason: 'bottlesInOrder',
      amount: amount.toFixed(2),
      rate: rate.toString(),
      bottles: bottles.toString(),
      due: bottles.times(rate).toFixed(2),
    })
  return { code: PLASTIC_BOTTLES, rateCode: BOTTLE_RATE.code, rate, base: amount.dividedBy(rate, 2), amount }
}

/** A written quantity or price: two to six decimals. */
export function fine(value: Decimal): string {
  return value.toFixed(Math.max(2, value.significantScale()))
}
