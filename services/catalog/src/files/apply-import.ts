import type { ImportedRecord, ImportProblem, ImportProgress, ImportResult } from '../domain/import-record.ts'
import type { ApplyImport, LeasedJob } from '../domain/job.ts'
import type { Imports, Stores } from '../ports.ts'
import { deleteAllOf } from '../records/delete-dependents.ts'
import { resources } from '../resources/resources.ts'
import { csvFormatOf } from './csv-format.ts'
import { type ImportContext, readImport } from './read-import.ts'

/** Small, so that one search takes some milliseconds. */
const BATCH = 200

/**
 * Writes the lines of a checked file and continues after a crash. It may run twice, also in parallel: each line is
 * written once, so that sales in between stay.
 * @returns undefined if another process has the job, or has finished it
 */
export const applyImport =
  (stores: Stores, imports: Imports) =>
  async (job: LeasedJob<ApplyImport>): Promise<ImportResult | undefined> => {
    const result = (await imports.result(job)) ?? (await write(stores, imports, job))
    if (result === undefined) return undefined
    await imports.removeParts(job)
    await stores.jobs.done(job)
    return result
  }

const NOTHING_YET: ImportProgress = { line: 0, created: 0, updated: 0, unchanged: 0 }

async function write(stores: Stores, imports: Imports, job: LeasedJob<ApplyImport>): Promise<ImportResult | undefined> {
  const { workspaceId, taxpayerId, names, at } = job
  const context = { format: csvFormatOf(job.resource), workspaceId, taxpayerId, names }
  let progress: ImportProgress | undefined = job.progress ?? NOTHING_YET
  const lines = readImport(context, imports.read(job, job.parts))
  const target = { ...context.format, workspaceId, taxpayerId }
  for await (const batch of batches(lines, progress.line)) {
    progress = await imports.writeLines(job, target, { lines: batch, before: progress })
    if (progress === undefined) return undefined
  }
  if (!(await stores.jobs.renew(job))) return undefined
  await reconcile(stores, context, job)
  const { created, updated, unchanged } = progress
  const result = { created, updated, unchanged, wrongLines: 0, problems: [] }
  await imports.finish(job, result, at)
  return result
}

/** Deletions during the import: revives records that the file names; a deleted taxpayer loses the lines. */
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
  writtenUpTo: number,
): AsyncGenerator<readonly ImportedRecord[]> {
  let batch: ImportedRecord[] = []
  for await (const read of lines) {
    if (Array.isArray(read) || read.line <= writtenUpTo) continue
    batch.push(read)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
