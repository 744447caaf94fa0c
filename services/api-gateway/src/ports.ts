import type { Authority, Catalog, Issuance, Renderer, Signer, Webhooks } from '@etax/contracts'
import type { ClientOf } from '@etax/rpc'
import type { ApiKey, Session, User, Workspace } from './domain/account.ts'

/** The services behind the gateway, as their contracts have them. */
export interface Clients {
  authority: ClientOf<typeof Authority>
  catalog: ClientOf<typeof Catalog>
  issuance: ClientOf<typeof Issuance>
  renderer: ClientOf<typeof Renderer>
  signer: ClientOf<typeof Signer>
  webhooks: ClientOf<typeof Webhooks>
}

type AnswerOf<Call extends (...input: never) => unknown> = Awaited<ReturnType<Call>>

/** What they answer. */
export type Taxpayer = AnswerOf<Clients['catalog']['findTaxpayer']>
export type CertificateStatus = AnswerOf<Clients['signer']['describeCertificate']>
export type Endpoint = AnswerOf<Clients['webhooks']['updateEndpoint']>
export type Delivery = AnswerOf<Clients['webhooks']['ping']>

/** Where accounts are kept. */
export interface Accounts {
  /** Stores a user with the workspace and first keys, all or nothing. @throws AppError conflict ACC_10001: e-mail taken. */
  open(account: { user: User; workspace: Workspace; keys: readonly ApiKey[] }): Promise<void>
  userWith(email: string): Promise<User | null>
  workspace(id: string): Promise<Workspace | null>
  addSession(session: Session): Promise<void>
  /** The session and whose it is, while it lasts. */
  session(id: string, now: Date): Promise<{ session: Session; user: User; workspace: Workspace } | null>
  endSession(id: string): Promise<void>
  /** A key that was not revoked, and its workspace. */
  key(hash: string): Promise<{ key: ApiKey; workspace: Workspace } | null>
  markUsed(keyId: string, at: Date): Promise<void>
  /** Newest first. */
  keysOf(workspaceId: string): Promise<ApiKey[]>
  addKey(key: ApiKey): Promise<void>
  /** False where the workspace has no such key. */
  revokeKey(workspaceId: string, keyId: string, at: Date): Promise<boolean>
}
