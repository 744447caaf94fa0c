import { expect, test } from '@jest/globals'
import { Type } from 'typebox'
import { describeSettings, readSettings, setting, settings } from './settings.ts'

const some = settings({
  port: setting('PORT', Type.Integer({ default: 8080, maximum: 65_535 }), 'Where to listen.'),
  allow: setting('ALLOW', Type.Boolean({ default: false }), 'Whether to.'),
  url: setting('URL', Type.String(), 'Where it is.'),
})

test('text becomes values, and what is not given gets its default', () => {
  expect(readSettings(some, { PORT: '9000', ALLOW: 'true', URL: 'x' })).toEqual({
    values: { port: 9000, allow: true, url: 'x' },
  })
  expect(readSettings(some, { URL: 'x' })).toEqual({ values: { port: 8080, allow: false, url: 'x' } })
})

test('everything wrong is said at once', () => {
  const read = readSettings(some, { PORT: 'eighty' })

  expect(read).toMatchObject({ problems: [{ variable: 'PORT' }, { variable: 'URL', problem: 'is required' }] })
})

test('the table names every variable with its default', () => {
  expect(describeSettings(some)).toContain('| `PORT` | `8080` | Where to listen. |')
})
