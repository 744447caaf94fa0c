import { catalogErrors } from '@etax/contracts'
import { dueIn } from '@etax/durable-work'
import { faultPoint } from '@etax/kernel'
import { mongo } from 'mongoose'
import type { ImportProgress } from '../domain/import-record.ts'
import type { LeasedJob } from '../domain/job.ts'
import type { ImportKey, Imports } from '../ports.ts'
import type { CatalogCollections } from './collections.ts'
import { writeLines } from './mongo-imported-lines.ts'
import { JOB_LEASE_MS } from './mongo-jobs.ts'

const passLinesWritten = faultPoint('catalog.imports#lines-written')

export function mongoImports(collections: CatalogCollections): Imports {
  const { importParts: parts, imports: finished, jobs } = collections
  return {
    async keepPart(key, number, content, now) {
      const part = { importId: idOf(key), number, content: new mongo.Binary(content), at: now }
      await parts.updateOne({ _id: `${idOf(key)}/${number}` }, { $set: part }, { upsert: true })
    },

    async *read(key, count) {
      let expected = 0
      for await (const { number, content } of parts.find({ importId: idOf(key) }).sort({ number: 1 })) {
        if (number !== expected) break
        expected += 1
        yield Buffer.from(content.buffer)
      }
      if (expected !== count) throw catalogErrors.filePartMissing({ part: expected })
    },

    async writeLines(job, target, { lines, before }) {
      const { importId, at: now } = job
      const done = await writeLines(collections[target.resource.path], { target, importId, now }, lines)
      passLinesWritten()
      const progress = {
        line: lines.at(-1)?.line ?? before.line,
        created: before.created + done.created,
        updated: before.updated + done.updated,
        unchanged: before.unchanged + done.unchanged,
      }
      return (await keepProgress(job, progress)) ? progress : undefined
    },

    async result(key) {
      const result = await finished.findOne({ _id: idOf(key) }, { projection: { _id: 0, at: 0 } })
      return result ?? undefined
    },

    async finish(key, result, now) {
      await finished.updateOne({ _id: idOf(key) }, { $setOnInsert: { ...result, at: now } }, { upsert: true })
    },

    async removeParts(key) {
      await parts.deleteMany({ importId: idOf(key) })
    },
  }

  async function keepProgress({ _id, due: { lease } }: LeasedJob, progress: ImportProgress): Promise<boolean> {
    const due = dueIn({ inMs: JOB_LEASE_MS, lease })
    const set = [{ $set: { progress: { $literal: progress }, due } }]
    return (await jobs.updateOne({ _id, 'due.lease': lease }, set)).matchedCount === 1
  }
}

function idOf({ workspaceId, importId }: ImportKey): string {
  return `${workspaceId}/${importId}`
}
