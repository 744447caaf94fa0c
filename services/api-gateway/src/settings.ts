import { readFileSync } from 'node:fs'
import { type Plans, plansWith } from './accounts/domain/plan.ts'
import type { Config } from './config.ts'
import { refusePublicDemo } from './demo/refuse-public-demo.ts'
import { requireProductionSettings } from './require-production.ts'

export interface Settings extends Omit<Config, 'plans'> {
  plans: Plans
  pepper: string
  version: string
}

/** @throws AppError `invalid` ACC_10004 for unreadable plans, ACC_10013 or ACC_10021 for unsafe settings */
export function settingsOf(config: Config): Settings {
  requireProductionSettings(config)
  refusePublicDemo(config)
  return { ...config, plans: plansWith(config.plans), pepper: config.apiKeyPepper, version: ownVersion() }
}

function ownVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}
