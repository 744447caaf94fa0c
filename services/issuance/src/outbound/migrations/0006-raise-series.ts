import type { Migration } from '@etax/durable-work'
import { seriesKey } from '../../domain/series.ts'
import { goOnAfter } from '../held-numbers.ts'

interface Highest {
  _id: Parameters<typeof seriesKey>[0]
  sequential: string
}

/** Imports and callers' sandbox documents did not advance their series. Reads the index `number` only. */
export const raiseSeries: Migration = {
  name: '0006-raise-series',
  async run(db) {
    const place = ['workspaceId', 'mode', 'ruc', 'documentType', 'establishment', 'emissionPoint']
    const series = Object.fromEntries(place.map((part) => [part, `$${part}`]))
    const highest = await db
      .collection('receipts')
      .aggregate<Highest>([{ $group: { _id: series, sequential: { $max: '$sequential' } } }], { hint: 'number' })
      .toArray()
    const operations = highest.map(({ _id, sequential }) => goOnAfter(seriesKey(_id), Number(sequential)))
    if (operations.length > 0) await db.collection<{ _id: string }>('series').bulkWrite(operations)
  },
}
