/** Trouble a caller asked for, to see how its own system takes it. */
export interface Rehearsal {
  /** Refuse with these codes. */
  refuse: readonly string[]
  delaySeconds: number
  down: boolean
}

const WORD = />\s*SIM-(?:REJECT-(\d{1,3})|DELAY-(\d{1,5})|(DOWN))\s*</g
const DAY = 86_400

/**
 * `SIM-REJECT-<code>`, `SIM-DELAY-<seconds>` (at most a day) and `SIM-DOWN`, where one of them is the whole text of an
 * element: an item's code, a reason. They add up.
 */
export function rehearsalOf(xml: string): Rehearsal {
  const words = [...xml.matchAll(WORD)]
  return {
    refuse: words.flatMap(([, code]) => (code === undefined ? [] : [code])),
    delaySeconds: Math.min(DAY, Math.max(0, ...words.map(([, , seconds]) => Number(seconds ?? 0)))),
    down: words.some(([, , , down]) => down !== undefined),
  }
}
