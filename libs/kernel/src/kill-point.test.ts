import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { armKillPoint, killPoints } from './kill-point.ts'

const module = JSON.stringify(new URL('./kill-point.ts', import.meta.url).href)
const script = (body: string) => [
  '--input-type=module',
  '-e',
  `import { armKillPoint, killPoints } from ${module}\nconst at = killPoints('shop', ['paid', 'sent'])\n${body}`,
]

test('a point that is not armed does nothing', () => {
  const said = execFileSync(process.execPath, script(`at('paid'); at('sent'); console.log('alive')`))

  expect(said.toString()).toBe('alive\n')
})

test('an armed point ends the process at once, the time it was asked for', () => {
  const { signal, stdout } = spawnSync(
    process.execPath,
    script(
      `armKillPoint('shop.paid:2')
       for (const n of [1, 2, 3]) { at('sent'); at('paid'); (await import('node:fs')).writeSync(1, String(n)) }`,
    ),
  )

  expect(signal).toBe('SIGKILL')
  expect(stdout.toString()).toBe('1')
})

test('a point that is not there is refused, with those that are', () => {
  killPoints('kernel-test', ['one'])

  expect(() => armKillPoint('kernel-test.two')).toThrow('names no point of this process: kernel-test.two. It has ')
  expect(() => armKillPoint('kernel-test.one:x')).toThrow('kernel-test.one:3')
})
