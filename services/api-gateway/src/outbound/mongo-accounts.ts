import { gatewayErrors } from '@etax/contracts'
import type { Mongo } from '@etax/runtime'
import type { mongo } from 'mongoose'
import type { ApiKey, Session, User, Workspace } from '../domain/account.ts'
import type { Accounts } from '../ports.ts'
import { withinDeadline } from './within-deadline.ts'

type Row<T extends { id: string }> = Omit<T, 'id'> & { _id: string }
type KeyRow = Row<ApiKey> & { revokedAt: Date | null }

/** Whoever asks is waiting; what is begun in a transaction has longer, since nobody could tell how it ended. */
const CALL_MS = 5_000
const TRANSACTION_MS = 20_000

/** Collections and indexes; may run any number of times. */
export async function migrateAccounts({ db }: Mongo): Promise<void> {
  await db.collection('users').createIndex({ email: 1 }, { unique: true })
  await db.collection('apiKeys').createIndex({ hash: 1 }, { unique: true })
  await db.collection('apiKeys').createIndex({ workspaceId: 1, createdAt: -1 })
  await db.collection('sessions').createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  // A transaction cannot make its collection while an index of it is being built elsewhere.
  const existing = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name))
  if (!existing.has('workspaces')) await db.createCollection('workspaces').catch(unlessItExists)
}

export function mongoAccounts(mongo: Mongo): Accounts {
  const collections = collectionsOf(mongo)
  return {
    ...withinDeadline(opening(mongo, collections), TRANSACTION_MS),
    ...withinDeadline({ ...people(collections), ...apiKeys(collections) }, CALL_MS),
  }
}

type Collections = ReturnType<typeof collectionsOf>

function collectionsOf({ db }: Mongo) {
  return {
    users: db.collection<Row<User>>('users'),
    workspaces: db.collection<Row<Workspace>>('workspaces'),
    keys: db.collection<KeyRow>('apiKeys'),
    sessions: db.collection<Row<Session>>('sessions'),
  }
}

function opening({ connection }: Mongo, { users, workspaces, keys }: Collections): Pick<Accounts, 'open'> {
  return {
    async open({ user, workspace, keys: first }) {
      const rows = first.map((key) => ({ ...toRow(key), revokedAt: null }))
      try {
        await connection.transaction(async (session) => {
          await users.insertOne(toRow(user), { session })
          await workspaces.insertOne(toRow(workspace), { session })
          if (rows.length > 0) await keys.insertMany(rows, { session })
        })
      } catch (error) {
        if (isDuplicate(error)) throw gatewayErrors.emailTaken({ cause: error })
        throw error
      }
    },
  }
}

type PeopleCalls = 'userWith' | 'workspace' | 'addSession' | 'session' | 'endSession'

function people({ users, workspaces, sessions }: Collections): Pick<Accounts, PeopleCalls> {
  return {
    async userWith(email) {
      return fromRow(await users.findOne({ email }))
    },
    async workspace(id) {
      return fromRow(await workspaces.findOne({ _id: id }))
    },
    async addSession(session) {
      await sessions.insertOne(toRow(session))
    },
    async session(id, now) {
      const session = fromRow(await sessions.findOne({ _id: id, expiresAt: { $gt: now } }))
      const user = session && fromRow(await users.findOne({ _id: session.userId }))
      const workspace = user && fromRow(await workspaces.findOne({ _id: user.workspaceId }))
      return session && user && workspace ? { session, user, workspace } : null
    },
    async endSession(id) {
      await sessions.deleteOne({ _id: id })
    },
  }
}

type KeyCalls = 'key' | 'markUsed' | 'keysOf' | 'addKey' | 'revokeKey'

function apiKeys({ keys, workspaces }: Collections): Pick<Accounts, KeyCalls> {
  return {
    async key(hash) {
      const key = fromRow(await keys.findOne({ hash, revokedAt: null }))
      const workspace = key && fromRow(await workspaces.findOne({ _id: key.workspaceId }))
      return key && workspace ? { key, workspace } : null
    },
    async markUsed(keyId, at) {
      await keys.updateOne({ _id: keyId }, { $set: { lastUsedAt: at } })
    },
    async keysOf(workspaceId) {
      const rows = await keys.find({ workspaceId, revokedAt: null }).sort({ createdAt: -1 }).toArray()
      return rows.map(named)
    },
    async addKey(key) {
      await keys.insertOne({ ...toRow(key), revokedAt: null })
    },
    async revokeKey(workspaceId, keyId, at) {
      const mine = { _id: keyId, workspaceId, revokedAt: null }
      const { matchedCount } = await keys.updateOne(mine, { $set: { revokedAt: at } })
      return matchedCount === 1
    },
  }
}

/**
 * A secret that every process of this service shares: made by whoever comes first.
 * @param fresh what it becomes when there is none yet
 */
export async function sharedSecret({ db }: Mongo, name: string, fresh: string): Promise<string> {
  const secrets = db.collection<{ _id: string; value: string }>('secrets')
  const ask = () =>
    secrets.findOneAndUpdate(
      { _id: name },
      { $setOnInsert: { value: fresh } },
      { upsert: true, returnDocument: 'after' },
    )
  // Two first processes at once: the loser of the insert finds the winner's.
  const row = await ask().catch((error: unknown) => (isDuplicate(error) ? ask() : Promise.reject(error)))
  return row?.value ?? fresh
}

function toRow<T extends { id: string }>({ id, ...rest }: T): mongo.OptionalUnlessRequiredId<Row<T>> {
  return { _id: id, ...rest } as unknown as mongo.OptionalUnlessRequiredId<Row<T>>
}

function fromRow<T extends { _id: string }>(row: T | null): (Omit<T, '_id'> & { id: string }) | null {
  return row && named(row)
}

function named<T extends { _id: string }>({ _id, ...rest }: T): Omit<T, '_id'> & { id: string } {
  return { id: _id, ...rest }
}

function isDuplicate(error: unknown): boolean {
  return (error as { code?: unknown }).code === 11_000
}

function unlessItExists(error: unknown): void {
  if ((error as { codeName?: unknown }).codeName !== 'NamespaceExists') throw error
}
