import type { Needs } from '../needs.ts'
import { endUnprovedWebhooks } from '../webhooks/end-unproved-webhooks.ts'
import { authenticateKey } from './authenticate-key.ts'
import { manageAccount } from './manage-account.ts'
import { openWorkspace } from './open-workspace.ts'
import { requestMail } from './request-mail.ts'
import { sessions } from './sign-in.ts'
import { signUp } from './sign-up.ts'

/** Keys, sessions, sign-up and what owners do with their account. */
export function wireAccounts(needs: Needs) {
  const { stores, clients, settings, limits, passwords, secrets, versions, random, now, log } = needs
  const { accounts } = stores
  const { plans, pepper, signUp: policy, signUpPlan: plan } = settings
  const { hashPassword, passwordFits } = passwords
  const { attempts, takeToken } = limits
  const opening = openWorkspace({ accounts, catalog: clients.catalog, plans, pepper, hashPassword, random, now, log })
  const mailing = requestMail({ accounts, takeToken, now, onRequest: needs.onMailRequest })
  const joining = { openWorkspace: opening, requestMail: mailing, plan }
  return {
    accounts,
    plans,
    versions,
    pepper,
    openWorkspace: opening,
    authenticateKey: authenticateKey({ accounts, plans, versions, pepper, now }),
    sessions: sessions({ accounts, passwordFits, attempts, deviceSecret: secrets.devices, random, now }),
    signUp: signUp({ ...joining, policy }),
    manageAccount: manageAccount({
      ...joining,
      accounts,
      hashPassword,
      passwordFits,
      attempts,
      now,
      endUnprovedWebhooks: endUnprovedWebhooks({ webhooks: clients.webhooks }),
    }),
  }
}
