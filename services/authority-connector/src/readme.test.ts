import { readFileSync, writeFileSync } from 'node:fs'
import { describeSettings } from '@etax/runtime'
import { expect, test } from '@jest/globals'
import { config } from './config.ts'
import { config as simulatorConfig } from './simulator/config.ts'
import { FAULTS } from './simulator/faults.ts'

const page = new URL('../README.md', import.meta.url)

const faults = [
  '| fault | what it does |',
  '|---|---|',
  ...Object.entries(FAULTS).map(([name, text]) => `| \`${name}\` | ${text} |`),
]

test.each([
  ['settings', describeSettings(config)],
  ['simulator settings', describeSettings(simulatorConfig)],
  ['faults', faults.join('\n')],
])('the README lists all %s (UPDATE=1 rewrites it)', (name, table) => {
  const place = new RegExp(`(?<=<!-- ${name} -->\n)[\\s\\S]*?(?=<!-- end of ${name} -->)`)
  const expected = `\n${table}\n\n`
  if (process.env.UPDATE)
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace(place, () => expected),
    )

  const [listed = ''] = place.exec(readFileSync(page, 'utf8')) ?? []

  expect(bare(listed)).toBe(bare(expected))
})

/** Removes the padding of the table formatter. */
function bare(table: string): string {
  return table.replace(/\s+/g, '').replace(/-{3,}/g, '---')
}
