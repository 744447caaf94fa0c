import type { TaxRounding } from '../amounts/pricing.ts'
import type { DocumentType } from '../catalogs/kind-facts.ts'
import { type Document, kindOf, shapeOf } from '../kinds/kinds.ts'
import type { Totals, WithheldReference } from '../parts/draft-types.ts'
import type { Customer } from '../parts/parties.ts'
import { locate } from '../schema/locate.ts'
import { type EnvironmentCode, environmentCode, parseAccessKey } from '../values/access-key.ts'
import { dayOf } from '../values/calendar.ts'
import { numberText } from '../values/document-number.ts'
import { type ModifiedDocument, modifiedDocumentOf } from './modified-document.ts'
import { taxRoundingOf } from './tax-rounding-of.ts'

export interface DocumentSummary {
  documentType: DocumentType
  version: string
  /** The text of the document, not validated. */
  accessKey: string
  ruc: string
  environment: EnvironmentCode
  establishment: string
  emissionPoint: string
  sequential: string
  /** 001-001-000000001 */
  number: string
  /** YYYY-MM-DD; a waybill's is in its access key. Empty where both lack it. */
  issueDate: string
  customer: Customer
  totals: Totals
  /** The document that a note modifies; null for other kinds. */
  modifies: ModifiedDocument | null
  /** Null where the document does not show it. */
  taxRounding: TaxRounding | null
  /** The documents of a withholding; empty for other kinds. */
  withholds: WithheldReference[]
}

export function summarizeDocument(document: Document): DocumentSummary {
  const { issuer, documentType, version } = document
  const { accessKey, ruc, establishment, emissionPoint, sequential } = issuer
  const kind = kindOf(documentType)
  const printed = 'issueDate' in document.header ? dayOf(document.header.issueDate) : null
  return {
    documentType,
    version,
    accessKey,
    ruc,
    environment: environmentCode(issuer.environment),
    establishment,
    emissionPoint,
    sequential,
    number: numberText(issuer),
    issueDate: printed ?? parseAccessKey(accessKey)?.issueDate ?? '',
    customer: kind.party(document),
    totals: kind.totals(document),
    modifies: modifiedDocumentOf(document),
    taxRounding: taxRoundingOf(document),
    withholds: kind.withholds?.(document, (where) => locate(shapeOf(documentType, version), document, where)) ?? [],
  }
}
