import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, open as openFile, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { signerErrors } from '@etax/contracts'
import { joinSealed, open, reasonOf, seal, splitSealed } from '@etax/kernel'
import type { WrappingKey } from '../domain/wrapping-key.ts'

/**
 * Lines `<id> <32 bytes in base64>`: the first wraps, all unwrap. The file is read at every use, which is rare, so that
 * a rotation needs no restart and no key stays in memory.
 */
export function fileWrappingKey(path: string): WrappingKey {
  return {
    ...keyring(() => readFile(path, 'utf8')),
    makeNew: () => addWrappingKey(path),
    forgetOthers: () => dropOldWrappingKeys(path),
  }
}

export function settingWrappingKey(lines: string): WrappingKey {
  const elsewhere = async () => {
    throw signerErrors.wrappingKeysElsewhere()
  }
  return { ...keyring(async () => lines), makeNew: elsewhere, forgetOthers: elsewhere }
}

function keyring(read: () => Promise<string>): Pick<WrappingKey, 'wrap' | 'unwrap' | 'currentKeyId'> {
  const readKeys = async (): Promise<Key[]> => {
    const keys = parseKeyring(await read().catch((error) => Promise.reject(unreadable(error))))
    if (keys.length === 0) throw unreadable('it holds no key')
    return keys
  }
  return {
    currentKeyId: async () => (await readKeys())[0]?.id as string,
    async wrap(dataKey, context) {
      const [{ id, secret }] = (await readKeys()) as [Key]
      return { keyId: id, wrapped: joinSealed(seal(secret, dataKey, context)) }
    },
    async unwrap(keyId, wrapped, context) {
      const key = (await readKeys()).find(({ id }) => id === keyId)
      if (key === undefined) throw signerErrors.materialUnreadable({ more: `no wrapping key ${keyId}` })
      try {
        return open(key.secret, splitSealed(wrapped), context)
      } catch (cause) {
        throw signerErrors.materialUnreadable({ cause })
      }
    },
  }
}

/** Adds a new first key and creates the file if needed; only the owner can read it. */
export async function addWrappingKey(path: string): Promise<string> {
  const others = await readFile(path, 'utf8').catch((error) => (error.code === 'ENOENT' ? '' : Promise.reject(error)))
  const id = randomUUID()
  await replaceFile(path, `${id} ${randomBytes(32).toString('base64')}\n${others}`)
  return id
}

async function dropOldWrappingKeys(path: string): Promise<void> {
  const [current] = (await readFile(path, 'utf8')).split('\n')
  await replaceFile(path, `${current}\n`)
}

interface Key {
  id: string
  secret: Buffer
}

function parseKeyring(text: string): Key[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', encoded = '', ...more] = line.split(/\s+/)
      const secret = Buffer.from(encoded, 'base64')
      if (more.length > 0 || secret.length !== 32) throw unreadable('a line is not "<id> <32 bytes in base64>"')
      return { id, secret }
    })
}

/** Atomic: a crash leaves the old file or the new one. */
async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await rename(draft, path)
  const folder = await openFile(dirname(path))
  await folder.sync().finally(() => folder.close())
}

function unreadable(reason: unknown) {
  return signerErrors.wrappingKeyUnavailable({ more: `the keyring cannot be read: ${reasonOf(reason)}` })
}
