import type { ImportedRecord, ImportProblem, ImportResult } from '../domain/import-record.ts'
import type { ApplyImport, LeasedJob } from '../domain/job.ts'
import type { Imports, Stores } from '../ports.ts'
import { deleteAllOf } from '../records/delete-dependents.ts'
import { resources } from '../resources/resources.ts'
import { csvFormatOf } from './csv-format.ts'
import { type ImportContext, readImport } from './read-import.ts'

/** Few enough for what the search needs of them to be found within some milliseconds. */
const BATCH = 200

/**
 * Writes the lines of a file that was found right. May be done any number of times, also at once: records are found by
 * their key.
 */
export const applyImport =
  (stores: Stores, imports: Imports) =>
  async (job: LeasedJob<ApplyImport>): Promise<ImportResult> => {
    const result = (await imports.result(job)) ?? (await write(stores, imports, job))
    await imports.removeParts(job)
    await stores.jobs.done(job)
    return result
  }

async function write(stores: Stores, imports: Imports, job: LeasedJob<ApplyImport>): Promise<ImportResult> {
  const { workspaceId, taxpayerId, names, at } = job
  const context = { format: csvFormatOf(job.resource), workspaceId, taxpayerId, names }
  const result = { created: 0, updated: 0, unchanged: 0, wrongLines: 0, problems: [] } satisfies ImportResult
  for await (const batch of batches(readImport(context, imports.read(job, job.parts)))) {
    const { created, updated, unchanged } = await stores.records.upsertAll(
      { ...context.format, workspaceId, taxpayerId },
      batch,
      at,
    )
    result.created += created
    result.updated += updated
    result.unchanged += unchanged
    await stores.jobs.renew(job)
  }
  await reconcile(stores, context, job)
  await imports.finish(job, result, at)
  return result
}

/**
 * What was deleted while the lines were written: what the file names comes back, since the file came first; and if
 * the taxpayer is gone, the lines go too.
 */
async function reconcile({ records }: Stores, context: ImportContext, job: ApplyImport): Promise<void> {
  const { format, workspaceId, taxpayerId, names } = context
  const alive = { live: true, deletedAt: null }
  for (const { name, named, field } of format.columns) {
    if (named === undefined) continue
    const ids = names[name]?.map(([, id]) => id) ?? []
    for (const _id of await records.deletedSince(named.in, workspaceId, ids, job.at)) {
      if (await records.isAny(format.resource.path, workspaceId, { [field]: _id })) {
        await records.reviveWhere(named.in, { _id }, alive)
      }
    }
  }
  if ((await records.find(resources.taxpayers, workspaceId, taxpayerId)) !== undefined) return
  await deleteAllOf(records, { workspaceId, path: 'taxpayers', id: taxpayerId }, job.at)
}

async function* batches(
  lines: AsyncIterable<ImportedRecord | ImportProblem[]>,
): AsyncGenerator<readonly ImportedRecord[]> {
  let batch: ImportedRecord[] = []
  for await (const read of lines) {
    if (Array.isArray(read)) continue
    batch.push(read)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
