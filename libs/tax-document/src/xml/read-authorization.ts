import { treeOf } from '../schema/tree.ts'
import { authorizationOf } from './authorization-of-elements.ts'
import { withParsed } from './parse.ts'
import type { Authorization } from './write-authorization.ts'

/**
 * Reads the authority's wrapper in all observed forms: root in any case and language, document as CDATA or escaped,
 * dates with and without offset. Throws `invalid`: XML_10001 for malformed text, XML_10005 for another root.
 */
export function readAuthorization(xml: string): Authorization {
  return withParsed(xml, (parsed) => authorizationOf(treeOf(parsed)))
}
