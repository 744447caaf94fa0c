import { tombstone } from './domain/born-row.ts'
import { resources } from './domain/resources.ts'
import type { TakeAlong } from './outbound/mongo-errands.ts'
import type { Stores } from './settle-write.ts'

const BATCH = 500

/** Deletes what belongs to a deleted record. May be done any number of times. */
export const takeAlong =
  ({ records, errands }: Stores) =>
  async (errand: TakeAlong, now: Date): Promise<void> => {
    const { workspaceId, path: owner, id } = errand
    for (const { path, field } of resources[owner].takesAlong ?? []) {
      while ((await records.changeSome(path, { workspaceId, [field]: id }, tombstone(now), BATCH)) > 0) {
        await errands.renew(errand)
      }
    }
    await errands.done(errand)
  }
