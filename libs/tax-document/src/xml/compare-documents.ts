import { XmlC14NMode, type XmlDocument } from 'libxml2-wasm'
import { alikeAtOnce } from './alike-at-once.ts'
import { parse } from './parse.ts'
import { withoutDeclaration } from './without-declaration.ts'

/**
 * `same`: nothing that a reader or a signature looks at differs. `different`: something does. `unreadable`: the text that
 * was found is no XML, which says nothing about what is in it.
 */
export type Comparison = 'same' | 'different' | 'unreadable'

/**
 * Compares a document that was sent with the text in which somebody gives it back. Who keeps it may write it anew: another
 * declaration, other line ends, blanks between elements, quotes, references, CDATA or empty tags count for nothing, nor do
 * comments. Everything else does: every element and its order, attribute, value and blank within a value, and the
 * signature, unless one of the two carries none.
 */
export function compareDocuments(sent: string, authorized: string): Comparison {
  const quick = alikeAtOnce(sent, authorized)
  if (quick !== null) return quick
  const canonicalAuthorized = canonicalOf(withoutDeclaration(authorized))
  if (canonicalAuthorized === null) return 'unreadable'
  // As it was sent, its bytes are read by the declaration they begin with.
  const canonicalSent = canonicalOf(sent)
  if (canonicalSent === null) return 'different'
  if (canonicalSent.signed !== canonicalAuthorized.signed)
    return canonicalSent.unsigned === canonicalAuthorized.unsigned ? 'same' : 'different'
  return canonicalSent.whole === canonicalAuthorized.whole ? 'same' : 'different'
}

interface Canonical {
  signed: boolean
  whole: string
  unsigned: string
}

const SIGNATURE = '/*/*[local-name()="Signature" and namespace-uri()="http://www.w3.org/2000/09/xmldsig#"]'
/** Around the root, and between elements: a blank that is all of an element's text is a value. */
const MEANINGLESS = '/processing-instruction() | //*[*]/text()[normalize-space()=""]'

/** Null where the text is not well-formed, or has no canonical form: a namespace that is a relative address. */
function canonicalOf(text: string): Canonical | null {
  const parsed = parse(text)
  if (!parsed.ok) return null
  const { xml } = parsed
  try {
    const signature = xml.find(SIGNATURE)
    for (const node of xml.find(MEANINGLESS)) node.remove()
    const whole = canonical(xml)
    for (const node of signature) node.remove()
    return { signed: signature.length > 0, whole, unsigned: signature.length === 0 ? whole : canonical(xml) }
  } catch {
    return null
  } finally {
    xml.dispose()
  }
}

function canonical(xml: XmlDocument): string {
  return xml.canonicalizeToString({ mode: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0 })
}
