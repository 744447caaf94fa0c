import type { Decimal } from '@etax/kernel'
import { BAG_CODES, EXEMPT_BAG, PLASTIC_BAGS } from './catalogs/taxes.ts'

/** A line as far as it may be of plastic bags. */
interface BagLine {
  code: string
  quantity: Decimal
  /** The excise on bags, where the line has it. */
  excise: { base: Decimal; amount: Decimal } | undefined
}

interface BagFlaws {
  /** What annex 18 bars, in words. */
  barred?: string
  /** What it does not speak of, and looks wrong. */
  unusual?: string
}

/** What is wrong with a line of plastic bags, whose code says which kind they are (ficha técnica, anexo 18). */
export function bagFlaws({ code, quantity, excise }: BagLine): BagFlaws {
  const isNamed = BAG_CODES.includes(code)
  if (!excise) {
    if (!isNamed || code === EXEMPT_BAG) return {}
    return {
      unusual: `It is ${code}, which is of bags that pay excise ${PLASTIC_BAGS}, and the line has none: add it, such as {"code": "${PLASTIC_BAGS}", "rate": 0.08}, or name exempt bags ${EXEMPT_BAG}.`,
    }
  }
  if (!isNamed)
    return { barred: `It is ${code}; with excise ${PLASTIC_BAGS} it must be one of ${BAG_CODES.join(', ')}.` }
  if (code === EXEMPT_BAG && !excise.amount.isZero())
    return {
      barred: `It is ${code}, exempt bags, and excise of ${excise.amount.toFixed(2)} is charged: give rate 0, or another code, such as ICE-FPN-01.`,
    }
  if (excise.base.equals(quantity)) return {}
  return {
    unusual: `The excise is on ${excise.base} bags, and the line has ${quantity}: the base is the number of bags, such as ${quantity}.`,
  }
}
