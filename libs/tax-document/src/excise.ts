import { Decimal, fieldErrors } from '@etax/kernel'
import { isKnown } from './catalogs/catalog.ts'
import { ICE, iceRates, PLASTIC_BAGS } from './catalogs/taxes.ts'
import { documentErrors } from './document-errors.ts'
import type { Excise, Excises } from './order-parts.ts'
import type { OrderReader } from './order-reader.ts'
import { type Tax, taxOn } from './pricing.ts'
import * as type from './schema/types.ts'

/** How a code charges: a percentage of dollars, or dollars for each unit. The document itself does not say which. */
type ExciseForm = 'PERCENTAGE' | 'PER_UNIT'

/** What is charged on: the line before taxes, and how many there are of the thing sold. */
interface ExcisedLine {
  subtotal: Decimal
  quantity: Decimal
}

/** The three figures of a tax, as they stand in a document. */
interface Figures {
  base: Decimal
  rate: Decimal
  amount: Decimal
}

const CENT = Decimal.of('0.01')
const HUNDRED = Decimal.of(100)
const BOTH: readonly ExciseForm[] = ['PERCENTAGE', 'PER_UNIT']
const NOTHING: Figures = { base: Decimal.ZERO, rate: Decimal.ZERO, amount: Decimal.ZERO }

const entries = new Map(iceRates.entries.map((entry) => [entry.code, entry]))

/** The forms of a code, as table 18 prints them; both where it prints both, or neither, or does not have the code. */
function formsOf(rateCode: string): readonly ExciseForm[] {
  const { rate, specific, alsoSpecific } = entries.get(rateCode) ?? {}
  if (rate !== undefined && specific === undefined && !alsoSpecific) return ['PERCENTAGE']
  return rate === undefined && specific !== undefined ? ['PER_UNIT'] : BOTH
}

/** What a rate of a base comes to, unrounded. */
function product(form: ExciseForm, { base, rate }: Pick<Figures, 'base' | 'rate'>): Decimal {
  return form === 'PERCENTAGE' ? rate.percentOf(base) : base.times(rate)
}

/** Whether the figures of an excise multiply out, to a cent, in one form or the other: laws change which form a code has. */
function multipliesOut({ base, rate, amount }: Figures): boolean {
  return BOTH.some((form) => isNear(product(form, { base, rate }), amount))
}

function isNear(one: Decimal, other: Decimal): boolean {
  return one.minus(other).abs().compare(CENT) <= 0
}

/** The excise of a line: none, one, or several, as where a percentage and dollars per unit are charged together. */
export function readExcises(reader: OrderReader, given: Excises | undefined, path: string, line: ExcisedLine): Tax[] {
  if (given === undefined) return []
  if (!isList(given)) return [readExcise(reader, given, path, line)]
  return given.map((excise, at) => readExcise(reader, excise, `${path}[${at}]`, line))
}

function isList(given: Excises): given is readonly Excise[] {
  return Array.isArray(given)
}

/**
 * One excise. Base and rate say it all; a rate alone is a percentage of the line; for an amount alone, a base and a rate are
 * found that come to it. Whatever is written multiplies out to the cent, or the order is refused.
 */
function readExcise(reader: OrderReader, given: Excise, path: string, line: ExcisedLine): Tax {
  const before = reader.violations.length
  const rateCode = reader.text(`${path}.code`, given.code, type.rateCode)
  if (rateCode && !isKnown(iceRates, rateCode)) reader.warn(`${path}.code`, documentErrors.codeUnknown)
  const stated = {
    base: reader.optionalAmount(`${path}.base`, given.base, type.money),
    rate: reader.optionalAmount(`${path}.rate`, given.rate, type.rate),
    amount: reader.optionalAmount(`${path}.amount`, given.amount, type.money),
  }
  const isSound = reader.violations.length === before
  const figures = isSound ? figuresOf(reader, { ...stated, rateCode, path, line }) : NOTHING
  return { code: ICE, rateCode, ...figures }
}

interface Stated {
  rateCode: string
  base: Decimal | undefined
  rate: Decimal | undefined
  amount: Decimal | undefined
  line: ExcisedLine
  path: string
}

function figuresOf(reader: OrderReader, stated: Stated): Figures {
  const { base, rate, amount, path } = stated
  if (rate && base) return ofBaseAndRate(reader, { ...stated, base, rate })
  if (rate) return ofRate(reader, { ...stated, rate })
  if (base || !amount) {
    reader.refuse(`${path}.rate`, fieldErrors.required)
    return NOTHING
  }
  return ofAmount(reader, { ...stated, amount })
}

/** Two of three figures; the third tells which form is meant where the code has both. */
function ofBaseAndRate(reader: OrderReader, stated: Stated & Pick<Figures, 'base' | 'rate'>): Figures {
  const { rateCode, base, rate, amount, path } = stated
  const asPercentage = taxOn(base, rate)
  const perUnit = base.times(rate).round(2)
  if (amount) {
    if (multipliesOut({ base, rate, amount })) return { base, rate, amount }
    const message = `${rate}% of ${base.toFixed(2)} is ${asPercentage.toFixed(2)}, and ${base.toFixed(2)} units at ${rate} are ${perUnit.toFixed(2)}; the amount given is ${amount.toFixed(2)}.`
    reader.refuse(path, documentErrors.amountsDisagree, message)
    return NOTHING
  }
  const [form, other] = formsOf(rateCode)
  if (!other) return { base, rate, amount: form === 'PERCENTAGE' ? asPercentage : perUnit }
  const message = `Code ${rateCode} is charged as a percentage and per unit; the amount says which is meant: ${asPercentage.toFixed(2)} or ${perUnit.toFixed(2)}.`
  reader.refuse(`${path}.amount`, fieldErrors.required, message)
  return NOTHING
}

/** A percentage is one of the line. Dollars per unit need to be told the units: litres of alcohol and grams of sugar are not on the line. */
function ofRate(reader: OrderReader, stated: Stated & Pick<Figures, 'rate'>): Figures {
  const { rateCode, rate, amount, path, line } = stated
  const perUnit = !formsOf(rateCode).includes('PERCENTAGE')
  if (perUnit && rateCode !== PLASTIC_BAGS) {
    const message = `Code ${rateCode} is charged in dollars per unit: give the number of units as the base, such as {"code": "${rateCode}", "base": 12, "rate": ${rate}}.`
    reader.refuse(`${path}.base`, fieldErrors.required, message)
    return NOTHING
  }
  const base = perUnit ? line.quantity.round(2) : line.subtotal
  const figures = {
    base,
    rate,
    amount: amount ?? product(perUnit ? 'PER_UNIT' : 'PERCENTAGE', { base, rate }).round(2),
  }
  if (multipliesOut(figures)) return figures
  const message = `${rate}% of the line, ${base.toFixed(2)}, is ${taxOn(base, rate).toFixed(2)}; the amount given is ${figures.amount.toFixed(2)}. Leave one of them out, or give the base too.`
  reader.refuse(path, documentErrors.amountsDisagree, message)
  return NOTHING
}

/**
 * A base and a rate that come to an amount: a percentage of the line, dollars for each of the quantity, or units at the rate that
 * table 18 prints. The last warns, the table being of 2023. What multiplies out exactly is taken before what is a cent off.
 */
function ofAmount(reader: OrderReader, { rateCode, amount, path, line }: Stated & Pick<Figures, 'amount'>): Figures {
  const writable = candidates(rateCode, amount, line).filter((figures) => isWritable(figures, amount))
  const found = writable.find((figures) => product(figures.form, figures).round(2).equals(amount)) ?? writable[0]
  if (!found) {
    reader.refuse(path, documentErrors.amountsDisagree, noFigures({ rateCode, amount, line }))
    return NOTHING
  }
  if (found.printed) {
    const message = `An excise of ${amount.toFixed(2)} is written as ${found.base.toFixed(2)} units at ${found.rate}, which our table has for code ${rateCode}. Give base and rate to have it written otherwise.`
    reader.warn(path, documentErrors.unusual, message)
  }
  return { base: found.base, rate: found.rate, amount }
}

interface Candidate {
  form: ExciseForm
  base: Decimal
  rate: Decimal
  printed?: boolean
}

function candidates(rateCode: string, amount: Decimal, { subtotal, quantity }: ExcisedLine): Candidate[] {
  const forms = formsOf(rateCode)
  const { rate, specific } = entries.get(rateCode) ?? {}
  const found: Candidate[] = []
  if (rate !== undefined && forms.includes('PERCENTAGE'))
    found.push({ form: 'PERCENTAGE', base: subtotal, rate: Decimal.of(rate) })
  if (forms.includes('PER_UNIT')) {
    const units = quantity.round(2)
    found.push({ form: 'PER_UNIT', base: units, rate: ratio(amount, units) })
    const price = specific === undefined ? Decimal.ZERO : Decimal.of(specific)
    if (!price.isZero()) found.push({ form: 'PER_UNIT', base: amount.dividedBy(price, 2), rate: price, printed: true })
  }
  if (forms.includes('PERCENTAGE'))
    found.push({ form: 'PERCENTAGE', base: subtotal, rate: ratio(amount.times(HUNDRED), subtotal) })
  return found
}

function ratio(dividend: Decimal, divisor: Decimal): Decimal {
  return divisor.isZero() ? Decimal.ZERO : dividend.dividedBy(divisor, 2)
}

/** A rate has four digits at most and is none where nothing is charged, and base times rate is the amount to a cent. */
function isWritable(candidate: Candidate, amount: Decimal): boolean {
  if (candidate.rate.isZero() && !amount.isZero()) return false
  const digits = candidate.rate.toString().replace(/^0\.|\./, '')
  return digits.length <= type.rate.digits && isNear(product(candidate.form, candidate), amount)
}

function noFigures({ rateCode, amount, line }: Pick<Stated, 'rateCode' | 'line'> & { amount: Decimal }): string {
  const forms = formsOf(rateCode)
  const { rate, specific } = entries.get(rateCode) ?? {}
  const asPercentage = forms.includes('PERCENTAGE')
  const printed = [rate, specific].find((each) => each !== undefined && each !== '0') ?? '10'
  const base = (asPercentage ? amount.times(HUNDRED) : amount).dividedBy(Decimal.of(printed), 2)
  const ofLine = asPercentage
    ? `no percentage of the line, ${line.subtotal.toFixed(2)}, with two decimals`
    : `no price of two decimals for each of ${line.quantity}`
  const which = forms.length > 1 ? `, "amount": ${amount.toFixed(2)}` : ''
  const example = `{"code": "${rateCode}", "base": ${base.toFixed(2)}, "rate": ${printed}${which}}`
  return `An excise of ${amount.toFixed(2)} is ${ofLine}. Give base and rate that multiply out to it, such as ${example}.`
}
