import { randomUUID } from 'node:crypto'
import { type Due, type DueRow, takeDue } from '@etax/durable-work'
import type { mongo } from 'mongoose'
import type { ResourcePath } from '../domain/resource.ts'
import type { Names } from '../read-import.ts'

/** Work that a call begins and that is finished whatever happens to the process: it is safe to do twice. */
export type Errand = TakeAlong | ApplyImport

/** Delete what belongs to a record that was deleted. */
export interface TakeAlong {
  _id: string
  kind: 'take-along'
  workspaceId: string
  path: ResourcePath
  id: string
}

/** Write the lines of a file that was found right. */
export interface ApplyImport {
  _id: string
  kind: 'import'
  workspaceId: string
  resource: string
  taxpayerId: string
  importId: string
  parts: number
  at: Date
  /** What the names in the file stood for when it was found right. */
  names: Names
}

/** In milliseconds, from the last sign of life: after that the process that had it is taken for gone. */
const LEASE = 60_000

export type Errands = ReturnType<typeof mongoErrands>

export function mongoErrands(db: mongo.Db) {
  const collection = db.collection<Errand & { due: Due }>('errands')
  return {
    /** Leased to the caller, who does it at once. */
    async add(errand: Errand, now: Date, session?: mongo.ClientSession): Promise<void> {
      const due = { at: new Date(now.getTime() + LEASE), lease: randomUUID() }
      const options = { upsert: true, ...(session === undefined ? {} : { session }) }
      await collection.replaceOne({ _id: errand._id }, { ...errand, due }, options)
    },

    /** A sign of life. */
    async renew({ _id }: Pick<Errand, '_id'>): Promise<void> {
      await collection.updateOne({ _id }, [{ $set: { 'due.at': { $add: ['$$NOW', LEASE] } } }])
    },

    async done({ _id }: Pick<Errand, '_id'>, session?: mongo.ClientSession): Promise<void> {
      await collection.deleteOne({ _id }, session === undefined ? {} : { session })
    },

    /** Those that whoever began them has left undone. */
    takeLeft: () => takeDue<Errand & DueRow>(db.collection('errands'), { leaseMs: LEASE, most: 10 }),
  }
}
