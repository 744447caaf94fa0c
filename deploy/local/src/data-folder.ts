import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes the folder of a system's data readable by its user only. Restricts an existing one if it holds a system's data;
 * leaves any other folder as it is.
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
