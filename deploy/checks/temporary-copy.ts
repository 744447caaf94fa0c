import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface TemporaryCopy extends Disposable {
  folder: string
}

/**
 * A copy of the repository with new files: checks may write there, and later edits do not change it. Installed packages
 * are links; our own packages link to their copies.
 */
export function temporaryCopy(root: string): TemporaryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'etax-copy-'))
  for (const file of filesOf(root)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  linkPackages(root, folder)
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}

export function filesOf(root: string): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))
}

function linkPackages(root: string, folder: string): void {
  const installed = join(root, 'node_modules')
  mkdirSync(join(folder, 'node_modules/@etax'), { recursive: true })
  for (const name of readdirSync(installed).filter((name) => name !== '@etax')) {
    symlinkSync(join(installed, name), join(folder, 'node_modules', name))
  }
  for (const name of readdirSync(join(installed, '@etax'))) {
    // A relative link (../../libs/kernel): in the copy it points into the copy.
    symlinkSync(readlinkSync(join(installed, '@etax', name)), join(folder, 'node_modules/@etax', name))
  }
  const deep = ['deploy', 'services/api-gateway/dashboard']
  for (const workspace of [...['libs', 'services'].flatMap((part) => children(root, part)), ...deep]) {
    const own = join(root, workspace, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(folder, workspace, 'node_modules'))
  }
}

function children(root: string, part: string): string[] {
  return readdirSync(join(root, part)).map((name) => join(part, name))
}
