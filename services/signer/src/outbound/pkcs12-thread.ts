import { parentPort } from 'node:worker_threads'
import type { Pkcs12Task } from './open-pkcs12.ts'
import { readPkcs12 } from './read-pkcs12.ts'
import { READY } from './thread-ready.ts'

// Reads one file and ends: a hostile file can spend this thread's time and memory, nobody else's.
parentPort?.once('message', ({ file, password }: Pkcs12Task) =>
  parentPort?.postMessage(readPkcs12(Buffer.from(file), password)),
)
parentPort?.postMessage(READY)
