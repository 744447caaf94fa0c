import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@etax/testkit'
import { root } from '../../../local/src/registry.ts'
import { median } from '../../harness/percentile.ts'
import type { Part } from '../part.ts'
import { fixed } from '../table.ts'
import { bareNode } from '../yardsticks.ts'

const STARTS = 5
const WITHIN_MS = 300_000
const READY = /^Ready\.$/m

/** Measures from the command to the final lines, with its own MongoDB, after an earlier start. */
export const start: Part = {
  about: 'npm start where it has been started before, until it is ready',
  async measure({ folder, progress }) {
    const dataDir = join(folder, 'start')
    const bare = bareNode().seconds
    const row = (what: string, seconds: number) => [what, fixed(seconds, 2), fixed(seconds / bare, 0)]
    progress('npm start, the first time')
    const first = await timedStart(dataDir)
    const warm: number[] = []
    for (let n = 0; n < STARTS; n += 1) warm.push(await timedStart(dataDir))
    return {
      figures: { 'start-warm': median(warm), 'yardstick-node-seconds': bare },
      tables: [
        {
          title: '`npm start` until it is ready',
          head: ['start', 'seconds', '÷ a bare process of node'],
          rows: [
            row('the first, data folder empty', first),
            row(`warm, median of ${STARTS}`, median(warm)),
            row('warm, fastest', Math.min(...warm)),
            row('a bare process of node', bare),
          ],
        },
      ],
    }
  },
}

async function timedStart(dataDir: string): Promise<number> {
  const { MONGODB_URL: _, RABBITMQ_URL: __, ...env } = process.env
  const began = performance.now()
  const child = spawn(process.execPath, [join(root, 'deploy/bootstrap.cjs'), '--system', 'deploy/local/src/main.ts'], {
    env: { ...env, DATA_DIR: dataDir, PORT: String(await freePort()), ENV_FILE: '/dev/null' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (READY.test(output)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(`npm start has ended before it was ready:\n${output}`)))
    setTimeout(() => reject(new Error(`npm start was not ready in time:\n${output}`)), WITHIN_MS).unref()
  })
  try {
    await ready
    return (performance.now() - began) / 1_000
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
