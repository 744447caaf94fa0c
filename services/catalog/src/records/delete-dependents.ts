import type { DeleteDependents, LeasedJob } from '../domain/job.ts'
import { tombstone } from '../domain/new-row.ts'
import type { Jobs, Records } from '../ports.ts'
import { resources } from '../resources/resources.ts'

interface Dependencies {
  records: Records
  jobs: Jobs
}

const BATCH = 500

/** It may run twice. */
export const deleteDependents =
  ({ records, jobs }: Dependencies) =>
  async (job: LeasedJob<DeleteDependents>, now: Date): Promise<void> => {
    await deleteAllOf(records, job, now, () => jobs.renew(job))
    await jobs.done(job)
  }

export async function deleteAllOf(
  records: Records,
  { workspaceId, path: owner, id }: Pick<DeleteDependents, 'workspaceId' | 'path' | 'id'>,
  now: Date,
  afterBatch?: () => Promise<unknown>,
): Promise<void> {
  for (const { path, field } of resources[owner].cascadesTo ?? []) {
    while ((await records.changeSome(path, { workspaceId, [field]: id }, tombstone(now), BATCH)) > 0) {
      await afterBatch?.()
    }
  }
}
