import { type Document, shapeOf } from '../kinds/kinds.ts'
import { writerOf } from '../schema/write.ts'

const writers = new Map<string, (document: never) => string>()

/** Writes a document in its version: the declaration, then canonical form, except that `>` in attributes is escaped. */
export function writeDocument(document: Document): string {
  const { documentType, version } = document
  const key = `${documentType} ${version}`
  const write = writers.get(key) ?? writerOf(shapeOf(documentType, version))
  writers.set(key, write)
  return write(document as never)
}
