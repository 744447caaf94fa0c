import { parentPort, workerData } from 'node:worker_threads'
import { readPkcs12 } from './read-pkcs12.ts'

// Runs alone in its thread: a hostile file can spend this thread's time and memory, nobody else's.
const { file, password } = workerData as { file: Uint8Array; password: string }
parentPort?.postMessage(readPkcs12(Buffer.from(file), password))
