import { withSubject } from '@etax/kernel'
import type { TaxRounding } from '../amounts/pricing.ts'
import type { DocumentType } from '../catalogs/kind-facts.ts'
import { documentErrors } from '../errors/document-errors.ts'
import { type Document, kindOf, type Order, shapeOf } from '../kinds/kinds.ts'
import type { DraftContext, Totals } from '../parts/draft-types.ts'
import type { Issuer } from '../parts/issuer.ts'
import { UNKEYED, UNNUMBERED } from '../parts/issuer-block.ts'
import { OrderReader } from '../parts/order-reader.ts'
import type { Customer } from '../parts/parties.ts'
import { checkIssuer } from '../rules/issuer-rules.ts'
import { locate } from '../schema/locate.ts'
import { schemaViolations } from '../schema/schema-violations.ts'
import { type AccessKey, type EnvironmentCode, makeAccessKey } from '../values/access-key.ts'
import { DOLLAR_NAMES } from '../values/currency.ts'
import type { Violation, Warning } from '../values/findings.ts'
import { namingItsValue } from '../values/name-values.ts'
import { findingOf, Ruling } from '../values/ruling.ts'
import { type ModifiedDocument, modifiedDocumentOf } from './modified-document.ts'
import { placeInOrder, type WithheldReference, withheldDocumentsOf } from './withheld-documents.ts'
import { writeDocument } from './write-document.ts'

/** A document that lacks only its number: plain data, everything checked, the XML written with a gap for number and key. */
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
  /** What a credit or debit note modifies; null for any other kind. */
  modifies: ModifiedDocument | null
  /** How its taxes are rounded, where it is a sale or a note. */
  taxRounding: TaxRounding | null
  /** What a withholding withholds from; empty for any other kind. */
  withholds: WithheldReference[]
  /** As wide, to the byte, as the numbered one. */
  xml: string
}

export type DraftResult =
  | { ok: true; draft: Draft; warnings: Warning[] }
  /** `totals`: what the order comes to as far as it can be read, for whoever shows it while it is written. */
  | { ok: false; violations: Violation[]; warnings: Warning[]; totals: Totals }

export interface NumberedDraft {
  accessKey: AccessKey
  /** 001-001-000000001 */
  number: string
  /** Nine digits. */
  sequential: string
  xml: string
}

/** The authority takes no file above 320 KB (code 26); a signature adds some 6 KB to what is measured here. */
export const MAX_DOCUMENT_BYTES = 320 * 1024
const SIGNATURE_BYTES = 12 * 1024
/** A unit of a JavaScript text takes three bytes of UTF-8 at most. */
const MAX_BYTES_OF_A_UNIT = 3
/** What a document may come to before it is signed. */
export const MAX_UNSIGNED_BYTES = MAX_DOCUMENT_BYTES - SIGNATURE_BYTES

/**
 * Makes a document of an order, or says all that is wrong with it. Nothing that comes later can fail for the order's sake: the
 * document has passed its schema and our rules, and numbering it is filling a gap.
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
  const withholds = withheldDocumentsOf(document, placeInOrder)
  const details = { customer, totals, modifies: modifiedDocumentOf(document), taxRounding, withholds }
  return {
    ok: true,
    warnings,
    draft: { documentType, version, issueDate, ruc, environment, establishment, emissionPoint, ...details, xml },
  }
}

/** Whatever gets a number has been held against its schema, whole. */
function checkSchema(reader: OrderReader, document: Document): void {
  for (const { path, problem } of schemaViolations(shapeOf(document.documentType, document.version), document)) {
    if (problem === 'number') reader.refuse('', documentErrors.totalTooLarge, { element: path })
    else reader.refuse('', documentErrors.againstSchema, { reason: 'order', element: path })
  }
}

/** And against the rules by which we judge XML of others: its key and number are made up, being all that is still to come. */
function checkRules(reader: OrderReader, document: Document, issueDate: string, { today }: DraftContext): void {
  const { documentType, issuer } = document
  const accessKey = makeAccessKey({
    ...issuer,
    issueDate,
    documentType,
    environment: issuer.environment === '2' ? 2 : 1,
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

/** What a document that is too large has too many of, as a rule. */
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
 * Gives a draft its number and access key: two substitutions, whatever its size. `numericCode` is eight random digits.
 * Throws `internal` when the sequential does not fit in nine digits.
 */
export function numberDraft(draft: Draft, numbers: { sequential: number; numericCode: string }): NumberedDraft {
  const accessKey = makeAccessKey({ ...draft, ...numbers })
  const sequential = String(numbers.sequential).padStart(9, '0')
  // Both stand in the first block, in this order, before anything a caller could have written.
  const keyAt = draft.xml.indexOf(KEY_GAP)
  const numberAt = draft.xml.indexOf(NUMBER_GAP, keyAt)
  const numbered = [
    draft.xml.slice(0, keyAt),
    `<claveAcceso>${accessKey}</claveAcceso>`,
    draft.xml.slice(keyAt + KEY_GAP.length, numberAt),
    `<secuencial>${sequential}</secuencial>`,
    draft.xml.slice(numberAt + NUMBER_GAP.length),
  ].join('')
  const xml = draft.documentType === 'WITHHOLDING' ? fillOwnNumber(numbered, draft, sequential) : numbered
  return { accessKey, number: `${draft.establishment}-${draft.emissionPoint}-${sequential}`, sequential, xml }
}

/** Who withholds from himself names the withholding as its own supporting document. No document has number zero. */
function fillOwnNumber(xml: string, { establishment, emissionPoint }: Draft, sequential: string): string {
  const own = `<numDocSustento>${establishment}${emissionPoint}`
  return xml.replaceAll(`${own}${UNNUMBERED}<`, `${own}${sequential}<`)
}

/** Documents are in dollars: a caller may say so, and nothing else. */
function checkCurrency(reader: OrderReader, currency: string | undefined): void {
  const name = currency?.trim().toUpperCase()
  if (name) reader.oneOf('currency', name, DOLLAR_NAMES)
}
