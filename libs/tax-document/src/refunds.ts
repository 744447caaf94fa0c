import { Decimal } from '@etax/kernel'
import { documentErrors } from './document-errors.ts'
import type { TaxTotal } from './draft-types.ts'
import { type Tax, type TaxRules, valueAdded } from './items.ts'
import type { IvaRefund, Party } from './order-parts.ts'
import type { OrderReader } from './order-reader.ts'
import * as type from './schema/types.ts'
import { optionalMoney, writtenTax } from './written-values.ts'

/** Value-added tax given back at once, by tax and rate, and what it comes to. */
export interface Refunds {
  byRate: ReadonlyMap<string, Decimal>
  total: Decimal
}

/** Refunds are for older and disabled persons, who have a national id (ficha técnica, anexo 20); they lower the total. */
export function readRefunds(
  reader: OrderReader,
  { ivaRefunds, customer }: { ivaRefunds?: readonly IvaRefund[] | undefined; customer: Party },
  rules: TaxRules,
): Refunds {
  const byRate = new Map<string, Decimal>()
  if (ivaRefunds?.length && customer?.identificationType !== 'NATIONAL_ID') {
    reader.refuse(
      'ivaRefunds',
      documentErrors.taxMisplaced,
      'Only a buyer with a national id is given value-added tax back.',
    )
  }
  reader.every('ivaRefunds', ivaRefunds, (refund, path) => {
    const amount = reader.amount(`${path}.amount`, refund.amount, type.money)
    const tax = valueAdded(reader, { taxType: 'IVA_RATE', tax: refund.tax }, path, { ...rules, base: Decimal.ZERO })
    if (tax) byRate.set(keyOf(tax), amount)
  })
  return { byRate, total: Decimal.sum(byRate.values()) }
}

/** The total after refunds; refused where they are more than there is to pay. */
export function lessRefunds(reader: OrderReader, total: Decimal, { byRate, total: refunded }: Refunds): Decimal {
  const due = total.minus(refunded)
  if (byRate.size > 0 && due.isNegative()) reader.refuse('ivaRefunds', documentErrors.amountsDisagree)
  return due
}

/** A total of tax as written, with its refund where there is one. */
export function writtenTaxWithRefund(tax: Tax, { byRate }: Refunds): TaxTotal & { ivaRefund: string | undefined } {
  return { ...writtenTax(tax), ivaRefund: optionalMoney(byRate.get(keyOf(tax))) }
}

function keyOf(tax: Tax): string {
  return `${tax.code} ${tax.rateCode}`
}
