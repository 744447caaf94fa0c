import { tombstone } from './domain/born-row.ts'
import { resources } from './domain/resources.ts'
import type { TakeAlong } from './outbound/mongo-errands.ts'
import type { Stores } from './settle-write.ts'

/** Deletes what belongs to a deleted record. May be done any number of times. */
export const takeAlong =
  ({ records, errands }: Stores) =>
  async (errand: TakeAlong, now: Date): Promise<void> => {
    const { workspaceId, path: owner, id } = errand
    for (const { path, field } of resources[owner].takesAlong ?? []) {
      await records.changeWhere(path, { workspaceId, [field]: id }, tombstone(now))
    }
    await errands.done(errand)
  }
