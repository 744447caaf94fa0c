import { type Element, treeOf } from '../schema/tree.ts'
import { withParsed } from './parse.ts'
import { withoutDeclaration } from './without-declaration.ts'

/**
 * The elements of any XML, for answers of other systems. It is text already, so the encoding that its declaration names
 * counts for nothing. Throws `invalid` XML_10001 where the text is not well-formed.
 */
export function readElements(text: string): Element {
  return withParsed(withoutDeclaration(text), treeOf)
}
