import type { SealedSecret } from './envelope.ts'

/** What is kept for a taxpayer of a workspace: a certificate, a password, or both. */
export interface StoredCertificate {
  workspaceId: string
  ruc: string
  taxpayerId: string
  certificate: StoredKey | null
  password: StoredPassword | null
}

export interface StoredKey {
  /** A new UUID at every upload; the private key is bound to it. */
  fileId: string
  der: Buffer
  privateKey: SealedSecret
  /** Certificates of authorities that came with it; rows written before these were kept have none. */
  intermediates?: Buffer[]
}

export interface StoredPassword {
  version: string
  sealed: SealedSecret
}
