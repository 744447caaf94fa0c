import { mongo } from 'mongoose'
import type { ImportKey, Imports } from '../ports.ts'
import type { CatalogCollections } from './collections.ts'

export function mongoImports({ importParts: parts, imports: finished }: CatalogCollections): Imports {
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
      if (expected !== count) throw new RangeError(`part ${expected} is missing`)
    },

    async result(key) {
      const found = await finished.findOne({ _id: idOf(key) }, { projection: { _id: 0, at: 0 } })
      return found ?? undefined
    },

    async finish(key, result, now) {
      await finished.updateOne({ _id: idOf(key) }, { $setOnInsert: { ...result, at: now } }, { upsert: true })
    },

    async removeParts(key) {
      await parts.deleteMany({ importId: idOf(key) })
    },
  }
}

function idOf({ workspaceId, importId }: ImportKey): string {
  return `${workspaceId}/${importId}`
}
