import type { AuthorityState } from '@etax/contracts'
import type { Due } from '@etax/durable-work'
import type { Decimal } from '@etax/kernel'
import type { Issuer, Order, PostedOrder } from '@etax/tax-document'
import type { QuotaNotice } from './domain/quota-notice.ts'
import type { CreditedSums } from './domain/rate-balance.ts'
import type {
  AuthorityMessage,
  Authorization,
  DocumentType,
  Fact,
  IssuerContact,
  OutboxAction,
  Owner,
  Receipt,
  Status,
} from './domain/receipt.ts'
import type { TaxName } from './domain/report-sums.ts'
import type { Recorded } from './domain/state-machine.ts'
import type { WithheldBefore } from './domain/withheld-before.ts'

export interface Change {
  from: number
  to: Recorded
  xml?: string
  booking?: 'due'
}

export interface ListFilter extends Owner {
  ruc: string
  documentType?: DocumentType
  statuses?: readonly Status[]
  from?: string
  to?: string
  devReference?: string
  customerIdentification?: string
  /** The number is 001-001-000000123, or the last part alone. */
  number?: string
  accessKey?: string
  /** The number of the modified invoice. */
  modifies?: string
  /** domain/search-terms.ts defines its form. */
  q?: string
}

/** `isMinimum`: the total is a lower bound. */
export interface ListedPage {
  rows: LightReceipt[]
  total: number
  isMinimum: boolean
}

export type PageStart = { after: { createdAt: Date; id: string } } | { skip: number }

export type LightReceipt = Omit<Receipt, 'xml'>

/** The number is unique per taxpayer, kind and environment: 001-001-000000001. */
export interface NumberedDocument extends Owner {
  ruc: string
  documentType: DocumentType
  number: string
}

export interface Receipts {
  /** Returns false if the receipt changed meanwhile. */
  save(change: Change): Promise<boolean>
  load(id: string): Promise<Receipt | null>
  loadLight(id: string): Promise<LightReceipt | null>
  /** Removes completed actions, except those that a later attempt needs again. A lost call only repeats actions. */
  complete(done: ActionsDone): Promise<unknown>
  /** Has the action dispatched again after at most this delay. */
  stall(stalled: { id: string; action: OutboxAction; inMs: number }): Promise<unknown>
  endStall(id: string): Promise<unknown>
  /** Counts the waiting receipts of all processes, up to `max`. */
  countWaiting(wait: { forMs: number; max: number }): Promise<number>
  /** Returns due receipts and leases them to the caller. */
  due(max: number): Promise<Receipt[]>
  /** Finds a receipt by id or access key. */
  find(owner: Owner, id: string, ruc?: string): Promise<Receipt | null>
  /** Refused invoices are included. */
  findInvoices(owner: Owner, ruc: string, number: string): Promise<LightReceipt[]>
  /** Finds a receipt of this number with another access key and with a status that is not in `free`. */
  findNumber(numbered: NumberedDocument, exceptKey: string, free: readonly Status[]): Promise<LightReceipt | null>
  lastNumber(numbered: NumberedDocument): Promise<number>
  /** Adds up all other credit notes that are valid at the authority, voided here or not. */
  sumCreditNotes(modifiedKey: string, exceptId: string): Promise<CreditedSums>
  /** Finds for each document the first other withholding that is, or may be, valid at the authority. */
  findWithheld(withheldKeys: readonly string[], exceptId: string): Promise<Map<string, WithheldBefore>>
  /** Returns the receipt of the first key that has one. */
  findByReference(referenceKeys: readonly string[]): Promise<Receipt | null>
  /** Lists the newest first; the total is counted to 10,000. */
  list(filter: ListFilter, limit: number, start: PageStart): Promise<ListedPage>
  /** An `unfinished` receipt is not final, or in ERROR. */
  isAny(part: SeriesPart & { mode: Owner['mode'] }, which: 'all' | 'unfinished'): Promise<boolean>
  countByKind(owner: Owner, period: string): Promise<KindCount[]>
}

export interface KindCount {
  documentType: string
  status: string
  keyId: string | null
  count: number
  held: number
}

export interface ActionsDone {
  id: string
  attempt: number
  actions: readonly OutboxAction[]
}

export interface Bookings {
  /** Returns false if another process has the lease. */
  lease(run: () => Promise<boolean>): Promise<boolean>
  /** Returns the ids that wait longest first. */
  due(max: number): Promise<string[]>
  /**
   * Books in one transaction. If all actions of an outbox are done, the same write clears it; returns the ids of these
   * receipts.
   */
  book(ids: readonly string[], done?: readonly ActionsDone[]): Promise<string[]>
  /** Delays the receipt by an hour. */
  putOff(id: string): Promise<unknown>
  /** Returns false if none are left, or another process does it. */
  walk(max: number): Promise<boolean>
  begin(): Promise<unknown>
}

export interface FiguresQuery extends Owner {
  ruc: string
  documentTypes: readonly DocumentType[]
  of: 'documents' | 'taxes'
  from: string
  to: string
  by: Grouping
  establishment?: string
  emissionPoint?: string
  customer?: string
  maxGroups: number
}

export type Grouping = 'day' | 'month' | 'establishment' | 'emissionPoint' | 'documentType' | 'customer'

export interface Figures {
  totals: FigureGroup
  groups: FigureGroup[]
}

export interface FigureGroup {
  key: string
  name: string
  documents: number
  amounts: Record<'subtotal' | 'discount' | 'tax' | 'total', Decimal>
  /** The sums include voided documents. */
  voided: { documents: number; total: Decimal }
  taxes: FigureTax[]
}

export interface FigureTax extends TaxName {
  documents: number
  base: Decimal
  amount: Decimal
  voided: { documents: number; amount: Decimal }
}

export interface Reports {
  figures(query: FiguresQuery): Promise<Figures>
  /** Returns null while older receipts are being added. Call it before `figures`. */
  asOf(): Promise<Date | null>
  dailyUsage(owner: Owner, from: string, to: string): Promise<{ day: string; documentType: string; used: number }[]>
}

export interface Purge {
  _id: string
  workspaceId: string
}

export type LeasedPurge = Purge & { due: Pick<Due, 'lease'> }

export interface Purges {
  /** Repeats `deleteSome` until it returns 0. Returns the sum; 0 if another process has the lease. */
  deleteAlone(deleteSome: () => Promise<number>): Promise<number>
  claim(max: number): Promise<LeasedPurge[]>
  finish(purges: readonly LeasedPurge[]): Promise<unknown>
  release(purges: readonly LeasedPurge[]): Promise<unknown>
}

export type LeasedQuotaNotice = QuotaNotice & { _id: string; due: Pick<Due, 'lease'> }

/** There is one notice per period and threshold. */
export interface QuotaNotices {
  claim(max: number): Promise<LeasedQuotaNotice[]>
  sent(notice: LeasedQuotaNotice): Promise<unknown>
}

export interface Allowance {
  limited: boolean
  quota: number
  excess: number
  period: string
}

export interface OwnNumber {
  sequential: string
  accessKey: string
  xml: string
}

export interface NumberRequest {
  receipt: Omit<Receipt, keyof OwnNumber>
  /** An import has null: it takes no quota. */
  allowance: Allowance | null
  /** It cannot fail for a valid document. Pre-built XML and imports have their own number. */
  finish: ((sequential: number, numericCode: string) => OwnNumber) | OwnNumber
}

/** `excess` means that the excess allowance is used up too. */
export interface QuotaRefusal {
  kind: 'refused'
  lacks: 'quota' | 'excess'
}

export type NumberingResult =
  | { kind: 'numbered'; receipt: Receipt }
  | { kind: 'duplicate'; receipt: Receipt }
  /** Another receipt has the number of a document that has its own number. */
  | { kind: 'taken'; holder: Receipt }
  | QuotaRefusal

export type CountedReceipt = Pick<Receipt, '_id' | 'workspaceId' | 'mode' | 'period' | 'documentType' | 'usageDay'>

export interface Numbering {
  /** Numbers and takes quota in one transaction. A repeated id or reference returns the first receipt. */
  number(request: NumberRequest): Promise<NumberingResult>
  /** Releases the quota of this attempt only. Safe to repeat. */
  releaseQuota(receipt: Pick<Receipt, '_id' | 'attempt'>): Promise<unknown>
  /** Takes quota, also beyond the limit. Safe to repeat. */
  holdQuota(receipt: CountedReceipt): Promise<unknown>
  /** Returns false if the receipt changed meanwhile. */
  takeQuotaAgain(retried: Pick<Change, 'from' | 'to'>, allowance: Allowance): Promise<boolean | QuotaRefusal>
  /**
   * Deletes final receipts with an empty outbox that are unchanged for this time. Returns quota, books out and writes
   * purges in one transaction. Returns their number, at most `max`. With a workspace only its own.
   */
  deleteFinal(keptForMs: number, max: number, workspaceId?: string): Promise<number>
  used(owner: Owner, period: string): Promise<number>
  /** Returns false if this number, or a later one, is used already. */
  setNext(seriesKey: string, next: number): Promise<boolean>
  list(filter: SeriesFilter): Promise<SequentialOfSeries[]>
  hasSeries(part: SeriesPart): Promise<boolean>
}

/** Each code has three digits. */
export interface SeriesName {
  establishment: string
  emissionPoint: string
}

export interface Holdings {
  sandboxReceipts: boolean
  liveReceipts: boolean
  unfinishedReceipts: boolean
  sequentials: boolean
}

/** An empty code means all. */
export interface SeriesPart extends SeriesName {
  workspaceId: string
  ruc: string
}

export interface SeriesFilter extends SeriesPart {
  mode: Owner['mode']
  documentType?: DocumentType
}

export interface SequentialOfSeries extends SeriesName {
  documentType: string
  next: number
  last: number
}

export interface IssuingTaxpayer {
  taxpayerId: string
  testTaxpayer: boolean
  /** It changes with every upload; empty for none. */
  certificateId: string
  /** The registry number cannot change any more. */
  numberFixed: boolean
  /** Known only for a call with a series. */
  inProduction: boolean
  logoId: string | null
  contact: IssuerContact
  issuer: Omit<Issuer, 'environment' | 'providerRuc'>
}

export interface ResolvedOrder extends IssuingTaxpayer {
  order: Order
}

export interface Catalog {
  /** @throws AppError `invalid` CAT_2000x for an unknown taxpayer, series, customer or product */
  resolve(workspaceId: string, ruc: string, order: PostedOrder): Promise<ResolvedOrder>
  /**
   * Returns the profile; with a series, only if the series exists.
   * @throws AppError `invalid` CTX_10002; VAL_10000 with CAT_20002 or CAT_20003 in its details
   */
  profile(workspaceId: string, ruc: string, series?: SeriesName): Promise<IssuingTaxpayer>
  /** @throws AppError `invalid` CTX_10002 if the taxpayer has another number now */
  fixNumber(
    workspaceId: string,
    taxpayer: Pick<IssuingTaxpayer, 'taxpayerId' | 'numberFixed'>,
    ruc: string,
  ): Promise<void>
  /**
   * Also marks a live series, so that no test key deletes it.
   * @returns false if the taxpayer does not have the series any more
   */
  fixSeries(
    owner: Owner,
    taxpayer: Pick<IssuingTaxpayer, 'taxpayerId' | 'numberFixed' | 'inProduction'>,
    series: SeriesName & { ruc: string },
  ): Promise<boolean>
  /** Safe to repeat. */
  moveStock(receipt: Receipt): Promise<void>
}

export interface Signer {
  /** @throws AppError `invalid` CTX_10004, CTX_10005; in production also CTX_10008 to CTX_10010 */
  requireCertificate(
    owner: Owner,
    ruc: string,
    taxpayer: Pick<IssuingTaxpayer, 'taxpayerId' | 'certificateId'>,
    /** The time of a test clock; now by default. */
    at?: Date,
  ): Promise<void>
  /** An invalid signature is a result, not an error. */
  verify(owner: Owner, xml: Buffer): Promise<ExaminedSignature>
  /** Returns null unless an operator vouches for the certificate, such as a legal representative's. */
  vouchedFingerprint(owner: Owner, ruc: string, taxpayerId: string): Promise<string | null>
  /** @throws AppError `unavailable` if a retry may succeed, otherwise the signer's error */
  sign(document: DocumentToSign): Promise<string>
}

export interface DocumentToSign
  extends Pick<Receipt, 'workspaceId' | 'mode' | 'taxpayerId' | 'ruc' | 'accessKey' | 'documentType'> {
  xml: string | Buffer
}

export interface ExaminedSignature {
  valid: boolean
  reason: string
  /** The reason why the authority refuses a valid signature; empty if it does not. */
  objection: string
  /** A text of 13 digits, or the 10 of a national id; empty without either. */
  registryNumber: string
  /** ISO 8601. */
  notBefore: string
  notAfter: string
  /** ISO 8601; empty without it. */
  signedAt: string
  /** UNCHECKED, TRUSTED or UNTRUSTED. */
  chain: string
  /** SHA-256 of the certificate. */
  fingerprint: string
}

export interface AuthorizedDocument {
  authorization: Authorization
  messages: AuthorityMessage[]
  document: string
}

export interface Authority {
  /** Returns null without an authorized document. @throws AppError `unavailable` */
  find(accessKey: string): Promise<AuthorizedDocument | null>
  /** @param sandboxDocument only the simulated authority knows it @throws AppError `unavailable` */
  consult(
    accessKey: string,
    sandboxDocument: string | null,
  ): Promise<{ state: AuthorityState } | { state: null; reason: string }>
}

export interface Dispatcher {
  dispatch(receipt: Receipt, actions: readonly OutboxAction[]): void
  inFlight(): number
  /** Counts the unsigned receipts of this process, up to `max`. */
  countUnsigned(wait: { forMs: number; max: number }): number
}

/** Returns null if the receipt does not exist. `stored` saves a read. */
export type RecordFact = (id: string, fact: Fact, stored?: Receipt) => Promise<Recorded | null>
