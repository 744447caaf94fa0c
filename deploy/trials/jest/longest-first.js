import TestSequencer from '@jest/test-sequencer'

/**
 * Seconds of test files, by part of path; the first match counts. Lists only files that otherwise start last and run
 * alone; times measured on this machine have priority.
 */
const SECONDS = [
  ['use-the-dashboard.e2e', 104],
  ['outlast-chaos.e2e', 75],
  ['npm-start.e2e', 48],
  ['outlast-the-authority.e2e', 34],
  ['issue-every-kind.e2e', 27],
  ['.e2e.', 20],
  ['declare-collections.component', 19],
  ['live-proof.component', 18],
  ['catalog/tests/collections.component', 17],
  ['.component.', 8],
  ['signer/tests/signature', 5],
]

/** Starts the longest test files first, so that none runs alone at the end. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    // Jest's own order (failed, time, size) remains among equals.
    const sorted = super.sort([...tests])
    const failed = sorted.filter((test) => this.hasFailed(test))
    const others = sorted.filter((test) => !this.hasFailed(test))
    return [...failed, ...others.toSorted((one, other) => secondsOf(other) - secondsOf(one))]
  }
}

function secondsOf({ duration, path }) {
  if (duration !== undefined && duration !== null) return duration / 1_000
  return SECONDS.find(([part]) => path.includes(part))?.[1] ?? 0
}
