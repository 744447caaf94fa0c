import { createHash } from 'node:crypto'
import { gatewayErrors } from '@etax/contracts'
import type { People, WorkspaceOfCaller } from '../ports.ts'
import { SESSION_LIFE_MS, type Session, type Standing, type User, type Workspace } from './domain/account.ts'
import { type AttemptLimits, networkOf } from './domain/attempt-limits.ts'
import { readDevice, sealDevice } from './domain/known-device.ts'
import { addressOfAccount } from './open-workspace.ts'

interface Dependencies {
  accounts: People
  passwordFits: (password: string, stored: string | undefined) => Promise<boolean>
  attempts: AttemptLimits
  /** Seals the names of known devices; the same in every process. */
  deviceSecret: string
  random: (size: number) => Buffer
  now: () => number
}

export interface SignedIn extends WorkspaceOfCaller {
  sessionId: string
  user: User
  csrfToken: string
}

export interface Place {
  ip: string
  device: string | undefined
  userAgent: string
}

export interface Begun extends Omit<SignedIn, 'verifiedEmails'> {
  token: string
  device: string
}

export interface Sessions {
  /** @throws AppError `unauthenticated` ACS_10004; `too-many` LIM_10002 */
  signIn(credentials: { email: string; password: string }, place: Place): Promise<Begun>
  /**
   * A session for a user who has just authenticated; `user` is as read then.
   * @throws AppError `unauthenticated` ACS_10003 if the password has changed since
   */
  begin(user: User, workspace: Workspace, userAgent: string, ip?: string): Promise<Begun>
  /** Finds the session of a cookie. @throws AppError `unauthenticated` ACS_10003 */
  find(token: string | undefined, ip?: string): Promise<SignedIn>
  end(token: string | undefined): Promise<void>
}

/** The limits of one device, or of one network and account. */
const NEAR = { free: 10, firstPauseMs: 10_000, maxPauseMs: 900_000 }
/** The limits of all unknown devices of an account. A known device and a mailed reset are exempt. */
const FAR = { free: 200, firstPauseMs: 5_000, maxPauseMs: 60_000 }
const MAX_USER_AGENT_LENGTH = 200
const USE_NOTED_INTERVAL_MS = 300_000

/** The cookie contains a random value; the database stores its hash. */
export function sessions(dependencies: Dependencies): Sessions {
  const { accounts, passwordFits, attempts, deviceSecret, random, now } = dependencies
  return { signIn, begin, find, end }

  async function signIn({ email, password }: { email: string; password: string }, place: Place) {
    const address = await addressOfAccount(accounts, email)
    const counted = countAttempt(address, place)
    const user = await accounts.userWith(address)
    const fits = await passwordFits(password, user?.passwordHash)
    const workspace = user && fits ? await accounts.workspace(user.workspaceId) : null
    if (user === null || workspace === null) throw gatewayErrors.signInRefused()
    for (const name of counted) attempts.forget(name)
    const begun = await startSession(user, workspace, place.userAgent, place.ip)
    if (begun === null) throw gatewayErrors.signInRefused()
    return begun
  }

  /** Attempts from elsewhere do not lock out a known device. @throws AppError `too-many` LIM_10002 */
  function countAttempt(address: string, { ip, device }: Place): string[] {
    const deviceName = readDevice(device, address, deviceSecret)
    const near = deviceName === null ? `${networkOf(ip)} ${address}` : `device ${deviceName}`
    const all = `all ${address}`
    const wait = attempts.take(near, NEAR, now()) || (deviceName === null ? attempts.take(all, FAR, now()) : 0)
    if (wait > 0) throw gatewayErrors.tooManySignIns({ retryAfter: wait })
    return deviceName === null ? [near, all] : [near]
  }

  async function begin(user: User, workspace: Workspace, userAgent: string, ip = '') {
    const begun = await startSession(user, workspace, userAgent, ip)
    if (begun === null) throw gatewayErrors.notSignedIn()
    return begun
  }

  async function startSession(user: User, workspace: Workspace, userAgent: string, ip: string): Promise<Begun | null> {
    const token = random(32).toString('base64url')
    const csrfToken = random(24).toString('base64url')
    const createdAt = new Date(now())
    const session: Session = {
      id: idOf(token),
      userId: user.id,
      csrfToken,
      createdAt,
      userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH),
      lastUsedAt: createdAt,
      ip,
      expiresAt: new Date(createdAt.getTime() + SESSION_LIFE_MS),
      credentialsVersion: user.credentialsVersion,
    }
    if (!(await accounts.addSession(session))) return null
    const device = sealDevice(random(16).toString('base64url'), user.email, deviceSecret)
    return { user, workspace, csrfToken, sessionId: session.id, token, device }
  }

  async function find(token: string | undefined, ip = '') {
    const stored = token === undefined ? null : await accounts.session(idOf(token), new Date(now()))
    if (stored === null) throw gatewayErrors.notSignedIn()
    const { session, user, workspace, verifiedEmails } = stored
    await noteUse(session, ip)
    return { sessionId: session.id, user, workspace, verifiedEmails, csrfToken: session.csrfToken }
  }

  /** Not with every request: a page sends many. */
  async function noteUse(session: Session, ip: string): Promise<void> {
    if (now() - session.lastUsedAt.getTime() < USE_NOTED_INTERVAL_MS) return
    await accounts.markSessionUsed(session.id, { at: new Date(now()), ip })
  }

  async function end(token: string | undefined) {
    if (token !== undefined) await accounts.endSession(idOf(token))
  }
}

export function standingOf({ user, sessionId }: Pick<SignedIn, 'user' | 'sessionId'>): Standing {
  return { userId: user.id, sessionId, credentialsVersion: user.credentialsVersion }
}

function idOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
