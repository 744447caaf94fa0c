import { documentErrors } from '../errors/document-errors.ts'
import type { IssuerBlock } from '../schema/common.ts'
import type { Ruling } from '../values/ruling.ts'

/** Series begin with 1. A draft has no number yet. */
export function checkNumber(ruling: Ruling, { issuer }: { issuer: IssuerBlock }): void {
  if (Number(issuer.sequential) === 0) ruling.error(['issuer', 'sequential'], documentErrors.numberZero)
}
