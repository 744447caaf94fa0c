import { gatewayErrors } from '@etax/contracts'
import type { ApiKey, Session, User, Workspace } from '../src/domain/account.ts'
import type { Accounts } from '../src/ports.ts'

/** Accounts as the database keeps them, for tests that need none. */
export function memoryAccounts(): Accounts & { lookUps: number } {
  const users: User[] = []
  const workspaces: Workspace[] = []
  const sessions = new Map<string, Session>()
  let keys: ApiKey[] = []
  return {
    lookUps: 0,
    async open({ user, workspace, keys: first }) {
      if (users.some(({ email }) => email === user.email)) throw gatewayErrors.emailTaken()
      users.push(user)
      workspaces.push(workspace)
      keys.push(...first)
    },
    async userWith(email) {
      return users.find((user) => user.email === email) ?? null
    },
    async workspace(id) {
      return workspaces.find((workspace) => workspace.id === id) ?? null
    },
    async addSession(session) {
      sessions.set(session.id, session)
    },
    async session(id, now) {
      const session = sessions.get(id)
      const user = users.find((one) => one.id === session?.userId)
      const workspace = workspaces.find((one) => one.id === user?.workspaceId)
      return session && user && workspace && session.expiresAt > now ? { session, user, workspace } : null
    },
    async endSession(id) {
      sessions.delete(id)
    },
    async key(hash) {
      this.lookUps += 1
      const key = keys.find((one) => one.hash === hash)
      const workspace = workspaces.find((one) => one.id === key?.workspaceId)
      return key && workspace ? { key, workspace } : null
    },
    async markUsed(keyId, at) {
      keys = keys.map((key) => (key.id === keyId ? { ...key, lastUsedAt: at } : key))
    },
    async keysOf(workspaceId) {
      return keys.filter((key) => key.workspaceId === workspaceId).toReversed()
    },
    async addKey(key) {
      keys.push(key)
    },
    async revokeKey(workspaceId, keyId) {
      const before = keys.length
      keys = keys.filter(({ id, workspaceId: owner }) => id !== keyId || owner !== workspaceId)
      return keys.length < before
    },
  }
}
