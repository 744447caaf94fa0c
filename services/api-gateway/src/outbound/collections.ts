import { Schema } from 'mongoose'
import type { ApiKey, Session, User, Workspace } from '../domain/account.ts'

/** A thing with an id as it is stored. */
export type Row<Thing extends { id: string }> = Omit<Thing, 'id'> & { _id: string }

/** A revoked key stays, so that its id is never given away again. */
export type ApiKeyRow = Row<ApiKey> & { revokedAt: Date | null }

/** A secret that every process of this service shares. */
export interface SecretRow {
  _id: string
  value: string
}

const text = { type: String, required: true }
const instant = { type: Date, required: true }

const users = new Schema<Row<User>>(
  { _id: text, email: text, passwordHash: text, workspaceId: text, createdAt: instant },
  { collection: 'users' },
)
users.index({ email: 1 }, { unique: true })

const workspaces = new Schema<Row<Workspace>>(
  { _id: text, name: text, plan: text, createdAt: instant },
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
    createdAt: instant,
    lastUsedAt: Date,
    revokedAt: Date,
  },
  { collection: 'apiKeys' },
)
apiKeys.index({ hash: 1 }, { unique: true })
apiKeys.index({ workspaceId: 1, createdAt: -1 })

const sessions = new Schema<Row<Session>>(
  { _id: text, userId: text, csrfToken: text, expiresAt: instant },
  { collection: 'sessions' },
)
sessions.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

const secrets = new Schema<SecretRow>({ _id: text, value: text }, { collection: 'secrets' })

/** Every collection of the gateway's database. */
export const schemas = { users, workspaces, apiKeys, sessions, secrets }
