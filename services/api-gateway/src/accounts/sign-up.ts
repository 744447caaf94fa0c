import { gatewayErrors } from '@etax/contracts'
import { AppError, fieldErrors, missing } from '@etax/kernel'
import type { User, Workspace } from './domain/account.ts'
import { brokenAddress, brokenPassword, PASSWORD_FORM } from './domain/credentials.ts'
import { normalEmail, type OpenWorkspace } from './open-workspace.ts'
import type { RequestMail } from './request-mail.ts'

/** Who may sign up: `verified`, after proof of the address; `open`, anyone at once; `closed`, nobody. */
export type SignUpPolicy = 'verified' | 'open' | 'closed'

interface Dependencies {
  policy: SignUpPolicy
  plan: string
  openWorkspace: OpenWorkspace
  requestMail: RequestMail
}

export interface SigningUp {
  email: string
  /** Not stored with `verified`: the reader of the mail chooses it. */
  password?: string | undefined
  workspaceName: string
}

/** The account; null with `verified`. @throws AppError `forbidden` ACC_10009; `invalid` VAL_10000 */
export type SignUp = (request: SigningUp) => Promise<{ user: User; workspace: Workspace } | null>

/** With `verified`, addresses with and without an account get the same answer. */
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
        // An earlier process may have stopped before the mail. A verified address gets none.
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
