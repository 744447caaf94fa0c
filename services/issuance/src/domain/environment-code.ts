import type { Mode } from '@etax/contracts'
import type { EnvironmentCode } from '@etax/tax-document'

/** The authority's digit: 1 test, 2 production. */
export function environmentCodeOf({ mode }: { mode: Mode }): EnvironmentCode {
  return mode === 'test' ? 1 : 2
}
