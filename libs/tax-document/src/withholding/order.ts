import type { TaxType } from '../catalogs/taxes.ts'
import type { WithheldTax } from '../catalogs/withholdings.ts'
import type { Amount, Day, OrderBase, Party, Reimbursement } from '../order.ts'

export interface WithholdingOrder extends OrderBase {
  documentType: 'WITHHOLDING'
  /** `kind` goes with a foreign identification. */
  subject: Party & { kind?: 'PERSON' | 'COMPANY' | undefined }
  /** MM/YYYY; default: the month of the issue date. */
  fiscalPeriod?: string | undefined
  /** Default: false. */
  relatedParty?: boolean | undefined
  supportingDocuments: readonly WithheldDocument[]
}

/** A document of the subject's from which something is withheld. */
export interface WithheldDocument {
  /** What it was paid for: code of the authority's table of supports. */
  supportCode: string
  /** INVOICE, … or the authority's code. */
  documentType: string
  /** 001-001-000000001, with or without dashes. Left out with document type 42 it is this withholding's own. */
  number?: string | undefined
  issueDate: Day
  accountingDate?: Day | undefined
  authorizationNumber?: string | undefined
  subtotal: Amount
  total: Amount
  taxes: readonly WithheldDocumentTax[]
  withholdings: readonly WithholdingLine[]
  /** Default: the whole total by method 01. */
  payments?: readonly { method: string; amount: Amount }[] | undefined
  /** When it was paid abroad. */
  paidAbroad?: PaidAbroad | undefined
  reimbursements?: readonly Reimbursement[] | undefined
}

export interface WithheldDocumentTax {
  taxType: TaxType | 'ICE' | 'PLASTIC_BOTTLES'
  /** Percentage, with IVA_RATE and ICE. */
  rate?: Amount | undefined
  /** Code of the excise, with ICE only. */
  code?: string | undefined
  base: Amount
  /** Default: the rate of the base. */
  amount?: Amount | undefined
}

export interface WithholdingLine {
  taxType: WithheldTax
  /** Authority's code of the concept. */
  code: string
  base: Amount
  /** Percentage withheld. */
  rate: Amount
  /** With support code 10 only. */
  dividends?: { paidOn: Day; incomeTax: Amount; fiscalYear: string } | undefined
  /** With the banana codes only. */
  bananas?: { boxes: string; price: Amount } | undefined
}

export interface PaidAbroad {
  /** 01 general, 02 tax haven, 03 preferential. */
  regime: '01' | '02' | '03'
  /** Three digits, table 25. */
  country: string
  /** Whether a treaty against double taxation applies. */
  taxTreaty: boolean
  /** Where no treaty applies: whether the payment is subject to withholding. */
  subjectToWithholding?: boolean | undefined
  /** Whether it was paid to a preferential fiscal regime. */
  fiscalRegime?: boolean | undefined
}
