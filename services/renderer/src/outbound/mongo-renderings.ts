import { type Inserted, insertNew, type NewRow } from '@etax/durable-work'
import { batched } from '@etax/kernel'
import { collectionsOf } from '@etax/runtime'
import { mongo } from 'mongoose'
import type { Rendering, StoredRendering } from '../domain/rendering.ts'
import type { Renderings } from '../ports.ts'
import { type RenderingRow, schemas } from './collections.ts'
import { markVoided } from './void-mark.ts'

interface Body {
  size: number
  pdf?: Buffer
  file?: mongo.ObjectId
}

/** A larger PDF is in GridFS. */
const MAX_INLINE = 1024 * 1024

export function mongoRenderings(db: mongo.Db): Renderings {
  const { renderings: rows } = collectionsOf(db, schemas)
  const files = new mongo.GridFSBucket(db, { bucketName: 'pdfs' })
  const insert = batched<RenderingRow, Inserted>((batch) => insertNew(rows, batch.map(withNothingDue)), {
    max: 100,
    parallel: 2,
  })

  return { keep, find, describe, void: voidOne, forget }

  async function keep(rendering: Rendering): Promise<StoredRendering> {
    const body = await bodyOf(rendering.accessKey, rendering.pdf)
    const row = { _id: rendering.receiptId, ...fieldsOf(rendering), ...body }
    if ((await insert(row)).kind === 'inserted') return { ...rendering, size: body.size }
    await discard(body)
    return keepBeside(rendering)
  }

  /** An existing rendering stays; a void mark without PDF gets this one. */
  async function keepBeside(rendering: Rendering): Promise<StoredRendering> {
    const _id = rendering.receiptId
    const row = await rows.findOne({ _id }, { projection: { pdf: 0 } })
    if (row === null) return keep(rendering)
    const stored = keptOf(row)
    if (stored !== null) return stored
    const body = await bodyOf(rendering.accessKey, markVoided(rendering.pdf))
    const change = { $set: { ...fieldsOf(rendering), ...body } }
    const { matchedCount } = await rows.updateOne({ _id, size: { $exists: false } }, change)
    if (matchedCount === 1) return { ...rendering, size: body.size }
    await discard(body)
    return keepBeside(rendering)
  }

  async function find(workspaceId: string, receiptId: string): Promise<(StoredRendering & { pdf: Buffer }) | null> {
    const row = await rows.findOne({ _id: receiptId, workspaceId }, { promoteBuffers: true })
    const stored = keptOf(row)
    return row === null || stored === null ? null : { ...stored, pdf: await pdfOf(row) }
  }

  async function describe(workspaceId: string, receiptId: string): Promise<StoredRendering | null> {
    return keptOf(await rows.findOne({ _id: receiptId, workspaceId }, { projection: { pdf: 0 } }))
  }

  async function voidOne(workspaceId: string, receiptId: string): Promise<void> {
    const row = await rows.findOne({ _id: receiptId }, { promoteBuffers: true })
    if (row?.voided) return
    if (row === null) {
      const inserted = await insert({ _id: receiptId, workspaceId, voided: true })
      return inserted.kind === 'inserted' ? undefined : voidOne(workspaceId, receiptId)
    }
    const body = await bodyOf(String(row.accessKey), markVoided(await pdfOf(row)))
    const unmarked = { _id: receiptId, voided: { $exists: false } }
    const change = row.file && !body.file ? { $unset: { file: true as const } } : {}
    const { matchedCount } = await rows.updateOne(unmarked, { ...change, $set: { ...body, voided: true } })
    await discard(matchedCount === 1 ? row : body)
  }

  async function forget(receiptIds: readonly string[]): Promise<number> {
    const ids = { _id: { $in: [...receiptIds] } }
    const large = await rows.find({ ...ids, file: { $exists: true } }, { projection: { file: 1 } }).toArray()
    for (const row of large) await discard(row)
    const { deletedCount } = await rows.deleteMany(ids)
    return deletedCount
  }

  async function bodyOf(accessKey: string, pdf: Buffer): Promise<Body> {
    const size = pdf.length
    return size <= MAX_INLINE ? { size, pdf } : { size, file: await upload(`${accessKey}.pdf`, pdf) }
  }

  async function pdfOf({ file, pdf }: RenderingRow): Promise<Buffer> {
    return file ? download(file) : (pdf as Buffer)
  }

  /** A missing file is fine. */
  async function discard({ file }: Pick<RenderingRow, 'file'>): Promise<void> {
    if (file) await files.delete(file).catch(ignoreMissing)
  }

  async function upload(name: string, pdf: Buffer): Promise<mongo.ObjectId> {
    const stream = files.openUploadStream(name)
    const finished = Promise.withResolvers<void>()
    stream.once('finish', finished.resolve).once('error', finished.reject)
    stream.end(pdf)
    await finished.promise
    return stream.id
  }

  async function download(file: mongo.ObjectId): Promise<Buffer> {
    return Buffer.concat(await files.openDownloadStream(file).toArray())
  }
}

function withNothingDue(row: RenderingRow): NewRow<RenderingRow> {
  return { row, next: null }
}

function keptOf(row: Pick<RenderingRow, 'accessKey' | 'at' | 'size'> | null): StoredRendering | null {
  if (row?.size === undefined || row.at === undefined || row.accessKey === undefined) return null
  return { accessKey: row.accessKey, at: row.at, size: row.size }
}

function fieldsOf({ workspaceId, accessKey, layout, at }: Rendering): Omit<RenderingRow, '_id'> {
  return { workspaceId, accessKey, layout, at }
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof mongo.MongoRuntimeError)) throw error
}
