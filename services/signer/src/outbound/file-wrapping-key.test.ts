import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { addWrappingKey, fileWrappingKey } from './file-wrapping-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'kek-'))
afterAll(() => rmSync(folder, { recursive: true }))
const context = Buffer.from('context')
const dataKey = Buffer.alloc(32, 7)

test('a new file is for its owner only, and a new key stands first in it', async () => {
  const path = join(folder, 'deep', 'kek')
  const first = await addWrappingKey(path)
  const second = await addWrappingKey(path)

  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(await fileWrappingKey(path).currentKeyId()).toBe(second)
  expect(readFileSync(path, 'utf8')).toContain(first)
})

test('secrets of an earlier key open until the old keys are dropped', async () => {
  const path = join(folder, 'rotated')
  await addWrappingKey(path)
  const key = fileWrappingKey(path)
  const { keyId, wrapped } = await key.wrap(dataKey, context)

  const current = await key.makeNew()
  expect(await key.unwrap(keyId, wrapped, context)).toEqual(dataKey)
  expect((await key.wrap(dataKey, context)).keyId).toBe(current)

  await key.forgetOthers()
  await expect(key.unwrap(keyId, wrapped, context)).rejects.toMatchObject({ code: 'SGN_10015' })
})

test.each([
  ['no file', undefined],
  ['an empty file', '\n'],
  ['a short key', '1 AAAA\n'],
  ['something else', 'not a keyring at all\n'],
])('%s is reported as unreadable', async (_, text) => {
  const path = join(folder, 'odd')
  rmSync(path, { force: true })
  if (text !== undefined) writeFileSync(path, text)

  await expect(fileWrappingKey(path).currentKeyId()).rejects.toMatchObject({ kind: 'unavailable', code: 'SGN_10016' })
})
