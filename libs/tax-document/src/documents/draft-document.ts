import { withSubject } from '@etax/kernel'
import type { TaxRounding } from '../amounts/pricing.ts'
import type { DocumentType } from '../catalogs/kind-facts.ts'
import { documentErrors } from '../errors/document-errors.ts'
import { type Document, kindOf, type Order, shapeOf } from '../kinds/kinds.ts'
import type { DraftContext, Totals, WithheldReference } from '../parts/draft-types.ts'
import type { Issuer } from '../parts/issuer.ts'
import { UNKEYED, UNNUMBERED } from '../parts/issuer-block.ts'
import { OrderReader } from '../parts/order-reader.ts'
import type { Customer } from '../parts/parties.ts'
import { checkIssuer } from '../rules/issuer-rules.ts'
import { locate } from '../schema/locate.ts'
import { schemaViolations } from '../schema/schema-violations.ts'
import { type AccessKey, type EnvironmentCode, environmentCode, makeAccessKey } from '../values/access-key.ts'
import { DOLLAR_NAMES } from '../values/currency.ts'
import { numberText, sequentialText } from '../values/document-number.ts'
import type { Violation, Warning } from '../values/findings.ts'
import { namingItsValue } from '../values/name-values.ts'
import { findingOf, Ruling, type Where } from '../values/ruling.ts'
import { type ModifiedDocument, modifiedDocumentOf } from './modified-document.ts'
import { writeDocument } from './write-document.ts'

/** A complete, checked document without a number: the XML has a gap for number and key. */
export interface Draft {
  documentType: DocumentType
  version: string
  /** YYYY-MM-DD */
  issueDate: string
  ruc: string
  environment: EnvironmentCode
  establishment: string
  emissionPoint: string
  customer: Customer
  totals: Totals
  /** The document that a note modifies; null for other kinds. */
  modifies: ModifiedDocument | null
  /** The rounding of a sale or a note; null for other documents. */
  taxRounding: TaxRounding | null
  /** The documents of a withholding; empty for other kinds. */
  withholds: WithheldReference[]
  /** It has as many bytes as the numbered XML. */
  xml: string
}

export type DraftResult =
  | { ok: true; draft: Draft; warnings: Warning[] }
  /** `totals`: the sums of the readable parts, for display during editing. */
  | { ok: false; violations: Violation[]; warnings: Warning[]; totals: Totals }

export interface NumberedDraft {
  accessKey: AccessKey
  /** 001-001-000000001 */
  number: string
  /** Nine digits. */
  sequential: string
  xml: string
}

/** The authority's limit is 320 KB (code 26); a signature adds some 6 KB. */
export const MAX_DOCUMENT_BYTES = 320 * 1024
const SIGNATURE_BYTES = 12 * 1024
/** The UTF-8 bytes of a UTF-16 unit, at most. */
const MAX_BYTES_OF_A_UNIT = 3
/** The limit before signing. */
export const MAX_UNSIGNED_BYTES = MAX_DOCUMENT_BYTES - SIGNATURE_BYTES

/**
 * Makes a document from an order, or returns all errors. The document has passed its schema and our rules: numbering
 * only fills the gap, and later steps cannot fail because of the order.
 */
export function draftDocument(order: Order, issuer: Issuer, context: DraftContext): DraftResult {
  const reader = new OrderReader()
  const kind = kindOf(order.documentType)
  checkCurrency(reader, order.currency)
  const { document, customer, issueDate, taxRounding = null } = kind.draft(reader, order, issuer, context)
  if (reader.ok) checkSchema(reader, document)
  if (reader.ok) checkRules(reader, document, issueDate, context)
  if (reader.ok) for (const unusual of kind.unusual(document)) reader.add(findingOf(unusual.path, unusual), 'warnings')
  const xml = reader.ok ? writeDocument(document) : ''
  checkSize(reader, xml, order)
  const named = namingItsValue({ ...order, issuer })
  const [violations, warnings] = [reader.violations.map(named), reader.warnings.map(named)]
  const totals = kind.totals(document)
  if (!reader.ok) return { ok: false, violations, warnings, totals }
  const { ruc, establishment, emissionPoint } = document.issuer
  const { documentType, version } = document
  const { environment } = issuer
  const withholds = kind.withholds?.(document, placeInOrder) ?? []
  const details = { customer, totals, modifies: modifiedDocumentOf(document), taxRounding, withholds }
  return {
    ok: true,
    warnings,
    draft: { documentType, version, issueDate, ruc, environment, establishment, emissionPoint, ...details, xml },
  }
}

/** `supportingDocuments[0].number`: order and document have the same list. */
function placeInOrder([list, at, member]: Where): string {
  return `${list}[${at}].${member}`
}

/** Checks the whole document before it gets a number. */
function checkSchema(reader: OrderReader, document: Document): void {
  for (const { path, problem } of schemaViolations(shapeOf(document.documentType, document.version), document)) {
    if (problem === 'number') reader.refuse('', documentErrors.totalTooLarge, { element: path })
    else reader.refuse('', documentErrors.againstSchema, { reason: 'order', element: path })
  }
}

/** Applies the rules for XML of others, with a provisional key and number. */
function checkRules(reader: OrderReader, document: Document, issueDate: string, { today }: DraftContext): void {
  const { documentType, issuer } = document
  const accessKey = makeAccessKey({
    ...issuer,
    issueDate,
    documentType,
    environment: environmentCode(issuer.environment),
    sequential: Number(UNNUMBERED),
    numericCode: '00000000',
  })
  const numbered = { ...document, issuer: { ...issuer, accessKey } } as Document
  const ruling = new Ruling()
  checkIssuer(ruling, numbered)
  kindOf(documentType).rules(ruling, numbered, { today })
  const shape = shapeOf(documentType, document.version)
  for (const broken of ruling.errors) {
    const element = locate(shape, numbered, broken.where)
    reader.add(withSubject(findingOf('', broken), { element }), 'violations')
  }
}

function checkSize(reader: OrderReader, xml: string, order: Order): void {
  if (xml.length * MAX_BYTES_OF_A_UNIT <= MAX_UNSIGNED_BYTES) return
  const size = new TextEncoder().encode(xml).length
  if (size <= MAX_UNSIGNED_BYTES) return
  const [path, entries] = longestList(order)
  const few = Math.floor((entries * MAX_UNSIGNED_BYTES) / size)
  const parts = few > 0 ? { parts: { list: path, entries: few } } : {}
  reader.refuse(path, documentErrors.documentTooLarge, { reason: 'order', size, most: MAX_DOCUMENT_BYTES, ...parts })
}

/** The usual cause of a document that is too large. */
function longestList(order: Order): [path: string, entries: number] {
  const lists = Object.entries(order).map(([name, value]): [string, number] => [
    name,
    Array.isArray(value) ? value.length : 0,
  ])
  const [longest = ['', 0]] = lists.toSorted(([, one], [, other]) => other - one)
  return longest[1] > 1 ? [...longest] : ['', 0]
}

const KEY_GAP = `<claveAcceso>${UNKEYED}</claveAcceso>`
const NUMBER_GAP = `<secuencial>${UNNUMBERED}</secuencial>`

/**
 * Fills number and access key into a draft, by two substitutions. `numericCode` is eight random digits. Throws
 * `internal` for a sequential of more than nine digits.
 */
export function numberDraft(draft: Draft, numbers: { sequential: number; numericCode: string }): NumberedDraft {
  const accessKey = makeAccessKey({ ...draft, ...numbers })
  const sequential = sequentialText(numbers.sequential)
  // Both are in the first block, in this order, before any text of the caller.
  const keyAt = draft.xml.indexOf(KEY_GAP)
  const numberAt = draft.xml.indexOf(NUMBER_GAP, keyAt)
  const numbered = [
    draft.xml.slice(0, keyAt),
    `<claveAcceso>${accessKey}</claveAcceso>`,
    draft.xml.slice(keyAt + KEY_GAP.length, numberAt),
    `<secuencial>${sequential}</secuencial>`,
    draft.xml.slice(numberAt + NUMBER_GAP.length),
  ].join('')
  const xml = kindOf(draft.documentType).numbered?.(numbered, { ...draft, sequential }) ?? numbered
  return { accessKey, number: numberText({ ...draft, sequential }), sequential, xml }
}

/** Documents are in dollars. */
function checkCurrency(reader: OrderReader, currency: string | undefined): void {
  const name = currency?.trim().toUpperCase()
  if (name) reader.oneOf('currency', name, DOLLAR_NAMES)
}
