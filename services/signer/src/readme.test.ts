import { readFileSync } from 'node:fs'
import { settingsMissingFrom } from '@etax/runtime'
import { expect, test } from '@jest/globals'
import { config } from './config.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('the README lists every setting', () => {
  expect(settingsMissingFrom(readme, config)).toEqual([])
})
