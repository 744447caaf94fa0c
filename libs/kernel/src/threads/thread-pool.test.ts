import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { type ThreadPoolOptions, threadPool } from './thread-pool.ts'

const LATE = new Error('late')
const FULL = { share: new Error('full: share'), total: new Error('full: total') }

const aPool = (options: Partial<ThreadPoolOptions> = {}) =>
  threadPool<string, string>({
    module: new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort, threadId, workerData } from 'node:worker_threads'
        if (workerData === 'broken') throw new Error('it does not begin')
        const perform = (task) => {
          if (task === 'for ever') for (;;);
          if (task === 'memory') for (const all = []; ; ) all.push(new Array(100_000).fill(all.length))
          if (task === 'fail') throw new Error('a defect')
          if (task === 'process') return String(process.pid)
          if (task === 'environment') return JSON.stringify(process.env)
          return task === 'who' ? String(threadId) : task
        }
        parentPort.on('message', (task) => parentPort.postMessage(perform(task)))
        parentPort.postMessage('ready')
      `)}`,
    ),
    threads: 1,
    taskTimeoutMs: 5_000,
    memoryMb: 32,
    waiting: { total: 4, each: 2 },
    late: () => LATE,
    full: (because) => FULL[because],
    ...options,
  })

const by = (share: string, signal = new AbortController().signal) => ({ share, signal })

test('a thread answers one task after another; with a limit of tasks the next one has another thread', async () => {
  await using long = aPool()
  await using single = aPool({ tasksPerThread: 1 })

  expect(await long.run('a')).toBe('a')
  expect(await long.run('who')).toBe(await long.run('who'))
  expect(await single.run('who')).not.toBe(await single.run('who'))
})

test('a task beyond its time ends with its thread, and the next one has another', async () => {
  await using pool = aPool({ taskTimeoutMs: 50 })
  const [first, second] = [pool.run('for ever'), pool.run('b')]

  await expect(first).rejects.toBe(LATE)
  expect(await second).toBe('b')
})

test('a task beyond its memory is late too; a defect is rethrown', async () => {
  await using pool = aPool()

  await expect(pool.run('memory')).rejects.toBe(LATE)
  await expect(pool.run('fail')).rejects.toThrow('a defect')
  expect(await pool.run('c')).toBe('c')
})

test('threads that cannot begin are not begun for ever', async () => {
  await using pool = aPool({ data: 'broken' })

  await expect(pool.run('a')).rejects.toThrow('it does not begin')
})

test('a refused task gets the limit; the largest share gives its newest place to a smaller one', async () => {
  await using pool = aPool()
  const tasks = ['a', 'a', 'a', 'a', 'b', 'b', 'c'].map((share) => pool.run(share, by(share)))

  const ends = (await Promise.allSettled(tasks)).map((end) => (end.status === 'fulfilled' ? end.value : end.reason))
  expect(ends).toEqual(['a', 'a', FULL.total, FULL.share, 'b', 'b', 'c'])
})

test('an aborted task does not begin', async () => {
  await using pool = aPool({ taskTimeoutMs: 200 })
  const asker = new AbortController()
  const tasks = [pool.run('for ever', by('a', asker.signal)), pool.run('for ever', by('b', asker.signal))]
  const gone = new Error('gone')
  asker.abort(gone)

  for (const task of tasks) await expect(task).rejects.toBe(gone)
  await expect(pool.run('c', by('c', asker.signal))).rejects.toBe(gone)
  expect(await pool.run('c')).toBe('c')
})

test('disposed, it settles everything and takes nothing', async () => {
  const pool = aPool({ threads: 2 })
  const tasks = ['for ever', 'for ever', 'for ever', 'd'].map((task, at) => pool.run(task, by(String(at))))
  const settled = Promise.allSettled(tasks)
  await pool[Symbol.asyncDispose]()

  for (const end of await settled) expect(end).toMatchObject({ reason: FULL.total })
  await expect(pool.run('e')).rejects.toBe(FULL.total)
})

test('a process answers as a thread does, and is replaced when a task goes beyond its limits', async () => {
  await using pool = aPool({ inProcesses: true, taskTimeoutMs: 1_000 })
  const first = await pool.run('process')

  expect(first).not.toBe(String(process.pid))
  expect(await pool.run('process')).toBe(first)
  await expect(pool.run('fail')).rejects.toThrow('a defect')
  await expect(pool.run('memory')).rejects.toBe(LATE)
  await expect(pool.run('for ever')).rejects.toBe(LATE)
  expect(await pool.run('process')).not.toBe(first)
})

test('a process that is killed is replaced at the next task', async () => {
  await using pool = aPool({ inProcesses: true })
  const first = await pool.run('process')
  const task = pool.run('for ever')
  process.kill(Number(first), 'SIGKILL')

  await expect(task).rejects.toBe(LATE)
  expect(await pool.run('b')).toBe('b')
})

test('a process has no environment, its own main thread included', async () => {
  await using pool = aPool({ inProcesses: true })

  expect(await pool.run('environment')).toBe('{}')
  const pid = await pool.run('process')
  if (process.platform !== 'linux') return
  const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean)
  // The variable of the channel to this process.
  expect(variables.filter((one) => !one.startsWith('NODE_CHANNEL_'))).toEqual([])
})

test('a process ends with the one that started it, in the middle of a task and however that ends', async () => {
  const script = `
    import { threadPool } from ${JSON.stringify(new URL('./thread-pool.ts', import.meta.url).href)}
    const module = new URL('data:text/javascript,' + encodeURIComponent(\`
      import { parentPort } from 'node:worker_threads'
      parentPort.on('message', (task) => {
        parentPort.postMessage(process.pid)
        if (task === 'for ever') for (;;);
      })
      parentPort.postMessage('ready')
    \`))
    const limits = { threads: 1, taskTimeoutMs: 60_000, memoryMb: 32, waiting: { total: 4, each: 2 } }
    const pool = threadPool({ module, ...limits, late: () => new Error(), full: () => new Error(), inProcesses: true })
    console.log(await pool.run('for ever'))
    setInterval(() => {}, 1_000)
  `
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await once(parent.stdout, 'data')
  parent.kill('SIGKILL')

  await ended(Number(String(output)))
})

/** Resolves after the end of the process; the test's limit ends the wait. */
async function ended(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
}
