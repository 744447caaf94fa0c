import { Decimal } from '@etax/kernel'
import { authorityDay, inForce, ivaRates } from '@etax/tax-document'
import type { NamedTax } from './domain/developer-views.ts'
import { invalid } from './domain/read-body.ts'
import type { Row } from './domain/resource.ts'
import { ensureDefaultTaxes } from './ensure-default-taxes.ts'
import type { Stores } from './settle-write.ts'

/**
 * The workspace's tax for a kind and rate of the developer API: one that is there already, or the default one.
 * @throws AppError `invalid` CAT_10001 where the rate is not one of the catalog in force today
 */
export const findTax =
  (stores: Stores) =>
  async (workspaceId: string, { taxType, rate: asked }: NamedTax, now: Date): Promise<string> => {
    const rate = Decimal.parse(String(asked ?? '0'))
    const entry = inForce(ivaRates, authorityDay(now.getTime())).find(
      (candidate) => candidate.taxType === taxType && rate?.equals(Decimal.of(candidate.rate)),
    )
    if (taxType === 'IVA_RATE' && asked === undefined)
      throw invalid([{ path: 'tax', code: 'CAT_10004', message: 'is required' }])
    if (entry === undefined) throw unknownRate()
    const isIt = (row: Row) => row.percentage instanceof Decimal && row.percentage.equals(Decimal.of(entry.rate))
    const fields = { authorityCode: entry.code, isRetention: false }
    const there = (await stores.records.findWhere('taxes', workspaceId, fields)).find(isIt)
    if (there !== undefined) return there._id
    const made = (await ensureDefaultTaxes(stores)({ workspaceId, now })).find(
      ({ defaultTax }) => defaultTax === entry.code,
    )
    if (made === undefined) throw unknownRate()
    return made._id
  }

function unknownRate() {
  return invalid([{ path: 'tax', code: 'CAT_10018', message: 'is not a value-added rate in force' }])
}
