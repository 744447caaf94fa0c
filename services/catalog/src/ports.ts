import type { Mode } from '@etax/contracts'
import type { Decimal, ListPosition } from '@etax/kernel'
import type { ImportedRecord, ImportProgress, ImportResult, ImportTarget } from './domain/import-record.ts'
import type { ApplyImport, Job, LeasedJob } from './domain/job.ts'
import type { Profile } from './domain/profile.ts'
import type { Condition, Sorting } from './domain/read-query.ts'
import type { Fields, Resource, ResourcePath, Row } from './domain/resource.ts'

export interface Stores {
  records: Records
  profiles: Profiles
  logos: Logos
  jobs: Jobs
  deletedTaxpayers: DeletedTaxpayers
  /** Repeats `work` from its start after a collision. */
  transact<T>(work: (stores: TransactionStores) => Promise<T>): Promise<T>
}

export interface TransactionStores {
  records: TransactionRecords
  profiles: ProfileWrites
  jobs: JobWrites
  deletedTaxpayers: Pick<DeletedTaxpayers, 'add'>
}

export interface Matching {
  fields: Fields
  conditions: readonly Condition[]
}

export interface Page {
  matching: Matching
  sorting: Sorting
  limit: number
  offset: number
  after: ListPosition | undefined
}

export interface RecordChange {
  workspaceId: string
  id: string
  fields: Fields
  where?: Fields
}

/** Each call is limited to one workspace. */
export interface Records extends TransactionRecords {
  /** Includes deleted rows: other records still show them. */
  findAny(path: ResourcePath, workspaceId: string, ids: readonly string[]): Promise<Map<string, Row>>
  page(resource: Resource, workspaceId: string, page: Page): Promise<Row[]>
  count(resource: Resource, workspaceId: string, matching: Matching): Promise<number>
  changeSome(path: ResourcePath, filter: Fields, fields: Fields, max: number): Promise<number>
  erase(path: ResourcePath, id: string): Promise<void>
  deletedSince(path: ResourcePath, workspaceId: string, ids: readonly string[], since: Date): Promise<string[]>
}

export interface TransactionRecords {
  find(resource: Resource, workspaceId: string, id: string): Promise<Row | undefined>
  /** Live rows by creation; a list of values matches any of them. */
  findWhere(path: ResourcePath, workspaceId: string, fields: Fields): Promise<Row[]>
  isAny(path: ResourcePath, workspaceId: string, fields: Fields): Promise<boolean>
  hasProduction(workspaceId: string): Promise<boolean>
  hadLiveReceipts(workspaceId: string, ruc: string): Promise<boolean>
  findFirst(path: ResourcePath, workspaceId: string, fields: Fields): Promise<Row | undefined>
  /** @throws AppError `conflict` CAT_10009 for a taken business key, CAT_10010 for a taken id */
  insert(resource: Resource, row: Row): Promise<void>
  /** Undefined if `where` does not match. @throws AppError `conflict` CAT_10009 for a taken business key */
  change(resource: Resource, change: RecordChange): Promise<Row | undefined>
  changeWhere(path: ResourcePath, filter: Fields, fields: Fields): Promise<void>
  reviveWhere(path: ResourcePath, filter: Fields, fields: Fields): Promise<void>
}

export interface Profiles {
  find(workspaceId: string, ruc: string): Promise<Profile | undefined>
}

export interface ProfileWrites {
  save(profile: Profile): Promise<void>
  remove(taxpayerId: string): Promise<void>
  /** Parallel transactions that lock the taxpayer collide. False if the taxpayer is deleted. */
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
  /** The caller holds the lease. Undefined if the job exists: its holder keeps it. */
  add<Kind extends Job>(job: Kind): Promise<LeasedJob<Kind> | undefined>
  /** False if another process has the job, or it is done. */
  renew(job: LeasedJob): Promise<boolean>
  done(job: Pick<Job, '_id'>): Promise<void>
}

export interface Jobs extends JobWrites {
  claimAbandoned(): Promise<LeasedJob | undefined>
  claimImport(job: Pick<ApplyImport, '_id'>): Promise<LeasedJob<ApplyImport> | undefined>
}

export interface DeletedTaxpayer {
  workspaceId: string
  taxpayerId: string
  ruc: string
}

/** Deleted taxpayers with data left in other services. */
export interface DeletedTaxpayers {
  /** The caller holds it for a minute. */
  add(taxpayer: DeletedTaxpayer): Promise<void>
  /** Taxpayers whose lease has ended; the caller holds them for a minute. */
  claim(): Promise<DeletedTaxpayer[]>
  isOpen(taxpayer: Pick<DeletedTaxpayer, 'workspaceId' | 'taxpayerId'>): Promise<boolean>
  conclude(taxpayer: Pick<DeletedTaxpayer, 'workspaceId' | 'taxpayerId'>): Promise<void>
}

export interface ImportKey {
  workspaceId: string
  importId: string
}

export interface ImportBatch {
  lines: readonly ImportedRecord[]
  before: ImportProgress
}

/** Received files and their results, deleted after a day. */
export interface Imports {
  keepPart(key: ImportKey, number: number, content: Buffer, now: Date): Promise<void>
  /** @throws AppError `invalid` CAT_60002 for a missing part */
  read(key: ImportKey, count: number): AsyncIterable<Buffer>
  /**
   * Creates or changes one record per line and saves the progress. It skips equal records and those that this import
   * wrote before. Undefined if another process has the job.
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

export interface LapsedInvoice extends Claim {
  lookupId: string
}

/** Each step is one conditional write. */
export interface Invoices {
  /** The first claim's receipt id stays. Undefined if it cannot be issued in this mode. */
  claim(claim: Claim): Promise<Row | undefined>
  /** Final, whatever other claims report. Returns the attempt that issued it; undefined for an unknown claim. */
  markIssued(claim: Claim, attemptId: string): Promise<{ issuedBy: string | null } | undefined>
  /** The invoice can change after its last claim. False for an unknown claim. */
  release(claim: Claim): Promise<boolean>
  /** Claims past their time; the caller holds them for half a minute. */
  claimLapsed(): Promise<LapsedInvoice[]>
  /** Removes all claims, unless a new one came after the hand-out. */
  releaseLapsed(lapsed: LapsedInvoice): Promise<void>
}

export interface Stock {
  /** Repetitions do nothing; returns the number of moved products. */
  apply(move: StockMove): Promise<number>
}

export interface Pictures {
  /** Unpacks no pixel. Undefined for other formats than PNG and JPEG. */
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
  box: { width: number; height: number }
}

/** Writes only the pixels anew. Fails if that takes too long. */
export type FitPicture = (task: PictureTask) => Promise<Buffer>

export interface StockMove {
  workspaceId: string
  taxpayerId: string
  receiptId: string
  /** OUT for an invoice, IN for a credit note. */
  direction: 'OUT' | 'IN'
  lines: readonly { code: string; quantity: Decimal }[]
  at: Date
}
