import { issuanceErrors } from '@etax/contracts'
import { type Series, seriesKey } from './domain/series.ts'
import type { Numbering } from './ports.ts'

/**
 * Sets the number the next document of a series gets.
 * @throws AppError `invalid` ISS_10004; `conflict` ISS_30004 when that number, or a later one, is used already
 */
export function setNextSequential({ numbering }: { numbering: Pick<Numbering, 'setNext'> }) {
  return async (series: Series, next: number): Promise<void> => {
    if (!Number.isInteger(next) || next < 1 || next > 999_999_999) throw issuanceErrors.sequentialOutOfRange()
    if (!(await numbering.setNext(seriesKey(series), next))) {
      const message = `Number ${next} of this series, or a later one, is used already. Choose one that is not.`
      throw issuanceErrors.numberUsed({ message })
    }
  }
}
