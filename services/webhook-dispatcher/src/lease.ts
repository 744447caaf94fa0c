import { randomUUID } from 'node:crypto'
import type { Due } from './domain/due.ts'

/** How long a process has what it took: what a crash delays is delayed by so much. */
export const LEASE_MS = 60_000

export function aLease(): Due {
  return { at: new Date(Date.now() + LEASE_MS), lease: randomUUID() }
}

/** Due now, for whoever comes first. */
export function dueNow(): Due {
  return { at: new Date(), lease: '' }
}
