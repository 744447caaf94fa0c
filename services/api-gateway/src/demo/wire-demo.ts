import type { Sessions } from '../accounts/sign-in.ts'
import type { IssueReceipt } from '../issuing/issue-receipt.ts'
import type { Needs } from '../needs.ts'
import { fillSandbox } from './fill-sandbox.ts'
import { signInDemo } from './sign-in-demo.ts'

/** The demo account, and example data for a sandbox. */
export function wireDemo({ stores, clients, demoAccount, pause, now }: Needs, use: Uses) {
  const { catalog, issuance } = clients
  return {
    demoAccount,
    signInDemo: signInDemo({ demoAccount, accounts: stores.accounts, sessions: use.sessions }),
    fillSandbox: fillSandbox({ catalog, issuance, issueReceipt: use.issueReceipt, now, pause }),
  }
}

interface Uses {
  sessions: Sessions
  issueReceipt: IssueReceipt
}
