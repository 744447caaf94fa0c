import { execFile } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export function onPath(program: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, program))
    .find(isExecutable)
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

export interface Ran {
  ok: boolean
  /** Standard output, then standard error. */
  output: string
}

/** Runs a program to its end, and kills it after `within` milliseconds. A failure is a result, not an exception. */
export function run(
  program: string,
  args: readonly string[],
  { within = 60_000, env = {}, cwd }: { within?: number; env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(
      program,
      [...args],
      { timeout: within, env: { ...process.env, ...env }, cwd, maxBuffer: 16 << 20 },
      (error, stdout, stderr) => resolve({ ok: error === null, output: `${stdout}${stderr}` }),
    )
  })
}
