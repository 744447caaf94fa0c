import { parentPort } from 'node:worker_threads'

/** A thread sends it when it accepts tasks: loading its modules does not count as work. */
export const READY = 'ready'

/** The module of a pool's thread calls it. It answers each task with the result of `perform`. */
export function answerTasks<Task, Answer>(perform: (task: Task) => Answer): void {
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(perform(task)))
  parentPort?.postMessage(READY)
}
