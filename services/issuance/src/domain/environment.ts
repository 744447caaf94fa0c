import type { Mode } from './receipt.ts'

/** The authority's codes: 1 test, 2 production. */
export function environmentOf({ mode }: { mode: Mode }): 1 | 2 {
  return mode === 'test' ? 1 : 2
}
