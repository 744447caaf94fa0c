import { onPath, type Ran, run } from './commands.ts'
import { type Installation, keptFolder } from './kept-folder.ts'
import type { Progress } from './progress.ts'

const PACKAGE = 'schemathesis==4.32.5'
const PIP = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check']
const SCHEMATHESIS: Installation = {
  what: PACKAGE,
  from: 'PyPI',
  command: (folder) => ['python3', ...PIP, '--target', folder, PACKAGE],
}

/** Runs schemathesis in the folder `cwd`, for at most `within` milliseconds. */
export type Schemathesis = (args: readonly string[], options: { within: number; cwd: string }) => Promise<Ran>

/** schemathesis, which tests an API by its OpenAPI document, from PyPI; undefined without Python or network. */
export async function findSchemathesis(progress: Progress): Promise<Schemathesis | undefined> {
  if (onPath('python3') === undefined) return undefined
  const folder = await keptFolder(PACKAGE.replace('==', '-'), SCHEMATHESIS, progress)
  if (folder === undefined) return undefined
  const env = { PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1', NO_COLOR: '1', COLUMNS: '120' }
  return (args, { within, cwd }) => run('python3', ['-m', 'schemathesis.cli', ...args], { within, env, cwd })
}
