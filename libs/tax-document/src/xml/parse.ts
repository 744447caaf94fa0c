import { type AppError, withSubject } from '@etax/kernel'
import { ParseOption, XmlDocument, XmlLibError } from 'libxml2-wasm'
import { documentErrors, type ErrorFacts } from '../errors/document-errors.ts'
import { explainParsing } from './explain-parsing.ts'

export interface Complaint {
  line: number
  /** An XPath, if known. */
  path: string
  message: string
}

/** The limit of findings; each costs a search for its place. */
export const MAX_FINDINGS = 200

/** A message quotes the wrong value, which may be as long as the document. */
const MAX_MESSAGE = 1_000

/** The place and the reason of malformed XML. */
export interface Flaw extends Pick<Complaint, 'line' | 'path'> {
  reason: ErrorFacts<'notWellFormed'>['reason']
}

export type Parsed = { ok: true; xml: XmlDocument } | { ok: false; flaws: Flaw[] }

/**
 * Parses a text without loading external data, and refuses a document type declaration before its entities grow. The
 * caller disposes of `xml`.
 */
export function parse(text: string): Parsed {
  try {
    const xml = XmlDocument.fromString(text, { option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE })
    if (!xml.dtd) return { ok: true, xml }
    xml.dispose()
    return { ok: false, flaws: [{ line: 1, path: '', reason: 'doctype' }] }
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error
    const flaws = complaintsOf(error).map(({ line, path, message }) => ({
      line,
      path,
      reason: explainParsing(message),
    }))
    return { ok: false, flaws }
  }
}

/** The messages of libxml2; an empty text has none. */
export function complaintsOf(error: XmlLibError): Complaint[] {
  if (error.details.length === 0) return [{ line: 1, path: '', message: error.message || 'The text is empty.' }]
  return error.details.slice(0, MAX_FINDINGS).map(({ line, xpath, message }) => ({
    line,
    path: (xpath ?? '').slice(0, MAX_MESSAGE),
    message: message.slice(0, MAX_MESSAGE).trim(),
  }))
}

/** Parses a well-formed text for `use`. Throws `invalid` XML_10001 for another one. */
export function withParsed<T>(text: string, use: (xml: XmlDocument) => T): T {
  const parsed = parse(text)
  if (!parsed.ok) throw notWellFormed(parsed.flaws)
  try {
    return use(parsed.xml)
  } finally {
    parsed.xml.dispose()
  }
}

function notWellFormed(flaws: Flaw[]): AppError {
  const details = flaws.map(({ line, reason }) =>
    withSubject(documentErrors.notWellFormed.at('xml', { reason }), { line }),
  )
  return documentErrors.notWellFormed({ reason: 'text' }, { details })
}
