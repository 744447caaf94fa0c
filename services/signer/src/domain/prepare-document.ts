import { isUtf8 } from 'node:buffer'
import { signerErrors } from '@etax/contracts'
import { canonicalRootOf } from './canonical.ts'

export interface PreparedDocument {
  /** Canonical XML 1.0 without comments. */
  canonicalRoot: Buffer
  /** The offset of the root's end tag in the document's own bytes. */
  insertAt: number
  declared: Readonly<Record<string, string>>
}

/**
 * Finds the bytes to digest and the place of the signature. A document that is not clearly canonical goes through
 * `parse`.
 * @throws AppError SGN_20004, SGN_20014, and errors of `parse`
 */
export function prepareDocument<Parsed>(xml: Buffer, parse: (xml: Buffer) => Parsed): PreparedDocument | Parsed {
  if (xml.length > MAX_DOCUMENT_BYTES) throw signerErrors.documentTooLarge()
  const canonicalRoot = canonicalRootOf(xml)
  if (canonicalRoot !== null && hasOneId(canonicalRoot))
    return { canonicalRoot, insertAt: xml.lastIndexOf('</'), declared: {} }
  if (!isUtf8(xml) || hasByteOrderMark(xml) || declaresOther(xml)) throw signerErrors.notUtf8()
  return parse(xml)
}

export const MAX_DOCUMENT_BYTES = 1024 * 1024

/** Searches the value, not the attribute: similar text goes to the parser. */
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
