import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { cells } from '../../tests/cells.ts'
import { statusOf } from '../inbound/http/error-answers.ts'
import { describeFaults } from './error-catalog.ts'

const page = new URL('../../docs/errors.md', import.meta.url)
const TABLE = /(?<=<!-- gateway -->\n\n)[\s\S]*?(?=\n\n<!-- end -->)/

test('docs/errors.md lists every code of the gateway (UPDATE=1 rewrites it)', () => {
  const table = describeFaults(statusOf)
  if (process.env.UPDATE)
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace(TABLE, () => table),
    )

  const [listed = ''] = TABLE.exec(readFileSync(page, 'utf8')) ?? []

  expect(cells(listed)).toEqual(cells(table))
})
