import type { Decimal } from '@etax/kernel'
import { BAG_CODES, EXEMPT_BAG, PLASTIC_BAGS } from '../catalogs/taxes.ts'
import type { ErrorFacts } from '../errors/document-errors.ts'

interface BagLine {
  code: string
  quantity: Decimal
  excise: { base: Decimal; amount: Decimal } | undefined
}

interface BagFlaws {
  /** Annex 18 forbids it. */
  barred?: ErrorFacts<'bagMisnamed'>
  /** Unusual, but not in the annex. */
  unusual?: ErrorFacts<'bagUnusual'>
}

/** The errors of a line of plastic bags, whose code gives their kind (ficha técnica, anexo 18). */
export function bagFlaws({ code, quantity, excise }: BagLine): BagFlaws {
  const isNamed = BAG_CODES.includes(code)
  if (!excise) {
    if (!isNamed || code === EXEMPT_BAG) return {}
    return { unusual: { reason: 'bagWithoutExcise', code, excise: PLASTIC_BAGS, exempt: EXEMPT_BAG } }
  }
  if (!isNamed) return { barred: { reason: 'bagUnnamed', code, excise: PLASTIC_BAGS, codes: BAG_CODES } }
  if (code === EXEMPT_BAG && !excise.amount.isZero())
    return { barred: { reason: 'exemptBagCharged', code, amount: excise.amount.toFixed(2) } }
  if (excise.base.equals(quantity)) return {}
  return { unusual: { reason: 'otherNumberOfBags', bags: excise.base.toString(), quantity: quantity.toString() } }
}
