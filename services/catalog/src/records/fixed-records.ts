import { catalogErrors } from '@etax/contracts'
import { fieldErrors } from '@etax/kernel'
import type { FixedList } from '../domain/fixed-lists.ts'
import { invalid } from '../domain/read-body.ts'
import type { RecordSet } from '../domain/record-set.ts'

/** A list that is the same for everyone, to be read only. */
export function fixedRecords({ name, entries }: FixedList): RecordSet {
  return {
    async list({ filters, limit, offset }) {
      const [filter] = filters
      if (filter !== undefined) {
        const path = `filter.${filter.field}__${filter.operator}`
        throw invalid([fieldErrors.unknown.at(path, 'is not a filter of this list, which takes none: leave it out')])
      }
      const shown = entries.slice(offset, limit === 0 ? undefined : offset + limit)
      return { shown: shown.map((entry) => ({ ...entry })), total: entries.length, nextCursor: '' }
    },
    async get({ id }) {
      const found = entries.find((entry) => entry.id === id)
      if (found === undefined) throw catalogErrors.recordUnknown({ message: `${name} with id ${id} not found` })
      return { ...found }
    },
    create: readOnly,
    update: readOnly,
    remove: readOnly,
  }

  async function readOnly(): Promise<never> {
    throw catalogErrors.fixedList({ message: `${name} records are the authority's and cannot be changed` })
  }
}
