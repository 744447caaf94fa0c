import { onPath } from './commands.ts'
import { install } from './debian.ts'
import type { Progress } from './progress.ts'

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A browser for tests of pages, installed if possible; otherwise undefined. */
export async function findChromium(progress: Progress = () => {}): Promise<string | undefined> {
  const program = () => PROGRAMS.map(onPath).find((path) => path !== undefined)
  return program() ?? ((await install(['chromium'], progress)) ? program() : undefined)
}
