import { createHash } from 'node:crypto'
import { gatewayErrors } from '@etax/contracts'
import type { Session, User, Workspace } from './domain/account.ts'
import type { TakeToken } from './domain/rate-limit.ts'
import { normalEmail } from './open-workspace.ts'
import type { Accounts } from './ports.ts'

interface Dependencies {
  accounts: Accounts
  passwordFits: (password: string, stored: string | undefined) => Promise<boolean>
  takeToken: TakeToken
  random: (size: number) => Buffer
  now: () => number
}

export interface SignedIn {
  user: User
  workspace: Workspace
  csrfToken: string
}

export interface Sessions {
  /** @throws AppError `unauthenticated` ACS_10004; `too-many` LIM_10002 after ten attempts for one address */
  signIn(email: string, password: string): Promise<SignedIn & { token: string }>
  /** A session for somebody who has just proved who they are. */
  begin(user: User, workspace: Workspace): Promise<SignedIn & { token: string }>
  /** Who a cookie's value stands for. @throws AppError `unauthenticated` ACS_10003 */
  find(token: string | undefined): Promise<SignedIn>
  end(token: string | undefined): Promise<void>
}

export const SESSION_LIFE_MS = 7 * 24 * 3_600_000
const ATTEMPTS = { perSecond: 0.1, burst: 10 }

/** Sessions of the dashboard: the cookie holds a random value, the database only its hash. */
export function sessions({ accounts, passwordFits, takeToken, random, now }: Dependencies): Sessions {
  return { signIn, begin, find, end }

  async function signIn(email: string, password: string) {
    const address = normalEmail(email)
    const { allowed, retryAfter } = await takeToken(`sign-in ${address}`, ATTEMPTS, now())
    if (!allowed) throw gatewayErrors.tooManySignIns({ retryAfter })
    const user = await accounts.userWith(address)
    const fits = await passwordFits(password, user?.passwordHash)
    const workspace = user && fits ? await accounts.workspace(user.workspaceId) : null
    if (user === null || workspace === null) throw gatewayErrors.signInRefused()
    return begin(user, workspace)
  }

  async function begin(user: User, workspace: Workspace) {
    const token = random(32).toString('base64url')
    const csrfToken = random(24).toString('base64url')
    const session: Session = {
      id: idOf(token),
      userId: user.id,
      csrfToken,
      expiresAt: new Date(now() + SESSION_LIFE_MS),
    }
    await accounts.addSession(session)
    return { user, workspace, csrfToken, token }
  }

  async function find(token: string | undefined) {
    const found = token === undefined ? null : await accounts.session(idOf(token), new Date(now()))
    if (found === null) throw gatewayErrors.notSignedIn()
    const { session, user, workspace } = found
    return { user, workspace, csrfToken: session.csrfToken }
  }

  async function end(token: string | undefined) {
    if (token !== undefined) await accounts.endSession(idOf(token))
  }
}

function idOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
