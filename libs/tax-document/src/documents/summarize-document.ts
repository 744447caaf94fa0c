import type { TaxRounding } from '../amounts/pricing.ts'
import type { DocumentType } from '../catalogs/kind-facts.ts'
import { type Document, kindOf, shapeOf } from '../kinds/kinds.ts'
import type { Totals } from '../parts/draft-types.ts'
import type { Customer } from '../parts/parties.ts'
import { locate } from '../schema/locate.ts'
import { type EnvironmentCode, parseAccessKey } from '../values/access-key.ts'
import { dayOf } from '../values/calendar.ts'
import { type ModifiedDocument, modifiedDocumentOf } from './modified-document.ts'
import { taxRoundingOf } from './tax-rounding-of.ts'
import { type WithheldReference, withheldDocumentsOf } from './withheld-documents.ts'

/** What a receipt shows of its document, whatever the kind: the same members a draft has. */
export interface DocumentSummary {
  documentType: DocumentType
  version: string
  /** As written: validate before trusting it. */
  accessKey: string
  ruc: string
  environment: EnvironmentCode
  establishment: string
  emissionPoint: string
  sequential: string
  /** 001-001-000000001 */
  number: string
  /** YYYY-MM-DD; a waybill's stands in its access key only. Empty where neither says it. */
  issueDate: string
  customer: Customer
  totals: Totals
  /** What a credit or debit note modifies; null for any other kind. */
  modifies: ModifiedDocument | null
  /** How its taxes were rounded, where it tells. */
  taxRounding: TaxRounding | null
  /** What a withholding withholds from; empty for any other kind. */
  withholds: WithheldReference[]
}

/** Digests a document that was read: for those written elsewhere, which no draft of ours stands behind. */
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
    environment: issuer.environment === '2' ? 2 : 1,
    establishment,
    emissionPoint,
    sequential,
    number: `${establishment}-${emissionPoint}-${sequential}`,
    issueDate: printed ?? parseAccessKey(accessKey)?.issueDate ?? '',
    customer: kind.party(document),
    totals: kind.totals(document),
    modifies: modifiedDocumentOf(document),
    taxRounding: taxRoundingOf(document),
    withholds: withheldDocumentsOf(document, (where) => locate(shapeOf(documentType, version), document, where)),
  }
}
