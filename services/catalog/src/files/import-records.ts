import { setTimeout as pause } from 'node:timers/promises'
import { catalogErrors } from '@etax/contracts'
import type { ImportedNames, ImportProblem, ImportResult } from '../domain/import-record.ts'
import type { ApplyImport } from '../domain/job.ts'
import { notFound } from '../domain/not-found.ts'
import type { View } from '../domain/resource.ts'
import type { Imports, Stores } from '../ports.ts'
import { guardWrite } from '../records/guard-write.ts'
import { resources } from '../resources/resources.ts'
import { applyImport } from './apply-import.ts'
import { type CsvFormat, csvFormatOf } from './csv-format.ts'
import { namesFor } from './named-records.ts'
import { type ImportContext, problemAt, readImport } from './read-import.ts'

export interface ImportPart {
  workspaceId: string
  resource: string
  taxpayerId: string
  importId: string
  part: number
  content: Buffer
  last: boolean
  view: View
  now: Date
}

const MAX_LISTED = 1_000

/**
 * Takes one part of a CSV file; the last part starts the import. A file with a wrong line changes nothing. A correct
 * file becomes a job before its first write, so that a crash does not stop it: 50,000 records do not fit in one
 * transaction. Any part may be sent again, with the same answer.
 * @returns undefined while parts are missing
 * @throws AppError `not-found` CAT_10006 or CAT_10012; `invalid` CTX_10003 for the test taxpayer with a live key;
 * `forbidden` ACS_10006 for a taxpayer in production with a test key; `invalid` CAT_60001 for an unreadable file,
 * CAT_60002 for a missing part, CAT_60003 for a file that is too long; `unavailable` CAT_60004 while another process
 * works on it
 */
export const importRecords =
  (stores: Stores, imports: Imports) =>
  async (part: ImportPart): Promise<ImportResult | undefined> => {
    const format = csvFormatOf(part.resource)
    const earlier = await imports.result(part)
    if (earlier !== undefined) return earlier
    await guardWrite(stores.records, format.resource, { ...part, fields: { taxpayerId: part.taxpayerId } })
    await imports.keepPart(part, part.part, part.content, part.now)
    if (!part.last) return undefined
    try {
      return await importFile({ stores, imports, format, part })
    } catch (error) {
      // A parallel call with the same part finished first and removed the parts.
      const other = await imports.result(part)
      if (other === undefined) throw error
      return other
    }
  }

interface Import {
  stores: Stores
  imports: Imports
  format: CsvFormat
  part: ImportPart
}

async function importFile({ stores, imports, format, part }: Import): Promise<ImportResult> {
  const context = await contextOf(stores, format, part)
  const wrong = await findProblems(context, imports.read(part, part.part + 1))
  if (wrong !== undefined) {
    await imports.finish(part, wrong, part.now)
    await imports.removeParts(part)
    return wrong
  }
  return finishImport(stores, imports, jobOf(part, context.names))
}

const LOOK_AGAIN_MS = 250
/** Together less than the two minutes of the call. */
const MAX_LOOKS = 400

/** Runs the job once. If another process has it, waits for the result, and takes over after its lease. */
async function finishImport(stores: Stores, imports: Imports, job: ApplyImport): Promise<ImportResult> {
  const apply = applyImport(stores, imports)
  let own = await stores.jobs.add(job)
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const result = own === undefined ? await imports.result(job) : await apply(own)
    if (result !== undefined) return result
    await pause(LOOK_AGAIN_MS)
    own = await stores.jobs.claimImport(job)
  }
  throw catalogErrors.importUnderWay()
}

async function contextOf({ records }: Stores, format: CsvFormat, part: ImportPart): Promise<ImportContext> {
  const { workspaceId, taxpayerId } = part
  const taxpayer = await records.find(resources.taxpayers, workspaceId, taxpayerId)
  if (taxpayer === undefined) throw notFound(resources.taxpayers, taxpayerId)
  return { format, workspaceId, taxpayerId, names: await namesFor(records, format, part) }
}

/** Stops after a thousand: the caller then corrects the whole column. */
async function findProblems(context: ImportContext, file: AsyncIterable<Buffer>): Promise<ImportResult | undefined> {
  const problems: ImportProblem[] = []
  let wrongLines = 0
  for await (const read of readImport(context, file)) {
    if (!Array.isArray(read)) continue
    wrongLines += 1
    problems.push(...read)
    if (problems.length < MAX_LISTED) continue
    problems.push(problemAt(read.at(-1)?.line ?? 0, '', { reason: 'not-read' }))
    break
  }
  return wrongLines === 0 ? undefined : { created: 0, updated: 0, unchanged: 0, wrongLines, problems }
}

function jobOf(
  { workspaceId, resource, taxpayerId, importId, part, now }: ImportPart,
  names: ImportedNames,
): ApplyImport {
  return {
    _id: `import/${workspaceId}/${importId}`,
    kind: 'import',
    workspaceId,
    resource,
    taxpayerId,
    importId,
    parts: part + 1,
    at: now,
    names,
  }
}
