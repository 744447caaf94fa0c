import { signerErrors } from '@etax/contracts'
import { ParseOption, XmlDocument, XmlParseError } from 'libxml2-wasm'
import type { PreparedDocument } from '../domain/prepare-document.ts'
import { refuseCostly } from '../domain/refuse-costly.ts'

/**
 * Parses and canonicalizes a document; its own bytes stay.
 * @throws AppError SGN_20002 not well-formed, SGN_20003 doctype, SGN_20006 signed already, SGN_20012 ambiguous id,
 * SGN_20013 a form outside the authority's schemas
 */
export function parseDocument(xml: Buffer): PreparedDocument {
  const document = parseXml(xml)
  try {
    const canonicalRoot = canonicalizeRoot(document)
    if (canonicalRoot.includes(dsig) && document.eval(hasSignature) === true) throw signerErrors.alreadySigned({})
    if (canonicalRoot.includes(' xmlns') && document.eval(hasOddNamespace) === true) {
      throw signerErrors.formNotSupported({ form: 'escaped-namespace' })
    }
    if (!mentionedOnce(canonicalRoot, '="comprobante"') && document.eval(hasOneId) !== true)
      throw signerErrors.idAmbiguous()
    const { name, declared } = readRootTag(canonicalRoot)
    return { canonicalRoot, insertAt: endTagOf(xml, name), declared }
  } finally {
    document.dispose()
  }
}

// These queries visit every node, which is slow: they run only if the bytes do not decide.
const dsig = 'http://www.w3.org/2000/09/xmldsig#'
const hasSignature = `boolean(//*[local-name()="Signature" and namespace-uri()="${dsig}"])`
const hasOneId = 'count(//@*[.="comprobante"][local-name()="id" or local-name()="Id" or local-name()="ID"]) = 1'

// libxml2 leaves such names unescaped in canonical form; other implementations escape them.
const hasOddNamespace = `boolean(//namespace::*[translate(., '&<"\t\r\n', '') != string(.)])`

function mentionedOnce(bytes: Buffer, text: string): boolean {
  const first = bytes.indexOf(text)
  return first !== -1 && bytes.indexOf(text, first + 1) === -1
}

/** Removes what surrounds the root. @throws AppError SGN_20013 for a namespace with a relative address */
export function canonicalizeRoot(document: XmlDocument): Buffer {
  const { root } = document
  const isAlone = root.prev === null && root.next === null
  if (!isAlone) for (const node of document.find('/comment() | /processing-instruction()')) node.remove()
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
    throw signerErrors.formNotSupported({ form: 'not-canonical' }, { cause: error })
  }
  return Buffer.concat(chunks)
}

/** Expands no entities and fetches nothing; the next step refuses a document type declaration. */
const options = {
  option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_COMPACT,
}

/** @throws AppError SGN_20002, SGN_20003, SGN_20013 */
export function parseXml(xml: Buffer): XmlDocument {
  refuseCostly(xml)
  const document = tryParse(xml)
  if (document.dtd === null) return document
  document.dispose()
  throw signerErrors.doctype()
}

function tryParse(xml: Buffer): XmlDocument {
  try {
    return XmlDocument.fromBuffer(xml, options)
  } catch (error) {
    if (error instanceof XmlParseError) {
      const [where] = error.details
      throw signerErrors.notWellFormed({ ...(where && { line: where.line }) }, { cause: error })
    }
    throw error
  }
}

/** The signature's digests inherit xml: attributes, and its elements a default namespace. No schema allows them. */
function readRootTag(canonicalRoot: Buffer): { name: string; declared: Record<string, string> } {
  const [tag, name] = rootTag.exec(canonicalRoot.toString('utf8', 0, 8192)) ?? []
  if (tag === undefined || name === undefined) throw signerErrors.unknownDocument({ reason: 'root' })
  const attributes = [...tag.matchAll(attribute)].map(([, key, value]) => [key as string, value as string] as const)
  if (attributes.some(([key]) => key === 'xmlns' || key.startsWith('xml:'))) {
    throw signerErrors.formNotSupported({ form: 'root-attributes' })
  }
  const declared = attributes.filter(([key]) => key.startsWith('xmlns:'))
  return { name, declared: Object.fromEntries(declared.map(([key, uri]) => [key.slice('xmlns:'.length), uri])) }
}

const rootTag = /^<([^\s:>]+)(?: [^\s=]+="[^"]*")*>/
const attribute = / ([^\s=]+)="([^"]*)"/g

/** Only blanks and comments may follow the root, so that its end tag is found from the end. */
function endTagOf(xml: Buffer, name: string): number {
  let end = trimEnd(xml, xml.length)
  while (endsWith(xml, end, '-->')) end = trimEnd(xml, xml.lastIndexOf('<!--', end - 1))
  if (endsWith(xml, end, '?>')) throw signerErrors.formNotSupported({ form: 'instruction-behind-root' })
  const at = xml.lastIndexOf('</', end)
  const tag = xml.toString('latin1', at, end).replace(/\s+>$/, '>')
  if (at === -1 || tag !== `</${name}>`) throw signerErrors.formNotSupported({ form: 'no-end-tag' })
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
