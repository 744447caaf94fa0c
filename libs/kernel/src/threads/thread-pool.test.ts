import { expect, test } from '@jest/globals'
import { type ThreadPoolOptions, threadPool } from './thread-pool.ts'

const LATE = new Error('late')
const FULL = { share: new Error('full: share'), total: new Error('full: total') }

/** Threads that do what their task says. */
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

test('a task beyond its memory is late too; a defect is told as it is', async () => {
  await using pool = aPool()

  await expect(pool.run('memory')).rejects.toBe(LATE)
  await expect(pool.run('fail')).rejects.toThrow('a defect')
  expect(await pool.run('c')).toBe('c')
})

test('threads that cannot begin are not begun for ever', async () => {
  await using pool = aPool({ data: 'broken' })

  await expect(pool.run('a')).rejects.toThrow('it does not begin')
})

test('who finds no place is told why; the largest share gives its newest place to a smaller one', async () => {
  await using pool = aPool()
  const tasks = ['a', 'a', 'a', 'a', 'b', 'b', 'c'].map((share) => pool.run(share, by(share)))

  const ends = (await Promise.allSettled(tasks)).map((end) => (end.status === 'fulfilled' ? end.value : end.reason))
  expect(ends).toEqual(['a', 'a', FULL.total, FULL.share, 'b', 'b', 'c'])
})

test('what nobody waits for any more is not begun', async () => {
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
