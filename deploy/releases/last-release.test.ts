import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { breaksSinceLastRelease, keepRelease, lastRelease } from './last-release.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'etax-release-'))
  for (const folder of ['docs', 'protos/notes/v1', 'node_modules']) mkdirSync(join(root, folder), { recursive: true })
  symlinkSync(join(import.meta.dirname, '../../node_modules/.bin'), join(root, 'node_modules/.bin'))
  write({ paths: ['/a', '/b'], field: 'string text = 1;' })
})

afterEach(() => rmSync(root, { recursive: true }))

function write({ paths, field, option = '' }: { paths: string[]; field: string; option?: string }): void {
  const operations = Object.fromEntries(paths.map((path) => [path, { get: {} }]))
  writeFileSync(join(root, 'docs/openapi.json'), JSON.stringify({ paths: operations }))
  const proto = `syntax = "proto3";\npackage notes.v1;\n${option}\nmessage Note {\n  ${field}\n}\n`
  writeFileSync(join(root, 'protos/notes/v1/notes.proto'), proto)
}

test('before the first release nothing is compared', async () => {
  write({ paths: [], field: '' })
  expect(await breaksSinceLastRelease(root)).toEqual([])
})

test('breaking changes since the last release are named, over HTTP and gRPC', async () => {
  keepRelease(root, '0.1.0')
  expect(await breaksSinceLastRelease(root)).toEqual([])
  write({ paths: ['/b'], field: 'string text = 2;' })
  expect(await breaksSinceLastRelease(root)).toEqual([
    'GET /a is gone (0.1.0)',
    expect.stringMatching(/notes\.proto.*"1".*"text".*deleted.* \(0\.1\.0\)$/),
  ])
})

test('a field of gRPC may get another name, but not another type', async () => {
  keepRelease(root, '0.1.0')
  write({ paths: ['/a', '/b'], field: 'string words = 1;' })
  expect(await breaksSinceLastRelease(root)).toEqual([])
  write({ paths: ['/a', '/b'], field: 'bytes words = 1;' })
  expect(await breaksSinceLastRelease(root)).toEqual([expect.stringMatching(/changed type/)])
})

test('an option of a language gets its first value once', async () => {
  keepRelease(root, '0.1.0')
  write({ paths: ['/a', '/b'], field: 'string text = 1;', option: 'option go_package = "etax/notes";' })
  expect(await breaksSinceLastRelease(root)).toEqual([])
  keepRelease(root, '0.2.0')
  write({ paths: ['/a', '/b'], field: 'string text = 1;', option: 'option go_package = "etax/other";' })
  expect(await breaksSinceLastRelease(root)).toEqual([expect.stringMatching(/go_package/)])
})

test('an accepted break with its reason is not named again', async () => {
  keepRelease(root, '0.1.0')
  write({ paths: ['/b'], field: 'string text = 1;' })
  writeFileSync(join(root, 'docs/releases/accepted.json'), '{"GET /a is gone": "never answered anything"}')
  expect(await breaksSinceLastRelease(root)).toEqual([])
})

test('the last release is the highest, and is never written again', () => {
  for (const version of ['0.2.0', '0.9.0', '0.10.0']) keepRelease(root, version)
  expect(lastRelease(root)).toBe('0.10.0')
  expect(() => keepRelease(root, '0.9.0')).toThrow(/does not change/)
})

test.each(['00.2.0', '0.02.0', '1.2', '1.2.3.4', 'v1.2.3', '1.2.3-a', ''])('%j is no version', (version) => {
  expect(() => keepRelease(root, version)).toThrow(/is no version/)
  expect(lastRelease(root)).toBeUndefined()
})

test('a release comes after the last one', () => {
  keepRelease(root, '0.1.0')
  expect(() => keepRelease(root, '0.0.9')).toThrow('0.0.9 comes before 0.1.0')
})
