import type { Anchor, Batch, WrappedAuditKey } from './domain/audit.ts'
import type { Certificate } from './domain/certificate.ts'
import type { Container } from './domain/choose-certificate.ts'
import type { Verification } from './domain/examine-signature.ts'
import type { PreparedDocument } from './domain/prepare-document.ts'
import type { SignedDocument } from './domain/signed-document.ts'
import type { StoredCertificate, StoredKey, StoredPassword } from './domain/stored-certificate.ts'

/** A registry number in a workspace. */
export interface Holder {
  workspaceId: string
  ruc: string
}

/**
 * Whose certificate it is: the taxpayer's, not the number's. Whoever registers the number anew has another id, and what
 * was kept before is not theirs. An empty id is not compared.
 */
export interface Owner extends Holder {
  taxpayerId: string
}

/**
 * Where certificates are stored: one for each workspace and registry number, replaced in a single write, so that a
 * reader sees the old one or the new one.
 * @throws AppError SGN_10017 when the database does not answer
 */
export interface Certificates {
  find(owner: Owner): Promise<StoredCertificate | null>
  /** Replaces whatever is kept under the number, another taxpayer's too. Always true. */
  putCertificate(owner: Owner, key: StoredKey, password: StoredPassword): Promise<boolean>
  /** As `putCertificate`, while the taxpayer has none, or this one; false otherwise. */
  putFirstCertificate(owner: Owner, key: StoredKey, password: StoredPassword): Promise<boolean>
  /** Only while the taxpayer has no certificate; false otherwise. Replaces another taxpayer's, certificate included. */
  putPassword(owner: Owner, password: StoredPassword): Promise<boolean>
  /** As `putPassword`, and nothing of another taxpayer's is replaced either; false where something would be. */
  putPasswordWhereFree(owner: Owner, password: StoredPassword): Promise<boolean>
  /** What is kept for each of these, in their order, without keys and passwords. */
  findPublic(owners: readonly Owner[]): Promise<(PublicCertificate | null)[]>
  /** The next certificates behind one, in the order of their ids; without keys and passwords. */
  page(after: string, max: number): Promise<ListedCertificate[]>
  /** Removes everything and answers what there was. */
  remove(owner: Owner): Promise<StoredCertificate | null>
  /** Every one with a secret that another wrapping key than this one wraps. */
  wrappedByOthers(keyId: string): AsyncIterable<StoredCertificate>
  /** Puts data keys that were wrapped anew in place of the old ones, unless the secrets changed meanwhile. */
  putRewrapped(stored: StoredCertificate): Promise<void>
}

/** What is kept for a taxpayer, but for what is secret. */
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

/** Registry numbers that an operator has vouched for. @throws AppError SGN_10017 when the database does not answer */
export interface Vouchers {
  has(workspaceId: string, ruc: string): Promise<boolean>
  put(workspaceId: string, ruc: string, at: Date): Promise<void>
  remove(workspaceId: string, ruc: string): Promise<void>
}

/** Sealed batches of the audit; only ever inserted, but for the wrapping of a chain's key. */
export interface AuditStore {
  insert(batch: Batch): Promise<void>
  /** The last batches of the chains begun last. */
  heads(): Promise<Anchor[]>
  /** Every chain, and every head that a later chain saw. */
  survey(): Promise<{ chains: string[]; anchors: Anchor[] }>
  /** A chain's batches in order. */
  batches(chain: string): AsyncIterable<Batch>
  /** Every chain whose key another wrapping key than this one wraps. */
  keysWrappedByOthers(keyId: string): AsyncIterable<{ chain: string; key: WrappedAuditKey }>
  /** Puts a key that was wrapped anew in place of the one before. */
  putRewrappedKey(chain: string, before: WrappedAuditKey, key: WrappedAuditKey): Promise<void>
}

/** For whom something is examined: workspaces take turns, and what nobody waits for any more is not begun. */
export interface Asker {
  workspaceId: string
  signal: AbortSignal
}

/** Opens a PKCS#12 file. @throws AppError SGN_10002, SGN_10009 to SGN_10012, SGN_20018, SGN_20019 */
export type OpenPkcs12 = (file: Uint8Array, password: string, by: Asker) => Promise<Container>

/** Parses a document that is not proven to be canonical. @throws AppError SGN_2… */
export type ParseDocument = (xml: Buffer, by: Asker) => Promise<PreparedDocument>

/** Examines the signature of a document. @throws AppError SGN_20014, SGN_20018, SGN_20019 */
export type VerifySignature = (xml: Buffer, by: Asker) => Promise<VerificationReport>

/** A verification without the certificate itself. */
export interface VerificationReport extends Omit<Verification, 'certificate'> {
  certificate: Pick<
    Certificate,
    'subject' | 'readableIssuer' | 'registryNumber' | 'notBefore' | 'notAfter' | 'fingerprint'
  > | null
}

/** Reads a document with its signature, judging nothing. @throws AppError SGN_2… */
export type ReadSignedDocument = (xml: Buffer) => SignedDocument

export type Clock = () => Date
