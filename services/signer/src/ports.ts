import type { Anchor, Batch, WrappedAuditKey } from './domain/audit.ts'
import type { Certificate } from './domain/certificate.ts'
import type { Container } from './domain/choose-certificate.ts'
import type { Verification } from './domain/examine-signature.ts'
import type { PreparedDocument } from './domain/prepare-document.ts'
import type { SignedDocument } from './domain/signed-document.ts'
import type { StoredCertificate, StoredKey, StoredPassword } from './domain/stored-certificate.ts'

export interface Holder {
  workspaceId: string
  ruc: string
}

/**
 * Certificates belong to the taxpayer, not to the number: a new taxpayer with the same number has another id. An empty
 * id is not compared.
 */
export interface Owner extends Holder {
  taxpayerId: string
}

/** One write replaces a row: readers see the old or the new one. @throws AppError SGN_10017 in an outage */
export interface Certificates {
  find(owner: Owner): Promise<StoredCertificate | null>
  /** Replaces another taxpayer's data too. Always true. */
  putCertificate(owner: Owner, key: StoredKey, password: StoredPassword): Promise<boolean>
  /** False if the taxpayer has another certificate. */
  putFirstCertificate(owner: Owner, key: StoredKey, password: StoredPassword): Promise<boolean>
  /** False if the taxpayer has a certificate. Replaces another taxpayer's data. */
  putPassword(owner: Owner, password: StoredPassword): Promise<boolean>
  /** Does what `putPassword` does; false if it replaces data of another taxpayer. */
  putPasswordWhereFree(owner: Owner, password: StoredPassword): Promise<boolean>
  findPublic(owners: readonly Owner[]): Promise<(PublicCertificate | null)[]>
  /** Returns the certificates after the id `after`, without keys and passwords. */
  page(after: string, max: number): Promise<ListedCertificate[]>
  remove(owner: Owner): Promise<StoredCertificate | null>
  /** Secrets under other wrapping keys than this one. */
  wrappedByOthers(keyId: string): AsyncIterable<StoredCertificate>
  /** Unless the secrets have changed meanwhile. */
  putRewrapped(stored: StoredCertificate): Promise<void>
}

export interface PublicCertificate {
  certificate: Pick<StoredKey, 'fileId' | 'der'> | null
  hasPassword: boolean
}

export interface ListedCertificate {
  id: string
  workspaceId: string
  ruc: string
  fileId: string
  der: Buffer
}

/** Numbers that an operator vouches for. @throws AppError SGN_10017 if the database does not answer */
export interface Vouchers {
  has(workspaceId: string, ruc: string): Promise<boolean>
  put(workspaceId: string, ruc: string, at: Date): Promise<void>
  remove(workspaceId: string, ruc: string): Promise<void>
}

/** Only inserts, except new wrappings of a chain's key. */
export interface AuditStore {
  insert(batch: Batch): Promise<void>
  heads(): Promise<Anchor[]>
  /** All chains, and all heads in later chains. */
  survey(): Promise<{ chains: string[]; anchors: Anchor[] }>
  batches(chain: string): AsyncIterable<Batch>
  /** Chains whose key is under another wrapping key than this one. */
  keysWrappedByOthers(keyId: string): AsyncIterable<{ chain: string; key: WrappedAuditKey }>
  putRewrappedKey(chain: string, before: WrappedAuditKey, key: WrappedAuditKey): Promise<void>
}

/** Workspaces take turns; aborted work does not start. */
export interface Asker {
  workspaceId: string
  signal: AbortSignal
}

/** @throws AppError SGN_10002, SGN_10009 to SGN_10012, SGN_20018, SGN_20019 */
export type OpenPkcs12 = (file: Uint8Array, password: string, by: Asker) => Promise<Container>

/** Parses documents that are not proven canonical. @throws AppError SGN_2… */
export type ParseDocument = (xml: Buffer, by: Asker) => Promise<PreparedDocument>

/** @throws AppError SGN_20014, SGN_20018, SGN_20019 */
export type VerifySignature = (xml: Buffer, by: Asker) => Promise<VerificationReport>

export interface VerificationReport extends Omit<Verification, 'certificate'> {
  certificate: Pick<
    Certificate,
    'subject' | 'readableIssuer' | 'registryNumber' | 'notBefore' | 'notAfter' | 'fingerprint'
  > | null
}

/** Reads without judging. @throws AppError SGN_2… */
export type ReadSignedDocument = (xml: Buffer) => SignedDocument

export type Clock = () => Date
