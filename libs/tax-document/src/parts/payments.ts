import { Decimal } from '@etax/kernel'
import { otherRounding, type TaxRounding } from '../amounts/pricing.ts'
import { paymentMethods, type TimeUnit, timeUnits } from '../catalogs/payments.ts'
import { documentErrors, type ErrorFacts } from '../errors/document-errors.ts'
import * as type from '../schema/types.ts'
import type { Payment } from './order-parts.ts'
import type { OrderReader } from './order-reader.ts'

const UNITS = timeUnits.entries.map((unit) => unit.code)
const WITHOUT_BANKS = '01'

/** `sound` is false where the total depends on refused amounts. */
export interface Due {
  total: Decimal
  sound: boolean
  day: string
  rounding: TaxRounding
  /** The difference of the total under the other rounding. */
  otherwise: () => Decimal
  /** The default method. Default: cash. */
  method?: string
}

/** The payments of a document: they add up to its total. Default: one payment of the total. */
export function readPayments(reader: OrderReader, entries: readonly Payment[] | undefined, due: Due) {
  const { total, sound, day, method = WITHOUT_BANKS } = due
  if (!entries?.length) return [{ method, amount: total.toFixed(2) }]
  const before = reader.violations.length
  const payments = reader.every('payments', entries, (payment, path) => readPayment(reader, payment, path, day))
  const paid = Decimal.sum(payments.map((payment) => payment.amount))
  if (sound && reader.violations.length === before && !paid.equals(total))
    reader.refuse('payments', documentErrors.paymentsOffTotal, offBy(paid, due))
  return payments.map((payment) => ({ ...payment, amount: payment.amount.toFixed(2) }))
}

function offBy(paid: Decimal, { total, rounding, otherwise }: Due): ErrorFacts<'paymentsOffTotal'> {
  const difference = otherwise()
  const sums = { paid: paid.toFixed(2), total: total.toFixed(2) }
  if (difference.isZero()) return { reason: 'paymentsOfOrder', ...sums }
  const other = { total: total.plus(difference).toFixed(2), taxRounding: otherRounding(rounding) }
  return { reason: 'paymentsByRounding', ...sums, taxRounding: rounding, other }
}

function readPayment(reader: OrderReader, payment: Payment, path: string, day: string) {
  const term = reader.optionalAmount(`${path}.term`, payment.term, type.money)
  if (!payment.term && payment.timeUnit)
    reader.warn(`${path}.timeUnit`, documentErrors.noPlaceInDocument, { reason: 'timeUnit', member: 'term' })
  return {
    method: reader.code(`${path}.method`, payment.method, paymentMethods, day)?.code ?? '',
    amount: reader.amount(`${path}.amount`, payment.amount, type.money),
    term: term?.toString(),
    timeUnit: term && readTimeUnit(reader, payment.timeUnit, `${path}.timeUnit`),
  }
}

function readTimeUnit(reader: OrderReader, input: TimeUnit | undefined, path: string): string | undefined {
  const unit = input ? reader.oneOf(path, input, UNITS) : 'DAY'
  return timeUnits.entries.find((entry) => entry.code === unit)?.name
}
