import { parentPort } from 'node:worker_threads'
import { type Job, perform } from './read-foreign.ts'

// A thread that reads what others wrote, and nothing else: hostile XML can spend its time and memory, nobody else's.
parentPort?.on('message', (message: Job | 'ready?') => {
  parentPort?.postMessage(message === 'ready?' ? 'ready' : perform(message))
})
