import { mongo } from 'mongoose'
import type { ImportResult } from '../import-records.ts'

interface Part {
  _id: string
  importId: string
  number: number
  content: mongo.Binary
  at: Date
}

interface Finished extends ImportResult {
  _id: string
  at: Date
}

export interface ImportKey {
  workspaceId: string
  importId: string
}

export type Imports = ReturnType<typeof mongoImports>

/** Files on their way in, and what became of them. Both are forgotten by themselves after a day. */
export function mongoImports(db: mongo.Db) {
  const parts = db.collection<Part>('import-parts')
  const finished = db.collection<Finished>('imports')
  return {
    async keepPart(key: ImportKey, number: number, content: Buffer, now: Date): Promise<void> {
      const part = { importId: idOf(key), number, content: new mongo.Binary(content), at: now }
      await parts.updateOne({ _id: `${idOf(key)}/${number}` }, { $set: part }, { upsert: true })
    },

    /** The file from its beginning. @throws RangeError where a part is missing */
    async *read(key: ImportKey, count: number): AsyncGenerator<Buffer> {
      let expected = 0
      for await (const { number, content } of parts.find({ importId: idOf(key) }).sort({ number: 1 })) {
        if (number !== expected) break
        expected += 1
        yield Buffer.from(content.buffer)
      }
      if (expected !== count) throw new RangeError(`part ${expected} is missing`)
    },

    async result(key: ImportKey): Promise<ImportResult | undefined> {
      const found = await finished.findOne({ _id: idOf(key) }, { projection: { _id: 0, at: 0 } })
      return found ?? undefined
    },

    async finish(key: ImportKey, result: ImportResult, now: Date): Promise<void> {
      await finished.replaceOne({ _id: idOf(key) }, { ...result, at: now }, { upsert: true })
    },

    async forgetParts(key: ImportKey): Promise<void> {
      await parts.deleteMany({ importId: idOf(key) })
    },
  }
}

function idOf({ workspaceId, importId }: ImportKey): string {
  return `${workspaceId}/${importId}`
}
