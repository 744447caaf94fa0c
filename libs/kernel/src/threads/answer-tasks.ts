import { parentPort } from 'node:worker_threads'

/** What a thread says once it takes tasks: loading its modules is not counted as work. */
export const READY = 'ready'

/** In the module that a thread of a pool runs: answers each task with what `perform` makes of it. */
export function answerTasks<Task, Answer>(perform: (task: Task) => Answer): void {
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(perform(task)))
  parentPort?.postMessage(READY)
}
