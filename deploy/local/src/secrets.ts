import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceName } from './registry.ts'
import type { Variables } from './variables.ts'

/** Keys of this installation by service: made at the first start, in a folder only its user can read. */
export function keepSecrets(folder: string): Partial<Record<ServiceName, Variables>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    signer: {
      KEK_FILE: fileOf(folder, 'wrapping-keys', () => `1 ${randomBytes(32).toString('base64')}\n`),
      // Not in the database, because they verify the database.
      AUDIT_HEADS_FILE: join(folder, 'audit-heads.jsonl'),
    },
    'webhook-dispatcher': { WEBHOOK_SECRET_KEY_FILE: join(folder, 'webhook-key') },
    'api-gateway': {
      API_KEY_PEPPER: readFileSync(
        fileOf(folder, 'api-key-pepper', () => randomBytes(24).toString('base64url')),
        'utf8',
      ),
    },
  }
}

function fileOf(folder: string, name: string, make: () => string): string {
  const file = join(folder, name)
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 })
  return file
}
