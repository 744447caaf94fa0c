export interface ScriptedOutcome {
  refuse: readonly string[]
  delaySeconds: number
  down: boolean
  consulted: 'AUTORIZADO' | 'PENDIENTE DE ANULAR' | 'ANULADO'
}

const DIRECTIVE = />\s*SIM-(?:REJECT-(\d{1,3})|DELAY-(\d{1,5})|(DOWN)|(CANCEL(?:-PENDING)?))\s*</g
const DAY = 86_400

/**
 * Reads `SIM-REJECT-<code>`, `SIM-DELAY-<seconds>` (at most a day), `SIM-DOWN`, `SIM-CANCEL` and `SIM-CANCEL-PENDING`.
 * A directive is the whole text of an element: an item's code, a reason. Directives add up.
 */
export function scriptedOutcomeOf(xml: string): ScriptedOutcome {
  const directives = [...xml.matchAll(DIRECTIVE)]
  return {
    refuse: directives.flatMap(([, code]) => (code === undefined ? [] : [code])),
    delaySeconds: Math.min(DAY, Math.max(0, ...directives.map(([, , seconds]) => Number(seconds ?? 0)))),
    down: directives.some(([, , , down]) => down !== undefined),
    consulted: consultedAfter(directives.map(([, , , , cancel]) => cancel)),
  }
}

function consultedAfter(cancellations: readonly (string | undefined)[]): ScriptedOutcome['consulted'] {
  if (cancellations.includes('CANCEL')) return 'ANULADO'
  return cancellations.includes('CANCEL-PENDING') ? 'PENDIENTE DE ANULAR' : 'AUTORIZADO'
}
