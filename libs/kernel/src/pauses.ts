/** Much shorter than what a caller would notice, much longer than a turn of the event loop takes. */
const SLICE_MS = 10

let lastTurn: Promise<void> = Promise.resolve()

/**
 * For long work on the event loop, done in slices: await what this answers between two steps. It returns at once while the slice
 * lasts, and lets everything else that waits go first when it is over. However many work at once, one of them has a slice in a
 * turn of the event loop.
 */
export function pauses(sliceMs = SLICE_MS): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < sliceMs) return
    lastTurn = lastTurn.then(nextTurn)
    await lastTurn
    began = performance.now()
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
