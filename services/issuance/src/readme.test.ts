import { readFileSync } from 'node:fs'
import { describeSettings } from '@etax/runtime'
import { expect, test } from '@jest/globals'
import { config } from './config.ts'

test('the README tells every setting', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

  expect(readme).toContain(describeSettings(config))
})
