import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { ReadOrder } from './read-orders.ts'
import { watchedFolder } from './watched-folder.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'etax-watch-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function drop(name: string, text = '{}', age = 10): void {
  writeFileSync(join(folder, name), text)
  const then = Date.now() / 1_000 - age
  utimesSync(join(folder, name), then, then)
}

const anOrder = (line: number): ReadOrder => ({ line, order: { devReference: `r-${line}` } as ReadOrder['order'] })
const issued = (line: number) => ({ line, devReference: `r-${line}`, status: 'issued' as const })
const refused = (line: number) => ({ line, devReference: `r-${line}`, status: 'refused' as const })

test('files are claimed in turn, others stay', () => {
  for (const name of ['b.csv', 'a.json', 'notes.txt', '.hidden.json']) drop(name)
  using watched = watchedFolder(folder)

  expect(watched.claim()).toBe('a.json')
  watched.finish('a.json', [])
  expect(watched.claim()).toBe('b.csv')
  watched.finish('b.csv', [])
  expect(watched.claim()).toBeUndefined()
  expect(readdirSync(join(folder, 'done'))).toEqual(['a.json', 'b.csv'])
})

test('a file that is still being written waits until it rests', () => {
  drop('a.json', '{', 0)
  using watched = watchedFolder(folder)

  expect(watched.claim()).toBeUndefined()
  appendFileSync(join(folder, 'a.json'), '}')
  expect(watched.claim()).toBeUndefined()
  expect(watched.claim()).toBe('a.json')
})

test('after a kill the next program continues with the recorded results, without a half line', () => {
  drop('a.json')
  {
    using watched = watchedFolder(folder)
    watched.claim()
    watched.record('a.json', issued(1))
    watched.record('a.json', refused(2))
  }
  appendFileSync(join(folder, 'working/a.json.results.ndjson'), '{"line":3,"sta')
  drop('0-newer.json')
  using watched = watchedFolder(folder)

  expect(watched.claim()).toBe('a.json')
  expect(watched.resultsOf('a.json')).toEqual([issued(1), refused(2)])
  watched.record('a.json', issued(3))
  watched.finish('a.json', [1, 2, 3].map(anOrder))

  const results = readFileSync(join(folder, 'done/a.json.results.ndjson'), 'utf8').trim().split('\n')
  expect(results.map((line) => JSON.parse(line).line)).toEqual([1, 2, 3])
  expect(JSON.parse(readFileSync(join(folder, 'refused/a.json.json'), 'utf8'))).toEqual([{ devReference: 'r-2' }])
})

test('a file of an earlier name keeps the earlier one', () => {
  using watched = watchedFolder(folder)
  for (const text of ['{"a":1}', '{"a":2}']) {
    drop('day.json', text)
    watched.finish(watched.claim() ?? '', [])
  }

  expect(readdirSync(join(folder, 'done'))).toEqual(['day-2.json', 'day.json'])
  expect(readFileSync(join(folder, 'done/day.json'), 'utf8')).toBe('{"a":1}')
})

test('one program watches a folder; the lock of a killed one is taken over', () => {
  {
    using _watched = watchedFolder(folder)
    expect(() => watchedFolder(folder)).toThrow(`Process ${process.pid} watches ${folder} already.`)
  }
  expect(existsSync(join(folder, '.etax-watch'))).toBe(false)
  // No process has this number.
  writeFileSync(join(folder, '.etax-watch'), '4194305')
  using _again = watchedFolder(folder)
  expect(readFileSync(join(folder, '.etax-watch'), 'utf8')).toBe(String(process.pid))
})

test('a folder that is none is refused', () => {
  expect(() => watchedFolder(join(folder, 'missing'))).toThrow('is no folder')
})
