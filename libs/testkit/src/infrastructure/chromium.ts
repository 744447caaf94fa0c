import { onPath } from './commands.ts'
import { install } from './debian.ts'
import type { Progress } from './progress.ts'

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser that tests look at pages with, installed where that is possible; undefined where it cannot be had. */
export async function findChromium(progress: Progress = () => {}): Promise<string | undefined> {
  const program = () => PROGRAMS.map(onPath).find((path) => path !== undefined)
  return program() ?? ((await install(['chromium'], progress)) ? program() : undefined)
}
