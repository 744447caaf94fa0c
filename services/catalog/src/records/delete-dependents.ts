import type { DeleteDependents } from '../domain/job.ts'
import { tombstone } from '../domain/new-row.ts'
import type { Jobs, Records } from '../ports.ts'
import { resources } from '../resources/resources.ts'

interface Dependencies {
  records: Records
  jobs: Jobs
}

const BATCH = 500

/** Deletes what belongs to a deleted record. May be done any number of times. */
export const deleteDependents =
  ({ records, jobs }: Dependencies) =>
  async (job: DeleteDependents, now: Date): Promise<void> => {
    const { workspaceId, path: owner, id } = job
    for (const { path, field } of resources[owner].cascadesTo ?? []) {
      while ((await records.changeSome(path, { workspaceId, [field]: id }, tombstone(now), BATCH)) > 0) {
        await jobs.renew(job)
      }
    }
    await jobs.done(job)
  }
