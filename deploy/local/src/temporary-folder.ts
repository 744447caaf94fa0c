import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A private folder, removed at the end. Keep the name short: socket paths are limited to about 100 characters. */
export function temporaryFolder(life: AsyncDisposableStack, name = ''): string {
  const folder = mkdtempSync(join(tmpdir(), name === '' ? 'etax-' : `etax-${name}-`))
  life.defer(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
