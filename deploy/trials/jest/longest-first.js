import TestSequencer from '@jest/test-sequencer'

/**
 * Seconds that files took, by a part of their path: the first that fits counts. Only those are here that would otherwise be
 * begun last and waited for alone; what a file took on this machine before counts more.
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

/** Begins the longest test files first, so that none is left to run alone at the end. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    // By jest's own rules: those that failed, then by time, then by size, which is left as it is among equals.
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
