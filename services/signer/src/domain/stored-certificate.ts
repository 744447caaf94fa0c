import type { SealedSecret } from './envelope.ts'

export interface StoredCertificate {
  workspaceId: string
  ruc: string
  taxpayerId: string
  certificate: StoredKey | null
  password: StoredPassword | null
}

export interface StoredKey {
  /** New at every upload; binds the private key. */
  fileId: string
  der: Buffer
  privateKey: SealedSecret
  /** The uploaded file has them; older rows lack them. */
  intermediates?: Buffer[]
}

export interface StoredPassword {
  version: string
  sealed: SealedSecret
}
