import { readFileSync, writeFileSync } from 'node:fs'
import { describeSettings } from '@etax/runtime'
import { expect, test } from '@jest/globals'
import { cells } from '../tests/cells.ts'
import { config } from './config.ts'

const page = new URL('../README.md', import.meta.url)
const TABLE = /(?<=<!-- settings -->\n\n)[\s\S]*?(?=\n\n<!-- end -->)/

test('the README lists every setting (UPDATE=1 rewrites it)', () => {
  const table = describeSettings(config)
  if (process.env.UPDATE)
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace(TABLE, () => table),
    )

  const [listed = ''] = TABLE.exec(readFileSync(page, 'utf8')) ?? []

  expect(cells(listed)).toEqual(cells(table))
})
