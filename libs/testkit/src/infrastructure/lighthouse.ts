import { join } from 'node:path'
import { type Ran, run } from './commands.ts'
import { type Installation, keptFolder } from './kept-folder.ts'
import type { Progress } from './progress.ts'

const VERSION = '13.5.0'
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts']
const LIGHTHOUSE: Installation = {
  what: `lighthouse ${VERSION}`,
  from: 'the npm registry',
  command: (folder) => ['npm', 'install', '--prefix', folder, ...QUIET, `lighthouse@${VERSION}`],
}

/** Runs Lighthouse's command, for at most `within` milliseconds. */
export type Lighthouse = (args: readonly string[], options: { within: number; chromium: string }) => Promise<Ran>

/** Lighthouse, from the npm registry, in a separate folder because of its 150 MB. Undefined where it is unavailable. */
export async function findLighthouse(progress: Progress): Promise<Lighthouse | undefined> {
  const folder = await keptFolder(`lighthouse-${VERSION}`, LIGHTHOUSE, progress)
  if (folder === undefined) return undefined
  const program = join(folder, 'node_modules/lighthouse/cli/index.js')
  return (args, { within, chromium }) =>
    run(process.execPath, [program, ...args], { within, env: { CHROME_PATH: chromium, NODE_OPTIONS: '' } })
}
