import { startThread } from './runner.ts'
import type { Beginning, ThreadMessage } from './start-process.ts'

// A process of a pool hands its tasks to a thread. Its main thread stays idle, and notices the end of the parent
// process at once.
process.once('message', ({ module, data, memoryMb }: Beginning) => {
  const worker = startThread({ module: new URL(module), data, memoryMb, sources: module.endsWith('.ts') })
  worker.on('message', (answer) => say({ answer }))
  worker.on('error', ({ message, stack, code }: NodeJS.ErrnoException) => {
    process.send?.({ failure: { message, stack, code } } satisfies ThreadMessage, end)
  })
  process.on('message', (task) => worker.postMessage(task))
})
process.once('disconnect', end)
// A terminal, or a stopping container, sends both to all processes; the parent ends this one after its last task.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

function say(message: ThreadMessage): void {
  process.send?.(message)
}

/** exit() waits for the thread, which may be in native code. */
function end(): void {
  process.kill(process.pid, 'SIGKILL')
}
