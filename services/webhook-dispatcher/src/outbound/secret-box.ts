import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { AppError } from '@etax/kernel'
import type { SecretBox } from '../ports.ts'

const NONCE = 12
const TAG = 16
const KEY = 32

/** AES-256-GCM; sealed: base64 of nonce, tag and ciphertext. */
export function secretBox(key: Buffer): SecretBox {
  return {
    seal(secret, endpointId) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(endpointId))
      const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64')
    },
    open(sealed, endpointId) {
      const bytes = Buffer.from(sealed, 'base64')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG })
          .setAAD(Buffer.from(endpointId))
          .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
      } catch (cause) {
        throw new AppError('internal', 'WHK_00007', `the secret of endpoint ${endpointId} does not open`, { cause })
      }
    },
  }
}

/**
 * The key of the settings, or the one in a file, which is made at the first start.
 * @throws AppError `invalid` WHK_00006 when there is neither, or it is not 32 bytes in base64
 */
export async function secretKey(given: string, file: string): Promise<Buffer> {
  if (given === '' && file === '') throw badKey('set WEBHOOK_SECRET_KEY or WEBHOOK_SECRET_KEY_FILE')
  const key = Buffer.from(given === '' ? await keyInFile(file) : given, 'base64')
  if (key.length !== KEY) throw badKey(`the webhook secret key must be ${KEY} bytes in base64`)
  return key
}

async function keyInFile(file: string): Promise<string> {
  const fresh = randomBytes(KEY).toString('base64')
  // `wx`: of two that start at once, one makes it and the other reads it.
  await writeFile(file, fresh, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return readFile(file, 'utf8')
}

function badKey(message: string): AppError {
  return new AppError('invalid', 'WHK_00006', message)
}
