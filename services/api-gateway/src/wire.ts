import type { Check, Logger } from '@etax/runtime'
import type { ForeignXml } from '@etax/tax-document/foreign'
import type { AttemptLimits } from './accounts/domain/attempt-limits.ts'
import type { Plans } from './accounts/domain/plan.ts'
import { wireAccounts } from './accounts/wire-accounts.ts'
import { confirmLive } from './agents/confirm-live.ts'
import { uploadCertificate } from './certificates/upload-certificate.ts'
import type { Config } from './config.ts'
import type { BuiltPage } from './dashboard-page/built-page.ts'
import { wireDemo } from './demo/wire-demo.ts'
import type { BaseUrl } from './http/base-url.ts'
import { cookiesAt } from './http/cookies.ts'
import type { TakeToken } from './http/domain/rate-limit.ts'
import { limitNetworks } from './http/limit-networks.ts'
import { wireIssuing } from './issuing/wire-issuing.ts'
import type { Accounts, Clients, DemoAccount, RequestLog, UsedConfirmations } from './ports.ts'
import { wireReceipts } from './receipts/wire-receipts.ts'
import { limitRecords } from './records/limit-records.ts'
import { type KeepRequests, keepRequests } from './request-log/keep-requests.ts'
import type { Wiring } from './routes.ts'
import { taxpayers } from './taxpayers/manage-taxpayer.ts'
import { showTaxpayers } from './taxpayers/show-taxpayers.ts'

/** What the gateway is made of: its stores, the other services, its settings, and what tests replace. */
export interface Needs {
  clients: Clients
  stores: { accounts: Accounts; requestLog: RequestLog; usedConfirmations: UsedConfirmations }
  /** The same in every process of an installation. */
  secrets: { downloads: string; devices: string; confirmations: string }
  settings: Pick<Config, 'signUp' | 'signUpPlan' | 'sandboxMail' | 'deployment'> & {
    plans: Plans
    pepper: string
    version: string
  }
  limits: { takeToken: TakeToken; attempts: AttemptLimits }
  passwords: {
    hashPassword: (password: string) => Promise<string>
    passwordFits: (password: string, stored: string | undefined) => Promise<boolean>
  }
  foreign: ForeignXml
  demoAccount: DemoAccount
  dashboard: BuiltPage | null
  checks: readonly Check[]
  baseUrl: BaseUrl
  onMailRequest: () => void
  log: Logger
  random: (size: number) => Buffer
  pause: (ms: number) => Promise<unknown>
  now: () => number
}

/** What the routes use. */
export function wire(needs: Needs): Wiring & { keepRequests: KeepRequests } {
  const { clients, stores, secrets, settings, limits, baseUrl, dashboard, checks, log, random, now } = needs
  const { catalog, issuance, signer } = clients
  const { requestLog } = stores
  const { signUp, deployment, version } = settings
  const accounts = wireAccounts(needs)
  const issuing = wireIssuing(needs)
  return {
    ...clients,
    ...accounts,
    ...issuing,
    ...wireReceipts(needs),
    ...wireDemo(needs, { sessions: accounts.sessions, issueReceipt: issuing.issueReceipt }),
    taxpayers: taxpayers({ catalog, issuance, signer }),
    showTaxpayers: showTaxpayers({ signer, log }),
    uploadCertificate: uploadCertificate({ catalog, signer }),
    limitRecords: limitRecords({ catalog, now }),
    confirmLive: confirmLive({ used: stores.usedConfirmations, secret: secrets.confirmations, random, now }),
    requestLog,
    keepRequests: keepRequests({ requestLog, log, now }),
    takeToken: limits.takeToken,
    networks: limitNetworks({ takeToken: limits.takeToken, plans: settings.plans, now }),
    cookies: cookiesAt(baseUrl),
    installation: { signUp, deployment, version },
    dashboard,
    checks,
    baseUrl,
    random,
    now,
  }
}
