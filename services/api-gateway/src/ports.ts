import type { Authority, BodyOf, Catalog, Issuance, QuotaReached, Renderer, Signer, Webhooks } from '@etax/contracts'
import type { ClientOf } from '@etax/rpc'
import type {
  ApiKey,
  LinkPurpose,
  MailedLink,
  MailRequest,
  Session,
  Standing,
  User,
  Workspace,
} from './accounts/domain/account.ts'
import type { Mode } from './accounts/domain/api-key.ts'
import type { LoggedBodies, LoggedRequest, RequestFilter } from './request-log/domain/logged-request.ts'

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

/** A workspace, and the addresses of its users that are known to be theirs. */
export interface WorkspaceOfCaller {
  workspace: Workspace
  verifiedEmails: readonly string[]
}

/** Where accounts are kept. */
export interface Accounts extends People, ApiKeys {}

export interface People {
  /** Stores a user with the workspace and first keys, all or nothing. @throws AppError conflict ACC_10001: e-mail taken. */
  open(account: { user: User; workspace: Workspace; keys: readonly ApiKey[] }): Promise<void>
  userWith(email: string): Promise<User | null>
  user(id: string): Promise<User | null>
  workspace(id: string): Promise<Workspace | null>
  /** @throws AppError as every change by a session: `unauthenticated` ACS_10003 where it does not stand any more */
  renameWorkspace(by: Standing, id: string, name: string): Promise<void>
  /** The addresses of a workspace's users that are known to be theirs. */
  ownersOf(workspaceId: string): Promise<string[]>
  /** False, and nothing, where the user's credentials are not those of the session any more. */
  addSession(session: Session): Promise<boolean>
  /** The session and whose it is, while it lasts and the user's credentials are those it began with. */
  session(id: string, now: Date): Promise<({ session: Session; user: User } & WorkspaceOfCaller) | null>
  endSession(id: string): Promise<void>
  /** When and from where a session was last used. */
  markSessionUsed(id: string, used: { at: Date; ip: string }): Promise<void>
  /** A user's sessions that last, newest first. */
  sessionsOf(userId: string, now: Date): Promise<Session[]>
  /** False where the user has no such session. @throws AppError as above */
  endSessionOf(by: Standing, sessionId: string): Promise<boolean>
  /** Sets a password and ends every session of the user but the one that does it. @throws AppError as above */
  changePassword(by: Standing, passwordHash: string): Promise<void>
  /** Asks for a mail: sent by whoever finds the request due. */
  requestMail(request: MailRequest, now: Date): Promise<void>
  /** A link that works; null for one that was used, has expired, or gives way to one that was asked for later. */
  link(id: string, now: Date): Promise<MailedLink | null>
  /** Marks a link as used; false when it was, or has expired. */
  useLink(id: string, now: Date): Promise<boolean>
  /**
   * The address is the user's, for the first time: sets the password, and ends every session of the user and every key of the
   * workspace, all or nothing. Nothing where it was known before. A change by a session at the same moment is made before it,
   * and so is undone, or is refused.
   */
  proveAddress(proof: { userId: string; passwordHash: string; now: Date }): Promise<void>
  /**
   * Uses a link, sets the password, verifies the address and ends every session, and where it is the first proof of the address
   * every key of the workspace, all or nothing; false as above.
   */
  resetPassword(reset: { linkId: string; userId: string; passwordHash: string; now: Date }): Promise<boolean>
}

export interface ApiKeys {
  /** A key and its workspace, of a revoked one too. */
  key(hash: string): Promise<({ key: ApiKey; isRevoked: boolean } & WorkspaceOfCaller) | null>
  markUsed(keyId: string, at: Date): Promise<void>
  /** Newest first. */
  keysOf(workspaceId: string): Promise<ApiKey[]>
  /** False, and nothing, where the workspace has `most` already. @throws AppError `unauthenticated` ACS_10003 */
  addKey(by: Standing, key: ApiKey, most: number): Promise<boolean>
  /** False where the workspace has no such key. @throws AppError `unauthenticated` ACS_10003 */
  revokeKey(by: Standing, workspaceId: string, keyId: string, at: Date): Promise<boolean>
}

/** The e-mail address of the account that anyone on this machine may sign in to; null where there is none. */
export type DemoAccount = () => Promise<string | null>

/** A mail that is due, held by the caller. */
export interface DueMail {
  _id: string
  due: { lease: string }
  request: MailRequest
  createdAt: Date
}

/** The mails that were asked for and not sent yet. */
export interface MailRequests {
  claim(max: number): Promise<DueMail[]>
  /** Nothing more is to be done for it. */
  remove(mail: DueMail): Promise<void>
  /** Stores a link unless it is there, used or not. Of those that give an account, the last one of an address remains. */
  addLink(link: MailedLink): Promise<void>
  /** The workspace that an address may open by the link mailed last; null where there is none. */
  pendingSignUp(email: string, now: Date): Promise<Extract<LinkPurpose, { kind: 'sign-up' }> | null>
}

/** A notice that is the caller's to send. */
export interface HeldNotice {
  _id: string
  due: { lease: string }
}

/** A quota that was reached while nobody was there to be told. */
export interface KeptQuotaNotice {
  _id: string
  workspaceId: string
  reached: BodyOf<typeof QuotaReached>
  createdAt: Date
  due: { lease: string }
}

/** Notices that wait for an owner whose address is verified. */
export interface KeptNotices {
  /** Kept once, however often. */
  keep(notice: Pick<KeptQuotaNotice, '_id' | 'workspaceId' | 'reached'>): Promise<void>
  claim(max: number): Promise<KeptQuotaNotice[]>
  settle(notice: KeptQuotaNotice): Promise<void>
  putOff(notice: KeptQuotaNotice): Promise<void>
}

/** What owners are told once, whatever restarts and however many processes run. */
export interface Notices {
  /** Null where it was sent, or another process is sending it. */
  take(id: string): Promise<HeldNotice | null>
  sent(notice: HeldNotice): Promise<unknown>
}

/** A request with the bodies that are kept of it; null for none. */
export interface RequestWithBodies extends LoggedRequest {
  bodies: LoggedBodies | null
}

export interface UsedConfirmations {
  /** False where it was used before: of all that ask at once, one is told true. */
  add(confirmation: { id: string; expiresAt: Date }): Promise<boolean>
}

/** Where the requests of the last days are kept. */
export interface RequestLog {
  /**
   * May be asked again with the same ones: what is stored stays as it is. Answers why rows were refused, of each its reason;
   * the others are stored.
   */
  write(requests: readonly RequestWithBodies[]): Promise<readonly string[]>
  /** Newest first. */
  list(filter: RequestFilter): Promise<LoggedRequest[]>
  find(request: { workspaceId: string; mode: Mode; id: string }): Promise<RequestWithBodies | null>
  /** Removes the oldest of a workspace that has more than may be kept. */
  trim(workspaceId: string): Promise<void>
}
