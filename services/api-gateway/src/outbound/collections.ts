import { DUE_INDEX, type DueRow } from '@etax/durable-work'
import { Schema } from 'mongoose'
import type {
  ApiKey,
  LinkPurpose,
  MailedLink,
  MailRequest,
  Session,
  User,
  Workspace,
} from '../accounts/domain/account.ts'
import type { KeptQuotaNotice } from '../ports.ts'
import { FAILED_FROM, KEPT_DAYS, type LoggedBodies, type LoggedRequest } from '../request-log/domain/logged-request.ts'

export type Row<Thing extends { id: string }> = Omit<Thing, 'id'> & { _id: string }

/** A revoked key stays, so that its id is never used again. Older rows lack scopes and maker. */
export type ApiKeyRow = Omit<Row<ApiKey>, 'scopes' | 'madeBy'> &
  Partial<Pick<ApiKey, 'scopes' | 'madeBy'>> & {
    revokedAt: Date | null
    /** Counts changes of keys by this key: each writes it too, so that its revocation conflicts. */
    changes?: number
  }

/** Older rows lack version and clock. */
export type WorkspaceRow = Omit<Row<Workspace>, 'apiVersion' | 'testClock'> & {
  apiVersion?: Workspace['apiVersion']
  testClock?: Workspace['testClock']
  /** Counts new keys, so that concurrent ones conflict. */
  changes?: number
}

export interface SecretRow {
  _id: string
  value: string
}

/** Older rows lack verified addresses, and have the first version of credentials. */
export type UserRow = Omit<Row<User>, 'verifiedAt' | 'credentialsVersion'> & {
  verifiedAt?: Date | null
  credentialsVersion?: number
  /** Counts changes in other collections: each writes the user too, so that concurrent changes conflict. */
  changes?: number
}

/** Older rows lack times and addresses. */
export type SessionRow = Pick<Row<Session>, '_id' | 'userId' | 'csrfToken' | 'expiresAt'> & Partial<Row<Session>>

export type MailedLinkRow = Row<MailedLink> & { usedAt: Date | null }

export interface MailRequestRow extends DueRow {
  request: MailRequest
  createdAt: Date
}

export interface NoticeRow extends DueRow {
  createdAt: Date
  workspaceId?: string
  reached?: KeptQuotaNotice['reached']
}

export interface UsedConfirmationRow {
  _id: string
  expiresAt: Date
}

export type LoggedRequestRow = Omit<Row<LoggedRequest>, 'codes'> & { codes: string[] }

export interface RequestBodiesRow extends LoggedBodies {
  _id: string
  workspaceId: string
  at: Date
}

const text = { type: String, required: true }
const instant = { type: Date, required: true }

const users = new Schema<UserRow>(
  {
    _id: text,
    email: text,
    passwordHash: text,
    workspaceId: text,
    createdAt: instant,
    verifiedAt: Date,
    credentialsVersion: Number,
    changes: Number,
  },
  { collection: 'users' },
)
users.index({ email: 1 }, { unique: true })
users.index({ workspaceId: 1 })

const workspaces = new Schema<WorkspaceRow>(
  {
    _id: text,
    name: text,
    plan: text,
    createdAt: instant,
    apiVersion: Schema.Types.Mixed,
    testClock: Schema.Types.Mixed,
    changes: Number,
  },
  { collection: 'workspaces' },
)

const apiKeys = new Schema<ApiKeyRow>(
  {
    _id: text,
    workspaceId: text,
    mode: text,
    name: text,
    hash: text,
    prefix: text,
    lastFour: text,
    scopes: { type: [String], default: undefined },
    madeBy: Schema.Types.Mixed,
    changes: Number,
    createdAt: instant,
    lastUsedAt: Date,
    revokedAt: Date,
  },
  { collection: 'apiKeys' },
)
apiKeys.index({ hash: 1 }, { unique: true })
apiKeys.index({ workspaceId: 1, createdAt: -1 })

const sessions = new Schema<SessionRow>(
  {
    _id: text,
    userId: text,
    csrfToken: text,
    createdAt: Date,
    userAgent: String,
    lastUsedAt: Date,
    ip: String,
    expiresAt: instant,
    credentialsVersion: Number,
  },
  { collection: 'sessions' },
)
sessions.index({ userId: 1 })
sessions.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

// A used link stays until its expiry, so that a repeated mail does not restore it.
const mailedLinks = new Schema<MailedLinkRow>(
  { _id: text, purpose: { type: Schema.Types.Mixed as unknown as LinkPurpose }, expiresAt: instant, usedAt: Date },
  { collection: 'mailedLinks' },
)
mailedLinks.index({ 'purpose.email': 1, expiresAt: -1 })
mailedLinks.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

const mailRequests = new Schema<MailRequestRow>(
  { _id: text, request: Schema.Types.Mixed, createdAt: instant, due: { at: Date, lease: String } },
  { collection: 'mailRequests' },
)
mailRequests.index({ 'request.email': 1 })
mailRequests.index(...DUE_INDEX)

/** Longer than any reason for a notice lasts: without its row, a notice would be sent again. */
const NOTICE_SECONDS = 400 * 86_400

const notices = new Schema<NoticeRow>(
  {
    _id: text,
    createdAt: instant,
    workspaceId: String,
    reached: Schema.Types.Mixed,
    due: { at: Date, lease: String },
  },
  { collection: 'notices' },
)
notices.index(...DUE_INDEX)
notices.index({ createdAt: 1 }, { expireAfterSeconds: NOTICE_SECONDS })

const usedConfirmations = new Schema<UsedConfirmationRow>(
  { _id: text, expiresAt: instant },
  { collection: 'usedConfirmations' },
)
usedConfirmations.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

const secrets = new Schema<SecretRow>({ _id: text, value: text }, { collection: 'secrets' })

const KEPT_SECONDS = KEPT_DAYS * 86_400

const requests = new Schema<LoggedRequestRow>(
  {
    _id: text,
    workspaceId: text,
    mode: text,
    at: instant,
    method: text,
    path: text,
    query: String,
    status: { type: Number, required: true },
    codes: [String],
    durationMs: { type: Number, required: true },
    requestId: text,
    taxpayerRuc: String,
    ip: text,
    key: Schema.Types.Mixed,
  },
  { collection: 'requests' },
)
requests.index({ workspaceId: 1, mode: 1, at: -1, _id: -1 }, { name: 'newest_first' })
requests.index(
  { workspaceId: 1, mode: 1, at: -1, _id: -1 },
  { name: 'failed_newest_first', partialFilterExpression: { status: { $gte: FAILED_FROM } } },
)
requests.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS })

// A collection of its own, so that lists of requests read no bodies.
const requestBodies = new Schema<RequestBodiesRow>(
  { _id: text, workspaceId: text, at: instant, request: Schema.Types.Mixed, answer: Schema.Types.Mixed },
  { collection: 'requestBodies' },
)
requestBodies.index({ workspaceId: 1, at: -1, _id: -1 })
requestBodies.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS })

export const schemas = {
  users,
  workspaces,
  apiKeys,
  sessions,
  mailedLinks,
  mailRequests,
  notices,
  secrets,
  requests,
  requestBodies,
  usedConfirmations,
}
