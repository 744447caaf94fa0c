import { AppError } from '@etax/kernel'
import { type Series, seriesKey } from './domain/series.ts'
import type { Numbering } from './outbound/mongo-numbering.ts'

/**
 * Sets the number the next document of a series gets.
 * @throws AppError `conflict` ISS_30004 when that number, or a later one, is used already
 */
export function setNextSequential({ numbering }: { numbering: Pick<Numbering, 'setNext'> }) {
  return async (series: Series, next: number): Promise<void> => {
    if (!Number.isInteger(next) || next < 1 || next > 999_999_999) {
      throw new AppError('invalid', 'ISS_10004', 'next must be a whole number from 1 to 999999999.')
    }
    if (!(await numbering.setNext(seriesKey(series), next))) {
      const message = `Number ${next} of this series, or a later one, is used already. Choose one that is not.`
      throw new AppError('conflict', 'ISS_30004', message)
    }
  }
}
