import { catalogErrors } from '@etax/contracts'
import { fieldErrors, rule } from '@etax/kernel'
import type { FixedList } from '../domain/fixed-lists.ts'
import { invalid } from '../domain/read-body.ts'
import type { RecordSet } from '../domain/record-set.ts'
import { kindOf } from '../domain/resource.ts'

const NO_FILTER = rule(
  'is not a filter of this list, which takes none: leave it out',
  'no es un filtro de esta lista, que no recibe ninguno: quítelo',
)

export function fixedRecords({ name, entries }: FixedList): RecordSet {
  const kind = kindOf({ name })
  return {
    async list({ filters, limit, offset }) {
      const [filter] = filters
      if (filter !== undefined) {
        const path = `filter.${filter.field}__${filter.operator}`
        throw invalid([fieldErrors.unknown.at(path, NO_FILTER)])
      }
      const page = entries.slice(offset, limit === 0 ? undefined : offset + limit)
      return { records: page.map((entry) => ({ ...entry })), total: entries.length, nextCursor: '' }
    },
    async get({ id }) {
      const match = entries.find((entry) => entry.id === id)
      if (match === undefined) throw catalogErrors.recordUnknown({ kind, id })
      return { ...match }
    },
    create: readOnly,
    update: readOnly,
    remove: readOnly,
  }

  async function readOnly(): Promise<never> {
    throw catalogErrors.fixedList({ kind })
  }
}
