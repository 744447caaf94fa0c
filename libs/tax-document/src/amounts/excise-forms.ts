import { Decimal } from '@etax/kernel'
import { IVA, iceRates, PLASTIC_BAGS, PLASTIC_BOTTLES } from '../catalogs/taxes.ts'

/** A code charges a percentage, or dollars for each unit. The document does not say which. */
export type ExciseForm = 'PERCENTAGE' | 'PER_UNIT'

export interface Figures {
  base: Decimal
  rate: Decimal
  amount: Decimal
}

const CENT = Decimal.of('0.01')
const BOTH: readonly ExciseForm[] = ['PERCENTAGE', 'PER_UNIT']
/** Cigarettes and bags are counted; litres and grams are measured. */
const COUNTED: readonly string[] = ['3011', '3021', PLASTIC_BAGS]

const entries = new Map(iceRates.entries.map((entry) => [entry.code, entry]))

/** The rates of table 18. */
export function printedRates(rateCode: string): { rate?: string; specific?: string } {
  return entries.get(rateCode) ?? {}
}

/** The forms of a code in table 18; both where the table has both or neither. */
export function formsOf(rateCode: string): readonly ExciseForm[] {
  const { rate, specific, alsoSpecific } = entries.get(rateCode) ?? {}
  if (rate !== undefined && specific === undefined && !alsoSpecific) return ['PERCENTAGE']
  return rate === undefined && specific !== undefined ? ['PER_UNIT'] : BOTH
}

/** Value-added tax is a percentage; the bottle tax is dollars for each. */
export function formsOfTax({ code, rateCode }: { code: string; rateCode: string }): readonly ExciseForm[] {
  if (code === IVA) return ['PERCENTAGE']
  return code === PLASTIC_BOTTLES ? ['PER_UNIT'] : formsOf(rateCode)
}

export function isCounted(rateCode: string): boolean {
  return COUNTED.includes(rateCode)
}

/** Base × rate, unrounded. */
export function product(form: ExciseForm, { base, rate }: Pick<Figures, 'base' | 'rate'>): Decimal {
  return form === 'PERCENTAGE' ? rate.percentOf(base) : base.times(rate)
}

export function isNear(one: Decimal, other: Decimal, most = CENT): boolean {
  return one.minus(other).abs().compare(most) <= 0
}

/** The forms in which base × rate is the amount, to a cent. */
export function formsMatched(rateCode: string, figures: Figures): ExciseForm[] {
  return formsOf(rateCode).filter((form) => isNear(product(form, figures), figures.amount))
}

/** Whether a line has the same excise twice: it may have one in each form of the code. */
export function isChargedTwice(rateCode: string, charges: readonly Figures[]): boolean {
  if (charges.length <= 1) return false
  if (charges.length > formsOf(rateCode).length) return true
  const matched = charges.map((figures) => formsMatched(rateCode, figures))
  return matched.every(([form, other]) => form !== undefined && !other && form === matched[0]?.[0])
}

export function chargedTwice(rateCode: string) {
  const [form = 'PERCENTAGE', other] = formsOf(rateCode)
  const example = `{"code": "${rateCode}", ${exampleOf(rateCode)}}`
  return { reason: 'exciseTwice', code: rateCode, forms: other ? 'BOTH' : form, example } as const
}

function exampleOf(rateCode: string): string {
  const { rate, specific } = printedRates(rateCode)
  return rate === undefined ? `"base": 12, "rate": ${specific ?? '0.10'}` : `"rate": ${rate}`
}
