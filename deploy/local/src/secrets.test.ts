import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { keepSecrets } from './secrets.ts'

let place: string
let folder: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'etax-secrets-'))
  folder = join(place, 'secrets')
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

test('the second start has the keys of the first', () => {
  expect(keepSecrets(folder)).toEqual(keepSecrets(folder))
})

test('two installations share no key', () => {
  const [one, other] = [folder, join(place, 'others')].map((at) => keepSecrets(at)['api-gateway'])

  expect(one?.API_KEY_PEPPER).not.toBe(other?.API_KEY_PEPPER)
})

test('only its user reads them', () => {
  keepSecrets(folder)

  const modes = [folder, ...readdirSync(folder).map((name) => join(folder, name))].map(
    (at) => statSync(at).mode & 0o077,
  )
  expect(modes).toEqual([0, 0, 0])
})
