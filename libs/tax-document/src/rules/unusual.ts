import type { DeclaredError, DetailArguments } from '@etax/kernel'
import { amount } from '../amounts/amounts.ts'
import { documentErrors } from '../errors/document-errors.ts'
import { type Broken, statementOf, type Where } from '../values/ruling.ts'

/** What seldom is meant so: it is issued all the same. */
export interface Unusual extends Broken {
  /** In the order that the document is made of. */
  path: string
}

export function unusual<Facts>(
  at: Pick<Unusual, 'where' | 'path'>,
  error: DeclaredError<Facts>,
  ...params: DetailArguments<NoInfer<Facts>>
): Unusual {
  return { ...at, ...statementOf(error, ...params) }
}

/** Lines of none of something. */
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
