import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { UsageError } from './exit.ts'
import { text } from './language.ts'

export interface Settings {
  url?: string
  apiKey?: string
  taxpayerRuc?: string
  /** Signs what `listen` forwards. It stays on this machine. */
  webhookSecret?: string
}

export function settingsFile(env: NodeJS.ProcessEnv): string {
  return join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'), 'etax', 'config.json')
}

/** @throws UsageError for a file that is not JSON */
export function storedSettings(env: NodeJS.ProcessEnv): Settings {
  const file = settingsFile(env)
  let stored: string
  try {
    stored = readFileSync(file, 'utf8')
  } catch {
    return {}
  }
  try {
    return { ...JSON.parse(stored) }
  } catch {
    throw new UsageError(
      text(`${file} is not JSON: delete it, and log in again.`, `${file} no es JSON: elimínelo e ingrese otra vez.`),
    )
  }
}

/** Only the owner can read the file; a broken write leaves the old one. */
export function storeSettings(env: NodeJS.ProcessEnv, settings: Settings): string {
  const file = settingsFile(env)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const written = `${file}.${process.pid}`
  writeFileSync(written, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 })
  renameSync(written, file)
  return file
}

/** What is used: the environment wins over the file, options over both. */
export function usedSettings(env: NodeJS.ProcessEnv, options: { url?: string; ruc?: string }): Settings {
  const stored = storedSettings(env)
  const url = options.url ?? (env.ETAX_URL || env.ETAX_BASE_URL || stored.url)
  const apiKey = env.ETAX_API_KEY || stored.apiKey
  const taxpayerRuc = options.ruc ?? (env.ETAX_TAXPAYER_RUC || stored.taxpayerRuc)
  return {
    ...stored,
    ...(url === undefined ? {} : { url }),
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(taxpayerRuc === undefined ? {} : { taxpayerRuc }),
  }
}
