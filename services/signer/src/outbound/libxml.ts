import { ParseOption, XmlDocument, type XmlElement, XmlParseError } from 'libxml2-wasm'
import { refusal } from '../domain/errors.ts'
import type { PreparedDocument } from '../domain/prepare-document.ts'

/**
 * Parses and canonicalizes a caller's document, whose own bytes stay as they are.
 * @throws AppError SGN_20002 not well-formed, SGN_20003 doctype, SGN_20006 signed already, SGN_20012 ambiguous id,
 *   SGN_20013 a form that no schema of the authority allows
 */
export function parseDocument(xml: Buffer): PreparedDocument {
  const document = parseXml(xml)
  try {
    if (document.dtd !== null) throw refusal('doctype')
    const { root } = document
    refuseUnsupportedRoot(root)
    const canonicalRoot = rootOf(canonicalize(document))
    if (canonicalRoot.includes(dsig) && document.eval(hasSignature) === true) throw refusal('alreadySigned')
    if (canonicalRoot.includes(' xmlns') && document.eval(hasOddNamespace) === true) {
      throw refusal('formNotSupported', 'a namespace whose name needs escaping')
    }
    if (!mentionedOnce(canonicalRoot, '="comprobante"') && document.eval(hasOneId) !== true)
      throw refusal('idAmbiguous')
    return {
      canonicalRoot,
      insertAt: endTagOf(xml, root.name),
      declared: root.nsDeclarations,
    }
  } finally {
    document.dispose()
  }
}

// Expressions over every node are slow: they run only where the bytes leave a doubt.
const dsig = 'http://www.w3.org/2000/09/xmldsig#'
const hasSignature = `boolean(//*[local-name()="Signature" and namespace-uri()="${dsig}"])`
const hasOneId = 'count(//@*[.="comprobante"][local-name()="id" or local-name()="Id" or local-name()="ID"]) = 1'

// libxml2 leaves such names unescaped in canonical form, other implementations do not.
const hasOddNamespace = `boolean(//namespace::*[translate(., '&<"\t\r\n', '') != string(.)])`

function mentionedOnce(bytes: Buffer, text: string): boolean {
  const first = bytes.indexOf(text)
  return first !== -1 && bytes.indexOf(text, first + 1) === -1
}

/** @throws AppError SGN_20013 where there is no canonical form: a namespace whose name is a relative address */
export function canonicalize(document: XmlDocument): Buffer {
  const chunks: Buffer[] = []
  const collector = {
    write(chunk: Uint8Array) {
      chunks.push(Buffer.from(chunk))
      return chunk.length
    },
    close: () => true,
  }
  try {
    document.canonicalize(collector)
  } catch (error) {
    throw refusal('formNotSupported', 'it has no canonical form', error)
  }
  return Buffer.concat(chunks)
}

/** Entities are left alone and nothing is fetched: a document type declaration is refused right after. */
const options = {
  option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_COMPACT,
}

export function parseXml(xml: Buffer): XmlDocument {
  try {
    return XmlDocument.fromBuffer(xml, options)
  } catch (error) {
    if (error instanceof XmlParseError) throw refusal('notWellFormed', error.message.trim().split('\n', 1)[0])
    throw error
  }
}

/** Attributes of the xml: family on the root would be inherited by the signature's digests; no schema allows them. */
function refuseUnsupportedRoot(root: XmlElement): void {
  if (root.namespaceUri !== '') throw refusal('unknownDocument', 'the root element is in a namespace')
  if ('' in root.nsDeclarations) throw refusal('formNotSupported', 'a default namespace')
  if (root.attrs.some(({ prefix }) => prefix === 'xml'))
    throw refusal('formNotSupported', 'xml: attributes on the root')
}

/** Canonical form writes processing instructions around the root on lines of their own. */
export function rootOf(canonical: Buffer): Buffer {
  let start = 0
  while (canonical[start + 1] === 0x3f) start = canonical.indexOf('?>\n', start) + 3
  return canonical.subarray(start)
}

/** Behind the root only blanks and comments are taken, so that its end tag can be found from the end. */
function endTagOf(xml: Buffer, name: string): number {
  let end = trimEnd(xml, xml.length)
  while (endsWith(xml, end, '-->')) end = trimEnd(xml, xml.lastIndexOf('<!--', end - 1))
  if (endsWith(xml, end, '?>')) throw refusal('formNotSupported', 'a processing instruction behind the root element')
  const at = xml.lastIndexOf('</', end)
  const tag = xml.toString('latin1', at, end).replace(/\s+>$/, '>')
  if (at === -1 || tag !== `</${name}>`) throw refusal('formNotSupported', 'a root element without an end tag')
  return at
}

function trimEnd(xml: Buffer, from: number): number {
  let end = from
  while (end > 0 && [0x20, 0x09, 0x0a, 0x0d].includes(xml[end - 1] as number)) end--
  return end
}

function endsWith(xml: Buffer, end: number, text: string): boolean {
  return end >= text.length && xml.toString('latin1', end - text.length, end) === text
}
