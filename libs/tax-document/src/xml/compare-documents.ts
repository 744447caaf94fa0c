import { XmlC14NMode, type XmlDocument } from 'libxml2-wasm'
import { alikeAtOnce } from './alike-at-once.ts'
import { parse } from './parse.ts'
import { withoutDeclaration } from './without-declaration.ts'

/**
 * `same`: nothing differs for a reader or a signature. `different`: something does. `unreadable`: the authorized text
 * is not XML, which leaves its contents open.
 */
export type Comparison = 'same' | 'different' | 'unreadable'

/**
 * Compares a sent document with a returned one, which may have been rewritten: declaration, line ends, blanks between
 * elements, quotes, references, CDATA, empty tags and comments do not count. Elements, their order, attributes, values
 * and their blanks count, and the signature, if both have one.
 */
export function compareDocuments(sent: string, authorized: string): Comparison {
  const quick = alikeAtOnce(sent, authorized)
  if (quick !== null) return quick
  const canonicalAuthorized = canonicalOf(withoutDeclaration(authorized))
  if (canonicalAuthorized === null) return 'unreadable'
  // The sent bytes have the encoding of their declaration.
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
/** Around the root and between elements; a blank that is the whole text of an element is a value. */
const MEANINGLESS = '/processing-instruction() | //*[*]/text()[normalize-space()=""]'

/** Null for malformed text, or a namespace that is a relative address, which has no canonical form. */
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
