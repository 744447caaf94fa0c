import { onPath, run } from './commands.ts'
import type { Progress } from './progress.ts'

/** Whether packages can be installed: Debian or a relative, as root. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined
}

/**
 * Installs Debian packages without starting their services.
 * @returns whether they are installed
 */
export async function install(packages: readonly string[], progress: Progress): Promise<boolean> {
  if (!canInstall()) return false
  progress(`installing ${packages.join(' ')} (apt-get)`)
  // RUNLEVEL=1 keeps invoke-rc.d from starting services.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await run('apt-get', ['update', '-qq'], { within: 180_000, env })
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  const { ok, output } = await run('apt-get', args, { within: 300_000, env })
  if (!ok) progress(`apt-get could not install them: ${output.trim().split('\n').at(-1)}`)
  return ok
}

const TOOLS = {
  curl: 'curl',
  openssl: 'openssl',
  pdftoppm: 'poppler-utils',
  pdftotext: 'poppler-utils',
  xmlsec1: 'xmlsec1',
  zbarimg: 'zbar-tools',
}

/**
 * Installs missing programs that check our output in tests, if possible.
 * @returns the missing ones
 */
export async function ensureTools(progress: Progress = () => {}): Promise<string[]> {
  const missing = () => Object.entries(TOOLS).filter(([program]) => onPath(program) === undefined)
  const packages = new Set(missing().map(([, name]) => name))
  if (packages.size > 0) await install([...packages], progress)
  return missing().map(([program]) => program)
}
