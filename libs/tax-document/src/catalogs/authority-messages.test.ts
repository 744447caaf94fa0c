import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { authorityMessageOf, authorityMessages } from './authority-messages.ts'

const facts = join(import.meta.dirname, '../../../../../shared/spec/authority/FACTS.md')

test('each code is listed once, with a meaning, a cause and a remedy in both languages', () => {
  const { entries } = authorityMessages

  expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length)
  for (const { meaning, cause, remedy } of entries) {
    for (const { es, en } of [meaning, cause, remedy]) {
      expect(es).toMatch(/^[A-ZÉ].+\.$/)
      expect(en).toMatch(/^[A-Z].+\.$/)
    }
    expect(new Set([meaning, cause, remedy].map(({ en }) => en)).size).toBe(3)
  }
})

test('a code of no meaning has no entry', () => {
  expect(authorityMessageOf('39')?.meaning.es).toBe('La firma es inválida.')
  expect(authorityMessageOf('38')).toBeUndefined()
})

const withFacts = existsSync(facts) ? test : test.skip
withFacts('every code of the collected facts is explained', () => {
  const [, section = ''] = readFileSync(facts, 'utf8').split('## 8. Codes of error and warning')
  const [table = ''] = section.split('Numbers quoted in old forum posts')
  const codes = [...table.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => code)

  expect(codes.length).toBeGreaterThan(30)
  expect(authorityMessages.entries.map(({ code }) => code)).toEqual(codes)
})
