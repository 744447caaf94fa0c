import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { openRegistry, type Registered } from './registry.ts'

const folder = mkdtempSync(join(tmpdir(), 'etax-registry-'))
afterAll(() => rmSync(folder, { recursive: true }))

const entry = (accessKey: string): Registered => ({ accessKey, attempts: [], hidden: { polls: 2, as: 'not-found' } })

test('what was put is still there after a restart, by key and by number', () => {
  const file = join(folder, 'new.jsonl')
  openRegistry(file).put(entry('1'.repeat(49)))

  const registry = openRegistry(file)

  expect(registry.byKey('1'.repeat(49))).toEqual(entry('1'.repeat(49)))
  expect(registry.byNumber(`2${'1'.repeat(48)}`)).toEqual(entry('1'.repeat(49)))
})

test('a file from before the faults were renamed is read', () => {
  const file = join(folder, 'old.jsonl')
  const old = { ...entry('1'.repeat(49)), hidden: { polls: 2, as: 'nothing' } }
  writeFileSync(file, `${JSON.stringify(old)}\n`)

  expect(openRegistry(file).byKey('1'.repeat(49))).toEqual(entry('1'.repeat(49)))
})
