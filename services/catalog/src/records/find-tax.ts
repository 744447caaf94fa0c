import { Decimal, fieldErrors, missing, withValue } from '@etax/kernel'
import { authorityDay, documentErrors, inForce, ivaRateForm, ivaRates, ivaRatesOn } from '@etax/tax-document'
import { invalid } from '../domain/read-body.ts'
import type { Row } from '../domain/resource.ts'
import type { Stores } from '../ports.ts'
import type { NamedTax } from '../resources/developer-views.ts'
import { ensureDefaultTaxes } from './ensure-default-taxes.ts'

/** @throws AppError `invalid` VAL_10000 for a rate that is not in force today */
export const findTax =
  (stores: Stores) =>
  async (workspaceId: string, { taxType, rate: sentRate }: NamedTax, now: Date): Promise<string> => {
    const rate = Decimal.parse(String(sentRate ?? '0'))
    const entry = inForce(ivaRates, authorityDay(now.getTime())).find(
      (candidate) => candidate.taxType === taxType && rate?.equals(Decimal.of(candidate.rate)),
    )
    if (taxType === 'IVA_RATE' && (sentRate ?? '') === '')
      throw invalid([fieldErrors.required.at('tax', missing(ivaRateForm(authorityDay(now.getTime()))))])
    if (taxType !== 'IVA_RATE' && !(rate ?? Decimal.ZERO).isZero()) throw misplacedRate()
    if (entry === undefined) throw unknownRate(sentRate, now)
    const isIt = (row: Row) => row.percentage instanceof Decimal && row.percentage.equals(Decimal.of(entry.rate))
    const fields = { authorityCode: entry.code, isRetention: false }
    const existing = (await stores.records.findWhere('taxes', workspaceId, fields)).find(isIt)
    if (existing !== undefined) return existing._id
    const created = (await ensureDefaultTaxes(stores)({ workspaceId, now })).find(
      ({ defaultTax }) => defaultTax === entry.code,
    )
    if (created === undefined) throw unknownRate(sentRate, now)
    return created._id
  }

function unknownRate(sentRate: unknown, now: Date) {
  const day = authorityDay(now.getTime())
  const problem = documentErrors.rateNotInForce.at('tax', { reason: 'rates', day, rates: ivaRatesOn(day) })
  return invalid([withValue(problem, sentRate)])
}

function misplacedRate() {
  return invalid([documentErrors.taxMisplaced.at('tax', { reason: 'rate' })])
}
