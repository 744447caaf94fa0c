import { Worker } from 'node:worker_threads'
import { signerErrors } from '@etax/contracts'
import type { OpenPkcs12 } from '../ports.ts'
import type { Contents, Opened } from './read-pkcs12.ts'

/**
 * Opens a PKCS#12 file in a thread of its own, with limits of time and memory; one file at a time.
 * @throws AppError SGN_10002, SGN_10009 to SGN_10012
 */
export function pkcs12Opener(milliseconds = OPENING_TIMEOUT_MS): OpenPkcs12 {
  let previous: Promise<unknown> = Promise.resolve()
  return (file, password) => {
    const opened = previous.then(() => openInThread(file, password, milliseconds))
    previous = opened.catch(() => {})
    return opened
  }
}

const MAX_BYTES = 64 * 1024
const OPENING_TIMEOUT_MS = 2_000
const thread = new URL(`./pkcs12-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

async function openInThread(file: Uint8Array, password: string, milliseconds: number): Promise<Contents> {
  if (file.length > MAX_BYTES) throw signerErrors.fileTooLarge()
  const worker = new Worker(thread, {
    workerData: { file, password },
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    execArgv: [],
    env: {},
  })
  let timer: NodeJS.Timeout | undefined
  worker.once('online', () => {
    timer = setTimeout(() => worker.emit('late'), milliseconds)
  })
  try {
    const opened = await answerOf(worker)
    if ('failure' in opened) throw signerErrors[opened.failure]()
    return opened.contents
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

function answerOf(worker: Worker): Promise<Opened> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('late', () => reject(signerErrors.fileTooSlow()))
    worker.once('error', () => reject(signerErrors.fileMalformed()))
    worker.once('exit', () => reject(signerErrors.fileMalformed()))
  })
}
