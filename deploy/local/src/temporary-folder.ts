import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder only this user can enter, removed in the end. Keep its name short: a socket's path may have some 100 letters. */
export function temporaryFolder(life: AsyncDisposableStack, name = ''): string {
  const folder = mkdtempSync(join(tmpdir(), name === '' ? 'etax-' : `etax-${name}-`))
  life.defer(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
