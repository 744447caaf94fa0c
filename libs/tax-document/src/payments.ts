import { Decimal } from '@etax/kernel'
import { lookUp } from './catalogs/catalog.ts'
import { cashLimits, paymentMethods, type TimeUnit, timeUnits } from './catalogs/payments.ts'
import { documentErrors } from './document-errors.ts'
import type { Payment } from './order-parts.ts'
import type { OrderReader } from './order-reader.ts'
import { otherRounding, type TaxRounding } from './pricing.ts'
import * as type from './schema/types.ts'

const UNITS = timeUnits.entries.map((unit) => unit.code)
const WITHOUT_BANKS = '01'

/** What the payments must come to: `sound` is false where the total rests on amounts already refused. */
export interface Due {
  total: Decimal
  sound: boolean
  day: string
  rounding: TaxRounding
  /** How much more the total would be, were its taxes rounded the other way. */
  otherwise: () => Decimal
  /** How it is paid where the caller does not say; in cash unless said otherwise. */
  method?: string
}

/** The payments of a document: they add up to its total, and are one for all of it where the caller names none. */
export function readPayments(reader: OrderReader, given: readonly Payment[] | undefined, due: Due) {
  const { total, sound, day, method = WITHOUT_BANKS } = due
  if (!given?.length) {
    if (sound && method === WITHOUT_BANKS) warnOfCash(reader, 'payments', { total, day })
    return [{ method, amount: total.toFixed(2) }]
  }
  const before = reader.violations.length
  const payments = reader.every('payments', given, (payment, path) => readPayment(reader, payment, path, day))
  const paid = Decimal.sum(payments.map((payment) => payment.amount))
  if (sound && reader.violations.length === before && !paid.equals(total)) {
    const message = `The payments add up to ${paid.toFixed(2)}; ${totalsOf(due)}`
    reader.refuse('payments', documentErrors.paymentsOffTotal, message)
  }
  return payments.map((payment) => ({ ...payment, amount: payment.amount.toFixed(2) }))
}

/** Who names no payments may not know that the document says "without banks". */
export function warnOfCash(reader: OrderReader, path: string, { total, day }: { total: Decimal; day: string }): void {
  const limit = lookUp(cashLimits, 'LIMIT', day)?.amount
  if (limit === undefined || total.compare(Decimal.of(limit)) <= 0) return
  const message = `Without payments all of ${total.toFixed(2)} is written with method ${WITHOUT_BANKS}, without banks, which may be questioned beyond ${limit}: send the payments, such as method 20 (through banks), 19 (credit card) or 16 (debit card).`
  reader.warn(path, documentErrors.defaultPaymentLarge, message)
}

function totalsOf({ total, rounding, otherwise }: Due): string {
  const difference = otherwise()
  if (difference.isZero()) return `the total is ${total.toFixed(2)}: pay all of it, or leave the payments out.`
  const other = otherRounding(rounding)
  return `the total is ${total.toFixed(2)} by taxRounding ${rounding}, and ${total.plus(difference).toFixed(2)} by ${other}: pay all of it, leave the payments out, or send "taxRounding": "${other}".`
}

function readPayment(reader: OrderReader, payment: Payment, path: string, day: string) {
  const term = reader.optionalAmount(`${path}.term`, payment.term, type.money)
  if (!payment.term && payment.timeUnit)
    reader.warn(
      `${path}.timeUnit`,
      documentErrors.noPlaceInDocument,
      'A unit of time without a term is left out: send the term too, such as 30.',
    )
  return {
    method: reader.code(`${path}.method`, payment.method, paymentMethods, day)?.code ?? '',
    amount: reader.amount(`${path}.amount`, payment.amount, type.money),
    term: term?.toString(),
    timeUnit: term && readTimeUnit(reader, payment.timeUnit, `${path}.timeUnit`),
  }
}

function readTimeUnit(reader: OrderReader, given: TimeUnit | undefined, path: string): string | undefined {
  const unit = given ? reader.oneOf(path, given, UNITS) : 'DAY'
  return timeUnits.entries.find((entry) => entry.code === unit)?.name
}
