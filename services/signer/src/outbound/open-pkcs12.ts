import { Worker } from 'node:worker_threads'
import { refusal } from '../domain/errors.ts'
import type { Contents, Opened } from './read-pkcs12.ts'

/**
 * Opens a PKCS#12 file in a thread of its own, with limits of time and memory; one file at a time.
 * @throws AppError SGN_10002, SGN_10009 to SGN_10012
 */
export function pkcs12Opener(milliseconds = 2_000) {
  let turn: Promise<unknown> = Promise.resolve()
  return (file: Uint8Array, password: string): Promise<Contents> => {
    const opened = turn.then(() => openInThread(file, password, milliseconds))
    turn = opened.catch(() => {})
    return opened
  }
}

const mostBytes = 64 * 1024
const thread = new URL(`./pkcs12-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

async function openInThread(file: Uint8Array, password: string, milliseconds: number): Promise<Contents> {
  if (file.length > mostBytes) throw refusal('fileTooLarge')
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
    if ('failure' in opened) throw refusal(opened.failure)
    return opened.contents
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

function answerOf(worker: Worker): Promise<Opened> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('late', () => reject(refusal('fileTooSlow')))
    worker.once('error', () => reject(refusal('fileMalformed')))
    worker.once('exit', () => reject(refusal('fileMalformed')))
  })
}
