import type { EnvironmentCode } from './access-key.ts'
import type { IdentificationType } from './catalogs/parties.ts'
import type { TimeUnit } from './catalogs/payments.ts'
import type { TaxType } from './catalogs/taxes.ts'

// What a caller asks for. Amounts, quantities and rates are decimal text ("12.50"), dates YYYY-MM-DD in the authority's time
// zone, codes the authority's own. A blank or missing optional member counts as not given.

/** A decimal number as text. */
export type Amount = string
/** YYYY-MM-DD */
export type Day = string

/** Who issues, from which establishment and emission point: everything a document says about its issuer. */
export interface Issuer {
  ruc: string
  legalName: string
  commercialName?: string | null | undefined
  /** The head office's. */
  address: string
  establishment: { code: string; address?: string | null | undefined }
  emissionPoint: string
  accountingObligated: boolean
  specialContributorCode?: string | null | undefined
  rimpe?: 'ENTREPRENEUR' | 'POPULAR_BUSINESS' | null | undefined
  /** Number of the resolution, with or without its prefix: NAC-DNCRASC20-00000001 or 1. */
  withholdingAgent?: string | null | undefined
  /** Number of the resolution. */
  largeContributor?: string | null | undefined
  /** Number of the qualification. */
  artisan?: string | null | undefined
  environment: EnvironmentCode
  /** Of the third party whose system issues: an additional field since version 2.34 of the sheet. */
  providerRuc?: string | null | undefined
}

/** Members every order may have. */
export interface OrderBase {
  /** Default: today. */
  issueDate?: Day | undefined
  /** At most 15, less those the issuer's own marks take. */
  additionalInfo?: Readonly<Record<string, string>> | undefined
  fiscalMachine?: { brand: string; model: string; serial: string } | undefined
}

/** A customer, supplier, carrier or subject. */
export interface Party {
  identificationType: IdentificationType
  /** Not needed for FINAL_CONSUMER. */
  identification?: string | undefined
  legalName?: string | undefined
  /** One or several, comma-separated. */
  email?: string | undefined
  phone?: string | undefined
  address?: string | undefined
}

export interface Item {
  code: string
  auxiliaryCode?: string | undefined
  description: string
  unit?: string | undefined
  quantity: Amount
  unitPrice: Amount
  /** An amount, not a percentage; default 0. */
  discount?: Amount | undefined
  taxType: TaxType
  /** Percentage, with IVA_RATE only. */
  tax?: Amount | undefined
  /** At most three. */
  details?: readonly { name: string; value: string }[] | undefined
  ice?: Excise | undefined
  /** Tax on plastic bottles of the whole line. */
  plasticBottleTax?: { amount: Amount } | undefined
  /** Price without the subsidy, where the State pays part of it. */
  unsubsidizedPrice?: Amount | undefined
}

export interface Payment {
  /** Authority's code, table 24. */
  method: string
  amount: Amount
  term?: Amount | undefined
  timeUnit?: TimeUnit | undefined
}

/** Excise: a percentage of the line, or an amount for it. */
export interface Excise {
  /** Authority's code, table 18. */
  code: string
  rate?: Amount | undefined
  amount?: Amount | undefined
}

/** Another's document paid on someone's behalf and claimed back. */
export interface Reimbursement {
  supplier: {
    identificationType: IdentificationType
    identification: string
    kind: 'PERSON' | 'COMPANY'
    /** Three digits, table 25. */
    country?: string | undefined
  }
  /** Authority's code of the document: 01 for an invoice. */
  documentType: string
  /** 001-001-000000001 */
  number: string
  issueDate: Day
  authorizationNumber: string
  taxes: readonly ReimbursedTax[]
}

export interface ReimbursedTax {
  taxType: TaxType | 'ICE' | 'PLASTIC_BOTTLES'
  /** Percentage, with IVA_RATE and ICE. */
  tax?: Amount | undefined
  /** Code of the excise, with ICE only. */
  code?: string | undefined
  base: Amount
  /** Default: the rate of the base. */
  amount?: Amount | undefined
}

/** Terms of a sale abroad. */
export interface Exportation {
  /** FOB, CIF, … */
  incoterm: string
  incotermPlace: string
  /** Three digits, table 25. */
  originCountry: string
  loadingPort: string
  destinationPort: string
  destinationCountry: string
  acquisitionCountry?: string | undefined
  /** Incoterm of the subtotal; default the same. */
  incotermSubtotal?: string | undefined
  internationalFreight?: Amount | undefined
  internationalInsurance?: Amount | undefined
  customsExpenses?: Amount | undefined
  otherTransportExpenses?: Amount | undefined
}

/** The document a note modifies: by its access key alone, or by type, number and date. */
export interface SupportingReference {
  accessKey?: string | undefined
  /** INVOICE, … or the authority's code. */
  documentType?: string | undefined
  /** 001-001-000000001 */
  number?: string | undefined
  issueDate?: Day | undefined
}

/** Value-added tax given back at once to an older or disabled buyer; lowers the total. */
export interface IvaRefund {
  /** Percentage of the rate it belongs to. */
  tax: Amount
  amount: Amount
}
