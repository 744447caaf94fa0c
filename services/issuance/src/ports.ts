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

// What the use cases need from outside; outbound/ implements it.

/** A receipt as it became, and the version it was read with. */
export interface Change {
  from: number
  to: Recorded
  /** The signed document, when this is what changed. */
  xml?: string
  /** Its place in the reports changed with it: noted in the same write, and booked soon after. */
  booking?: 'due'
}

/** Filters of a list, all optional but owner and taxpayer. */
export interface ListFilter extends Owner {
  ruc: string
  documentType?: DocumentType
  /** Any of these. */
  statuses?: readonly Status[]
  from?: string
  to?: string
  devReference?: string
  customerIdentification?: string
  /** 001-001-000000123, or the last part alone. */
  number?: string
  accessKey?: string
  /** The number of an invoice: the notes that modify it. */
  modifies?: string
  /** What a person typed: domain/search-terms.ts. */
  q?: string
}

/** Some receipts of a list, and how many there are in all: exactly, or at least. */
export interface ListedPage {
  rows: LightReceipt[]
  total: number
  isMinimum: boolean
}

/** Where a page begins: after this receipt, or after so many. */
export type PageStart = { after: { createdAt: Date; id: string } } | { skip: number }

/** A receipt as lists read it: without its document. */
export type LightReceipt = Omit<Receipt, 'xml'>

/** A kind of document and its number (001-001-000000001), which a taxpayer has once in each environment. */
export interface NumberedDocument extends Owner {
  ruc: string
  documentType: DocumentType
  number: string
}

export interface Receipts {
  /** Answers false for a change whose receipt has moved on meanwhile: read it again and record anew. */
  save(change: Change): Promise<boolean>
  /** The receipt with its document, or null. */
  load(id: string): Promise<Receipt | null>
  /** The receipt without its document, or null. */
  loadLight(id: string): Promise<LightReceipt | null>
  /**
   * Removes actions that are done from the outbox, but for what a later attempt asks for anew. Losing this only repeats
   * them.
   */
  complete(done: ActionsDone): Promise<unknown>
  /** Notes that an action of the outbox could not be done, and dispatches it again in so many milliseconds, if not before. */
  stall(stalled: { id: string; action: OutboxAction; inMs: number }): Promise<unknown>
  /** What could not be done is done. */
  endStall(id: string): Promise<unknown>
  /** How many receipts have waited for so long to be signed or handed over, of all processes; counted up to `max`. */
  countWaiting(wait: { forMs: number; max: number }): Promise<number>
  /** Receipts whose outbox is due, leased to the caller. */
  due(max: number): Promise<Receipt[]>
  /** By id or access key, within one workspace and mode. */
  find(owner: Owner, id: string, ruc?: string): Promise<Receipt | null>
  /** The taxpayer's invoices of this number (001-001-000000001), with those the authority refused; without their documents. */
  findInvoices(owner: Owner, ruc: string, number: string): Promise<LightReceipt[]>
  /** The receipt that has a number under another access key, but for those in some statuses. Without its document. */
  findNumber(numbered: NumberedDocument, exceptKey: string, free: readonly Status[]): Promise<LightReceipt | null>
  /** The highest number that a receipt of the document's series has. */
  lastNumber(numbered: NumberedDocument): Promise<number>
  /** What the credit notes on a document come to, but for one of them: all that stand at the authority, voided here or not. */
  sumCreditNotes(modifiedKey: string, exceptId: string): Promise<CreditedSums>
  /** The first receipt that withholds from each of these documents, but for one: of all that stand at the authority, or may. */
  findWithheld(withheldKeys: readonly string[], exceptId: string): Promise<Map<string, WithheldBefore>>
  /** Of several keys the receipt of the first that has one. */
  findByReference(referenceKeys: readonly string[]): Promise<Receipt | null>
  /** A page, newest first, and how many there are in all, counted to 10,000. */
  list(filter: ListFilter, limit: number, start: PageStart): Promise<ListedPage>
  /** Whether there is any receipt of these series in a mode, or any that is not final. */
  isAny(part: SeriesPart & { mode: Owner['mode'] }, which: 'all' | 'unfinished'): Promise<boolean>
  /** How many of a period's receipts there are of each kind, status and API key. */
  countByKind(owner: Owner, period: string): Promise<KindCount[]>
}

export interface KindCount {
  documentType: string
  status: string
  /** Null for what was issued without a key. */
  keyId: string | null
  count: number
  /** Of these, those that hold quota. */
  held: number
}

/** Actions of a receipt's outbox that were done for this attempt. */
export interface ActionsDone {
  id: string
  attempt: number
  actions: readonly OutboxAction[]
}

/** Keeps the sums of reports in step with the receipts. */
export interface Bookings {
  /** Runs work under the lease of all bookings; false where another process has it. */
  lease(run: () => Promise<boolean>): Promise<boolean>
  /** Receipts whose place in the reports has changed, those first that have waited longest. */
  due(max: number): Promise<string[]>
  /**
   * Adds them to the sums, or takes them out: once, in one transaction. Of those whose whole outbox is done it clears that
   * in the same write, and answers their ids.
   */
  book(ids: readonly string[], done?: readonly ActionsDone[]): Promise<string[]>
  /** It cannot be booked now: in an hour. */
  putOff(id: string): Promise<unknown>
  /** Looks at the next receipts of before an upgrade; false where there are none, or another process does. */
  walk(max: number): Promise<boolean>
  /** There is something to lease. */
  begin(): Promise<unknown>
}

/** What is asked of the reports. */
export interface FiguresQuery extends Owner {
  ruc: string
  documentTypes: readonly DocumentType[]
  /** By taxes, rather than by documents. */
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

/** Sums as they are read: groups in order, at most one more than asked for. */
export interface Figures {
  totals: FigureGroup
  groups: FigureGroup[]
}

export interface FigureGroup {
  key: string
  name: string
  documents: number
  amounts: Record<'subtotal' | 'discount' | 'tax' | 'total', Decimal>
  /** Those of the documents that are marked as voided here, and count. */
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
  /** Changes until then are in; null while receipts of before an upgrade are being added. Asked before what it is about. */
  asOf(): Promise<Date | null>
  /** How many receipts of each kind count on each day. */
  dailyUsage(owner: Owner, from: string, to: string): Promise<{ day: string; documentType: string; used: number }[]>
}

/** A receipt that is deleted here, and of which other services still keep something. */
export interface Purge {
  _id: string
  workspaceId: string
}

/** A purge that is the caller's until its lease runs out. */
export type LeasedPurge = Purge & { due: Pick<Due, 'lease'> }

export interface Purges {
  /** Runs again and again, until it answers 0, under the lease of all deletions. Answers the sum; 0 where another process is at it. */
  deleteAlone(deleteSome: () => Promise<number>): Promise<number>
  /** Those that are due, leased to the caller. */
  claim(max: number): Promise<LeasedPurge[]>
  /** Nothing is kept of them anywhere. */
  finish(purges: readonly LeasedPurge[]): Promise<unknown>
  /** They could not be finished now. */
  release(purges: readonly LeasedPurge[]): Promise<unknown>
}

/** A notice that is the caller's to send until its lease runs out. */
export type LeasedQuotaNotice = QuotaNotice & { _id: string; due: Pick<Due, 'lease'> }

/** What owners are told of quotas; numbering notes it in its own transaction, once a period and threshold. */
export interface QuotaNotices {
  claim(max: number): Promise<LeasedQuotaNotice[]>
  sent(notice: LeasedQuotaNotice): Promise<unknown>
}

/** What a plan allows in a period. */
export interface Allowance {
  limited: boolean
  quota: number
  excess: number
  period: string
}

/** What only numbering knows of a document. */
export interface OwnNumber {
  sequential: string
  accessKey: string
  xml: string
}

export interface NumberRequest {
  receipt: Omit<Receipt, keyof OwnNumber>
  /** Null for what takes no quota: an import. */
  allowance: Allowance | null
  /** Puts the number into the document; everything that could fail has been tried before. Pre-built XML and imports have their own. */
  finish: ((sequential: number, numericCode: string) => OwnNumber) | OwnNumber
}

/** No quota left, or not even of the excess allowance on top of it. */
export interface QuotaRefusal {
  kind: 'refused'
  lacks: 'quota' | 'excess'
}

export type NumberingResult =
  | { kind: 'numbered'; receipt: Receipt }
  | { kind: 'duplicate'; receipt: Receipt }
  /** Of a document that brings its number: another receipt has that, or the access key. */
  | { kind: 'taken'; holder: Receipt }
  | QuotaRefusal

/** What usage is counted by. */
export type CountedReceipt = Pick<Receipt, '_id' | 'workspaceId' | 'mode' | 'period' | 'documentType' | 'usageDay'>

export interface Numbering {
  /**
   * Numbers and stores a receipt: in one transaction, with its quota and the series, which goes on behind a number that the
   * document brings. Asked again with the same id or reference, it answers the first one.
   */
  number(request: NumberRequest): Promise<NumberingResult>
  /** Gives back the quota of a receipt as this attempt ended: of a later attempt it gives nothing. Safe to repeat. */
  releaseQuota(receipt: Pick<Receipt, '_id' | 'attempt'>): Promise<unknown>
  /** Counts a receipt that gave its quota back and reached the authority all the same, whatever is left; safe to repeat. */
  holdQuota(receipt: CountedReceipt): Promise<unknown>
  /**
   * Saves the retry of a receipt that had given its quota back, and takes quota for it: both or neither. Answers false
   * where the receipt has moved on meanwhile, and the refusal where there is no quota left.
   */
  takeQuotaAgain(retried: Pick<Change, 'from' | 'to'>, allowance: Allowance): Promise<boolean | QuotaRefusal>
  /**
   * Deletes sandbox receipts that are final, with an empty outbox and unchanged for so long by the database's clock, gives
   * back the quota they have, takes them out of the reports and leaves a purge of each: in one transaction. Answers how many
   * there were, at most `max`.
   */
  deleteFinal(keptForMs: number, max: number): Promise<number>
  /** What has been taken from a period's quota. */
  used(owner: Owner, period: string): Promise<number>
  /** Sets the number the next document of a series gets; false when it, or a later one, is used already. */
  setNext(seriesKey: string, next: number): Promise<boolean>
  /** The series that have a number, used or set, by kind, establishment and emission point. */
  list(filter: SeriesFilter): Promise<SequentialOfSeries[]>
  /** Whether any of these series has a next number. */
  hasSeries(part: SeriesPart): Promise<boolean>
}

/** As documents print it: three digits each. */
export interface SeriesName {
  establishment: string
  emissionPoint: string
}

/** What is kept under a registry number, or a part of its series. */
export interface Holdings {
  sandboxReceipts: boolean
  liveReceipts: boolean
  unfinishedReceipts: boolean
  sequentials: boolean
}

/** Series of a registry number: all of them, those of an establishment, or one. Three digits; empty for all. */
export interface SeriesPart extends SeriesName {
  workspaceId: string
  ruc: string
}

/** Series of a taxpayer in one mode; empty or no kind: all. */
export interface SeriesFilter extends SeriesPart {
  mode: Owner['mode']
  documentType?: DocumentType
}

export interface SequentialOfSeries extends SeriesName {
  documentType: string
  /** What the next document gets. */
  next: number
  /** The last that was used; 0 for none. */
  last: number
}

/** The taxpayer that issues, from the catalog. */
export interface IssuingTaxpayer {
  taxpayerId: string
  testTaxpayer: boolean
  /** Another one after every upload; empty for none. */
  certificateId: string
  /** Its registry number cannot change any more. */
  numberFixed: boolean
  /** It is known that live receipts stand in its series, where the taxpayer was asked for with one. */
  inProduction: boolean
  logoId: string | null
  contact: IssuerContact
  issuer: Omit<Issuer, 'environment' | 'providerRuc'>
}

/** The taxpayer, and the order with values in place of ids. */
export interface ResolvedOrder extends IssuingTaxpayer {
  order: Order
}

export interface Catalog {
  /** @throws AppError `invalid` CAT_2000x when the taxpayer, its point, the customer or a product is unknown. */
  resolve(workspaceId: string, ruc: string, order: PostedOrder): Promise<ResolvedOrder>
  /**
   * The taxpayer alone, for a document that brings everything else; with a series, only if it has one of that name.
   * @throws AppError `invalid` CTX_10002; VAL_10000 with CAT_20002 or CAT_20003 in its details
   */
  profile(workspaceId: string, ruc: string, series?: SeriesName): Promise<IssuingTaxpayer>
  /**
   * Fixes the registry number, unless it is: before anything is stored under it.
   * @throws AppError `invalid` CTX_10002 where the taxpayer has another number by now
   */
  fixNumber(
    workspaceId: string,
    taxpayer: Pick<IssuingTaxpayer, 'taxpayerId' | 'numberFixed'>,
    ruc: string,
  ): Promise<void>
  /**
   * As `fixNumber`, before a receipt stands in a series: a live one's is marked, so that no test key takes it away.
   * @returns false where the taxpayer has no such series, or has it no more
   */
  fixSeries(
    owner: Owner,
    taxpayer: Pick<IssuingTaxpayer, 'taxpayerId' | 'numberFixed' | 'inProduction'>,
    series: SeriesName & { ruc: string },
  ): Promise<boolean>
  /** Takes a production sale from stock, or gives it back by its credit note; safe to repeat. */
  moveStock(receipt: Receipt): Promise<void>
}

export interface Signer {
  /**
   * Passes when the workspace has a certificate of the taxpayer that serves its mode.
   * @throws AppError `invalid` CTX_10004, CTX_10005; in production also CTX_10008 to CTX_10010
   */
  requireCertificate(
    owner: Owner,
    ruc: string,
    taxpayer: Pick<IssuingTaxpayer, 'taxpayerId' | 'certificateId'>,
  ): Promise<void>
  /** Examines the signature of a document, which a bad one is no error of. */
  verify(owner: Owner, xml: Buffer): Promise<ExaminedSignature>
  /** The fingerprint of the taxpayer's certificate where an operator has vouched for it, as for a legal representative's. */
  vouchedFingerprint(owner: Owner, ruc: string, taxpayerId: string): Promise<string | null>
  /** The signed document. @throws AppError `unavailable` when it is worth trying again, otherwise as the signer does. */
  sign(document: DocumentToSign): Promise<string>
}

/** A receipt, or a document that does not become one. */
export interface DocumentToSign
  extends Pick<Receipt, 'workspaceId' | 'mode' | 'taxpayerId' | 'ruc' | 'accessKey' | 'documentType'> {
  xml: string | Buffer
}

/** What the signer finds out about the signature of a document. */
export interface ExaminedSignature {
  /** It holds, and covers the whole document. */
  valid: boolean
  /** Why it does not; empty where it does. */
  reason: string
  /** Why the authority refuses it though it does hold; empty where it does not. */
  objection: string
  /** 13 digits, or the 10 of a national id; empty where the certificate names neither. */
  registryNumber: string
  /** ISO 8601. */
  notBefore: string
  notAfter: string
  /** ISO 8601: what the signature claims; empty where it claims nothing. */
  signedAt: string
  /** UNCHECKED, TRUSTED or UNTRUSTED. */
  chain: string
  /** SHA-256 of the certificate. */
  fingerprint: string
}

/** What the authority has under an access key. */
export interface AuthorizedDocument {
  authorization: Authorization
  messages: AuthorityMessage[]
  document: string
}

export interface Authority {
  /** Null where the authority has no authorized document under the key. @throws AppError `unavailable` */
  find(accessKey: string): Promise<AuthorizedDocument | null>
  /**
   * How a document stands today; null with the authority's reason where it does not say.
   * @param sandboxDocument the document of a sandbox receipt, which only the simulated authority knows
   * @throws AppError `unavailable`
   */
  consult(
    accessKey: string,
    sandboxDocument: string | null,
  ): Promise<{ state: AuthorityState } | { state: null; reason: string }>
}

/** Dispatches the actions of an outbox in the background. */
export interface Dispatcher {
  /** Starts on actions of a stored receipt, and returns at once. */
  dispatch(receipt: Receipt, actions: readonly OutboxAction[]): void
  /** How many receipts are being worked on in this process. */
  inFlight(): number
  /** How many documents have waited for their signature in this process for so long, counted up to `max`. */
  countUnsigned(wait: { forMs: number; max: number }): number
}

/** Records a fact about a receipt; answers it as it then stands, or null where there is none. */
export type RecordFact = (id: string, fact: Fact, stored?: Receipt) => Promise<Recorded | null>
