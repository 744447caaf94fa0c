/** Milliseconds until the clock is at the next multiple of so many: the same moment in every process of a machine. */
export function untilMultiple(ms: number): number {
  return ms - (Date.now() % ms)
}
