export interface ScriptedOutcome {
  refuse: readonly string[]
  delaySeconds: number
  down: boolean
  consulted: 'AUTORIZADO' | 'PENDIENTE DE ANULAR' | 'ANULADO'
}

/** The whole text of an element, or the whole value of an attribute. */
const TEXT = />\s*(SIM-[A-Z0-9-]{1,30})\s*<|="\s*(SIM-[A-Z0-9-]{1,30})\s*"/g
const DIRECTIVE = /^SIM-(?:REJECT-(\d{1,3})|DELAY-(\d{1,5})|(DOWN)|(CANCEL(?:-PENDING)?))$/
const DAY = 86_400

/**
 * Reads `magicValues`: whole texts of the document, and the receipt's own reference. They add up; others have no
 * effect.
 */
export function scriptedOutcomeOf(xml: string, reference = ''): ScriptedOutcome {
  const texts = [...xml.matchAll(TEXT)].map(([, text, value]) => text ?? value ?? '')
  const directives = [...texts, reference].flatMap((text) => {
    const directive = DIRECTIVE.exec(text)
    return directive === null ? [] : [directive]
  })
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
