/** Callers do not notice it, and it is much longer than a turn of the event loop. */
const SLICE_MS = 10

let lastTurn: Promise<void> = Promise.resolve()

/**
 * Slices long work on the event loop: await the result between two steps. It returns at once within a slice, and
 * afterwards lets other work run. Only one caller has a slice in each turn of the event loop.
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
