/** The value below which that share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The middle one: one turn that something else has disturbed does not count. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
