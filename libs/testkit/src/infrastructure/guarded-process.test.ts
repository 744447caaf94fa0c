import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { until } from '../until.ts'
import { startGuarded } from './guarded-process.ts'
import { untilReady } from './owned-server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'etax-guard-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const SERVER = `echo $$ > pid; trap 'echo in order > end; exit 0' TERM; while :; do sleep 0.05; done`

test('a server that is stopped ends in order', async () => {
  const server = startGuarded('/bin/sh', ['-c', `cd ${folder}; ${SERVER}`], { logFile: join(folder, 'log') })
  await until('the server to run', () => written('pid'))

  await server.stop()

  expect(written('end')).toBe('in order')
})

test('the wait stops for a server that ends by itself, with its last output', async () => {
  const server = startGuarded('/bin/sh', ['-c', 'echo no such luck; exit 3'], { logFile: join(folder, 'log') })

  await expect(untilReady(server, 'It', async () => false)).rejects.toThrow(/^It did not start;[\s\S]*no such luck/)
})

test('a server ends when the process that started it is killed', async () => {
  const code = `
    import { startGuarded } from ${JSON.stringify(join(import.meta.dirname, 'guarded-process.ts'))}
    startGuarded('/bin/sh', ['-c', ${JSON.stringify(`cd ${folder}; ${SERVER}`)}], { logFile: ${JSON.stringify(join(folder, 'log'))} })
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' })
  await until('the server to run', () => written('pid'))

  parent.kill('SIGKILL')
  await once(parent, 'exit')

  expect(await until('the server to end', () => written('end'))).toBe('in order')
})

function written(name: string): string | undefined {
  try {
    return readFileSync(join(folder, name), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}
