import { Decimal } from '@etax/kernel'
import type { Tax, TaxSum } from '../amounts/pricing.ts'
import { IVA } from '../catalogs/taxes.ts'
import { documentErrors } from '../errors/document-errors.ts'
import * as type from '../schema/types.ts'
import { type TaxRules, valueAdded } from './items.ts'
import type { IvaRefund, Party } from './order-parts.ts'
import type { OrderReader } from './order-reader.ts'
import { optionalMoney, writtenTotal } from './written-values.ts'

/** Value-added tax refunded at once, by tax and rate, with its sum. */
export interface Refunds {
  byRate: ReadonlyMap<string, Decimal>
  total: Decimal
}

interface RefundRules extends TaxRules {
  /** Only charged taxes can be refunded. */
  taxes: readonly TaxSum[]
}

/** Refunds are for older and disabled persons with a national id (ficha técnica, anexo 20); they lower the total. */
export function readRefunds(
  reader: OrderReader,
  { ivaRefunds, customer }: { ivaRefunds?: readonly IvaRefund[] | undefined; customer: Party },
  { taxes, ...rules }: RefundRules,
): Refunds {
  const byRate = new Map<string, Decimal>()
  if (ivaRefunds?.length && customer?.identificationType !== 'NATIONAL_ID')
    reader.refuse('ivaRefunds', documentErrors.taxMisplaced, { reason: 'refund' })
  reader.every('ivaRefunds', ivaRefunds, (refund, path) => {
    const amount = reader.amount(`${path}.amount`, refund.amount, type.money)
    const tax = valueAdded(reader, { taxType: 'IVA_RATE', tax: refund.tax }, path, { ...rules, base: Decimal.ZERO })
    if (!tax) return
    checkRefund(reader, path, { tax, amount, taxes, earlier: byRate.get(keyOf(tax)) })
    byRate.set(keyOf(tax), amount)
  })
  return { byRate, total: Decimal.sum(byRate.values()) }
}

/** One refund for each charged rate, up to its tax. */
function checkRefund(
  reader: OrderReader,
  path: string,
  {
    tax,
    amount,
    taxes,
    earlier,
  }: { tax: Tax; amount: Decimal; taxes: readonly TaxSum[]; earlier: Decimal | undefined },
): void {
  const charged = taxes.find((candidate) => keyOf(candidate) === keyOf(tax))
  const rate = tax.rate.toString()
  if (earlier) {
    const sum = earlier.plus(amount).toFixed(2)
    reader.refuse(`${path}.tax`, documentErrors.refundMisplaced, { reason: 'twice', rate, sum })
  } else if (!charged) {
    const rates = taxes.flatMap((one) => (one.code === IVA && one.rate && !one.rate.isZero() ? [`${one.rate}`] : []))
    reader.refuse(`${path}.tax`, documentErrors.refundMisplaced, { reason: 'notCharged', rate, rates })
  } else if (amount.compare(charged.amount) > 0) {
    const facts = { reason: 'tooMuch', amount: amount.toFixed(2), rate, charged: charged.amount.toFixed(2) } as const
    reader.refuse(`${path}.amount`, documentErrors.refundMisplaced, facts)
  }
}

export function lessRefunds(total: Decimal, refunds: Refunds): Decimal {
  return total.minus(refunds.total)
}

export function refundOf(tax: TaxSum, { byRate }: Refunds): string | undefined {
  return optionalMoney(byRate.get(keyOf(tax)))
}

export function writtenTaxWithRefund(tax: TaxSum, refunds: Refunds) {
  return { ...writtenTotal(tax), ivaRefund: refundOf(tax, refunds) }
}

function keyOf(tax: Pick<Tax, 'code' | 'rateCode'>): string {
  return `${tax.code} ${tax.rateCode}`
}
