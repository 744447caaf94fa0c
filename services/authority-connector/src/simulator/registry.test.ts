import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { openRegistry, type Registered } from './registry.ts'

const key = '2111202601179001167400110010010000000011234567814'
/** Another date and random part. */
const sameNumber = '2211202601179001167400110010010000000018765432114'

const folder = mkdtempSync(join(tmpdir(), 'etax-registry-'))
afterAll(() => rmSync(folder, { recursive: true }))

const entry = (accessKey: string): Registered => ({ accessKey, attempts: [], hidden: { polls: 2, as: 'not-found' } })

test('the registry finds its entries after a restart, by key and by number', () => {
  const file = join(folder, 'new.jsonl')
  openRegistry(file).put(entry(key))

  const registry = openRegistry(file)

  expect(registry.byKey(key)).toEqual(entry(key))
  expect(registry.byNumber(sameNumber)).toEqual(entry(key))
})

test('a file of version 0.1.0 is read', () => {
  const file = join(folder, 'old.jsonl')
  const old = { ...entry(key), hidden: { polls: 2, as: 'nothing' } }
  writeFileSync(file, `${JSON.stringify(old)}\n`)

  expect(openRegistry(file).byKey(key)).toEqual(entry(key))
})
