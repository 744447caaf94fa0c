import { Decimal } from '@etax/kernel'

export interface PricedLine {
  quantity: Decimal
  price: Decimal
  discount: Decimal
  /** Percentage of value-added tax. */
  percentage: Decimal
}

/** A line before tax: round(quantity × price, 2) − discount, half up; negative where the discount is too large. */
export function lineSubtotal({ quantity, price, discount }: PricedLine): Decimal {
  return quantity.times(price).round(2).minus(discount)
}

/** What an invoice comes to, tax included: the tax is rounded line by line and summed, as in the document. */
export function invoiceTotal(lines: readonly PricedLine[]): Decimal {
  return Decimal.sum(
    lines.map((line) => {
      const subtotal = lineSubtotal(line)
      return subtotal.plus(line.percentage.percentOf(subtotal).round(2))
    }),
  )
}
