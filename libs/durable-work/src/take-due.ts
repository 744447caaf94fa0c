import type { mongo } from 'mongoose'
import { claimDue } from './claim.ts'
import { DUE_INDEX, type DueRow } from './due.ts'

export interface TakeOptions {
  leaseMs: number
  most: number
  filter?: mongo.Filter<mongo.BSON.Document>
  projection?: mongo.BSON.Document
}

/** @deprecated in favour of DUE_INDEX */
export async function dueIndex(collection: mongo.Collection): Promise<void> {
  const [key, options] = DUE_INDEX
  await collection.createIndex({ ...key }, { ...options })
}

/** @deprecated in favour of `leasedRows(…).claim` */
export async function takeDue<Row extends Partial<DueRow>>(
  collection: mongo.Collection,
  { most, ...options }: TakeOptions,
): Promise<Row[]> {
  const rows = collection as unknown as mongo.Collection<DueRow>
  return (await claimDue(rows, { max: most, ...options } as never)) as unknown as Row[]
}
