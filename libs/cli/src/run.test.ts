import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, expect, test } from '@jest/globals'
import { targetOf } from './commands/listen.ts'
import { instantOf } from './commands/resend.ts'
import { languageOf } from './language.ts'
import { run } from './run.ts'

const home = mkdtempSync(join(tmpdir(), 'etax-home-'))

afterAll(() => rmSync(home, { recursive: true }))

async function etax(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const written = { out: '', err: '' }
  const into = (name: 'out' | 'err') =>
    new Writable({
      write(chunk, _encoding, done) {
        written[name] += chunk
        done()
      },
    })
  const { signal } = new AbortController()
  const streams = { stdin: process.stdin, stdout: into('out'), stderr: into('err') }
  const code = await run(args, { env: { HOME: home, ...env }, ...streams, signal })
  return { code, ...written }
}

test.each([
  [['nope'], 2, /^etax COMMAND/],
  [['issue'], 2, /Use: etax issue FILE…/],
  [['issue', '--nope', 'x'], 2, /Unknown option '--nope'/],
  [['receipts', 'a', 'b'], 2, /Use: etax receipts \[ID\]/],
  [['receipts'], 2, /There is no key: run etax login/],
  [['receipts', '--lang', 'es'], 2, /No hay clave/],
  [['resend'], 2, /Give the id of an event, or --since/],
  [['receipts', '--limit', 'x'], 2, /--limit must be a number/],
  [['watch', '/nowhere'], 2, /is no folder/],
  [['--version'], 0, /^\d+\.\d+\.\d+\n$/],
  [[], 0, /watch FOLDER/],
  [['watch', '--help'], 0, /--once/],
])('%j ends with %i', async (args, code, message) => {
  const key = args[0] === 'resend' || args.includes('--limit') ? { ETAX_API_KEY: 'ak_test_x' } : {}
  const ended = await etax(args, key)

  expect(ended.code).toBe(code)
  expect(ended.out + ended.err).toMatch(message)
})

test('an error of the server’s absence is 3, in the caller’s language and as JSON', async () => {
  const env = { ETAX_API_KEY: 'ak_test_nobodyMayReadThis', ETAX_URL: 'http://127.0.0.1:9', LANG: 'es_EC.UTF-8' }

  const { code, out } = await etax(['doctor', '--json'], env)

  expect(code).toBe(3)
  expect(JSON.parse(out)).toMatchObject({
    check: 'key',
    state: 'wrong',
    message: expect.stringMatching(/^El servicio no/),
  })
  expect(out).not.toContain('nobodyMayReadThis')
})

test('the language is that of --lang, or else of the environment', () => {
  expect(languageOf(undefined, { LANG: 'es_EC.UTF-8' })).toBe('es')
  expect(languageOf('en', { LANG: 'es_EC.UTF-8' })).toBe('en')
  expect(languageOf(undefined, { LC_ALL: 'C', LANG: 'es_EC' })).toBe('en')
  expect(languageOf(undefined, {})).toBe('en')
})

test('an address to forward to may be a port, a host or an address', () => {
  const addresses = ['3000', 'localhost:3000', 'localhost:3000/hook', 'https://shop.example/hook'].map(targetOf)
  expect(addresses.map((url) => url?.href)).toEqual([
    'http://localhost:3000/',
    'http://localhost:3000/',
    'http://localhost:3000/hook',
    'https://shop.example/hook',
  ])
  expect(() => targetOf('a b')).toThrow(/--forward-to is an address/)
})

test('a time is how long ago, or an instant', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(['90s', '30m', '2h', '7d', '2026-11-20T00:00:00Z'].map((text) => instantOf(text, now).toISOString())).toEqual([
    '2026-11-21T11:58:30.000Z',
    '2026-11-21T11:30:00.000Z',
    '2026-11-21T10:00:00.000Z',
    '2026-11-14T12:00:00.000Z',
    '2026-11-20T00:00:00.000Z',
  ])
  expect(() => instantOf('yesterday', now)).toThrow(/--since is a time/)
})

test('bash completes commands and options', async () => {
  const { out: script } = await etax(['completion', 'bash'])
  const complete = (words: string) =>
    execFileSync(
      'bash',
      ['-c', `${script}\nCOMP_WORDS=(${words}); COMP_CWORD=$((\${#COMP_WORDS[@]}-1)); _etax; echo "\${COMPREPLY[*]}"`],
      {
        encoding: 'utf8',
      },
    ).trim()

  expect(complete('etax re')).toBe('receipts resend')
  expect(complete('etax listen --f')).toBe('--forward-to')
})
