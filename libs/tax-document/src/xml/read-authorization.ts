import { treeOf } from '../schema/tree.ts'
import { authorizationOf } from './authorization-of-elements.ts'
import { withParsed } from './parse.ts'
import type { Authorization } from './write-authorization.ts'

/**
 * Reads the authority's wrapper in any of the shapes seen: root in any case and language, document as CDATA or escaped, dates
 * with and without offset. Throws `invalid`: XML_10001 where the text is not well-formed, XML_10005 where it is no such wrapper.
 */
export function readAuthorization(xml: string): Authorization {
  return withParsed(xml, (parsed) => authorizationOf(treeOf(parsed)))
}
