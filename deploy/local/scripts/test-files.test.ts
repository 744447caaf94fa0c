import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { matching, testFiles } from './test-files.ts'

const root = join(import.meta.dirname, '../../..')
const files = testFiles(root)
const find = (end: string) => files.find(({ file }) => file.endsWith(end))

test('a unit test needs no server: what needs one says so in its name', () => {
  const wrong = files.filter(({ kind, mongo, rabbit }) => kind === 'unit' && (mongo || rabbit))

  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('only what the files import needs is started', () => {
  expect(find('tests/due.component.test.ts')).toMatchObject({ kind: 'component', mongo: true, rabbit: false })
  expect(find('tests/bus.contract.test.ts')).toMatchObject({ kind: 'component', mongo: false, rabbit: true })
})

test('a server that a helper starts is found', () => {
  expect(find('api-gateway/tests/accounts.component.test.ts')).toMatchObject({ mongo: true, rabbit: false })
})

test('the end-to-end tests need everything', () => {
  const endToEnd = files.filter(({ kind }) => kind === 'e2e')

  expect(endToEnd.length).toBeGreaterThan(0)
  expect(endToEnd.filter(({ mongo, rabbit, compiled }) => !(mongo && rabbit && compiled))).toEqual([])
})

test('a pattern is a part of a path, whatever its case', () => {
  expect(matching(files, ['test-files', 'KERNEL/src/decimal']).map(({ file }) => file)).toEqual([
    'deploy/local/scripts/test-files.test.ts',
    'libs/kernel/src/decimal.test.ts',
  ])
})
