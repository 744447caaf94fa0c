import { Decimal, type FieldFacts, fieldErrors, missing, rule, words } from '@etax/kernel'
import {
  chargedTwice,
  type ExciseForm,
  type Figures,
  formsMatched,
  formsOf,
  isChargedTwice,
  isCounted,
  isNear,
  printedRates,
  product,
} from '../amounts/excise-forms.ts'
import { type Tax, taxOn } from '../amounts/pricing.ts'
import { isKnown } from '../catalogs/catalog.ts'
import { ICE, iceRates, PLASTIC_BAGS } from '../catalogs/taxes.ts'
import { documentErrors, type ErrorFacts } from '../errors/document-errors.ts'
import * as type from '../schema/types.ts'
import type { Excise, Excises } from './order-parts.ts'
import type { OrderReader } from './order-reader.ts'

/** The base of an excise: the line before taxes, and its quantity. */
interface ExcisedLine {
  subtotal: Decimal
  quantity: Decimal
}

const HUNDRED = Decimal.of(100)
const NOTHING: Figures = { base: Decimal.ZERO, rate: Decimal.ZERO, amount: Decimal.ZERO }

/** The excises of a line: none, one or several, such as a percentage and dollars per unit. */
export function readExcises(reader: OrderReader, excises: Excises | undefined, path: string, line: ExcisedLine): Tax[] {
  if (excises === undefined) return []
  if (!isList(excises)) return [readExcise(reader, excises, path, line)]
  const before = reader.violations.length
  const read = excises.map((excise, at) => readExcise(reader, excise, `${path}[${at}]`, line))
  if (reader.violations.length === before) refuseRepeated(reader, read, path)
  return read
}

/** Refuses entries that repeat another one's charge. */
function refuseRepeated(reader: OrderReader, read: readonly Tax[], path: string): void {
  read.forEach(({ rateCode }, at) => {
    const charges = read.slice(0, at + 1).filter((tax) => tax.rateCode === rateCode)
    if (isChargedTwice(rateCode, charges))
      reader.refuse(`${path}[${at}]`, documentErrors.taxMisplaced, chargedTwice(rateCode))
  })
}

function isList(excises: Excises): excises is readonly Excise[] {
  return Array.isArray(excises)
}

/**
 * One excise. Base and rate are complete; a rate alone is a percentage of the line; an amount alone gets a base and a
 * rate. The product must be the amount, to a cent.
 */
function readExcise(reader: OrderReader, excise: Excise, path: string, line: ExcisedLine): Tax {
  const before = reader.violations.length
  const rateCode = reader.text(`${path}.code`, excise.code, type.rateCode)
  if (rateCode && !isKnown(iceRates, rateCode))
    reader.warn(`${path}.code`, documentErrors.codeUnknown, { reason: 'unknown' })
  const stated = {
    base: reader.optionalAmount(`${path}.base`, excise.base, type.money),
    rate: reader.optionalAmount(`${path}.rate`, excise.rate, type.rate),
    amount: reader.optionalAmount(`${path}.amount`, excise.amount, type.money),
  }
  const isSound = reader.violations.length === before
  const figures = isSound ? figuresOf(reader, { ...stated, rateCode, path, line }) : NOTHING
  return { code: ICE, rateCode, ...figures, isStated: stated.amount !== undefined }
}

interface Stated {
  rateCode: string
  base: Decimal | undefined
  rate: Decimal | undefined
  amount: Decimal | undefined
  line: ExcisedLine
  path: string
}

const FIGURES = words(
  'a percentage or dollars per unit, such as 10; or leave out rate and base, and give the amount',
  'un porcentaje o dólares por unidad, por ejemplo 10; o no envíe rate ni base, y envíe amount',
)

function figuresOf(reader: OrderReader, stated: Stated): Figures {
  const { base, rate, amount, path } = stated
  if (rate && base) return ofBaseAndRate(reader, { ...stated, base, rate })
  if (rate) return ofRate(reader, { ...stated, rate })
  if (base || !amount) {
    reader.refuse(`${path}.rate`, fieldErrors.required, missing(FIGURES))
    return NOTHING
  }
  return ofAmount(reader, { ...stated, amount })
}

/** Two of three figures; the amount decides the form where the code has both. */
function ofBaseAndRate(reader: OrderReader, stated: Stated & Pick<Figures, 'base' | 'rate'>): Figures {
  const { rateCode, base, rate, amount, path } = stated
  if (amount) {
    if (formsMatched(rateCode, { base, rate, amount }).length > 0) return { base, rate, amount }
    reader.refuse(path, documentErrors.amountsDisagree, disagreement(rateCode, { base, rate, amount }))
    return NOTHING
  }
  const [form, other] = formsOf(rateCode)
  if (form && !other) return { base, rate, amount: product(form, { base, rate }).round(2) }
  const [asPercentage, perUnit] = [taxOn(base, rate).toFixed(2), base.times(rate).toFixed(2)]
  const undecided = rule(
    `Code ${rateCode} is charged as a percentage and per unit; the amount says which is meant: ${asPercentage} or ${perUnit}.`,
    `El código ${rateCode} se cobra como porcentaje y por unidad; amount dice cuál de los dos es: ${asPercentage} o ${perUnit}.`,
  )
  reader.refuse(`${path}.amount`, fieldErrors.required, undecided)
  return NOTHING
}

function disagreement(rateCode: string, { base, rate, amount }: Figures): ErrorFacts<'amountsDisagree'> {
  const forms = formsOf(rateCode)
  const sum = (form: ExciseForm) => product(form, { base, rate }).toFixed(2)
  return {
    reason: 'excise',
    base: base.toFixed(2),
    rate: rate.toString(),
    amount: amount.toFixed(2),
    ...(forms.includes('PERCENTAGE') && { percentage: sum('PERCENTAGE') }),
    ...(forms.includes('PER_UNIT') && { perUnit: sum('PER_UNIT') }),
  }
}

/**
 * A percentage is of the line. Dollars per unit need the units: the line has no litres of alcohol or grams of sugar.
 */
function ofRate(reader: OrderReader, stated: Stated & Pick<Figures, 'rate'>): Figures {
  const { rateCode, rate, amount, path, line } = stated
  const perUnit = isPerUnit(rateCode, rate)
  if (perUnit && rateCode !== PLASTIC_BAGS) {
    reader.refuse(`${path}.base`, fieldErrors.required, unitsNeeded(rateCode, rate))
    return NOTHING
  }
  const base = perUnit ? line.quantity.round(2) : line.subtotal
  const form = perUnit ? 'PER_UNIT' : 'PERCENTAGE'
  const due = product(form, { base, rate }).round(2)
  if (!amount || isNear(due, amount)) return { base, rate, amount: amount ?? due }
  reader.refuse(path, documentErrors.amountsDisagree, {
    reason: 'exciseOfLine',
    form,
    rate: rate.toString(),
    base: base.toFixed(2),
    due: due.toFixed(2),
    amount: amount.toFixed(2),
  })
  return NOTHING
}

/** For a code with both forms, a rate that the table has in dollars is in dollars. */
function isPerUnit(rateCode: string, rate: Decimal): boolean {
  if (!formsOf(rateCode).includes('PERCENTAGE')) return true
  const { specific } = printedRates(rateCode)
  return specific !== undefined && rate.equals(Decimal.of(specific))
}

function unitsNeeded(rateCode: string, rate: Decimal): FieldFacts {
  const hasBoth = formsOf(rateCode).length > 1
  const subject = hasBoth ? `A rate of ${rate} for code ${rateCode}` : `Code ${rateCode}`
  const que = hasBoth ? `La tarifa ${rate} del código ${rateCode}` : `El código ${rateCode}`
  const example = perUnitExample(rateCode, rate)
  return rule(
    `${subject} is charged in dollars per unit: give the number of units as the base, such as ${example}.`,
    `${que} se cobra en dólares por unidad: envíe el número de unidades como base, por ejemplo ${example}.`,
  )
}

function perUnitExample(rateCode: string, rate: Decimal): string {
  const which = formsOf(rateCode).length > 1 ? `, "amount": ${rate.times(Decimal.of(12)).toFixed(2)}` : ''
  return `{"code": "${rateCode}", "base": 12, "rate": ${rate}${which}}`
}

/**
 * A base and a rate for an amount. First the rates of table 18: its percentage of the line, its dollars for the
 * quantity, or units at that price, which warn: the order has no units. Then another rate in the only form of the code,
 * which warns too: the table is of 2023. With both forms, or other bags than the line's, the caller must add figures.
 */
function ofAmount(reader: OrderReader, { rateCode, amount, path, line }: Stated & Pick<Figures, 'amount'>): Figures {
  const writable = candidates(rateCode, amount, line).filter((figures) => isWritable(figures, amount))
  const candidate = writable.find((figures) => product(figures.form, figures).round(2).equals(amount)) ?? writable[0]
  if (!candidate) {
    reader.refuse(path, documentErrors.amountsDisagree, noFigures({ rateCode, amount, line }))
    return NOTHING
  }
  if (candidate.isGuess)
    reader.warn(path, documentErrors.unusual, {
      reason: 'excise',
      amount: amount.toFixed(2),
      form: candidate.form,
      rate: candidate.rate.toString(),
      base: candidate.base.toFixed(2),
      example: exampleOf(rateCode, { ...candidate, amount }),
    })
  return { base: candidate.base, rate: candidate.rate, amount }
}

interface Candidate {
  form: ExciseForm
  base: Decimal
  rate: Decimal
  /** The order has neither this base nor, by its code, this rate. */
  isGuess: boolean
}

function candidates(rateCode: string, amount: Decimal, { subtotal, quantity }: ExcisedLine): Candidate[] {
  const { rate, specific } = printedRates(rateCode)
  const units = quantity.round(2)
  const guesses: Candidate[] = []
  if (rate !== undefined) guesses.push({ form: 'PERCENTAGE', base: subtotal, rate: Decimal.of(rate), isGuess: false })
  if (specific !== undefined) {
    const price = Decimal.of(specific)
    guesses.push({ form: 'PER_UNIT', base: units, rate: price, isGuess: false })
    if (rateCode !== PLASTIC_BAGS) guesses.push(...unitsAt(rateCode, amount, price))
  }
  const others = otherRates(rateCode, amount, { subtotal, quantity: units })
  return amount.isZero() ? [...others, ...guesses] : [...guesses, ...others]
}

/** Units at the printed price for the amount; whole ones where they are counted. */
function unitsAt(rateCode: string, amount: Decimal, price: Decimal): Candidate[] {
  const base = amount.dividedBy(price, isCounted(rateCode) ? 0 : 2)
  return [{ form: 'PER_UNIT', base, rate: price, isGuess: true }]
}

/** Rates outside the table; none where a printed rate leaves the form open. */
function otherRates(rateCode: string, amount: Decimal, { subtotal, quantity }: ExcisedLine): Candidate[] {
  const { rate, specific } = printedRates(rateCode)
  const forms = formsOf(rateCode)
  const isMixed = forms.length > 1 && (rate !== undefined || specific !== undefined)
  if (isMixed && !amount.isZero()) return []
  const isGuess = rateCode !== PLASTIC_BAGS && !amount.isZero()
  return forms.map((form) =>
    form === 'PERCENTAGE'
      ? { form, base: subtotal, rate: ratio(amount.times(HUNDRED), subtotal), isGuess }
      : { form, base: quantity, rate: ratio(amount, quantity), isGuess },
  )
}

function ratio(dividend: Decimal, divisor: Decimal): Decimal {
  return divisor.isZero() ? Decimal.ZERO : dividend.dividedBy(divisor, 2)
}

/** A rate has at most four digits, is zero only for a zero amount, and base × rate is the amount to a cent. */
function isWritable(candidate: Candidate, amount: Decimal): boolean {
  if (candidate.rate.isZero() && !amount.isZero()) return false
  const digits = candidate.rate.toString().replace(/^0\.|\./, '')
  return digits.length <= type.rate.digits && isNear(product(candidate.form, candidate), amount)
}

function noFigures({
  rateCode,
  amount,
  line,
}: Pick<Stated, 'rateCode' | 'line'> & { amount: Decimal }): ErrorFacts<'amountsDisagree'> {
  const forms = formsOf(rateCode)
  const { rate, specific } = printedRates(rateCode)
  const asPercentage = forms.includes('PERCENTAGE')
  const printed = [rate, specific].find((each) => each !== undefined && each !== '0') ?? '10'
  const base = (asPercentage ? amount.times(HUNDRED) : amount).dividedBy(Decimal.of(printed), 2)
  // The line has the number of bags: there the amount must change.
  const figures = { base: rateCode === PLASTIC_BAGS ? line.quantity : base, rate: Decimal.of(printed), amount }
  return { ...whyNone(rateCode, line), amount: amount.toFixed(2), example: exampleOf(rateCode, figures) }
}

/** A valid request: a code of both forms also needs the amount. */
function exampleOf(rateCode: string, { base, rate, amount }: Figures): string {
  const which = formsOf(rateCode).length > 1 ? `, "amount": ${amount.toFixed(2)}` : ''
  return `{"code": "${rateCode}", "base": ${base.toFixed(2)}, "rate": ${rate}${which}}`
}

function whyNone(rateCode: string, { subtotal, quantity }: ExcisedLine) {
  const { rate, specific } = printedRates(rateCode)
  const [form, other] = formsOf(rateCode)
  const line = { subtotal: subtotal.toFixed(2) }
  if (other && rate !== undefined)
    return { reason: 'excisePrinted', rate, ...line, ...(specific && { price: specific }) } as const
  if (form === 'PERCENTAGE') return { reason: 'excisePercentage', ...line } as const
  return { reason: 'excisePerUnit', quantity: quantity.toString() } as const
}
