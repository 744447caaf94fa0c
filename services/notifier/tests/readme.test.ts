import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeSettings } from '@etax/runtime'
import { expect, test } from '@jest/globals'
import { config } from '../src/config.ts'

test('the README lists the settings as they are', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

  expect(bare(readme)).toContain(bare(describeSettings(config)))
})

/** Without what a formatter adds to a table. */
function bare(markdown: string): string {
  return markdown.replaceAll(' ', '').replace(/-{3,}/g, '---')
}
