import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Type } from 'typebox'
import { describeSettings, readSettings, secretSetting, setting, settings } from './settings.ts'

const some = settings({
  port: setting('PORT', Type.Integer({ default: 8080, maximum: 65_535 }), 'Where to listen.'),
  allow: setting('ALLOW', Type.Boolean({ default: false }), 'Whether to.'),
  url: setting('URL', Type.String(), 'Where it is.'),
})

test('text becomes values, and missing settings get their defaults', () => {
  expect(readSettings(some, { PORT: '9000', ALLOW: 'true', URL: 'x' })).toEqual({
    values: { port: 9000, allow: true, url: 'x' },
  })
  expect(readSettings(some, { URL: 'x' })).toEqual({ values: { port: 8080, allow: false, url: 'x' } })
})

test('all errors are reported at once', () => {
  const read = readSettings(some, { PORT: 'eighty' })

  expect(read).toMatchObject({ problems: [{ variable: 'PORT' }, { variable: 'URL', problem: 'is required' }] })
})

test('a value of the wrong form gets the schema’s form in words', () => {
  const ruc = Type.String({ pattern: '^[0-9]{10}001$', form: '13 digits that end in 001, such as 1790012345001' })

  expect(readSettings(settings({ ruc: setting('RUC', ruc, 'A number.') }), { RUC: '179001' })).toEqual({
    problems: [{ variable: 'RUC', problem: 'must be 13 digits that end in 001, such as 1790012345001' }],
  })
})

test('the table names every variable with its default', () => {
  expect(describeSettings(some)).toContain('| `PORT` | `8080` | Where to listen. |')
})

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a value may come from a file that is named instead', () => {
  const file = written('url', 'mongodb://somewhere\n')

  expect(readSettings(some, { URL_FILE: file })).toMatchObject({ values: { url: 'mongodb://somewhere' } })
  expect(readSettings(some, { URL_FILE: file, URL: 'given' })).toMatchObject({ values: { url: 'given' } })
})

test('a file that cannot be read is a problem of its variable', () => {
  const read = readSettings(some, { URL_FILE: join(folder, 'nowhere') })

  expect(read).toMatchObject({ problems: [{ variable: 'URL', problem: expect.stringContaining('ENOENT') }] })
})

test('a file that is a setting of its own is left to the service', () => {
  const keys = settings({
    key: setting('KEY', Type.String({ default: '' }), 'A key.'),
    keyFile: setting('KEY_FILE', Type.String({ default: '' }), 'A file with it.'),
  })
  const file = written('key', 'secret')

  expect(readSettings(keys, { KEY_FILE: file })).toEqual({ values: { key: '', keyFile: file } })
})

test.each([
  ['a value', { URL: 'mongodb://catalog:development-only-catalog@mongo' }],
  ['a file with the value', { URL_FILE: () => written('value', 'development-only-pepper') }],
  ['a key in base64', { URL: base64('development-only-wrapping-key-01') }],
  [
    'a key file that a setting names',
    { URL: 'x', KEK_FILE: () => written('keys', `1 ${base64('development-only-k')}`) },
  ],
])('%s for development only is taken for development only', (_what, entries) => {
  const withFile = settings({ ...some, kekFile: setting('KEK_FILE', Type.String({ default: '' }), 'Wrapping keys.') })
  const environment = Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [name, typeof value === 'function' ? value() : value]),
  )

  for (const deployment of [{}, { DEPLOYMENT: 'production' }]) {
    expect(readSettings(withFile, { ...environment, ...deployment })).toMatchObject({
      problems: [{ problem: expect.stringContaining('for development only') }],
    })
  }
  expect(readSettings(withFile, { ...environment, DEPLOYMENT: 'development' })).toHaveProperty('values')
})

test.each([
  ['a short one', 'abc'],
  ['thirty-one characters', 'k3Vt9qPz1LmW8xRb2NcY7dFg4HjS6aE'],
  ['one character over and over', 'a'.repeat(64)],
  ['a few over and over', 'abcabcabc'.repeat(8)],
  ['a short key after its number', '1 k3Vt9qPz1LmW8xRb2NcY7dFg4HjS'],
  ['a short key among others', `2 ${base64('0123456789abcdefghijklmnopqrstuv')}\n1 short`],
])('production refuses %s as a secret, as a value or in a file', (_what, secret) => {
  const secrets = settings({
    pepper: secretSetting('PEPPER', 'A secret.'),
    keyFile: secretSetting('KEY_FILE', 'A file with one.'),
  })
  const inFile = { KEY_FILE: written('weak', secret) }

  for (const deployment of [{}, { DEPLOYMENT: 'production' }]) {
    for (const pepper of [{ PEPPER: secret }, { PEPPER_FILE: written('weak-pepper', secret) }, inFile]) {
      expect(readSettings(secrets, { ...pepper, ...deployment })).toMatchObject({
        problems: [{ problem: expect.stringMatching(/at least 32 characters.*openssl rand -base64 32/) }],
      })
    }
  }
  expect(readSettings(secrets, { PEPPER: secret, ...inFile, DEPLOYMENT: 'development' })).toHaveProperty('values')
})

test.each([
  'k3Vt9qPz1LmW8xRb2NcY7dFg4HjS6aEq',
  base64('0123456789abcdefghijklmnopqrstuv'),
  'd3b07384d113edec49eaa6238ad5ff00',
  `# the keys\n2 ${base64('0123456789abcdefghijklmnopqrstuv')}\n1 ${base64('vutsrqponmlkjihgfedcba9876543210')}\n`,
])('in production %j is a secret', (secret) => {
  const secrets = settings({ pepper: secretSetting('PEPPER', 'A secret.') })

  expect(readSettings(secrets, { PEPPER: secret })).toEqual({ values: { pepper: secret } })
  expect(readSettings(secrets, {})).toEqual({ values: { pepper: '' } })
})

test('a choice called development is taken for development only, a name that somebody gave is not one', () => {
  const choice = Type.Union([Type.Literal(''), Type.Literal('development')], { default: '' })
  const both = settings({
    plaintext: setting('PLAINTEXT', choice, 'A choice.'),
    plan: setting('PLAN', Type.String({ default: '' }), 'A name.'),
  })

  for (const deployment of [{}, { DEPLOYMENT: 'production' }]) {
    expect(readSettings(both, { PLAINTEXT: 'development', ...deployment })).toMatchObject({
      problems: [{ variable: 'PLAINTEXT', problem: expect.stringContaining('for development only') }],
    })
    expect(readSettings(both, { PLAN: 'development', ...deployment })).toHaveProperty('values')
  }
  expect(readSettings(both, { PLAINTEXT: 'development', DEPLOYMENT: 'development' })).toHaveProperty('values')
})

function written(name: string, content: string): string {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
