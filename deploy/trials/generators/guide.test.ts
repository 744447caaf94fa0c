import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { generators } from './generator.ts'

const guide = readFileSync(new URL('../../../docs/guides/generated-clients.md', import.meta.url), 'utf8')

test('the guide has the command of each generator, as it is tried', () => {
  const missing = generators.filter(({ generate }) => !guide.includes(`${generate}\n`))

  expect(generators.length).toBeGreaterThan(8)
  expect(missing.map(({ name }) => name)).toEqual([])
})
