import { Decimal } from '@etax/kernel'
import { paymentMethods, type TimeUnit, timeUnits } from './catalogs/payments.ts'
import type { Intake } from './intake.ts'
import type { Payment } from './order.ts'
import * as type from './schema/types.ts'

const UNITS = timeUnits.entries.map((unit) => unit.code)
const WITHOUT_BANKS = '01'

/** What the payments must come to: `sound` is false where the total rests on amounts already refused. */
export interface Due {
  total: Decimal
  sound: boolean
  day: string
}

/** The payments of a document: they add up to its total, and are one in cash where the caller names none. */
export function readPayments(intake: Intake, given: readonly Payment[] | undefined, { total, sound, day }: Due) {
  if (!given?.length) return [{ method: WITHOUT_BANKS, amount: total.toFixed(2) }]
  const before = intake.violations.length
  const payments = intake.every('payments', given, (payment, path) => readPayment(intake, payment, path, day))
  const paid = Decimal.sum(payments.map((payment) => payment.amount))
  if (sound && intake.violations.length === before && !paid.equals(total)) {
    const message = `The payments add up to ${paid.toFixed(2)}; the total is ${total.toFixed(2)}.`
    intake.refuse('payments', 'DOC_20005', message)
  }
  return payments.map((payment) => ({ ...payment, amount: payment.amount.toFixed(2) }))
}

function readPayment(intake: Intake, payment: Payment, path: string, day: string) {
  const term = intake.optionalAmount(`${path}.term`, payment.term, type.money)
  return {
    method: intake.code(`${path}.method`, payment.method, paymentMethods, day)?.code ?? '',
    amount: intake.amount(`${path}.amount`, payment.amount, type.money),
    term: term?.toString(),
    timeUnit: term && readTimeUnit(intake, payment.timeUnit, `${path}.timeUnit`),
  }
}

function readTimeUnit(intake: Intake, given: TimeUnit | undefined, path: string): string | undefined {
  const unit = given ? intake.oneOf(path, given, UNITS) : 'DAY'
  return timeUnits.entries.find((entry) => entry.code === unit)?.name
}
