import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder only this user can enter, removed in the end. Short, because a socket's path may have some 100 letters. */
export function privateFolder(life: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), 'etax-'))
  life.defer(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Makes the folder of a system's data such that only its user reads it. One from before is closed, if it is a system's: a
 * folder somebody named by mistake is left as it is.
 */
export function privateDataFolder(dataDir: string): void {
  if (mkdirSync(dataDir, { recursive: true, mode: 0o700 }) !== undefined) return
  if (!existsSync(join(dataDir, 'mongo.json')) && !existsSync(join(dataDir, 'first-run.json'))) return
  chmodSync(dataDir, 0o700)
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (entry.isDirectory()) chmodSync(join(dataDir, entry.name), 0o700)
    else if (entry.isFile()) chmodSync(join(dataDir, entry.name), 0o600)
  }
}
