import type { Mode } from '@etax/contracts'

/** Moves the time of a workspace's sandbox ahead; it goes on from there. */
export interface TestClock {
  id: string
  name: string
  offsetMs: number
  createdAt: Date
}

const YEAR_MS = 365 * 86_400_000
export const MAX_YEARS = 5

/** 0 in production, whatever the workspace has. */
export function clockOffsetOf(mode: Mode, { testClock }: { testClock: TestClock | null }): number {
  return mode === 'test' ? (testClock?.offsetMs ?? 0) : 0
}

/** Null for a time that is not later than the clock's, or too far ahead. */
export function offsetTo(time: number, { now, offsetMs }: { now: number; offsetMs: number }): number | null {
  const wanted = time - now
  return wanted > offsetMs && wanted <= MAX_YEARS * YEAR_MS ? wanted : null
}
