import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { secretCipher, secretKey } from './secret-cipher.ts'

test('a sealed secret opens only for its own endpoint and with its own key', () => {
  const cipher = secretCipher(randomBytes(32))
  const sealed = cipher.seal('whsec_abc', 'e1')

  expect(sealed).not.toContain('whsec')
  expect(cipher.open(sealed, 'e1')).toBe('whsec_abc')
  expect(() => cipher.open(sealed, 'e2')).toThrow('does not open')
  expect(() => secretCipher(randomBytes(32)).open(sealed, 'e1')).toThrow('does not open')
})

test('a key file is made once, for its owner only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'key-'))
  const file = join(folder, 'webhook.key')
  try {
    const [one, other] = await Promise.all([secretKey('', file), secretKey('', file)])

    expect(one).toHaveLength(32)
    expect(other).toEqual(one)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('no key, or a short one, is refused', async () => {
  await expect(secretKey('', '')).rejects.toMatchObject({ code: 'WHK_00006' })
  await expect(secretKey('c2hvcnQ=', '')).rejects.toMatchObject({ code: 'WHK_00006' })
})
