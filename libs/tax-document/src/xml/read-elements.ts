import { type Element, treeOf } from '../schema/tree.ts'
import { withParsed } from './parse.ts'
import { withoutDeclaration } from './without-declaration.ts'

/**
 * The elements of another system's XML. It is already decoded: its declared encoding is ignored. Throws `invalid`
 * XML_10001 for malformed text.
 */
export function readElements(text: string): Element {
  return withParsed(withoutDeclaration(text), treeOf)
}
