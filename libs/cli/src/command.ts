import type { Etax } from '@etax/client'
import type { Exit } from './exit.ts'
import type { Text } from './language.ts'
import type { Output } from './output.ts'
import type { Settings } from './settings.ts'

export interface Option {
  type: 'string' | 'boolean'
  /** The name of the value in the help. */
  value?: string
  about: Text
}

export interface Call {
  args: readonly string[]
  options: Readonly<Record<string, string | boolean | undefined>>
  out: Output
  env: NodeJS.ProcessEnv
  stdin: NodeJS.ReadStream
  /** Aborted by Ctrl-C. */
  signal: AbortSignal
  settings: Settings
  /** @throws UsageError without a key */
  etax(): Etax
}

export interface Command {
  /** Arguments in the help, such as `FILE`. */
  args: string
  least: number
  most: number
  about: Text
  options: Readonly<Record<string, Option>>
  run(call: Call): Promise<Exit>
}

export function textOption({ options }: Call, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}
