import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@etax/testkit'
import { afterEach, beforeEach, expect, test } from '@jest/globals'

let temporary: string
const started = new Set<ChildProcess>()
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'etax-one-folder-'))
})
afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(temporary, { recursive: true, force: true })
})

test('the temporary files of a command are removed at its end', async () => {
  const command = run()
  await once(command, 'message')
  command.disconnect()
  await once(command, 'exit')

  expect(readdirSync(temporary)).toEqual([])
})

test('they are removed after a Ctrl-C too, which both the terminal and npm signal', async () => {
  const command = run()
  await once(command, 'message')
  command.kill('SIGINT')
  command.kill('SIGINT')

  expect(await once(command, 'exit')).toEqual([130, null])
  await until('the folder to be gone', () => readdirSync(temporary).length === 0, { within: 20_000 })
})

test('the next command removes what a killed one left', async () => {
  const killed = run()
  await once(killed, 'message')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(readdirSync(temporary)).toHaveLength(1)

  const next = run()
  await once(next, 'message')
  next.disconnect()
  await once(next, 'exit')

  expect(readdirSync(temporary)).toEqual([])
})

function run(): ChildProcess {
  const code = `
    import { mkdtempSync, writeFileSync } from 'node:fs'
    import { tmpdir } from 'node:os'
    import { join } from 'node:path'
    import { keepToOneFolder } from ${JSON.stringify(join(import.meta.dirname, 'one-folder.ts'))}
    keepToOneFolder()
    writeFileSync(join(mkdtempSync(join(tmpdir(), 'inside-')), 'file'), 'text')
    // Runs until nobody listens to it any more.
    process.on('message', () => {})
    process.send('made')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  started.add(child)
  return child
}
