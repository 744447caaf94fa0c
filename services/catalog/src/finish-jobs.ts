import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { LeasedJob } from './domain/job.ts'
import { applyImport } from './files/apply-import.ts'
import type { Imports, Stores } from './ports.ts'
import { deleteDependents } from './records/delete-dependents.ts'

/** Finishes the jobs of dead processes. A failed job is tried again when its lease ends. */
export const finishJobs =
  (stores: Stores, imports: Imports, log: Logger) =>
  async (now: Date): Promise<boolean> => {
    const job = await stores.jobs.claimAbandoned()
    if (job === undefined) return false
    await finish(job, now).then(
      () => log.info({ job: job._id }, 'job finished'),
      (error: unknown) => log.error({ job: job._id, reason: reasonOf(error) }, 'job failed'),
    )
    return true

    async function finish(job: LeasedJob, at: Date): Promise<void> {
      if (job.kind === 'import') await applyImport(stores, imports)(job)
      else await deleteDependents(stores)(job, at)
    }
  }
