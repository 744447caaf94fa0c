/** What a document asks the sandbox to do, so that a caller can test how its own system handles it. */
export interface ScriptedOutcome {
  /** Refuse with these codes. */
  refuse: readonly string[]
  delaySeconds: number
  down: boolean
}

const DIRECTIVE = />\s*SIM-(?:REJECT-(\d{1,3})|DELAY-(\d{1,5})|(DOWN))\s*</g
const DAY = 86_400

/**
 * `SIM-REJECT-<code>`, `SIM-DELAY-<seconds>` (at most a day) and `SIM-DOWN`, where one of them is the whole text of an
 * element: an item's code, a reason. They add up.
 */
export function scriptedOutcomeOf(xml: string): ScriptedOutcome {
  const directives = [...xml.matchAll(DIRECTIVE)]
  return {
    refuse: directives.flatMap(([, code]) => (code === undefined ? [] : [code])),
    delaySeconds: Math.min(DAY, Math.max(0, ...directives.map(([, , seconds]) => Number(seconds ?? 0)))),
    down: directives.some(([, , , down]) => down !== undefined),
  }
}
