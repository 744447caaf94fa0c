import { gatewayErrors } from '@etax/contracts'
import { AppError, fieldErrors, missing } from '@etax/kernel'
import type { User, Workspace } from './domain/account.ts'
import { brokenAddress, brokenPassword, PASSWORD_FORM } from './domain/credentials.ts'
import { normalEmail, type OpenWorkspace } from './open-workspace.ts'
import type { RequestMail } from './request-mail.ts'

/**
 * Who may make an account: `verified`, whoever receives mail at the address; `open`, anyone at once; `closed`, nobody.
 */
export type SignUpPolicy = 'verified' | 'open' | 'closed'

interface Dependencies {
  policy: SignUpPolicy
  plan: string
  openWorkspace: OpenWorkspace
  requestMail: RequestMail
}

export interface SigningUp {
  email: string
  /** Not kept where a mail decides: it is chosen by whoever gets the mail. */
  password?: string | undefined
  workspaceName: string
}

/** The account that was opened; null where a mail decides. @throws AppError `forbidden` ACC_10009; `invalid` VAL_10000 */
export type SignUp = (request: SigningUp) => Promise<{ user: User; workspace: Workspace } | null>

/** Signs up. Where a mail decides, the same is done for an address that has an account: nothing tells them apart. */
export function signUp({ policy, plan, openWorkspace, requestMail }: Dependencies): SignUp {
  return async ({ email, password, workspaceName }) => {
    if (policy === 'closed') throw gatewayErrors.signUpClosed()
    if (policy === 'open') {
      if (password === undefined)
        throw fieldErrors.invalidRequest({
          details: [fieldErrors.required.at('password', missing(PASSWORD_FORM))],
        })
      const verification = { kind: 'verify-email', email: normalEmail(email) } as const
      const account = { email, password, workspaceName, plan, keys: [], verified: false }
      const opened = await openWorkspace(account).catch(async (error: unknown) => {
        // Whoever opened it may have died before asking for the mail. One whose address is verified gets none.
        if (AppError.is(error) && error.code === gatewayErrors.emailTaken.code) await requestMail(verification)
        throw error
      })
      await requestMail(verification)
      return opened
    }
    const trimmed = email.trim()
    const details = [
      ...brokenAddress(trimmed),
      ...(password === undefined ? [] : brokenPassword(password, { email: trimmed, workspaceName })),
    ]
    if (details.length > 0) throw fieldErrors.invalidRequest({ details })
    await requestMail({ kind: 'sign-up', email: normalEmail(email), workspaceName })
    return null
  }
}
