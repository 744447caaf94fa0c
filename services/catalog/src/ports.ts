import type { Decimal, ListPosition } from '@etax/kernel'
import type { ImportedRecord, ImportProgress, ImportResult, ImportTarget } from './domain/import-record.ts'
import type { ApplyImport, Job, LeasedJob } from './domain/job.ts'
import type { Profile } from './domain/profile.ts'
import type { Condition, Sorting } from './domain/read-query.ts'
import type { Fields, Mode, Resource, ResourcePath, Row } from './domain/resource.ts'

/** What reads and writes records and what goes with them. */
export interface Stores {
  records: Records
  profiles: Profiles
  logos: Logos
  jobs: Jobs
  deletedTaxpayers: DeletedTaxpayers
  /** Runs `work` in one transaction, again from the start where it collides with another. */
  transact<T>(work: (stores: TransactionStores) => Promise<T>): Promise<T>
}

/** The stores as one transaction sees them: all that is written through them is kept, or none of it. */
export interface TransactionStores {
  records: TransactionRecords
  profiles: ProfileWrites
  jobs: JobWrites
  deletedTaxpayers: Pick<DeletedTaxpayers, 'add'>
}

/** Which records of a workspace. */
export interface Matching {
  fields: Fields
  conditions: readonly Condition[]
}

export interface Page {
  matching: Matching
  sorting: Sorting
  limit: number
  offset: number
  /** In place of `offset`. */
  after: ListPosition | undefined
}

export interface RecordChange {
  workspaceId: string
  id: string
  fields: Fields
  /** What must still hold of the record. */
  where?: Fields
}

/** Where records are kept. Everything asked for is confined to one workspace. */
export interface Records extends TransactionRecords {
  /** The rows of these ids that are there, deleted ones included: what refers to them still shows them. */
  findAny(path: ResourcePath, workspaceId: string, ids: readonly string[]): Promise<Map<string, Row>>
  page(resource: Resource, workspaceId: string, page: Page): Promise<Row[]>
  count(resource: Resource, workspaceId: string, matching: Matching): Promise<number>
  /** As `changeWhere`, for at most so many records; answers how many they were. */
  changeSome(path: ResourcePath, filter: Fields, fields: Fields, max: number): Promise<number>
  /** Takes back an insert that turned out to be wrong. */
  erase(path: ResourcePath, id: string): Promise<void>
  /** Which of these records were deleted since then. */
  deletedSince(path: ResourcePath, workspaceId: string, ids: readonly string[], since: Date): Promise<string[]>
}

/** What may also be done with records in a transaction. */
export interface TransactionRecords {
  find(resource: Resource, workspaceId: string, id: string): Promise<Row | undefined>
  /** Live rows by creation; a list of values stands for any of them. */
  findWhere(path: ResourcePath, workspaceId: string, fields: Fields): Promise<Row[]>
  isAny(path: ResourcePath, workspaceId: string, fields: Fields): Promise<boolean>
  /** Whether a taxpayer of the workspace has a certificate or live receipts. */
  hasProduction(workspaceId: string): Promise<boolean>
  /** Whether live receipts stand under this registry number of a taxpayer that was deleted. */
  hadLiveReceipts(workspaceId: string, ruc: string): Promise<boolean>
  /** Any live row that matches. */
  findFirst(path: ResourcePath, workspaceId: string, fields: Fields): Promise<Row | undefined>
  /** @throws AppError `conflict` CAT_10009 where a business key is taken, CAT_10010 where the id is */
  insert(resource: Resource, row: Row): Promise<void>
  /**
   * Sets these fields; undefined where there is no such live record, or it is not as `where` says.
   * @throws AppError `conflict` CAT_10009 where a business key is taken
   */
  change(resource: Resource, change: RecordChange): Promise<Row | undefined>
  changeWhere(path: ResourcePath, filter: Fields, fields: Fields): Promise<void>
  /** Makes deleted records live again. */
  reviveWhere(path: ResourcePath, filter: Fields, fields: Fields): Promise<void>
}

/** All that issuing needs of a taxpayer, in one read. */
export interface Profiles {
  find(workspaceId: string, ruc: string): Promise<Profile | undefined>
}

export interface ProfileWrites {
  save(profile: Profile): Promise<void>
  remove(taxpayerId: string): Promise<void>
  /**
   * Makes this transaction collide with every other one that locks the taxpayer: what they decide from what they read
   * holds when they commit. False where the taxpayer is gone.
   */
  lock(taxpayerId: string): Promise<boolean>
}

export interface Logo {
  _id: string
  workspaceId: string
  taxpayerId: string
  contentType: PictureKind
  content: Buffer
  createdAt: Date
}

export interface Logos {
  insert(logo: Logo): Promise<void>
  find(id: string): Promise<Logo | undefined>
  isOf(id: string, workspaceId: string): Promise<boolean>
}

export interface JobWrites {
  /** Leased to the caller, who does it at once. Undefined for one that is there already: it stays with whoever has it. */
  add<Kind extends Job>(job: Kind): Promise<LeasedJob<Kind> | undefined>
  /** Keeps the lease of a job that is still worked on; false where another has the job by now, or it is done. */
  renew(job: LeasedJob): Promise<boolean>
  done(job: Pick<Job, '_id'>): Promise<void>
}

export interface Jobs extends JobWrites {
  /** One whose lease ran out before it was done. */
  claimAbandoned(): Promise<LeasedJob | undefined>
  /** This import, if its lease ran out before it was done. */
  claimImport(job: Pick<ApplyImport, '_id'>): Promise<LeasedJob<ApplyImport> | undefined>
}

export interface DeletedTaxpayer {
  workspaceId: string
  taxpayerId: string
  ruc: string
}

/** Taxpayers that were deleted, until what is kept for them elsewhere is gone too. */
export interface DeletedTaxpayers {
  /** Left to whoever deletes it for a minute. */
  add(taxpayer: DeletedTaxpayer): Promise<void>
  /** Those left over; the caller has them for a minute. */
  claim(): Promise<DeletedTaxpayer[]>
  isOpen(taxpayer: Pick<DeletedTaxpayer, 'workspaceId' | 'taxpayerId'>): Promise<boolean>
  conclude(taxpayer: Pick<DeletedTaxpayer, 'workspaceId' | 'taxpayerId'>): Promise<void>
}

export interface ImportKey {
  workspaceId: string
  importId: string
}

/** Lines, and how far the import had come before them. */
export interface ImportBatch {
  lines: readonly ImportedRecord[]
  before: ImportProgress
}

/** Files that are being received, and what became of them. Both are forgotten after a day. */
export interface Imports {
  keepPart(key: ImportKey, number: number, content: Buffer, now: Date): Promise<void>
  /** The file from its beginning. @throws AppError `invalid` CAT_60002 where a part is missing */
  read(key: ImportKey, count: number): AsyncIterable<Buffer>
  /**
   * Makes or changes one record for each line, found by the key of its kind, and saves the progress; one that is as its line
   * says is left alone, and so is what this import wrote before. Undefined where another has the job.
   */
  writeLines(job: LeasedJob<ApplyImport>, target: ImportTarget, batch: ImportBatch): Promise<ImportProgress | undefined>
  result(key: ImportKey): Promise<ImportResult | undefined>
  /** The first result stays. */
  finish(key: ImportKey, result: ImportResult, now: Date): Promise<void>
  removeParts(key: ImportKey): Promise<void>
}

export interface Claim {
  workspaceId: string
  invoiceId: string
  mode: Mode
  receiptId: string
}

/** An invoice that may or may not have become the receipt of its claims. */
export interface LapsedInvoice extends Claim {
  lookupId: string
}

/** The issuing of invoices, each step one write that decides by itself. */
export interface Invoices {
  /** One more claim; the first one's receipt id stays. Undefined where there is no such invoice, or none to be issued so. */
  claim(claim: Claim): Promise<Row | undefined>
  /** For good, whatever other claims end with: the attempt that issued it. Undefined where the claim is unknown. */
  markIssued(claim: Claim, attemptId: string): Promise<{ issuedBy: string | null } | undefined>
  /** One claim less; after the last one the invoice can be changed again. False where the claim is unknown. */
  release(claim: Claim): Promise<boolean>
  /** Those whose claims nobody concluded in time; the caller has them for half a minute. */
  claimLapsed(): Promise<LapsedInvoice[]>
  /** No claim any more, unless it was claimed anew since it was handed out. */
  releaseLapsed(lapsed: LapsedInvoice): Promise<void>
}

export interface Stock {
  /** Applies a move unless it was applied before; answers how many products it moved. */
  apply(move: StockMove): Promise<number>
}

/** What reads and writes pictures. */
export interface Pictures {
  /** What a picture says of itself, before a pixel is unpacked. Undefined where it is neither PNG nor JPEG. */
  readHeader(bytes: Buffer): Promise<PictureHeader | undefined>
  fit: FitPicture
}

export type PictureKind = 'image/png' | 'image/jpeg'

export interface PictureHeader {
  kind: PictureKind
  width: number
  height: number
}

export interface PictureTask {
  kind: PictureKind
  bytes: Buffer
  /** In pixels; the picture becomes no larger. */
  box: { width: number; height: number }
}

/** The same picture written anew, without anything but its pixels. Fails where it cannot be read in time. */
export type FitPicture = (task: PictureTask) => Promise<Buffer>

/** What one receipt does to the stock of a taxpayer. */
export interface StockMove {
  workspaceId: string
  taxpayerId: string
  receiptId: string
  /** OUT lowers the stock: an invoice. IN raises it: a credit note. */
  direction: 'OUT' | 'IN'
  lines: readonly { code: string; quantity: Decimal }[]
  at: Date
}
