import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { foreignXml } from '@etax/tax-document/foreign'
import { attemptLimits } from './accounts/domain/attempt-limits.ts'
import { hashPassword, passwordFits } from './accounts/passwords.ts'
import type { Config } from './config.ts'
import { builtPageFolder, readBuiltPage } from './dashboard-page/built-page.ts'
import { demoAccountIn } from './demo/demo-account.ts'
import { apiVersions } from './http/domain/api-versions.ts'
import { tokenBuckets } from './http/domain/rate-limit.ts'

/** What wiring takes from this process and its files. Tests replace these parts. */
export async function openResources(config: Config, life: AsyncDisposableStack) {
  return {
    limits: { takeToken: tokenBuckets(), attempts: attemptLimits() },
    passwords: { hashPassword, passwordFits },
    foreign: life.use(foreignXml()),
    demoAccount: demoAccountIn(config.demoAccountFile),
    dashboard: await readBuiltPage(builtPageFolder),
    versions: apiVersions(),
    random: randomBytes,
    pause,
    now: Date.now,
  }
}
