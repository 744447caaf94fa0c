import { isUtf8 } from 'node:buffer'
import { signerErrors } from '@etax/contracts'
import { canonicalRootOf } from './canonical.ts'

/** A document ready to be signed. */
export interface PreparedDocument {
  /** The root element in canonical form (Canonical XML 1.0 without comments). */
  canonicalRoot: Buffer
  /** Where in the document's own bytes the root's end tag begins. */
  insertAt: number
  /** Namespaces the root declares, by prefix. */
  declared: Readonly<Record<string, string>>
}

/**
 * Finds out what is to be digested and where the signature goes. A document whose canonical form is plain to see
 * needs no parser; every other one goes through `parse`.
 * @throws AppError SGN_20004, SGN_20014, and what `parse` throws
 */
export function prepareDocument<Parsed>(xml: Buffer, parse: (xml: Buffer) => Parsed): PreparedDocument | Parsed {
  if (xml.length > MAX_DOCUMENT_BYTES) throw signerErrors.documentTooLarge()
  const canonicalRoot = canonicalRootOf(xml)
  // Nothing but blanks stands behind the root.
  if (canonicalRoot !== null && hasOneId(canonicalRoot))
    return { canonicalRoot, insertAt: xml.lastIndexOf('</'), declared: {} }
  if (!isUtf8(xml) || hasByteOrderMark(xml) || declaresOther(xml)) throw signerErrors.notUtf8()
  return parse(xml)
}

export const MAX_DOCUMENT_BYTES = 1024 * 1024

/** Looks for the attribute's value rather than for the attribute: text that looks like it goes to the parser. */
function hasOneId(canonicalRoot: Buffer): boolean {
  const first = canonicalRoot.indexOf('="comprobante"')
  return first !== -1 && canonicalRoot.indexOf('="comprobante"', first + 1) === -1
}

function hasByteOrderMark(xml: Buffer): boolean {
  return xml[0] === 0xef && xml[1] === 0xbb
}

function declaresOther(xml: Buffer): boolean {
  const encoding = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/.exec(xml.toString('latin1', 0, 200))?.[1]
  return encoding !== undefined && encoding.toLowerCase() !== 'utf-8'
}
