import type { Decimal } from '@etax/kernel'
import type { Tax, TaxSum } from '../amounts/pricing.ts'
import type { TaxTotal } from './draft-types.ts'
import { fine, type Line } from './items.ts'

export function writtenTax(tax: Tax): TaxTotal {
  return { ...writtenTotal(tax), rate: tax.rate.toString() }
}

/** A total without a rate where its lines have several. */
export function writtenTotal(tax: TaxSum) {
  return {
    code: tax.code,
    rateCode: tax.rateCode,
    rate: tax.rate?.toString(),
    base: tax.base.toFixed(2),
    amount: tax.amount.toFixed(2),
  }
}

export function writtenLine(line: Line) {
  return {
    code: line.code,
    auxiliaryCode: line.auxiliaryCode,
    description: line.description,
    quantity: fine(line.quantity),
    unitPrice: fine(line.unitPrice),
    discount: line.discount.toFixed(2),
    subtotal: line.subtotal.toFixed(2),
    details: line.details,
    taxes: line.taxes.map(writtenTax),
  }
}

export function optionalMoney(amount: Decimal | undefined): string | undefined {
  return amount?.toFixed(2)
}
