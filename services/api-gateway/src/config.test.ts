import { readFileSync } from 'node:fs'
import { settingsMissingFrom } from '@etax/runtime'
import { expect, test } from '@jest/globals'
import { config } from './config.ts'

test('the README lists the settings as they are', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

  expect(settingsMissingFrom(readme, config)).toEqual([])
})
