import { issuanceErrors } from '@etax/contracts'
import { Decimal, type ErrorDetail } from '@etax/kernel'
import { isSameRate, numberText, unitOfRate } from '@etax/tax-document'
import type { ModifiedReceipt } from './modified-receipt.ts'
import type { Totals } from './receipt.ts'

type TaxTotal = Totals['taxes'][number]

export interface CreditedSums {
  total: string
  notes: number
  taxes: readonly TaxTotal[]
}

/** Two halves of a tax may round up to a cent more than the whole. This cent is tolerated once for all notes. */
const CENT = Decimal.of('0.01')

/** With `beyondTotal` no cent is tolerated: it may be the whole tax. */
export function beyondRates(
  receipt: Pick<ModifiedReceipt, 'totals' | 'establishment' | 'emissionPoint' | 'sequential'>,
  { totals, earlier, beyondTotal }: { totals: Totals; earlier: CreditedSums; beyondTotal: boolean },
  path: string,
): ErrorDetail[] {
  const invoiced = receipt.totals?.taxes
  if (invoiced === undefined) return []
  const invoice = numberText(receipt)
  const named = (tax: TaxTotal, notes: number) => keyOf(rateOf(tax, invoiced, notes) ?? tax)
  const invoicedByRate = Map.groupBy(invoiced, keyOf)
  const creditedEarlier = Map.groupBy(earlier.taxes, (tax) => named(tax, earlier.notes))
  const creditedNow = Map.groupBy(totals.taxes, (tax) => named(tax, 1))
  return [...creditedNow].flatMap(([key, taxes]) => {
    const [first] = taxes
    const [back, charged] = [sumOf(taxes), sumOf(invoicedByRate.get(key))]
    const left = less(charged, sumOf(creditedEarlier.get(key)))
    if (first === undefined || !isBeyond(back, left, beyondTotal ? Decimal.ZERO : CENT)) return []
    const { code: tax, rateCode, rate } = first
    const facts = {
      invoice,
      tax,
      rateCode,
      rate,
      unit: unitOfRate(first),
      given: { amount: back.amount.toFixed(2), base: back.base.toFixed(2) },
      charged: { amount: charged.amount.toFixed(2), base: charged.base.toFixed(2) },
      left: { amount: printed(left.amount), base: printed(left.base) },
    }
    return [issuanceErrors.noteAboveRate.at(path, facts)]
  })
}

/** Identical, or equal within the precision of stated amounts. */
function rateOf(tax: TaxTotal, invoiced: readonly TaxTotal[], notes: number): TaxTotal | undefined {
  return (
    invoiced.find((one) => keyOf(one) === keyOf(tax)) ??
    invoiced.find((one) => isSameRate(tax, one, Math.max(1, notes)))
  )
}

function keyOf({ code, rateCode, rate }: TaxTotal): string {
  return [Number(code), Number(rateCode), Number(rate)].join(' ')
}

interface Figures {
  base: Decimal
  amount: Decimal
}

function sumOf(taxes: readonly TaxTotal[] = []): Figures {
  const sum = (member: 'base' | 'amount') => Decimal.sum(taxes.map((tax) => Decimal.of(tax[member])))
  return { base: sum('base'), amount: sum('amount') }
}

function less(one: Figures, other: Figures): Figures {
  return { base: one.base.minus(other.base), amount: one.amount.minus(other.amount) }
}

function isBeyond(credited: Figures, left: Figures, tolerated: Decimal): boolean {
  return credited.base.compare(left.base) > 0 || credited.amount.compare(left.amount.plus(tolerated)) > 0
}

function printed(left: Decimal): string {
  return (left.isNegative() ? Decimal.ZERO : left).toFixed(2)
}
