import { documentOfElements } from '../documents/document-of-elements.ts'
import type { Document } from '../kinds/kinds.ts'
import { treeOf } from '../schema/tree.ts'
import { withParsed } from './parse.ts'

/**
 * Reads a document of any kind and version without validation: see `validateXml`. Throws `invalid`: XML_10001 for
 * malformed text, XML_10002 for an unknown kind, XML_10003 for an unknown version.
 */
export function readDocument(xml: string): Document {
  return withParsed(xml, (parsed) => documentOfElements(treeOf(parsed)))
}
