import { gatewayErrors } from '@etax/contracts'
import type { Begun, Sessions } from '../accounts/sign-in.ts'
import type { DemoAccount, People } from '../ports.ts'

interface Dependencies {
  demoAccount: DemoAccount
  accounts: Pick<People, 'userWith' | 'workspace'>
  sessions: Pick<Sessions, 'begin'>
}

/** @throws AppError `not-found` ACC_10020 without a demo account */
export type SignInDemo = (userAgent: string) => Promise<Begun>

export function signInDemo({ demoAccount, accounts, sessions }: Dependencies): SignInDemo {
  return async (userAgent) => {
    const email = await demoAccount()
    const user = email === null ? null : await accounts.userWith(email)
    const workspace = user === null ? null : await accounts.workspace(user.workspaceId)
    if (user === null || workspace === null) throw gatewayErrors.demoUnavailable()
    return sessions.begin(user, workspace, userAgent)
  }
}
