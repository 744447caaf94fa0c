/** Milliseconds until the clock's next multiple: the same moment in all processes of a machine. */
export function untilMultiple(ms: number): number {
  return ms - (Date.now() % ms)
}
