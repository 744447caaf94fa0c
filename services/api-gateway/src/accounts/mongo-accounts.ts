import { gatewayErrors, platformErrors } from '@etax/contracts'
import { dueIn, duplicateIndex, leasedRows } from '@etax/durable-work'
import { newId, withOutageAs } from '@etax/kernel'
import type { Collections, Mongo } from '@etax/runtime'
import type { mongo } from 'mongoose'
import type {
  ApiKeyRow,
  MailedLinkRow,
  MailRequestRow,
  Row,
  SessionRow,
  schemas,
  UserRow,
  WorkspaceRow,
} from '../outbound/collections.ts'
import type { Accounts, ApiKeys, MailRequests, People } from '../ports.ts'
import {
  type ApiKey,
  type KeyMaker,
  type MailedLink,
  SESSION_LIFE_MS,
  type Session,
  type Standing,
  type User,
  type Workspace,
} from './domain/account.ts'
import { GIVES_ACCOUNT, LINK_LIFE_MS } from './domain/mailed-link.ts'
import type { PinnedVersion } from './domain/pinned-version.ts'
import { USUAL_SCOPES } from './domain/scopes.ts'

type AccountCollections = Collections<typeof schemas>

/** A caller waits. A transaction has longer, because an abandoned one has no known result. */
const CALL_TIMEOUT_MS = 5_000
const TRANSACTION_TIMEOUT_MS = 20_000
/** Longer than the broker takes to accept a mail. */
const MAIL_LEASE_MS = 20_000

/** @throws AppError `unavailable` SYS_10002 if MongoDB does not answer in time */
export function mongoAccounts(mongo: Mongo, collections: AccountCollections): Accounts {
  const as = platformErrors.serviceAway
  const calls = { ...people(collections), ...sessionCalls(collections), ...linkCalls(collections) }
  return {
    ...withOutageAs(
      { ...transactions(mongo, collections), ...changesBySession(mongo, collections) },
      { as, timeoutMs: TRANSACTION_TIMEOUT_MS },
    ),
    ...withOutageAs({ ...calls, ...apiKeyCalls(collections) }, { as, timeoutMs: CALL_TIMEOUT_MS }),
  }
}

type InTransaction = <T>(work: (session: mongo.ClientSession) => Promise<T>) => Promise<T>

/** Not Mongoose's: without a database it waits ten seconds for the connection, and then reports no outage. */
function inTransaction({ connection }: Mongo): InTransaction {
  return (work) => connection.getClient().withSession((session) => session.withTransaction(() => work(session)))
}

type Transactions = 'open' | 'addSession' | 'resetPassword' | 'proveAddress'

function transactions(mongo: Mongo, collections: AccountCollections): Pick<People, Transactions> {
  const { users, workspaces, apiKeys, sessions, mailedLinks } = collections
  const transaction = inTransaction(mongo)
  return {
    async open({ user, workspace, keys: first }) {
      const rows = first.map((key) => ({ ...toRow(key), revokedAt: null }))
      try {
        await transaction(async (session) => {
          await users.insertOne(toRow(user), { session })
          await workspaces.insertOne(toRow(workspace), { session })
          if (rows.length > 0) await apiKeys.insertMany(rows, { session })
        })
      } catch (error) {
        if (duplicateIndex(error) === 'email_1') throw gatewayErrors.emailTaken({ cause: error })
        throw error
      }
    },
    async addSession(begun) {
      return transaction(async (session) => {
        if (!(await hasCredentials(collections, begun, session))) return false
        await sessions.insertOne(toRow(begun), { session })
        return true
      })
    },
    async resetPassword({ linkId, userId, passwordHash, now }) {
      return transaction(async (session) => {
        const unused = { _id: linkId, usedAt: null, expiresAt: { $gt: now } }
        const { matchedCount } = await mailedLinks.updateOne(unused, { $set: { usedAt: now } }, { session })
        if (matchedCount === 0) return false
        if (await prove({ userId, passwordHash, now }, session)) return true
        await users.updateOne({ _id: userId }, newCredentials({ passwordHash, verifiedAt: now }), { session })
        await sessions.deleteMany({ userId }, { session })
        return true
      })
    },
    async proveAddress(proof) {
      await transaction((session) => prove(proof, session))
    },
  }

  async function prove(
    { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
    session: mongo.ClientSession,
  ): Promise<boolean> {
    const proof = newCredentials({ passwordHash, verifiedAt: now })
    const user = await users.findOneAndUpdate({ _id: userId, verifiedAt: null }, proof, { session })
    if (user === null) return false
    await sessions.deleteMany({ userId }, { session })
    const own = { workspaceId: user.workspaceId, revokedAt: null }
    await apiKeys.updateMany(own, { $set: { revokedAt: now } }, { session })
    return true
  }
}

function newCredentials(set: Partial<UserRow>) {
  return { $set: set, $inc: { credentialsVersion: 1 } }
}

interface Credentials {
  userId: string
  credentialsVersion: number
}

/**
 * Checks the user's credentials in a transaction that writes the user: no proof or new password can come between the
 * check and the write. MongoDB retries one of two concurrent transactions.
 */
async function hasCredentials(
  { users }: Pick<AccountCollections, 'users'>,
  { userId, credentialsVersion }: Credentials,
  session: mongo.ClientSession,
): Promise<boolean> {
  // Rows from before this field lack it.
  const version = credentialsVersion === 0 ? { $in: [0, null] } : credentialsVersion
  const own = { _id: userId, credentialsVersion: version } as mongo.Filter<UserRow>
  return (await users.updateOne(own, { $inc: { changes: 1 } }, { session })).matchedCount === 1
}

type ChangesBySession = Pick<People, 'changePassword' | 'renameWorkspace' | 'changeVersion' | 'endSessionOf'> &
  Pick<ApiKeys, 'addKey' | 'revokeKey'>

/** A request whose session has ended meanwhile, or whose address another user proved, changes nothing. */
function changesBySession(mongo: Mongo, collections: AccountCollections): ChangesBySession {
  const { users, workspaces, apiKeys, sessions } = collections
  const transaction = inTransaction(mongo)
  return {
    async changePassword(by, passwordHash) {
      await change(by, async (session) => {
        const { userId, sessionId, credentialsVersion } = by
        await users.updateOne({ _id: userId }, newCredentials({ passwordHash }), { session })
        await sessions.deleteMany({ userId, _id: { $ne: sessionId } }, { session })
        const kept = { credentialsVersion: credentialsVersion + 1 }
        await sessions.updateOne({ _id: sessionId }, { $set: kept }, { session })
      })
    },
    async renameWorkspace(by, id, name) {
      await change(by, (session) => workspaces.updateOne({ _id: id }, { $set: { name } }, { session }))
    },
    async changeVersion(by, id, apiVersion) {
      await change(by, (session) => workspaces.updateOne({ _id: id }, { $set: { apiVersion } }, { session }))
    },
    endSessionOf: (by, sessionId) =>
      change(by, async (session) => {
        const { deletedCount } = await sessions.deleteOne({ _id: sessionId, userId: by.userId }, { session })
        return deletedCount === 1
      }),
    addKey: (by, key, most) =>
      changeKeys(by, async (session) => {
        // Two makers of one workspace would otherwise count the same keys.
        await workspaces.updateOne({ _id: key.workspaceId }, { $inc: { changes: 1 } }, { session })
        const own = { workspaceId: key.workspaceId, revokedAt: null }
        if ((await apiKeys.countDocuments(own, { session, limit: most })) >= most) return false
        await apiKeys.insertOne({ ...toRow(key), revokedAt: null }, { session })
        return true
      }),
    revokeKey: (by, { id, ...owner }, at) =>
      changeKeys(by, async (session) => {
        const mine = { _id: id, ...owner, revokedAt: null }
        const { matchedCount } = await apiKeys.updateOne(mine, { $set: { revokedAt: at } }, { session })
        return matchedCount === 1
      }),
  }

  function changeKeys<T>(by: KeyMaker, work: (session: mongo.ClientSession) => Promise<T>): Promise<T> {
    return 'keyId' in by ? changeByKey(by.keyId, work) : change(by, work)
  }

  /** Writes the key, so that its revocation cannot come between the check and the change. */
  function changeByKey<T>(_id: string, work: (session: mongo.ClientSession) => Promise<T>): Promise<T> {
    return transaction(async (session) => {
      const valid = await apiKeys.updateOne({ _id, revokedAt: null }, { $inc: { changes: 1 } }, { session })
      if (valid.matchedCount === 0) throw gatewayErrors.keyRefused({ reason: 'unknown' })
      return work(session)
    })
  }

  function change<T>(by: Standing, work: (session: mongo.ClientSession) => Promise<T>): Promise<T> {
    return transaction(async (session) => {
      const stands = (await hasCredentials(collections, by, session)) && (await lasts(by, session))
      if (!stands) throw gatewayErrors.notSignedIn()
      return work(session)
    })
  }

  async function lasts({ sessionId, userId }: Standing, session: mongo.ClientSession): Promise<boolean> {
    return (await sessions.findOne({ _id: sessionId, userId }, { projection: { _id: 1 }, session })) !== null
  }
}

type PeopleCalls = 'userWith' | 'user' | 'workspace' | 'pinVersion' | 'setTestClock' | 'ownersOf' | 'requestMail'

function people({ users, workspaces, mailRequests }: AccountCollections): Pick<People, PeopleCalls> {
  return {
    async userWith(email) {
      return userOf(await users.findOne({ email }))
    },
    async user(id) {
      return userOf(await users.findOne({ _id: id }))
    },
    async workspace(id) {
      return workspaceOf(await workspaces.findOne({ _id: id }))
    },
    async pinVersion(id, version) {
      const pinned: PinnedVersion = { version, previous: null }
      await workspaces.updateOne({ _id: id, apiVersion: null }, { $set: { apiVersion: pinned } })
      return workspaceOf(await workspaces.findOne({ _id: id }))?.apiVersion?.version ?? version
    },
    async setTestClock(id, { from, to }) {
      const same =
        from === null ? { testClock: null } : { 'testClock.id': from.id, 'testClock.offsetMs': from.offsetMs }
      const { matchedCount } = await workspaces.updateOne({ _id: id, ...same }, { $set: { testClock: to } })
      return matchedCount === 1
    },
    ownersOf: (workspaceId) => verifiedEmailsOf(users, workspaceId),
    async requestMail(request, createdAt) {
      await mailRequests.updateOne(
        { _id: newId() },
        [{ $set: { request: { $literal: request }, createdAt, due: dueIn({ inMs: 0 }) } }],
        { upsert: true },
      )
    },
  }
}

type SessionCalls = 'markSessionUsed' | 'session' | 'endSession' | 'sessionsOf'

function sessionCalls({ users, workspaces, sessions }: AccountCollections): Pick<People, SessionCalls> {
  return {
    async session(id, now) {
      const session = sessionOf(await sessions.findOne({ _id: id, expiresAt: { $gt: now } }))
      const user = session && userOf(await users.findOne({ _id: session.userId }))
      const workspace = user && workspaceOf(await workspaces.findOne({ _id: user.workspaceId }))
      if (!session || !user || !workspace) return null
      // The session was read before the user: a proof in between has ended it.
      if (session.credentialsVersion !== user.credentialsVersion) return null
      return { session, user, workspace, verifiedEmails: await verifiedEmailsOf(users, workspace.id) }
    },
    async markSessionUsed(id, { at, ip }) {
      await sessions.updateOne({ _id: id }, { $set: { lastUsedAt: at, ip } })
    },
    async endSession(id) {
      await sessions.deleteOne({ _id: id })
    },
    async sessionsOf(userId, now) {
      const rows = await sessions
        .find({ userId, expiresAt: { $gt: now } })
        .sort({ expiresAt: -1 })
        .toArray()
      return rows.map(asSession)
    },
  }
}

function linkCalls({ mailedLinks, mailRequests }: AccountCollections): Pick<People, 'link' | 'useLink'> {
  return {
    async link(id, now) {
      const row = await mailedLinks.findOne({ _id: id, usedAt: null, expiresAt: { $gt: now } })
      if (row === null || (await isAskedForAgain(row))) return null
      return { id, purpose: row.purpose, expiresAt: row.expiresAt }
    },
    async useLink(id, now) {
      const unused = { _id: id, usedAt: null, expiresAt: { $gt: now } }
      return (await mailedLinks.updateOne(unused, { $set: { usedAt: now } })).matchedCount === 1
    },
  }

  async function isAskedForAgain({ purpose, expiresAt }: MailedLinkRow): Promise<boolean> {
    if (!GIVES_ACCOUNT.includes(purpose.kind)) return false
    const createdAt = { $gt: new Date(expiresAt.getTime() - LINK_LIFE_MS) }
    const again = { 'request.email': purpose.email, 'request.kind': { $in: GIVES_ACCOUNT }, createdAt }
    return (await mailRequests.findOne(again as object, { projection: { _id: 1 } })) !== null
  }
}

function apiKeyCalls({ apiKeys: keys, workspaces, users }: AccountCollections): Omit<ApiKeys, keyof ChangesBySession> {
  return {
    async key(hash) {
      const row = await keys.findOne({ hash })
      const workspace = row && workspaceOf(await workspaces.findOne({ _id: row.workspaceId }))
      if (!row || !workspace) return null
      const key = keyOf(row)
      const isRevoked = row.revokedAt != null
      return { key, isRevoked, workspace, verifiedEmails: await verifiedEmailsOf(users, workspace.id) }
    },
    async markUsed(keyId, at) {
      await keys.updateOne({ _id: keyId }, { $set: { lastUsedAt: at } })
    },
    async keysOf(workspaceId) {
      const rows = await keys.find({ workspaceId, revokedAt: null }).sort({ createdAt: -1, _id: -1 }).toArray()
      return rows.map(keyOf)
    },
  }
}

export function mongoMailRequests({ mailRequests, mailedLinks }: AccountCollections): MailRequests {
  const store = leasedRows(mailRequests as unknown as mongo.Collection<MailRequestRow>, { leaseMs: MAIL_LEASE_MS })
  return {
    claim: (max) => store.claim({ max }),
    async remove({ _id, due }) {
      await mailRequests.deleteOne({ _id, 'due.lease': due.lease })
    },
    async addLink({ id, ...link }: MailedLink) {
      await mailedLinks.updateOne({ _id: id }, { $setOnInsert: { ...link, usedAt: null } }, { upsert: true })
      if (GIVES_ACCOUNT.includes(link.purpose.kind)) await keepNewest(link.purpose.email)
    },
    async pendingSignUp(email, now) {
      const pending = { 'purpose.email': email, 'purpose.kind': 'sign-up', usedAt: null, expiresAt: { $gt: now } }
      const row = await mailedLinks.findOne(pending as object, { sort: { expiresAt: -1 } })
      return row?.purpose.kind === 'sign-up' ? row.purpose : null
    },
  }

  /** Concurrent links: each process does this after its own write, so the last one sees them all. */
  async function keepNewest(email: string): Promise<void> {
    const ofAddress = { 'purpose.email': email, 'purpose.kind': { $in: GIVES_ACCOUNT } }
    const newest = await mailedLinks.findOne(ofAddress as object, { sort: { expiresAt: -1 } })
    const older = { ...ofAddress, usedAt: null, expiresAt: { $lt: newest?.expiresAt } }
    await mailedLinks.updateMany(older as object, { $set: { usedAt: new Date() } })
  }
}

async function verifiedEmailsOf(users: AccountCollections['users'], workspaceId: string): Promise<string[]> {
  const verified = { workspaceId, verifiedAt: { $type: 'date' as const } }
  const rows = await users.find(verified, { projection: { email: 1 } }).toArray()
  return rows.map(({ email }) => email)
}

/**
 * A secret that all processes of this service share; the first process creates it.
 * @param fresh the value if there is none
 */
export async function sharedSecret({ secrets }: AccountCollections, name: string, fresh: string): Promise<string> {
  const ask = () =>
    secrets.findOneAndUpdate(
      { _id: name },
      { $setOnInsert: { value: fresh } },
      { upsert: true, returnDocument: 'after' },
    )
  // With two first processes, the loser of the insert reads the winner's.
  const row = await ask().catch((error: unknown) =>
    duplicateIndex(error) === undefined ? Promise.reject(error) : ask(),
  )
  return row?.value ?? fresh
}

function userOf(row: UserRow | null): User | null {
  if (row === null) return null
  const { changes: _changes, verifiedAt = null, credentialsVersion = 0, ...rest } = row
  return thingOf<User>({ ...rest, verifiedAt, credentialsVersion })
}

function workspaceOf(row: WorkspaceRow | null): Workspace | null {
  if (row === null) return null
  const { changes: _changes, apiVersion = null, testClock = null, ...rest } = row
  return thingOf<Workspace>({ ...rest, apiVersion, testClock })
}

function keyOf({ revokedAt: _revoked, changes: _changes, ...row }: ApiKeyRow): ApiKey {
  const { scopes = USUAL_SCOPES, madeBy = null } = row
  return thingOf<ApiKey>({ ...row, scopes, madeBy })
}

function sessionOf(row: SessionRow | null): Session | null {
  return row && asSession(row)
}

function asSession({ _id: id, createdAt, userAgent = '', lastUsedAt, ip = '', ...row }: SessionRow): Session {
  const began = createdAt ?? new Date(row.expiresAt.getTime() - SESSION_LIFE_MS)
  const { userId, csrfToken, expiresAt, credentialsVersion = 0 } = row
  const used = { lastUsedAt: lastUsedAt ?? began, ip }
  return { id, userId, csrfToken, createdAt: began, userAgent, ...used, expiresAt, credentialsVersion }
}

function toRow<Thing extends { id: string }>({ id, ...rest }: Thing): mongo.OptionalUnlessRequiredId<Row<Thing>> {
  return { _id: id, ...rest } as unknown as mongo.OptionalUnlessRequiredId<Row<Thing>>
}

function thingOf<Thing extends { id: string }>({ _id, ...rest }: Row<Thing>): Thing {
  return { id: _id, ...rest } as unknown as Thing
}
