import { Decimal } from '@etax/kernel'
import { paymentMethods, type TimeUnit, timeUnits } from './catalogs/payments.ts'
import { documentErrors } from './document-errors.ts'
import type { Payment } from './order-parts.ts'
import type { OrderReader } from './order-reader.ts'
import * as type from './schema/types.ts'

const UNITS = timeUnits.entries.map((unit) => unit.code)
const WITHOUT_BANKS = '01'

/** What the payments must come to: `sound` is false where the total rests on amounts already refused. */
export interface Due {
  total: Decimal
  sound: boolean
  day: string
  /** How it is paid where the caller does not say; in cash unless said otherwise. */
  method?: string
}

/** The payments of a document: they add up to its total, and are one for all of it where the caller names none. */
export function readPayments(
  reader: OrderReader,
  given: readonly Payment[] | undefined,
  { total, sound, day, method = WITHOUT_BANKS }: Due,
) {
  if (!given?.length) return [{ method, amount: total.toFixed(2) }]
  const before = reader.violations.length
  const payments = reader.every('payments', given, (payment, path) => readPayment(reader, payment, path, day))
  const paid = Decimal.sum(payments.map((payment) => payment.amount))
  if (sound && reader.violations.length === before && !paid.equals(total)) {
    const message = `The payments add up to ${paid.toFixed(2)}; the total is ${total.toFixed(2)}: pay all of it, or leave the payments out.`
    reader.refuse('payments', documentErrors.paymentsOffTotal, message)
  }
  return payments.map((payment) => ({ ...payment, amount: payment.amount.toFixed(2) }))
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
