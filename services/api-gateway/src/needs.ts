import type { Check, Logger } from '@etax/runtime'
import type { ForeignXml } from '@etax/tax-document/foreign'
import type { AttemptLimits } from './accounts/domain/attempt-limits.ts'
import type { Plans } from './accounts/domain/plan.ts'
import type { Config } from './config.ts'
import type { BuiltPage } from './dashboard-page/built-page.ts'
import type { BaseUrl } from './http/base-url.ts'
import type { ApiVersions } from './http/domain/api-versions.ts'
import type { TakeToken } from './http/domain/rate-limit.ts'
import type { Accounts, Clients, DemoAccount, RequestLog, UsedConfirmations } from './ports.ts'

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
  versions: ApiVersions
  dashboard: BuiltPage | null
  checks: readonly Check[]
  baseUrl: BaseUrl
  onMailRequest: () => void
  log: Logger
  random: (size: number) => Buffer
  pause: (ms: number) => Promise<unknown>
  now: () => number
}
