import type { mongo } from 'mongoose'
import type { Owner, Receipt } from '../domain/receipt.ts'
import type { UsageRow } from './collections.ts'

/** The quota counts by period; reports count by day and kind. */
export type Counted = Pick<Receipt, 'workspaceId' | 'mode' | 'period' | 'documentType' | 'usageDay'>

type Count = mongo.AnyBulkWriteOperation<UsageRow>

export function usageKey({ workspaceId, mode }: Owner, period: string): string {
  return [workspaceId, mode, period].join('|')
}

export function countUp(rows: readonly Counted[]): Count[] {
  const periods = [...countBy(rows.map((row) => usageKey(row, row.period)))]
  return [...periods.map(([_id, more]) => increment(_id, more)), ...usageOfDays(rows, 1)]
}

/** Version 0.1 could return the same quota twice. */
export function countDown(rows: readonly Counted[]): Count[] {
  const periods = [...countBy(rows.map((row) => usageKey(row, row.period)))]
  return [...periods.map(([_id, fewer]) => decrement(_id, fewer)), ...usageOfDays(rows, -1)]
}

/** Older receipts have no day yet (mongo-bookings.ts). */
export function usageOfDays(rows: readonly Omit<Counted, 'period'>[], times: 1 | -1): Count[] {
  const keys = rows.flatMap(({ usageDay, documentType, ...owner }) =>
    usageDay === undefined ? [] : [`${usageDaysKey(owner)}${usageDay}|${documentType}`],
  )
  return [...countBy(keys)].map(([_id, count]) => (times === 1 ? increment(_id, count) : decrement(_id, count)))
}

export function usageDaysKey({ workspaceId, mode }: Owner): string {
  return [workspaceId, mode, 'day', ''].join('|')
}

function increment(_id: string, more: number): Count {
  return { updateOne: { filter: { _id }, update: { $inc: { used: more } }, upsert: true } }
}

/** Not below 0: the validator would abort the whole transaction. */
function decrement(_id: string, fewer: number): Count {
  const used = { $max: [0, { $subtract: ['$used', fewer] }] }
  return { updateOne: { filter: { _id }, update: [{ $set: { used } }] } }
}

export function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
