import type {
  AuthorityState,
  BodyOf,
  DocumentAuthorized,
  ReceiptAuthorized,
  ReceiptView,
  receiptFacts,
  SubmitDocument,
} from '@etax/contracts'
import type { TaxRounding } from '@etax/tax-document'
import type { MailAction, Mailing } from './mailing.ts'

export type Status = ReceiptView['status']
export type Mode = 'test' | 'live'
export type DocumentType = SubmitDocument['documentType']
export type Customer = NonNullable<ReceiptView['customer']>
export type Totals = NonNullable<ReceiptView['totals']>
export type AuthorityMessage = ReceiptView['messages'][number]
export type Authorization = Omit<BodyOf<typeof DocumentAuthorized>, 'receiptId' | 'accessKey' | 'messages'>

/** Where the customer reaches the issuer. */
export type IssuerContact = NonNullable<BodyOf<typeof ReceiptAuthorized>['issuerContact']>

/** The step that failed, and so the one a retry begins with. */
export type Step = 'signing' | 'reception' | 'authorization' | 'printing'

/**
 * What has happened to a receipt. Facts arrive late, twice and out of order by right; they form a set, and the status
 * is derived from it (state-machine.ts).
 */
export type Fact =
  | { kind: 'signed'; xml: string }
  | { kind: 'received'; at: string }
  | { kind: 'authorized'; authorization: Authorization; messages: AuthorityMessage[] }
  | { kind: 'refused'; stage: 'reception' | 'authorization'; messages: AuthorityMessage[] }
  | { kind: 'failed'; step: Step; attempt: number; reason: string; code?: string; neverSent?: boolean }
  | { kind: 'rendered' }
  | { kind: 'mailed'; givenUp: boolean; detail: string | null }
  | ({ kind: 'mail-asked' } & Pick<Mailing, 'id' | 'to' | 'issuer' | 'at'>)
  /** `number`: 1 for the first that was asked for. */
  | { kind: 'mail-ended'; number: number; givenUp: boolean; detail: string | null }
  | { kind: 'retried' }
  | { kind: 'voided'; reason: string; at: Date }
  | { kind: 'consulted'; state: AuthorityState; at: Date }

/**
 * What is still to be done for a receipt: stored with it, dispatched after the save. An action stays in the outbox until
 * its answer is known: the authority's verdict for a submission, PDF and mail for an authorization, the broker's
 * confirm for the rest. Until then it is dispatched again.
 */
export type OutboxAction =
  | 'sign'
  | 'authority.submit'
  | (typeof receiptFacts)[number]['type']
  | 'release-quota'
  | 'take-quota'
  | 'move-stock'
  | MailAction

/** Whose receipts: every call is confined to one workspace and one mode. */
export interface Owner {
  workspaceId: string
  mode: Mode
}

/** What never changes once a receipt is numbered. */
export interface Origin extends Owner {
  _id: string
  /** Layout of the row. */
  schema: 1
  authority: SubmitDocument['authority']
  simulated: boolean
  /** False only for the test taxpayer in the sandbox. */
  signs: boolean
  /** Pre-built XML: what reception refuses is RETURNED, not REJECTED. */
  ownXml: boolean
  origin: ReceiptView['origin']
  taxpayerId: string
  ruc: string
  documentType: DocumentType
  establishment: string
  emissionPoint: string
  sequential: string
  accessKey: string
  issueDate: string
  customer: Customer | null
  /** What its customer's name is found by (name-words.ts); rows of before get theirs later. */
  customerWords?: string[]
  totals: Totals | null
  /** How its taxes are rounded, where that is known; rows of before have none, and were rounded on their lines. */
  taxRounding?: TaxRounding | null
  recipients: string[]
  /** Whom it was to be mailed to and may not be; rows of before have none. */
  suppressed?: string[]
  logoId: string | null
  /** Rows of before have none. */
  issuerContact?: IssuerContact
  /** What a production sale takes from stock, or its credit note gives back, by the product's code. */
  stock: { code: string; quantity: string }[]
  /** The API key it was issued with; rows of before, of sessions and imported ones have none. */
  keyId?: string
  devReference?: string
  /** The reference with everything it is unique within. */
  referenceKey?: string
  /** Of a note: the document it modifies, with everything that one's number is unique within. */
  modifiedKey?: string
  /** Of a withholding: the documents it withholds from, each with everything that one's number is unique within. */
  withheldKeys?: string[]
  bodyHash?: string
  /** The month its quota was taken from. */
  period: string
  /** The day that its usage counts on; rows of before get theirs later. */
  usageDay?: string
  createdAt: Date
}

/** What facts change: saved as a whole, under the version it was read with. */
export interface Progress {
  version: number
  status: Status
  attempt: number
  received: boolean
  authorization: Authorization | null
  refused: 'reception' | 'authorization' | null
  /** `code`: of our own tables, where it is known; rows of before have none. `neverSent`: the authority cannot have it. */
  failed: { step: Step; reason: string; code?: string; neverSent?: boolean } | null
  rendered: boolean
  mailed: boolean
  /** What became of the mail that follows from issuing; rows of before have none. */
  mailOutcome?: { givenUp: boolean; detail: string | null }
  /** Those that were asked for, oldest first; rows without any have none. */
  mailings?: Mailing[]
  quotaHeld: boolean
  /**
   * No other receipt may have its number: set where it takes one, and noted beside what facts change, under no version. Rows of
   * before have none.
   */
  numberHeld?: boolean
  voided: { at: Date; reason: string } | null
  /** What the authority said when it was last asked how the document stands; rows of those never asked about have none. */
  authorityStatus?: { state: AuthorityState; checkedAt: Date }
  messages: AuthorityMessage[]
  timeline: { status: Status; at: Date; detail: string | null }[]
  outbox: OutboxAction[]
  updatedAt: Date
  /** Since when it could not be signed or handed over; gone once it is. Noted beside what facts change, under no version. */
  stalledSince?: Date
}

/** The document: numbered, and once it is signed, signed. Left out of reads that do not need it. */
export interface Contents {
  xml: string
  signed: boolean
}

export type Receipt = Origin & Progress & Contents
