import type {
  Authority,
  BodyOf,
  Catalog,
  Issuance,
  Mode,
  QuotaReached,
  Renderer,
  Signer,
  Webhooks,
} from '@etax/contracts'
import type { ClientOf } from '@etax/rpc'
import type {
  ApiKey,
  KeyMaker,
  LinkPurpose,
  MailedLink,
  MailRequest,
  Session,
  Standing,
  User,
  Workspace,
} from './accounts/domain/account.ts'
import type { PinnedVersion } from './accounts/domain/pinned-version.ts'
import type { TestClock } from './accounts/domain/test-clock.ts'
import type { LoggedBodies, LoggedRequest, RequestFilter } from './request-log/domain/logged-request.ts'

export interface Clients {
  authority: ClientOf<typeof Authority>
  catalog: ClientOf<typeof Catalog>
  issuance: ClientOf<typeof Issuance>
  renderer: ClientOf<typeof Renderer>
  signer: ClientOf<typeof Signer>
  webhooks: ClientOf<typeof Webhooks>
}

type AnswerOf<Call extends (...input: never) => unknown> = Awaited<ReturnType<Call>>

export type Taxpayer = AnswerOf<Clients['catalog']['findTaxpayer']>
export type CertificateStatus = AnswerOf<Clients['signer']['describeCertificate']>
export type Endpoint = AnswerOf<Clients['webhooks']['updateEndpoint']>
export type Delivery = AnswerOf<Clients['webhooks']['ping']>

export interface WorkspaceOfCaller {
  workspace: Workspace
  verifiedEmails: readonly string[]
}

export interface Accounts extends People, ApiKeys {}

export interface People {
  /**
   * Stores a user with the workspace and first keys in one transaction.
   * @throws AppError conflict ACC_10001: e-mail taken
   */
  open(account: { user: User; workspace: Workspace; keys: readonly ApiKey[] }): Promise<void>
  userWith(email: string): Promise<User | null>
  user(id: string): Promise<User | null>
  workspace(id: string): Promise<Workspace | null>
  /** @throws AppError, like every change by a session: `unauthenticated` ACS_10003 if the session has ended */
  renameWorkspace(by: Standing, id: string, name: string): Promise<void>
  /** Pins the version unless one is; answers with the pinned one. */
  pinVersion(id: string, version: string): Promise<string>
  /** False, and nothing is stored, if the workspace has another clock than `from`. */
  setTestClock(id: string, change: { from: TestClock | null; to: TestClock | null }): Promise<boolean>
  /** @throws AppError as above */
  changeVersion(by: Standing, id: string, apiVersion: PinnedVersion): Promise<void>
  ownersOf(workspaceId: string): Promise<string[]>
  /** False, and nothing is stored, if the user's credentials have changed since. */
  addSession(session: Session): Promise<boolean>
  /** Null after its expiry, or after a change of the user's credentials. */
  session(id: string, now: Date): Promise<({ session: Session; user: User } & WorkspaceOfCaller) | null>
  endSession(id: string): Promise<void>
  markSessionUsed(id: string, used: { at: Date; ip: string }): Promise<void>
  sessionsOf(userId: string, now: Date): Promise<Session[]>
  /** False if the user has no such session. @throws AppError as above */
  endSessionOf(by: Standing, sessionId: string): Promise<boolean>
  /** Also ends every other session of the user. @throws AppError as above */
  changePassword(by: Standing, passwordHash: string): Promise<void>
  /** Stores the request; the process that finds it due sends the mail. */
  requestMail(request: MailRequest, now: Date): Promise<void>
  /** Null if the link was used, has expired, or a later one replaces it. */
  link(id: string, now: Date): Promise<MailedLink | null>
  useLink(id: string, now: Date): Promise<boolean>
  /**
   * The first proof of the address: sets the password, and ends every session of the user and every key of the
   * workspace, in one transaction. Does nothing after an earlier proof. A concurrent change by a session is undone or
   * refused.
   */
  proveAddress(proof: { userId: string; passwordHash: string; now: Date }): Promise<void>
  /**
   * Uses a link, sets the password, verifies the address and ends every session; with the first proof also every key
   * of the workspace. One transaction; false as above.
   */
  resetPassword(reset: { linkId: string; userId: string; passwordHash: string; now: Date }): Promise<boolean>
}

export interface ApiKeys {
  /** Includes revoked keys. */
  key(hash: string): Promise<({ key: ApiKey; isRevoked: boolean } & WorkspaceOfCaller) | null>
  markUsed(keyId: string, at: Date): Promise<void>
  /** Newest first. */
  keysOf(workspaceId: string): Promise<ApiKey[]>
  /**
   * False, and nothing is stored, if the workspace has `most` keys.
   * @throws AppError `unauthenticated` ACS_10003 if the maker's session has ended, ACS_10002 if its key was revoked
   */
  addKey(by: KeyMaker, key: ApiKey, most: number): Promise<boolean>
  /** False if the workspace has no such key, in this mode if one is given. @throws AppError as above */
  revokeKey(by: KeyMaker, key: { workspaceId: string; mode?: Mode; id: string }, at: Date): Promise<boolean>
}

/** The e-mail address of the account that anyone on this machine may use; null without one. */
export type DemoAccount = () => Promise<string | null>

export interface DueMail {
  _id: string
  due: { lease: string }
  request: MailRequest
  createdAt: Date
}

export interface MailRequests {
  claim(max: number): Promise<DueMail[]>
  remove(mail: DueMail): Promise<void>
  /**
   * Does nothing if the link exists, used or not. Of links that give access to an account, only the last one of an
   * address stays valid.
   */
  addLink(link: MailedLink): Promise<void>
  /** The workspace of the last sign-up link to an address; null without one. */
  pendingSignUp(email: string, now: Date): Promise<Extract<LinkPurpose, { kind: 'sign-up' }> | null>
}

export interface HeldNotice {
  _id: string
  due: { lease: string }
}

export interface KeptQuotaNotice {
  _id: string
  workspaceId: string
  reached: BodyOf<typeof QuotaReached>
  createdAt: Date
  due: { lease: string }
}

export interface KeptNotices {
  /** Idempotent. */
  keep(notice: Pick<KeptQuotaNotice, '_id' | 'workspaceId' | 'reached'>): Promise<void>
  claim(max: number): Promise<KeptQuotaNotice[]>
  settle(notice: KeptQuotaNotice): Promise<void>
  putOff(notice: KeptQuotaNotice): Promise<void>
}

/** Each notice is sent once, across restarts and processes. */
export interface Notices {
  /** Null if it was sent, or another process sends it. */
  take(id: string): Promise<HeldNotice | null>
  sent(notice: HeldNotice): Promise<unknown>
}

export interface RequestWithBodies extends LoggedRequest {
  bodies: LoggedBodies | null
}

export interface UsedConfirmations {
  /** False after the first use; only one concurrent caller gets true. */
  add(confirmation: { id: string; expiresAt: Date }): Promise<boolean>
}

export interface RequestLog {
  /** Idempotent. Returns the reasons of refused rows; the others are stored. */
  write(requests: readonly RequestWithBodies[]): Promise<readonly string[]>
  /** Newest first. */
  list(filter: RequestFilter): Promise<LoggedRequest[]>
  find(request: { workspaceId: string; mode: Mode; id: string }): Promise<RequestWithBodies | null>
  /** Removes a workspace's oldest requests beyond its limit. */
  trim(workspaceId: string): Promise<void>
}
