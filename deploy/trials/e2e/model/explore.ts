import { freesQuota, isFinal } from '../../../../services/issuance/src/domain/state-machine.ts'
import { keyOfState } from './key-of-state.ts'
import type { Fault, SystemState } from './system-state.ts'
import { transitionsOf } from './transitions.ts'
import type { Weakening } from './weakening.ts'

export interface Scenario {
  posts: Readonly<Record<string, number>>
  faults: number
  of: readonly Fault[]
  weakened?: Weakening
}

export interface Explored {
  states: number
  transitions: number
  ends: readonly string[]
  /** Shortest path to a violation; null: none. */
  broken: { rule: string; way: readonly string[] } | null
}

interface Visited {
  from: number
  label: string
  predecessors: number[]
}

/** Visits every state, nearest first, then checks that each can still end well. */
export async function explore({ posts, faults, of, weakened }: Scenario): Promise<Explored> {
  const visited: Visited[] = []
  const states: (SystemState | null)[] = []
  const numbers = new Map<string, number>()
  const quiet: number[] = []
  const ends = new Set<string>()
  let transitions = 0
  const result = (broken: Explored['broken']): Explored => ({
    states: visited.length,
    transitions,
    ends: [...ends].toSorted(),
    broken,
  })
  const visit = (system: SystemState, from: number, label: string) => {
    const key = keyOfState(system)
    const existing = numbers.get(key)
    if (existing !== undefined) {
      visited[existing]?.predecessors.push(from)
      return
    }
    numbers.set(key, visited.length)
    visited.push({ from, label, predecessors: [from] })
    states.push(system)
  }

  visit(beginning(posts, faults, of), -1, 'begin')
  for (let at = 0; at < states.length; at++) {
    const system = states[at]
    if (system === undefined || system === null) continue
    states[at] = null
    const rule = system.broken ?? brokenRule(system)
    if (rule !== null) return result({ rule, way: wayTo(at, visited) })
    if (isQuiet(system)) {
      quiet.push(at)
      for (const { status } of Object.values(system.receipts)) ends.add(status)
    }
    for (const { label, system: next } of await transitionsOf(system, weakened ?? null)) {
      transitions += 1
      visit(next, at, label)
    }
  }
  const stuck = firstStuck(quiet, visited)
  return result(stuck === null ? null : { rule: 'I1: a receipt that never ends', way: wayTo(stuck, visited) })
}

function beginning(posts: Scenario['posts'], faults: number, of: Scenario['of']): SystemState {
  return {
    now: Date.parse('2026-11-21T15:00:00Z'),
    posts,
    accepted: {},
    receipts: {},
    conversations: {},
    authority: {},
    messages: {},
    announced: [],
    runs: [],
    faults,
    of,
    signatures: {},
    broken: null,
  }
}

function isQuiet({ posts, receipts, conversations, messages, runs }: SystemState): boolean {
  return (
    runs.length === 0 &&
    Object.keys(messages).length === 0 &&
    Object.values(posts).every((left) => left === 0) &&
    Object.values(conversations).every(({ due }) => due === null) &&
    Object.values(receipts).every(
      ({ status, outbox }) => outbox.length === 0 && (isFinal(status) || status === 'ERROR'),
    )
  )
}

function brokenRule(system: SystemState): string | null {
  const { receipts, accepted, authority } = system
  const all = Object.values(receipts)
  if (new Set(all.map(({ devReference }) => devReference)).size < all.length) return 'I2: two receipts of one reference'
  if (new Set(all.map(({ accessKey }) => accessKey)).size < all.length) return 'I3: one access key twice'
  if (Object.values(accepted).some((id) => receipts[id] === undefined)) return 'I1: an accepted receipt is not there'
  for (const { accessKey, authorization, xml } of all) {
    const held = authority[accessKey]
    if (authorization !== null && held?.verdict !== 'AUTORIZADO') return 'I6: authorized, and not by the authority'
    if (authorization !== null && held?.xml !== xml) return 'I6: another document is authorized than the one stored'
  }
  return isQuiet(system) ? brokenInTheEnd(system) : null
}

function brokenInTheEnd({ receipts, authority, announced }: SystemState): string | null {
  for (const receipt of Object.values(receipts)) {
    const { _id, status, accessKey, quotaHeld } = receipt
    const verdict = authority[accessKey]?.verdict ?? null
    if (verdict === 'AUTORIZADO' && isFinal(status) && status !== 'COMPLETED')
      return `I6: authorized there, ${status} here`
    const announcement = ANNOUNCED[status]
    if (!announced.some((id) => id.startsWith(`${_id}.${announcement}`))) return `I8: ${status} and not announced`
    if (freesQuota(receipt)) return `I9: ${status} and its quota held`
    if (status === 'COMPLETED' && !quotaHeld) return 'I9: COMPLETED without quota'
  }
  return null
}

const ANNOUNCED: Partial<Record<string, string>> = {
  COMPLETED: 'receipt.completed',
  REJECTED: 'receipt.rejected',
  RETURNED: 'receipt.returned',
  ERROR: 'receipt.failed',
}

function firstStuck(quiet: readonly number[], visited: readonly Visited[]): number | null {
  const fine = new Set(quiet)
  const waiting = [...quiet]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const before of visited[at]?.predecessors ?? []) {
      if (before < 0 || fine.has(before)) continue
      fine.add(before)
      waiting.push(before)
    }
  }
  const stuck = visited.findIndex((_, at) => !fine.has(at))
  return stuck < 0 ? null : stuck
}

function wayTo(end: number, visited: readonly Visited[]): string[] {
  const way: string[] = []
  for (let at = end; at > 0; ) {
    const one = visited[at]
    if (one === undefined) break
    way.unshift(one.label)
    at = one.from
  }
  return way
}
