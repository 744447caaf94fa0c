import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeSettings } from '@etax/runtime'
import { expect, test } from '@jest/globals'
import { config } from '../src/config.ts'

test('the README lists the settings as they are', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

  expect(readme).toContain(describeSettings(config))
})
