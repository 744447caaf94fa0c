import { Decimal } from '@etax/kernel'
import { amount, compareAny, type Leeway, leewayOfSum, leewayOfTax, type TaxedParts } from '../amounts/amounts.ts'
import { formsOfTax, product } from '../amounts/excise-forms.ts'
import { taxOnParts } from '../amounts/sum-taxes.ts'
import type { WrittenTax } from '../amounts/written-tax.ts'
import { isKnown, lookUp } from '../catalogs/catalog.ts'
import { ICE, IVA, iceRates, ivaRates, PLASTIC_BOTTLES, plasticBottleRates } from '../catalogs/taxes.ts'
import { documentErrors } from '../errors/document-errors.ts'
import type { Ruling, Where } from '../values/ruling.ts'

/** The rate's code is in force on the day, and has this rate. */
export function checkRate(ruling: Ruling, tax: WrittenTax, where: Where, day: string): void {
  const here = [...where, 'rateCode']
  // Codes of excise change by resolution: unknown ones are allowed.
  if (tax.code === ICE && !isKnown(iceRates, tax.rateCode))
    ruling.warn(here, documentErrors.codeUnknown, { reason: 'excise', code: tax.rateCode })
  if (tax.code === PLASTIC_BOTTLES && !isKnown(plasticBottleRates, tax.rateCode))
    ruling.error(here, documentErrors.codeNotInForce, { reason: 'bottles', code: tax.rateCode })
  if (tax.code === IVA && !lookUp(ivaRates, tax.rateCode, day))
    ruling.error(here, documentErrors.rateNotInForce, { reason: 'code', code: tax.rateCode, day })
  else checkRateOfCode(ruling, tax, where, day)
}

/** The rate is that of its code. Excise has no fixed rate: callers state it. */
export function checkRateOfCode(ruling: Ruling, tax: WrittenTax, where: Where, day: string): void {
  const rate = rateOfCode(tax, day)
  if (rate === undefined || tax.rate === undefined || amount(tax.rate).equals(rate)) return
  ruling.error([...where, 'rate'], documentErrors.percentageNotOfCode, {
    reason: 'rateOfCode',
    code: tax.rateCode,
    right: rate.toString(),
    rate: tax.rate,
    form: tax.code === IVA ? 'PERCENTAGE' : 'PER_UNIT',
  })
}

function rateOfCode({ code, rateCode }: WrittenTax, day: string): Decimal | undefined {
  const catalog = code === IVA ? ivaRates : code === PLASTIC_BOTTLES ? plasticBottleRates : undefined
  const entry = catalog && lookUp(catalog, rateCode, day)
  return entry && Decimal.of(entry.rate)
}

/**
 * A tax follows from its base: a percentage, or dollars for each unit for plastic bottles and some excise codes.
 * `leeway`: the allowed error; `parts`: the bases of the percentage, if known.
 */
export function checkTaxAmount(
  ruling: Ruling,
  tax: WrittenTax,
  where: Where,
  { day, parts = [], leeway }: { day: string; parts?: readonly Decimal[]; leeway: (due: Decimal) => Leeway },
): void {
  const rate = tax.rate === undefined ? rateOfCode(tax, day) : amount(tax.rate)
  // Credit notes may omit the rate, and only the caller has that of excise.
  if (rate === undefined) return
  const base = amount(tax.base)
  const onBase = formsOfTax(tax).map((form) => product(form, { base, rate }).round(2))
  const allowed = Decimal.sum(parts).equals(base) ? [...onBase, taxOnParts(parts, rate, 'LINE')] : onBase
  const here = [...where, 'amount']
  compareAny(ruling, here, { written: tax.amount, allowed, leeway, error: documentErrors.amountOff })
}

/** The allowed error of a sale's tax. Bottles are counted, and need no rounding. */
export function leewayOf({ code }: WrittenTax, parts: TaxedParts): (due: Decimal) => Leeway {
  return code === PLASTIC_BOTTLES ? () => leewayOfSum(parts.lines) : (due) => leewayOfTax(due, parts)
}

/** Refunds of value-added tax are for persons with a national id, up to the charged tax. */
export function checkRefunds(
  ruling: Ruling,
  taxes: readonly { amount: string; ivaRefund?: string | undefined }[],
  customerIdentificationType: string,
): void {
  taxes.forEach(({ amount: charged, ivaRefund }, at) => {
    const refund = amount(ivaRefund)
    if (refund.isZero()) return
    const where = ['header', 'taxes', at, 'ivaRefund']
    if (customerIdentificationType !== NATIONAL_ID)
      ruling.error(where, documentErrors.taxMisplaced, { reason: 'refund' })
    if (refund.compare(amount(charged)) > 0)
      ruling.error(where, documentErrors.amountsDisagree, { reason: 'refund', refund: ivaRefund ?? '', charged })
  })
}

const NATIONAL_ID = '05'
