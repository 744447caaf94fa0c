import { AppError } from '@etax/kernel'
import type { mongo } from 'mongoose'
import { type CsvFormat, csvFormatOf } from './domain/csv-columns.ts'
import { notFound } from './domain/not-found.ts'
import type { Fields } from './domain/resource.ts'
import { resources } from './domain/resources.ts'
import type { Imports } from './outbound/mongo-imports.ts'
import { type ImportContext, type ImportedRecord, type ImportProblem, type Names, readImport } from './read-import.ts'
import type { Stores } from './settle-write.ts'

export interface ImportPart {
  workspaceId: string
  resource: string
  taxpayerId: string
  /** Minted by whoever asks: one for the whole file. */
  importId: string
  /** 0, 1, 2, … */
  part: number
  content: Buffer
  last: boolean
  now: Date
}

export interface ImportResult {
  created: number
  updated: number
  wrongLines: number
  /** The first thousand. */
  problems: ImportProblem[]
}

const LISTED = 1_000
const BATCH = 1_000

/**
 * Takes one part of a CSV file; the last one imports the file: all of it in one transaction or, where any line is
 * wrong, none of it. A part may be sent again, and so may the last one: the answer is the same.
 * @returns undefined while more parts are expected
 * @throws AppError `not-found` CAT_10006 or CAT_10012; `invalid` CAT_60001 where the file cannot be read, CAT_60002 where a
 * part is missing; `conflict` CAT_60003 where what the file names was deleted meanwhile
 */
export const importRecords =
  (stores: Stores, imports: Imports) =>
  async (part: ImportPart): Promise<ImportResult | undefined> => {
    const format = csvFormatOf(part.resource)
    const earlier = await imports.result(part)
    if (earlier !== undefined) return earlier
    await imports.keepPart(part, part.part, part.content, part.now)
    if (!part.last) return undefined
    const context = await contextOf(stores, format, part)
    const file = () => imports.read(part, part.part + 1)
    const wrong = await findProblems(context, file())
    const result = wrong ?? (await write({ stores, imports, context, part, file }))
    if (wrong !== undefined) await imports.finish(part, wrong, part.now)
    await imports.forgetParts(part)
    return result
  }

async function contextOf({ records }: Stores, format: CsvFormat, part: ImportPart): Promise<ImportContext> {
  const { workspaceId, taxpayerId } = part
  const taxpayer = await records.find(resources.taxpayers, workspaceId, taxpayerId)
  if (taxpayer === undefined) throw notFound(resources.taxpayers, taxpayerId)
  const names = new Map<string, Map<string, string>>()
  const fallback: Fields = {}
  for (const { name, field, named } of format.columns) {
    if (named === undefined) continue
    const own = 'taxpayerId' in resources[named.in].fields ? { taxpayerId } : {}
    const rows = await records.findWhere(named.in, workspaceId, own)
    names.set(name, new Map(rows.map((row) => [String(row[named.by]).toLowerCase(), row._id])))
    const flag = resources[named.in].onlyOne
    if (flag !== undefined) fallback[field] = rows.find((row) => row[flag])?._id ?? null
  }
  return { format, workspaceId, taxpayerId, names, fallback }
}

async function findProblems(context: ImportContext, file: AsyncIterable<Buffer>): Promise<ImportResult | undefined> {
  const problems: ImportProblem[] = []
  let wrongLines = 0
  try {
    for await (const read of readImport(context, file)) {
      if (!Array.isArray(read)) continue
      wrongLines += 1
      problems.push(...read.slice(0, LISTED - problems.length))
    }
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw new AppError('invalid', 'CAT_60002', `The file is not whole: ${cause.message}`, { cause })
  }
  return wrongLines === 0 ? undefined : { created: 0, updated: 0, wrongLines, problems }
}

interface Writing {
  stores: Stores
  imports: Imports
  context: ImportContext
  part: ImportPart
  file: () => AsyncIterable<Buffer>
}

function write({ stores, imports, context, part, file }: Writing): Promise<ImportResult> {
  return stores.records.transact(async (session) => {
    await holdNamed(stores, context, session)
    const result: ImportResult = { created: 0, updated: 0, wrongLines: 0, problems: [] }
    for await (const batch of batches(readImport(context, file()))) {
      const { created, updated } = await stores.records.upsertAll(context, batch, part.now, session)
      result.created += created
      result.updated += updated
    }
    await imports.finish(part, result, part.now, session)
    return result
  })
}

/** Holds on to everything the file can name until the import is committed: a deletion has to wait, and then sees it. */
async function holdNamed({ records, profiles }: Stores, context: ImportContext, session: mongo.ClientSession) {
  const { format, workspaceId, taxpayerId, names } = context
  let isThere = await profiles.takeTurn(taxpayerId, session)
  for (const { name, named } of format.columns) {
    if (named !== undefined) isThere &&= await records.hold(named.in, workspaceId, idsOf(names, name), session)
  }
  if (!isThere) throw new AppError('conflict', 'CAT_60003', 'What the file names was changed meanwhile: try again')
}

function idsOf(names: Names, name: string): string[] {
  return [...new Set(names.get(name)?.values())]
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
