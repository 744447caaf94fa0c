import { gatewayErrors } from '@etax/contracts'
import { newId } from '@etax/kernel'
import type {
  ApiKey,
  KeyMaker,
  MailedLink,
  Session,
  Standing,
  User,
  Workspace,
} from '../src/accounts/domain/account.ts'
import { GIVES_ACCOUNT, LINK_LIFE_MS } from '../src/accounts/domain/mailed-link.ts'
import type { Accounts, DueMail, MailRequests } from '../src/ports.ts'

interface ForTests {
  lookUps: number
  mailRequests: MailRequests
  /** Ends no session. */
  markVerified(email: string, at: Date): void
  keepKey(key: ApiKey): void
  endKey(id: string): void
}

/** Accounts in memory, for tests without a database. */
export function memoryAccounts(): Accounts & ForTests {
  const users = new Map<string, User>()
  const workspaces: Workspace[] = []
  const sessions = new Map<string, Session>()
  const links = new Map<string, MailedLink & { used: boolean }>()
  const mails: DueMail[] = []
  let keys: ApiKey[] = []
  const revoked = new Set<string>()
  const usersOf = (workspaceId: string) => [...users.values()].filter((user) => user.workspaceId === workspaceId)
  const withEmails = (workspace: Workspace) => ({
    workspace,
    verifiedEmails: usersOf(workspace.id).flatMap(({ email, verifiedAt }) => (verifiedAt === null ? [] : [email])),
  })
  const unused = (id: string, now: Date) => {
    const link = links.get(id)
    return link !== undefined && !link.used && link.expiresAt > now ? link : null
  }
  const accountLinks = (email: string) =>
    [...links.values()].filter(({ purpose }) => purpose.email === email && GIVES_ACCOUNT.includes(purpose.kind))
  const isAskedForAgain = ({ purpose, expiresAt }: MailedLink) =>
    GIVES_ACCOUNT.includes(purpose.kind) &&
    mails.some(
      ({ request, createdAt }) =>
        request.email === purpose.email &&
        GIVES_ACCOUNT.includes(request.kind) &&
        createdAt.getTime() > expiresAt.getTime() - LINK_LIFE_MS,
    )
  const change = (id: string, fields: Partial<User>) => {
    const user = users.get(id)
    if (user !== undefined) users.set(id, { ...user, ...fields })
  }
  const setCredentials = (id: string, fields: Partial<User>) => {
    change(id, { ...fields, credentialsVersion: (users.get(id)?.credentialsVersion ?? 0) + 1 })
  }
  const hasCredentials = ({ userId, credentialsVersion }: Pick<Standing, 'userId' | 'credentialsVersion'>) =>
    users.get(userId)?.credentialsVersion === credentialsVersion
  const refuseFallen = (by: Standing) => {
    if (!hasCredentials(by) || !sessions.has(by.sessionId)) throw gatewayErrors.notSignedIn()
  }
  const refuseEnded = (by: KeyMaker) => {
    if (!('keyId' in by)) refuseFallen(by)
    else if (revoked.has(by.keyId)) throw gatewayErrors.keyRefused({ reason: 'unknown' })
  }
  const endAll = (userId: string, exceptId = '') => {
    for (const session of sessions.values())
      if (session.userId === userId && session.id !== exceptId) sessions.delete(session.id)
  }
  return {
    lookUps: 0,
    mailRequests: {
      claim: async (max) => mails.slice(0, max),
      remove: async (mail) => {
        mails.splice(mails.indexOf(mail), 1)
      },
      addLink: async (link) => {
        if (!links.has(link.id)) links.set(link.id, { ...link, used: false })
        const mine = accountLinks(link.purpose.email)
        const newest = Math.max(...mine.map(({ expiresAt }) => expiresAt.getTime()))
        for (const one of mine) one.used ||= one.expiresAt.getTime() < newest
      },
      pendingSignUp: async (email, now) => {
        const [newest] = accountLinks(email).filter((one) => !one.used && one.expiresAt > now)
        return newest?.purpose.kind === 'sign-up' ? newest.purpose : null
      },
    },
    async open({ user, workspace, keys: first }) {
      if ((await this.userWith(user.email)) !== null) throw gatewayErrors.emailTaken()
      users.set(user.id, user)
      workspaces.push(workspace)
      keys.push(...first)
    },
    async userWith(email) {
      return [...users.values()].find((user) => user.email === email) ?? null
    },
    async user(id) {
      return users.get(id) ?? null
    },
    async workspace(id) {
      return workspaces.find((workspace) => workspace.id === id) ?? null
    },
    async renameWorkspace(by, id, name) {
      refuseFallen(by)
      for (const one of workspaces) if (one.id === id) one.name = name
    },
    async pinVersion(id, version) {
      const workspace = workspaces.find((one) => one.id === id)
      if (workspace !== undefined) workspace.apiVersion ??= { version, previous: null }
      return workspace?.apiVersion?.version ?? version
    },
    async setTestClock(id, { from, to }) {
      const workspace = workspaces.find((one) => one.id === id)
      if (workspace === undefined || workspace.testClock?.offsetMs !== from?.offsetMs) return false
      workspace.testClock = to
      return true
    },
    async changeVersion(by, id, apiVersion) {
      refuseFallen(by)
      for (const one of workspaces) if (one.id === id) one.apiVersion = apiVersion
    },
    async ownersOf(workspaceId) {
      return usersOf(workspaceId).flatMap(({ email, verifiedAt }) => (verifiedAt === null ? [] : [email]))
    },
    async addSession(session) {
      if (!hasCredentials(session)) return false
      sessions.set(session.id, session)
      return true
    },
    async session(id, now) {
      const session = sessions.get(id)
      const user = users.get(session?.userId ?? '')
      const workspace = workspaces.find((one) => one.id === user?.workspaceId)
      const lasts = session && session.expiresAt > now && hasCredentials(session)
      return lasts && user && workspace ? { session, user, ...withEmails(workspace) } : null
    },
    async markSessionUsed(id, { at, ip }) {
      const session = sessions.get(id)
      if (session !== undefined) sessions.set(id, { ...session, lastUsedAt: at, ip })
    },
    async endSession(id) {
      sessions.delete(id)
    },
    async sessionsOf(userId, now) {
      const mine = [...sessions.values()].filter((one) => one.userId === userId && one.expiresAt > now)
      return mine.toReversed()
    },
    async endSessionOf(by, sessionId) {
      refuseFallen(by)
      return sessions.get(sessionId)?.userId === by.userId && sessions.delete(sessionId)
    },
    async changePassword(by, passwordHash) {
      refuseFallen(by)
      const { userId, sessionId, credentialsVersion } = by
      setCredentials(userId, { passwordHash })
      endAll(userId, sessionId)
      const own = sessions.get(sessionId)
      if (own !== undefined) sessions.set(sessionId, { ...own, credentialsVersion: credentialsVersion + 1 })
    },
    async requestMail(request, createdAt) {
      mails.push({ _id: newId(), due: { lease: 'mine' }, request, createdAt })
    },
    async link(id, now) {
      const link = unused(id, now)
      return link && isAskedForAgain(link) ? null : link
    },
    async useLink(id, now) {
      const link = unused(id, now)
      if (link !== null) link.used = true
      return link !== null
    },
    markVerified(email, verifiedAt) {
      for (const user of users.values()) if (user.email === email) change(user.id, { verifiedAt })
    },
    async proveAddress({ userId, passwordHash, now }) {
      const user = users.get(userId)
      if (user === undefined || user.verifiedAt !== null) return
      setCredentials(userId, { passwordHash, verifiedAt: now })
      endAll(userId)
      for (const { id, workspaceId } of keys) if (workspaceId === user.workspaceId) revoked.add(id)
    },
    async resetPassword({ linkId, userId, passwordHash, now }) {
      if (!(await this.useLink(linkId, now))) return false
      await this.proveAddress({ userId, passwordHash, now })
      setCredentials(userId, { passwordHash, verifiedAt: now })
      endAll(userId)
      return true
    },
    async key(hash) {
      this.lookUps += 1
      const key = keys.find((one) => one.hash === hash)
      const workspace = workspaces.find((one) => one.id === key?.workspaceId)
      return key && workspace ? { key, isRevoked: revoked.has(key.id), ...withEmails(workspace) } : null
    },
    async markUsed(keyId, at) {
      keys = keys.map((key) => (key.id === keyId ? { ...key, lastUsedAt: at } : key))
    },
    async keysOf(workspaceId) {
      return keys.filter((key) => key.workspaceId === workspaceId && !revoked.has(key.id)).toReversed()
    },
    keepKey(key) {
      keys.push(key)
    },
    endKey(id) {
      revoked.add(id)
    },
    async addKey(by, key, most) {
      refuseEnded(by)
      if ((await this.keysOf(key.workspaceId)).length >= most) return false
      keys.push(key)
      return true
    },
    async revokeKey(by, { workspaceId, mode, id }) {
      refuseEnded(by)
      const mine = keys.find((key) => key.id === id && key.workspaceId === workspaceId)
      if (mine === undefined || (mode ?? mine.mode) !== mine.mode || revoked.has(id)) return false
      revoked.add(id)
      return true
    },
  }
}
