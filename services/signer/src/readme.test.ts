import { readFileSync } from 'node:fs'
import { settingsMissingFrom } from '@etax/runtime'
import { expect, test } from '@jest/globals'
import { config } from './config.ts'
import { catalog } from './domain/errors.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('the README lists every setting', () => {
  expect(settingsMissingFrom(readme, config)).toEqual([])
})

test('the README lists every error, and no code is given twice', () => {
  const rows = Object.values(catalog).map(([kind, code, message]) =>
    `|\`${code}\`|${kind}|${message}|`.replaceAll(' ', ''),
  )

  expect(rows.filter((row) => !readme.replaceAll(' ', '').includes(row))).toEqual([])
  expect(new Set(Object.values(catalog).map(([, code]) => code)).size).toBe(rows.length)
})
