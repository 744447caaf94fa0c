import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsMissingFrom } from '@etax/runtime'
import { expect, test } from '@jest/globals'
import { config } from '../src/config.ts'

test('the README lists the settings as they are', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

  expect(settingsMissingFrom(readme, config)).toEqual([])
})
