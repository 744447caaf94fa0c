import { issuanceErrors } from '@etax/contracts'
import { Decimal, type ErrorDetail } from '@etax/kernel'
import type { ModifiedReceipt } from './modified-receipt.ts'
import type { Totals } from './receipt.ts'

type TaxTotal = Totals['taxes'][number]

/** What credit notes on one invoice have given back: in all, and of each rate of each tax. */
export interface CreditedSums {
  total: string
  notes: number
  taxes: readonly Pick<TaxTotal, 'code' | 'rateCode' | 'base' | 'amount'>[]
}

/** A note's own tax is rounded, and so was that of each note before: a cent each may come together. */
const CENT = Decimal.of('0.01')

/**
 * Warns where a credit note gives back tax that its invoice did not charge, or more of a rate than is left of it. `beyondTotal`: that
 * it is more than all that is left was told; then only what the invoice never had is new.
 */
export function beyondRates(
  receipt: Pick<ModifiedReceipt, 'totals' | 'establishment' | 'emissionPoint' | 'sequential'>,
  { totals, earlier, beyondTotal }: { totals: Totals; earlier: CreditedSums; beyondTotal: boolean },
  path: string,
): ErrorDetail[] {
  const invoiced = receipt.totals?.taxes
  if (invoiced === undefined) return []
  const number = `${receipt.establishment}-${receipt.emissionPoint}-${receipt.sequential}`
  return totals.taxes.flatMap((given) => {
    const had = invoiced.find((tax) => isSameRate(tax, given))
    const gone = earlier.taxes.find((tax) => isSameRate(tax, given))
    const left = { base: leftOf(had?.base, gone?.base), amount: leftOf(had?.amount, gone?.amount) }
    if (!isBeyond(given, left, earlier.notes) || (beyondTotal && had !== undefined)) return []
    const message = `The note gives back ${given.amount} of tax ${given.code}, rate code ${given.rateCode} (${given.rate} %), on ${given.base}; invoice ${number} had ${had?.amount ?? '0.00'} of it on ${had?.base ?? '0.00'}, of which ${shown(left.amount)} on ${shown(left.base)} is left.`
    return [issuanceErrors.noteAboveRate.at(path, message)]
  })
}

function isSameRate(one: Pick<TaxTotal, 'code' | 'rateCode'>, other: Pick<TaxTotal, 'code' | 'rateCode'>): boolean {
  return Number(one.code) === Number(other.code) && Number(one.rateCode) === Number(other.rateCode)
}

function isBeyond(given: TaxTotal, left: { base: Decimal; amount: Decimal }, earlierNotes: number): boolean {
  const tolerated = left.amount.plus(CENT.times(Decimal.of(earlierNotes + 1)))
  return Decimal.of(given.base).compare(left.base) > 0 || Decimal.of(given.amount).compare(tolerated) > 0
}

function leftOf(had = '0', gone = '0'): Decimal {
  return Decimal.of(had).minus(Decimal.of(gone))
}

function shown(left: Decimal): string {
  return (left.isNegative() ? Decimal.ZERO : left).toFixed(2)
}
