import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder only this user can enter, removed in the end. Short, because a socket's path may have some 100 letters. */
export function privateFolder(life: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), 'etax-'))
  life.defer(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
