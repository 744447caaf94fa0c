import { issuanceErrors } from '@etax/contracts'
import { type Series, seriesKey } from './domain/series.ts'
import type { Catalog, Numbering } from './ports.ts'

interface Dependencies {
  catalog: Pick<Catalog, 'profile' | 'fixNumber'>
  numbering: Pick<Numbering, 'setNext'>
}

/**
 * @throws AppError `invalid` ISS_10004, VAL_10000 with CAT_20002 or CAT_20003 for an unknown series; `conflict`
 * ISS_30004 if this number, or a later one, is used already
 */
export function setNextSequential({ catalog, numbering }: Dependencies) {
  return async (series: Series, next: number): Promise<void> => {
    if (!Number.isInteger(next) || next < 1 || next > 999_999_999) throw issuanceErrors.sequentialOutOfRange()
    const { workspaceId, ruc, establishment, emissionPoint } = series
    const taxpayer = await catalog.profile(workspaceId, ruc, { establishment, emissionPoint })
    await catalog.fixNumber(workspaceId, taxpayer, ruc)
    if (!(await numbering.setNext(seriesKey(series), next))) throw issuanceErrors.numberUsed({ number: next })
  }
}
