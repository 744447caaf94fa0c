import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { matching, testFiles } from './test-files.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'etax-test-files-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a unit test needs no server: what needs one says so in its name', () => {
  const wrong = testFiles(join(import.meta.dirname, '../..')).filter(
    ({ kind, mongo, rabbit }) => kind === 'unit' && (mongo || rabbit),
  )

  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('only what a file uses is started', () => {
  write('libs/one/tests/rows.component.test.ts', call('testMongo'))
  write('libs/one/tests/bus.contract.test.ts', call('testRabbit'))
  write('libs/one/tests/shape.contract.test.ts', 'expect(1).toBe(1)')

  expect(testFiles(root)).toMatchObject([
    { file: 'libs/one/tests/bus.contract.test.ts', kind: 'component', mongo: false, rabbit: true },
    { file: 'libs/one/tests/rows.component.test.ts', kind: 'component', mongo: true, rabbit: false },
    { file: 'libs/one/tests/shape.contract.test.ts', kind: 'unit', mongo: false, rabbit: false },
  ])
})

test('a server that a helper of a helper starts is found', () => {
  write('services/one/tests/all.component.test.ts', `import { open } from './support/open.ts'`)
  write('services/one/tests/support/open.ts', `export { open } from '../../fixture.ts'`)
  write('services/one/fixture.ts', call('testMongo'))

  expect(testFiles(root)).toMatchObject([{ mongo: true, rabbit: false }])
})

test('the end-to-end tests need everything', () => {
  write('deploy/trials/e2e/all.e2e.test.ts', '')

  expect(testFiles(root)).toMatchObject([{ kind: 'e2e', mongo: true, rabbit: true, compiled: true }])
})

test('the program that tries the API by its description is brought where it is used', () => {
  write('deploy/trials/e2e/a.e2e.test.ts', '')
  write('deploy/trials/e2e/b.e2e.test.ts', call('findSchemathesis'))

  expect(testFiles(root)).toMatchObject([{ schemathesis: false }, { schemathesis: true }])
})

test('a browser is brought where the dashboard is looked at', () => {
  write('deploy/trials/e2e/a.e2e.test.ts', '')
  write('deploy/trials/e2e/b.e2e.test.ts', `import { open } from './dashboard/support.ts'`)
  write('deploy/trials/e2e/dashboard/support.ts', call('findChromium'))

  expect(testFiles(root)).toMatchObject([{ chromium: false }, { chromium: true }])
})

test('what is installed or compiled is no test', () => {
  write('services/one/node_modules/a/a.test.ts', '')
  write('services/one/dist/a.test.ts', '')

  expect(testFiles(root)).toEqual([])
})

test('a pattern is a part of a path, whatever its case', () => {
  const files = [{ file: 'libs/one/src/a.test.ts' }, { file: 'libs/two/src/b.test.ts' }]

  expect(matching(files, ['LIBS/two'])).toEqual([files[1]])
  expect(matching(files, ['a.test', './libs/two'])).toEqual(files)
  expect(matching(files, [])).toEqual(files)
})

/** Put together, lest this file look as if it needed a server itself. */
function call(name: string): string {
  return `await ${name}()`
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
