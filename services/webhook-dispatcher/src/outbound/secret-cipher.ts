import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { webhookErrors } from '@etax/contracts'
import { joinSealed, open, seal, splitSealed } from '@etax/kernel'
import type { SecretCipher } from '../ports.ts'

const KEY_BYTES = 32

/** AES-256-GCM; sealed: base64 of iv, tag and ciphertext. */
export function secretCipher(key: Buffer): SecretCipher {
  return {
    seal: (secret, endpointId) =>
      joinSealed(seal(key, Buffer.from(secret), Buffer.from(endpointId))).toString('base64'),
    open(sealed, endpointId) {
      try {
        return open(key, splitSealed(Buffer.from(sealed, 'base64')), Buffer.from(endpointId)).toString('utf8')
      } catch (cause) {
        throw webhookErrors.secretUnreadable({ endpointId }, { cause })
      }
    },
  }
}

/**
 * The key of the settings or of a file, which is created at the first start.
 * @throws AppError `invalid` WHK_00006 if both are missing, or the key is not 32 bytes in base64
 */
export async function secretKey(setting: string, file: string): Promise<Buffer> {
  if (setting === '' && file === '') throw webhookErrors.secretKeyInvalid()
  const key = Buffer.from(setting === '' ? await keyInFile(file) : setting, 'base64')
  if (key.length !== KEY_BYTES) throw webhookErrors.secretKeyInvalid()
  return key
}

async function keyInFile(file: string): Promise<string> {
  const fresh = randomBytes(KEY_BYTES).toString('base64')
  // `wx`: of two starting processes one creates the file, the other reads it.
  await writeFile(file, fresh, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return readFile(file, 'utf8')
}
