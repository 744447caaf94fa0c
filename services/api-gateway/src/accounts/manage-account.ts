import { gatewayErrors } from '@etax/contracts'
import { fieldErrors, missing } from '@etax/kernel'
import type { People } from '../ports.ts'
import type { LinkPurpose, MailedLink, Session, User } from './domain/account.ts'
import type { AttemptLimits } from './domain/attempt-limits.ts'
import { brokenPassword, PASSWORD_FORM } from './domain/credentials.ts'
import { idOfToken } from './domain/mailed-link.ts'
import { addressOfAccount, type OpenWorkspace } from './open-workspace.ts'
import type { RequestMail } from './request-mail.ts'
import { type SignedIn, standingOf } from './sign-in.ts'

interface Dependencies {
  accounts: People
  openWorkspace: OpenWorkspace
  requestMail: RequestMail
  hashPassword: (password: string) => Promise<string>
  passwordFits: (password: string, stored: string | undefined) => Promise<boolean>
  attempts: AttemptLimits
  plan: string
  /** Deletes every endpoint of a workspace; users without a proved address can then create none. */
  endUnprovedWebhooks: (workspaceId: string) => Promise<void>
  now: () => number
}

export interface ManageAccount {
  purposeOf(token: string): Promise<LinkPurpose | null>
  /**
   * Opens the requested account with this password, or proves its address. The first proof sets the password, and ends
   * the sessions, keys and webhooks of anyone with an earlier password.
   * @throws AppError ACC_10010; VAL_10000
   */
  verify(token: string, password?: string): Promise<{ email: string }>
  resendVerification(signedIn: SignedIn): Promise<void>
  forgotPassword(email: string): Promise<void>
  /** Sets a password and ends every session. @throws AppError ACC_10010; VAL_10000 */
  resetPassword(token: string, password: string): Promise<{ email: string }>
  /** Sets a password and ends every other session. @throws AppError ACC_10012; ACS_10003; VAL_10000; LIM_10002 */
  changePassword(signedIn: SignedIn, passwords: { currentPassword: string; password: string }): Promise<void>
  sessions(signedIn: SignedIn): Promise<Session[]>
  /** @throws AppError `not-found` ACC_10011; `unauthenticated` ACS_10003 */
  endSession(signedIn: SignedIn, id: string): Promise<void>
}

const CHANGES = { free: 10, firstPauseMs: 10_000, maxPauseMs: 900_000 }

export function manageAccount(dependencies: Dependencies): ManageAccount {
  const { accounts, openWorkspace, requestMail, hashPassword, passwordFits, attempts, plan, endUnprovedWebhooks, now } =
    dependencies
  return { purposeOf, verify, resendVerification, forgotPassword, resetPassword, changePassword, sessions, endSession }

  async function purposeOf(token: string) {
    return (await accounts.link(idOfToken(token), new Date(now())))?.purpose ?? null
  }

  async function verify(token: string, password?: string) {
    const link = await linkOf(token)
    const { purpose } = link
    if (purpose.kind === 'sign-up') {
      const { email, workspaceName } = purpose
      // The account first: if it fails, the link still works. The address can be used only once.
      await openWorkspace({ email, password: required(password), workspaceName, plan, keys: [], verified: true })
    } else if (purpose.kind === 'verify-email') await proveAddress(purpose, password)
    else throw gatewayErrors.mailedLinkRefused()
    await accounts.useLink(link.id, new Date(now()))
    return { email: purpose.email }
  }

  async function proveAddress(
    { userId, email }: { userId: string; email: string },
    newPassword?: string,
  ): Promise<void> {
    const user = await accounts.user(userId)
    if (user === null || user.verifiedAt !== null) return
    const password = required(newPassword)
    refuseBroken(password, { email, workspaceName: await workspaceNameOf(userId) })
    const passwordHash = await hashPassword(password)
    await withoutUnproved(user, () => accounts.proveAddress({ userId, passwordHash, now: new Date(now()) }))
  }

  /**
   * Deletes webhooks from before the first proof. This comes before the proof, so that the link still works after a
   * failure. Without the proof no new ones can be created, so none remain.
   */
  async function withoutUnproved<T>(user: User | null, prove: () => Promise<T>): Promise<T> {
    if (user === null || user.verifiedAt !== null) return prove()
    await endUnprovedWebhooks(user.workspaceId)
    return prove()
  }

  async function resendVerification({ user }: SignedIn) {
    if (user.verifiedAt === null) await requestMail({ kind: 'verify-email', email: user.email })
  }

  async function forgotPassword(email: string) {
    await requestMail({ kind: 'reset-password', email: await addressOfAccount(accounts, email) })
  }

  async function resetPassword(token: string, password: string) {
    const { id, purpose } = await linkOf(token)
    if (purpose.kind !== 'reset-password') throw gatewayErrors.mailedLinkRefused()
    const { userId, email } = purpose
    refuseBroken(password, { email, workspaceName: await workspaceNameOf(userId) })
    const passwordHash = await hashPassword(password)
    const reset = await withoutUnproved(await accounts.user(userId), () =>
      accounts.resetPassword({ linkId: id, userId, passwordHash, now: new Date(now()) }),
    )
    if (!reset) throw gatewayErrors.mailedLinkRefused()
    return { email }
  }

  async function changePassword(
    signedIn: SignedIn,
    { currentPassword, password }: { currentPassword: string; password: string },
  ) {
    const { user, workspace } = signedIn
    refuseBroken(password, { email: user.email, workspaceName: workspace.name })
    const counted = `password of ${user.id}`
    const wait = attempts.take(counted, CHANGES, now())
    if (wait > 0) throw gatewayErrors.tooManySignIns({ retryAfter: wait })
    if (!(await passwordFits(currentPassword, user.passwordHash))) throw gatewayErrors.passwordWrong()
    attempts.forget(counted)
    await accounts.changePassword(standingOf(signedIn), await hashPassword(password))
  }

  async function sessions({ user }: SignedIn) {
    return accounts.sessionsOf(user.id, new Date(now()))
  }

  async function endSession(signedIn: SignedIn, id: string) {
    if (!(await accounts.endSessionOf(standingOf(signedIn), id))) throw gatewayErrors.sessionUnknown()
  }

  async function workspaceNameOf(userId: string): Promise<string> {
    const user = await accounts.user(userId)
    return (user && (await accounts.workspace(user.workspaceId)))?.name ?? ''
  }

  async function linkOf(token: string): Promise<MailedLink & { purpose: LinkPurpose }> {
    const link = await accounts.link(idOfToken(token), new Date(now()))
    if (link === null) throw gatewayErrors.mailedLinkRefused()
    return link
  }
}

function required(password: string | undefined): string {
  if (password !== undefined) return password
  throw fieldErrors.invalidRequest({
    details: [fieldErrors.required.at('password', missing(PASSWORD_FORM))],
  })
}

function refuseBroken(password: string, owner: { email: string; workspaceName: string }): void {
  const details = brokenPassword(password, owner)
  if (details.length > 0) throw fieldErrors.invalidRequest({ details })
}
