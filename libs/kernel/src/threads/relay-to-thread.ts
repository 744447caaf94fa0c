import { startThread } from './runner.ts'
import type { Beginning, ThreadMessage } from './start-process.ts'

// What a process of a pool runs: the tasks go on to a thread in it. So its main thread is never busy and sees at once that
// the one who started it is gone, whatever the task is doing.
process.once('message', ({ module, data, memoryMb }: Beginning) => {
  const worker = startThread({ module: new URL(module), data, memoryMb, sources: module.endsWith('.ts') })
  worker.on('message', (answer) => say({ answer }))
  worker.on('error', ({ message, stack, code }: NodeJS.ErrnoException) => {
    process.send?.({ failure: { message, stack, code } } satisfies ThreadMessage, end)
  })
  process.on('message', (task) => worker.postMessage(task))
})
process.once('disconnect', end)
// Both go to every process of a terminal, or of a container that stops: who started this one ends it after its last task.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

function say(message: ThreadMessage): void {
  process.send?.(message)
}

/** Not by exit(): that waits for the thread, which may be in native code. */
function end(): void {
  process.kill(process.pid, 'SIGKILL')
}
