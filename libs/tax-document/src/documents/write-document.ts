import { type Document, shapeOf } from '../kinds/kinds.ts'
import { writerOf } from '../schema/write.ts'

const writers = new Map<string, (document: never) => string>()

/** Writes a document in its own version, in canonical form after the XML declaration but for `>` in attributes. */
export function writeDocument(document: Document): string {
  const { documentType, version } = document
  const key = `${documentType} ${version}`
  const write = writers.get(key) ?? writerOf(shapeOf(documentType, version))
  writers.set(key, write)
  return write(document as never)
}
