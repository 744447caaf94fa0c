import { gatewayErrors, platformErrors } from '@etax/contracts'
import { duplicateIndex } from '@etax/durable-work'
import { withOutageAs } from '@etax/kernel'
import type { Collections, Mongo } from '@etax/runtime'
import type { mongo } from 'mongoose'
import type { ApiKey, Session, User, Workspace } from '../domain/account.ts'
import type { Accounts } from '../ports.ts'
import type { Row, schemas } from './collections.ts'

type AccountCollections = Collections<typeof schemas>

/** A caller is waiting; a transaction has longer, because nobody could tell how one that was given up ended. */
const CALL_TIMEOUT_MS = 5_000
const TRANSACTION_TIMEOUT_MS = 20_000

/** @throws AppError `unavailable` SYS_10002 when MongoDB is away or does not answer in time */
export function mongoAccounts(mongo: Mongo, collections: AccountCollections): Accounts {
  const as = platformErrors.serviceAway
  return {
    ...withOutageAs(opening(mongo, collections), { as, timeoutMs: TRANSACTION_TIMEOUT_MS }),
    ...withOutageAs({ ...people(collections), ...apiKeyCalls(collections) }, { as, timeoutMs: CALL_TIMEOUT_MS }),
  }
}

function opening({ connection }: Mongo, { users, workspaces, apiKeys }: AccountCollections): Pick<Accounts, 'open'> {
  return {
    async open({ user, workspace, keys: first }) {
      const rows = first.map((key) => ({ ...toRow(key), revokedAt: null }))
      try {
        await connection.transaction(async (session) => {
          await users.insertOne(toRow(user), { session })
          await workspaces.insertOne(toRow(workspace), { session })
          if (rows.length > 0) await apiKeys.insertMany(rows, { session })
        })
      } catch (error) {
        if (duplicateIndex(error) === 'email_1') throw gatewayErrors.emailTaken({ cause: error })
        throw error
      }
    },
  }
}

type PeopleCalls = 'userWith' | 'workspace' | 'addSession' | 'session' | 'endSession'

function people({ users, workspaces, sessions }: AccountCollections): Pick<Accounts, PeopleCalls> {
  return {
    async userWith(email) {
      return fromRow<User>(await users.findOne({ email }))
    },
    async workspace(id) {
      return fromRow<Workspace>(await workspaces.findOne({ _id: id }))
    },
    async addSession(session) {
      await sessions.insertOne(toRow(session))
    },
    async session(id, now) {
      const session = fromRow<Session>(await sessions.findOne({ _id: id, expiresAt: { $gt: now } }))
      const user = session && fromRow<User>(await users.findOne({ _id: session.userId }))
      const workspace = user && fromRow<Workspace>(await workspaces.findOne({ _id: user.workspaceId }))
      return session && user && workspace ? { session, user, workspace } : null
    },
    async endSession(id) {
      await sessions.deleteOne({ _id: id })
    },
  }
}

type KeyCalls = 'key' | 'markUsed' | 'keysOf' | 'addKey' | 'revokeKey'

function apiKeyCalls({ apiKeys: keys, workspaces }: AccountCollections): Pick<Accounts, KeyCalls> {
  return {
    async key(hash) {
      const key = fromRow<ApiKey>(await keys.findOne({ hash, revokedAt: null }))
      const workspace = key && fromRow<Workspace>(await workspaces.findOne({ _id: key.workspaceId }))
      return key && workspace ? { key, workspace } : null
    },
    async markUsed(keyId, at) {
      await keys.updateOne({ _id: keyId }, { $set: { lastUsedAt: at } })
    },
    async keysOf(workspaceId) {
      const rows = await keys.find({ workspaceId, revokedAt: null }).sort({ createdAt: -1 }).toArray()
      return rows.map((row) => thingOf<ApiKey>(row))
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
 * A secret that every process of this service shares: made by the first process.
 * @param fresh what it becomes when there is none yet
 */
export async function sharedSecret({ secrets }: AccountCollections, name: string, fresh: string): Promise<string> {
  const ask = () =>
    secrets.findOneAndUpdate(
      { _id: name },
      { $setOnInsert: { value: fresh } },
      { upsert: true, returnDocument: 'after' },
    )
  // Two first processes at once: the loser of the insert finds the winner's.
  const row = await ask().catch((error: unknown) =>
    duplicateIndex(error) === undefined ? Promise.reject(error) : ask(),
  )
  return row?.value ?? fresh
}

function toRow<Thing extends { id: string }>({ id, ...rest }: Thing): mongo.OptionalUnlessRequiredId<Row<Thing>> {
  return { _id: id, ...rest } as unknown as mongo.OptionalUnlessRequiredId<Row<Thing>>
}

function fromRow<Thing extends { id: string }>(row: Row<Thing> | null): Thing | null {
  return row && thingOf<Thing>(row)
}

function thingOf<Thing extends { id: string }>({ _id, ...rest }: Row<Thing>): Thing {
  return { id: _id, ...rest } as unknown as Thing
}
