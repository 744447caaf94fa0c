import type {
  AuthorityState,
  BodyOf,
  DocumentAuthorized,
  Mode,
  ReceiptAuthorized,
  ReceiptView,
  receiptFacts,
  SubmitDocument,
} from '@etax/contracts'
import type { Params } from '@etax/kernel'
import type { TaxRounding } from '@etax/tax-document'
import type { MailAction, Mailing } from './mailing.ts'

export type Status = ReceiptView['status']
export type DocumentType = SubmitDocument['documentType']
export type Customer = NonNullable<ReceiptView['customer']>
export type Totals = NonNullable<ReceiptView['totals']>
export type AuthorityMessage = ReceiptView['messages'][number]
export type Authorization = Omit<BodyOf<typeof DocumentAuthorized>, 'receiptId' | 'accessKey' | 'messages'>

export type IssuerContact = NonNullable<BodyOf<typeof ReceiptAuthorized>['issuerContact']>

/** The failed step; a retry resumes there. */
export type Step = 'signing' | 'reception' | 'authorization' | 'printing'

/** Facts arrive late, twice and out of order: they form a set, and the status follows from it (state-machine.ts). */
export type Fact =
  | { kind: 'signed'; xml: string }
  | { kind: 'received'; at: string }
  | { kind: 'authorized'; authorization: Authorization; messages: AuthorityMessage[] }
  | { kind: 'refused'; stage: 'reception' | 'authorization'; messages: AuthorityMessage[] }
  | { kind: 'failed'; step: Step; attempt: number; reason: string; code?: string; params?: Params; neverSent?: boolean }
  | { kind: 'rendered' }
  | { kind: 'mailed'; givenUp: boolean; detail: string | null }
  | ({ kind: 'mail-requested' } & Pick<Mailing, 'id' | 'to' | 'issuer' | 'at'>)
  | { kind: 'mail-ended'; number: number; givenUp: boolean; detail: string | null }
  | { kind: 'retried' }
  | { kind: 'voided'; reason: string; at: Date }
  | { kind: 'consulted'; state: AuthorityState; at: Date }

/**
 * An action stays in the outbox until its answer: the authority's verdict, PDF and mail, or the broker's confirmation.
 * Until then it is dispatched again when due.
 */
export type OutboxAction =
  | 'sign'
  | 'authority.submit'
  | (typeof receiptFacts)[number]['type']
  | 'release-quota'
  | 'take-quota'
  | 'move-stock'
  | MailAction

export interface Owner {
  workspaceId: string
  mode: Mode
}

/** Never changes after numbering. Optional fields are missing in older rows. */
export interface Origin extends Owner {
  _id: string
  schema: 1
  authority: SubmitDocument['authority']
  simulated: boolean
  /** False only for the test taxpayer in the sandbox. */
  signs: boolean
  /** Pre-built XML: refused by reception it is RETURNED, not REJECTED. */
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
  /** Search terms (name-words.ts). */
  customerWords?: string[]
  totals: Totals | null
  /** Older rows without it are rounded per line. */
  taxRounding?: TaxRounding | null
  recipients: string[]
  /** Excluded by the mail policy. */
  suppressed?: string[]
  logoId: string | null
  issuerContact?: IssuerContact
  stock: { code: string; quantity: string }[]
  keyId?: string
  devReference?: string
  referenceKey?: string
  modifiedKey?: string
  withheldKeys?: string[]
  bodyHash?: string
  period: string
  usageDay?: string
  /** How far the test clock of its order was ahead; only in the sandbox. */
  clockOffsetMs?: number
  createdAt: Date
}

/** Changed by facts, and saved together under the version that was read. Optional fields are missing in older rows. */
export interface Progress {
  version: number
  status: Status
  attempt: number
  received: boolean
  authorization: Authorization | null
  refused: 'reception' | 'authorization' | null
  /** `code`, `params`: from our tables. `neverSent`: the authority does not have the document. */
  failed: { step: Step; reason: string; code?: string; params?: Params; neverSent?: boolean } | null
  rendered: boolean
  mailed: boolean
  /** The outcome of the mail after issuing. */
  mailOutcome?: { givenUp: boolean; detail: string | null }
  /** The requested ones, oldest first. */
  mailings?: Mailing[]
  quotaHeld: boolean
  /** Held exclusively. Written outside the version. */
  numberHeld?: boolean
  voided: { at: Date; reason: string } | null
  authorityStatus?: { state: AuthorityState; checkedAt: Date }
  messages: AuthorityMessage[]
  /** `code` and `params` of the detail are missing in older rows. */
  timeline: { status: Status; at: Date; detail: string | null; code?: string; params?: Params }[]
  outbox: OutboxAction[]
  updatedAt: Date
  /** Since when it cannot be signed or submitted. Written outside the version. */
  stalledSince?: Date
}

export interface Contents {
  xml: string
  signed: boolean
}

export type Receipt = Origin & Progress & Contents
