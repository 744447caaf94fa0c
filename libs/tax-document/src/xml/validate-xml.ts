import { type Params, withValue } from '@etax/kernel'
import type { XmlDocument } from 'libxml2-wasm'
import type { DocumentType } from '../catalogs/kind-facts.ts'
import { documentOfElements, unknownRoot, unknownVersion } from '../documents/document-of-elements.ts'
import { MAX_DOCUMENT_BYTES } from '../documents/draft-document.ts'
import { documentErrors } from '../errors/document-errors.ts'
import { allKinds, type Document, kindOf, shapeOf } from '../kinds/kinds.ts'
import { checkIssuer } from '../rules/issuer-rules.ts'
import { checkNumber } from '../rules/number-rule.ts'
import { locate } from '../schema/locate.ts'
import { treeOf, treeOfText } from '../schema/tree.ts'
import { valueAt } from '../values/name-values.ts'
import {
  authorityCodeOf,
  type Broken,
  type RuleContext,
  Ruling,
  type Statement,
  statementOf,
  type Where,
} from '../values/ruling.ts'
import { undrawnIn } from '../values/text.ts'
import { explain } from './explain.ts'
import { type Complaint, MAX_FINDINGS, parse } from './parse.ts'
import { plainlyValid, schemaErrors } from './schema-errors.ts'

export interface XmlFinding {
  line: number
  /** An XPath: /factura/infoFactura/importeTotal */
  path: string
  code: string
  params?: Params
  message: string
  authorityCode: string | undefined
}

export interface XmlVerdict {
  valid: boolean
  /** Null for an unknown root element. */
  documentType: DocumentType | null
  version: string | null
  errors: XmlFinding[]
  /** The authority accepts them. */
  warnings: XmlFinding[]
}

/**
 * Checks size, well-formedness, kind and version, schema and, if all are valid, the business rules. At most 200
 * findings.
 */
export function validateXml(text: string, context: RuleContext = {}): XmlVerdict {
  const size = Buffer.byteLength(text)
  if (size > MAX_DOCUMENT_BYTES)
    return refused(statementOf(documentErrors.documentTooLarge, { reason: 'text', size, most: MAX_DOCUMENT_BYTES }))
  if (plainlyValid(text) !== null)
    return applyRules(documentOfElements(treeOfText(text)), context, () => lineOfRoot(text))
  const parsed = parse(text)
  if (!parsed.ok)
    return verdict(
      null,
      null,
      parsed.flaws.map(({ reason, ...place }) => finding(place, statementOf(documentErrors.notWellFormed, { reason }))),
    )
  try {
    return judge(parsed.xml, context)
  } finally {
    parsed.xml.dispose()
  }
}

function judge(xml: XmlDocument, context: RuleContext): XmlVerdict {
  const kind = allKinds.find((candidate) => candidate.root === xml.root.name)
  if (!kind) return refused(statementOf(documentErrors.unknownRoot, unknownRoot(xml.root.name)))
  const attribute = xml.root.attr('version')?.value ?? null
  const version = kind.versions.find((candidate) => candidate === attribute)
  if (!version) {
    return {
      ...refused(statementOf(documentErrors.unknownVersion, unknownVersion(kind, attribute))),
      documentType: kind.documentType,
      version: attribute?.slice(0, 20) ?? null,
    }
  }
  const complaints = schemaErrors(xml, kind.documentType, version)
  if (complaints.length > 0) return verdict(kind.documentType, version, complaints.map(explained))
  const judged = applyRules(documentOfElements(treeOf(xml)), context, (path) => lineOf(xml, path))
  return xml.root.attr('id')?.value === DOCUMENT_ID ? judged : withoutId(judged, kind.root)
}

/** The signature's reference. Some schemas allow its absence; then the signature does not cover the document. */
const DOCUMENT_ID = 'comprobante'

function withoutId({ documentType, version, errors, warnings }: XmlVerdict, root: string): XmlVerdict {
  const facts = { reason: 'id', root, id: DOCUMENT_ID, version: version ?? '' } as const
  const missing = finding({ line: 1, path: `/${root}` }, statementOf(documentErrors.attributeWrong, facts))
  return verdict(documentType, version, [missing, ...errors], warnings)
}

function applyRules(document: Document, context: RuleContext, lineAt: (path: string) => number): XmlVerdict {
  const ruling = new Ruling()
  checkIssuer(ruling, document)
  checkNumber(ruling, document)
  kindOf(document.documentType).rules(ruling, document, context)
  ruling.warnings.push(...kindOf(document.documentType).unusual(document))
  checkTexts(ruling, document, [])
  const placed = (broken: Broken): XmlFinding => {
    const path = locate(shapeOf(document.documentType, document.version), document, broken.where)
    return withValue(finding({ line: lineAt(path), path }, broken, broken.where), valueAt(document, broken.where))
  }
  const { documentType, version } = document
  const errors = ruling.errors.slice(0, MAX_FINDINGS)
  const warnings = ruling.warnings.slice(0, MAX_FINDINGS - errors.length)
  return verdict(documentType, version, errors.map(placed), warnings.map(placed))
}

/** A plainly valid text has no line ends after its declaration. */
function lineOfRoot(text: string): number {
  return text.includes('\n') ? 2 : 1
}

/** Returns the line of the element, or of the parent if it is missing. */
function lineOf(xml: XmlDocument, path: string): number {
  const element = xml.get(path)
  if (element) return element.line
  const parent = path.slice(0, path.lastIndexOf('/'))
  return parent === '' ? 1 : lineOf(xml, parent)
}

function checkTexts(ruling: Ruling, node: object, where: Where): void {
  for (const [name, value] of Object.entries(node)) {
    const here = [...where, Array.isArray(node) ? Number(name) : name]
    if (typeof value === 'object' && value !== null) checkTexts(ruling, value, here)
    else if (typeof value === 'string' && value !== '') checkText(ruling, value, here)
  }
}

/** A schema accepts blanks as text, but readers see none: in orders they count as absent. */
function checkText(ruling: Ruling, text: string, where: Where): void {
  if (text.trim() === '') ruling.error(where, documentErrors.valueLength, { reason: 'blank' })
  const undrawn = undrawnIn(text)
  if (undrawn !== undefined) ruling.warn(where, documentErrors.drawnOtherwise, { characters: undrawn })
}

function verdict(
  documentType: DocumentType | null,
  version: string | null,
  errors: XmlFinding[],
  warnings: XmlFinding[] = [],
): XmlVerdict {
  return { valid: errors.length === 0, documentType, version, errors, warnings }
}

function refused(statement: Statement): XmlVerdict {
  return verdict(null, null, [finding({ line: 1, path: '' }, statement)])
}

type Place = Pick<XmlFinding, 'line' | 'path'>

function finding({ line, path }: Place, { error, params, message }: Statement, where?: Where): XmlFinding {
  const authorityCode = authorityCodeOf(error, where)
  return { line, path, code: error.code, ...(params && { params }), message, authorityCode }
}

function explained(complaint: Complaint): XmlFinding {
  return finding(complaint, explain(complaint.message))
}
