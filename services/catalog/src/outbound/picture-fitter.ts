import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { batched, within } from '@etax/kernel'
import type { ImageKind } from '../domain/image-header.ts'

export interface PictureTask {
  kind: ImageKind
  bytes: Uint8Array
  /** In pixels; the picture becomes no larger. */
  box: { width: number; height: number }
}

/** The same picture written anew, without anything but its pixels. Fails where it cannot be unpacked in time. */
export type FitPicture = (task: PictureTask) => Promise<Buffer>

const PATIENCE = 10_000
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? './picture-worker.ts' : './picture-worker.js',
  import.meta.url,
)

/** Two at a time at the most: what comes besides waits. */
export const fitInThread: FitPicture = batched(
  (tasks: readonly PictureTask[]) => Promise.all(tasks.map(fitInOwnThread)),
  { max: 1, parallel: 2 },
)

async function fitInOwnThread(task: PictureTask): Promise<Buffer> {
  const worker = new Worker(PROGRAM, { workerData: task, resourceLimits: { maxOldGenerationSizeMb: 512 } })
  try {
    // Rejects with what the worker throws.
    const [fitted] = await within(PATIENCE, 'fitting a picture', once(worker, 'message'))
    return Buffer.from(fitted as Uint8Array)
  } finally {
    await worker.terminate()
  }
}
