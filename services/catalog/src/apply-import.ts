import { csvFormatOf } from './domain/csv-columns.ts'
import { resources } from './domain/resources.ts'
import type { ImportResult } from './import-records.ts'
import type { ApplyImport } from './outbound/mongo-errands.ts'
import type { Imports } from './outbound/mongo-imports.ts'
import { type ImportContext, type ImportedRecord, type ImportProblem, readImport } from './read-import.ts'
import type { Stores } from './settle-write.ts'
import { takeAlong } from './take-along.ts'

const BATCH = 500

/**
 * Writes the lines of a file that was found right. May be done any number of times, also at once: records are found by
 * their key.
 */
export const applyImport =
  (stores: Stores, imports: Imports) =>
  async (errand: ApplyImport): Promise<ImportResult> => {
    const result = (await imports.result(errand)) ?? (await write(stores, imports, errand))
    await imports.forgetParts(errand)
    await stores.errands.done(errand)
    return result
  }

async function write(stores: Stores, imports: Imports, errand: ApplyImport): Promise<ImportResult> {
  const { workspaceId, taxpayerId, names, at } = errand
  const context = { format: csvFormatOf(errand.resource), workspaceId, taxpayerId, names }
  const result: ImportResult = { created: 0, updated: 0, wrongLines: 0, problems: [] }
  for await (const batch of batches(readImport(context, imports.read(errand, errand.parts)))) {
    const { created, updated } = await stores.records.upsertAll(context, batch, at)
    result.created += created
    result.updated += updated
    await stores.errands.renew(errand)
  }
  await makeGood(stores, context, errand)
  await imports.finish(errand, result, at)
  return result
}

/**
 * What was deleted while the lines were written: what the file names comes back, since the file came first; and if
 * the taxpayer is gone, the lines go too.
 */
async function makeGood({ records, ...stores }: Stores, context: ImportContext, errand: ApplyImport): Promise<void> {
  const { format, workspaceId, taxpayerId, names } = context
  const alive = { live: true, deletedAt: null }
  for (const { name, named, field } of format.columns) {
    if (named === undefined) continue
    const gone = { _id: { $in: names[name]?.map(([, id]) => id) ?? [] }, workspaceId, deletedAt: { $gte: errand.at } }
    for (const _id of await records.idsOf(named.in, gone)) {
      if (await records.isAny(format.resource.path, workspaceId, { [field]: _id })) {
        await records.reviveWhere(named.in, { _id }, alive)
      }
    }
  }
  if ((await records.find(resources.taxpayers, workspaceId, taxpayerId)) !== undefined) return
  const follow = {
    _id: `take-along/${taxpayerId}`,
    kind: 'take-along',
    workspaceId,
    path: 'taxpayers',
    id: taxpayerId,
  } as const
  await takeAlong({ records, ...stores })(follow, errand.at)
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
