import { documentErrors } from '../errors/document-errors.ts'
import type { IssuerBlock } from '../schema/common.ts'
import type { Ruling } from '../values/ruling.ts'

/** Series begin with 1, those of orders too: a draft, which has no number yet, is not asked for it. */
export function checkNumber(ruling: Ruling, { issuer }: { issuer: IssuerBlock }): void {
  if (Number(issuer.sequential) === 0) ruling.error(['issuer', 'sequential'], documentErrors.numberZero)
}
