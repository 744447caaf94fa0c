import { Decimal } from '@etax/kernel'
import { lineSubtotal } from '@etax/tax-document'
import { discountOf } from './posted-order.ts'
import { withPoint } from './typed-amount.ts'

/** The amount of a line before taxes, with two decimals; undefined if unreadable. */
export function lineSubtotalOf(typed: { quantity: string; unitPrice: string; discount: string }): string | undefined {
  const quantity = Decimal.parse(withPoint(typed.quantity))
  const unitPrice = Decimal.parse(withPoint(typed.unitPrice))
  const inDollars = discountOf(typed)
  const discount = inDollars.trim() === '' ? Decimal.ZERO : Decimal.parse(withPoint(inDollars))
  if (quantity === null || unitPrice === null || discount === null) return undefined
  return lineSubtotal({ quantity, unitPrice, discount }).toFixed(2)
}
