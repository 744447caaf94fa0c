import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'

// In a process of its own: inside the test runner's sandbox the same arithmetic takes three times as long.
const script = join(import.meta.dirname, 'add-up.ts')

test('in 100,000 random documents the lines add up to the totals, and the payments to the total', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@etax/source', script, '100000'])

  expect(stdout).toBe('100000 documents add up\n')
}, 120_000)
