import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Ran, run } from './commands.ts'
import type { Progress } from './progress.ts'

export interface Installation {
  what: string
  from: string
  /** Its arguments for a folder. */
  command: (folder: string) => [program: string, ...args: string[]]
}

/** The cache's folder of this name, with the installation; undefined where that fails. */
export async function keptFolder(name: string, installation: Installation, progress: Progress) {
  const parent = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'etax')
  const folder = join(parent, name)
  if (existsSync(folder)) return folder
  mkdirSync(parent, { recursive: true })
  // The folder gets its final name after a complete download.
  const scratch = mkdtempSync(join(parent, 'new-'))
  try {
    const installed = await install(installation, scratch, progress)
    // Another process may be faster.
    if (installed.ok && !existsSync(folder)) renameSync(scratch, folder)
    return existsSync(folder) ? folder : undefined
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function install({ what, from, command }: Installation, folder: string, progress: Progress): Promise<Ran> {
  progress(`installing ${what} from ${from}`)
  const [program, ...args] = command(folder)
  const installed = await run(program, args, { within: 180_000 })
  if (!installed.ok) progress(`${program} could not: ${installed.output.trim().split('\n').at(-1)}`)
  return installed
}
