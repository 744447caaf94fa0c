import { AppError } from '@etax/kernel'
import type { FixedList } from './domain/fixed-lists.ts'
import { invalid } from './domain/read-body.ts'
import type { RecordSet } from './domain/record-set.ts'

/** A list that is the same for everyone, to be read only. */
export function fixedRecords({ name, entries }: FixedList): RecordSet {
  return {
    async list({ filters, limit, offset }) {
      const [filter] = filters
      if (filter !== undefined) {
        const path = `filter.${filter.field}__${filter.operator}`
        throw invalid([{ path, code: 'CAT_10007', message: 'is not a filter of this list' }])
      }
      const shown = entries.slice(offset, limit === 0 ? undefined : offset + limit)
      return { shown: shown.map((entry) => ({ ...entry })), total: entries.length, nextCursor: '' }
    },
    async get({ id }) {
      const found = entries.find((entry) => entry.id === id)
      if (found === undefined) throw new AppError('not-found', 'CAT_10012', `${name} with id ${id} not found`)
      return { ...found }
    },
    create: readOnly,
    update: readOnly,
    remove: readOnly,
  }

  async function readOnly(): Promise<never> {
    throw new AppError('forbidden', 'CAT_10019', `${name} records are the authority's and cannot be changed`)
  }
}
