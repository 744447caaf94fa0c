import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Ran, run } from './commands.ts'
import type { Progress } from './progress.ts'

const VERSION = '13.5.0'

/** Runs Lighthouse's command, for at most `within` milliseconds. */
export type Lighthouse = (args: readonly string[], options: { within: number; chromium: string }) => Promise<Ran>

/** Lighthouse, from the npm registry, in a separate folder because of its 150 MB. Undefined where it is unavailable. */
export async function findLighthouse(progress: Progress): Promise<Lighthouse | undefined> {
  const parent = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'etax')
  const folder = join(parent, `lighthouse-${VERSION}`)
  if (!existsSync(folder) && !(await download(parent, folder, progress))) return undefined
  const program = join(folder, 'node_modules/lighthouse/cli/index.js')
  return (args, { within, chromium }) =>
    run(process.execPath, [program, ...args], { within, env: { CHROME_PATH: chromium, NODE_OPTIONS: '' } })
}

/** The folder gets its final name after a complete download. */
async function download(parent: string, folder: string, progress: Progress): Promise<boolean> {
  mkdirSync(parent, { recursive: true })
  const scratch = mkdtempSync(join(parent, 'new-'))
  try {
    progress(`installing lighthouse ${VERSION} from the npm registry`)
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts']
    const installed = await run('npm', ['install', '--prefix', scratch, ...quiet, `lighthouse@${VERSION}`], {
      within: 180_000,
    })
    if (!installed.ok) progress(`npm could not: ${installed.output.trim().split('\n').at(-1)}`)
    // Another process may be faster.
    if (installed.ok && !existsSync(folder)) renameSync(scratch, folder)
    return existsSync(folder)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
