import type { DeclaredError, DetailArguments } from '@etax/kernel'
import { amount } from '../amounts/amounts.ts'
import { documentErrors } from '../errors/document-errors.ts'
import { type Broken, statementOf, type Where } from '../values/ruling.ts'

/** A likely mistake that does not prevent issuing. */
export interface Unusual extends Broken {
  /** The lines are in the order of the document. */
  path: string
}

export function unusual<Facts>(
  at: Pick<Unusual, 'where' | 'path'>,
  error: DeclaredError<Facts>,
  ...params: DetailArguments<NoInfer<Facts>>
): Unusual {
  return { ...at, ...statementOf(error, ...params) }
}

export function nothingSold(
  { items }: { items: readonly { quantity: string }[] },
  under: Where = [],
  prefix = '',
): Unusual[] {
  return items.flatMap(({ quantity }, line) => {
    if (!amount(quantity).isZero()) return []
    const at = { where: [...under, 'items', line, 'quantity'], path: `${prefix}items[${line}].quantity` }
    return [unusual(at, documentErrors.nothingCharged, { reason: 'line', quantity })]
  })
}
