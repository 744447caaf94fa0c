import { Decimal } from '@etax/kernel'
import type { Period } from '../../catalogs/catalog.ts'
import { countries } from '../../catalogs/countries.ts'
import { supportCodes } from '../../catalogs/documents.ts'
import { paymentMethods } from '../../catalogs/payments.ts'
import { documentErrors } from '../../errors/document-errors.ts'
import type { OrderReader } from '../../parts/order-reader.ts'
import { readReimbursedTax, readReimbursements } from '../../parts/reimbursements.ts'
import { readDocumentCode } from '../../parts/supporting.ts'
import { writtenTax } from '../../parts/written-values.ts'
import * as type from '../../schema/types.ts'
import { printedDay } from '../../values/calendar.ts'
import type { PaidAbroad, WithheldDocument } from './order.ts'
import type { WithholdingDocument } from './shape.ts'
import { SELF_WITHHOLDING } from './supporting-document-rules.ts'
import { readWithholding } from './withheld.ts'

type SupportingDocument = NonNullable<WithholdingDocument['supportingDocuments']>[number]

interface WithholdingContext {
  issueDate: string
  /** The number of the withholding; its sequential is open. */
  ownNumber: string
  tourismDays: readonly Period[]
}

const CENT = Decimal.of('0.01')

export function readSupportingDocument(
  reader: OrderReader,
  document: WithheldDocument,
  path: string,
  { issueDate, ownNumber, tourismDays }: WithholdingContext,
): SupportingDocument {
  const day = reader.day(`${path}.issueDate`, document.issueDate, issueDate)
  if (day > issueDate) reader.refuse(`${path}.issueDate`, documentErrors.datesOutOfOrder, { reason: 'supportLater' })
  const accountingDate = reader.optionalDay(`${path}.accountingDate`, document.accountingDate) ?? issueDate
  const claims = readReimbursements(reader, document.reimbursements, `${path}.reimbursements`, {
    day: issueDate,
    tourismDays,
    wholeRates: true,
  })
  return {
    ...readReference(reader, document, path, { day, ownNumber }),
    issueDate: printedDay(day),
    accountingDate: printedDay(accountingDate),
    authorizationNumber: reader.optionalText(
      `${path}.authorizationNumber`,
      document.authorizationNumber,
      type.authorization,
    ),
    ...readDestination(reader, document.paidAbroad, `${path}.paidAbroad`, day),
    ...claims.totals,
    reimbursements: claims.documents,
    ...readAmounts(reader, document, path, { day, tourismDays }),
    withholdings: reader.each(`${path}.withholdings`, document.withholdings, (line, at) =>
      readWithholding(reader, line, at, { issueDate, supportingDay: day, supportCode: document.supportCode }),
    ),
  }
}

function readReference(
  reader: OrderReader,
  document: WithheldDocument,
  path: string,
  { day, ownNumber }: { day: string; ownNumber: string },
) {
  const support = reader.code(`${path}.supportCode`, document.supportCode, supportCodes, day)
  const documentCode = readDocumentCode(reader, document.documentType, `${path}.documentType`, day, type.code1to3)
  if (support && documentCode && !support.documents.includes(documentCode))
    reader.warn(`${path}.documentType`, documentErrors.unusual, {
      reason: 'supportSeldomInOrder',
      documentCode,
      supportCode: support.code,
      usual: support.documents.slice(0, 4),
    })
  const isOwn = documentCode === SELF_WITHHOLDING && !document.number?.trim()
  return {
    supportCode: support?.code ?? '',
    documentCode,
    number: isOwn ? ownNumber : reader.documentNumber(`${path}.number`, document.number).replaceAll('-', ''),
  }
}

interface TaxDays {
  day: string
  tourismDays: readonly Period[]
}

function readAmounts(reader: OrderReader, document: WithheldDocument, path: string, days: TaxDays) {
  const before = reader.violations.length
  const subtotal = reader.amount(`${path}.subtotal`, document.subtotal, type.money)
  const total = reader.amount(`${path}.total`, document.total, type.money)
  const taxes = reader.each(`${path}.taxes`, document.taxes, ({ rate, ...tax }, at) =>
    readReimbursedTax(reader, { ...tax, tax: rate }, at, { ...days, rateMember: 'rate' }),
  )
  const expected = subtotal.plus(Decimal.sum(taxes.map((tax) => tax.amount)))
  const sound = reader.violations.length === before
  if (sound && isFar(expected, total, taxes.length)) {
    const facts = { reason: 'supportTotal', sum: expected.toFixed(2), total: total.toFixed(2) } as const
    reader.refuse(`${path}.total`, documentErrors.amountsDisagree, facts)
  }
  return {
    subtotal: subtotal.toFixed(2),
    total: total.toFixed(2),
    taxes: taxes.map(writtenTax),
    payments: readPayments(reader, document, path, { total, sound, day: days.day }),
  }
}

/** Other issuers round by other rules: a cent for each tax is allowed. */
function isFar(expected: Decimal, total: Decimal, taxes: number): boolean {
  return (
    expected
      .minus(total)
      .abs()
      .compare(CENT.times(Decimal.of(taxes))) > 0
  )
}

function readPayments(
  reader: OrderReader,
  document: WithheldDocument,
  path: string,
  { total, sound, day }: { total: Decimal; sound: boolean; day: string },
) {
  if (!document.payments?.length) return [{ method: '01', amount: total.toFixed(2) }]
  const before = reader.violations.length
  const payments = reader.every(`${path}.payments`, document.payments, (payment, at) => ({
    method: reader.code(`${at}.method`, payment.method, paymentMethods, day)?.code ?? '',
    amount: reader.amount(`${at}.amount`, payment.amount, type.money),
  }))
  const paid = Decimal.sum(payments.map((payment) => payment.amount))
  if (sound && reader.violations.length === before && !paid.equals(total)) {
    const facts = { reason: 'paymentsOfOrder', paid: paid.toFixed(2), total: total.toFixed(2) } as const
    reader.refuse(`${path}.payments`, documentErrors.paymentsOffTotal, facts)
  }
  return payments.map(({ method, amount }) => ({ method, amount: amount.toFixed(2) }))
}

const yesOrNo = (answer: boolean | undefined) => (answer === undefined ? undefined : answer ? 'SI' : 'NO')

function readDestination(reader: OrderReader, payment: PaidAbroad | undefined, path: string, day: string) {
  if (!payment) return { paidTo: '01' }
  if (payment.taxTreaty && payment.subjectToWithholding !== undefined)
    reader.refuse(`${path}.subjectToWithholding`, documentErrors.amountsDisagree, { reason: 'treatyInOrder' })
  return {
    paidTo: '02',
    foreignRegime: reader.oneOf(`${path}.regime`, payment.regime, ['01', '02', '03']),
    payingCountry: reader.code(`${path}.country`, payment.country, countries, day)?.code,
    taxTreaty: yesOrNo(payment.taxTreaty ?? false),
    subjectToWithholding: yesOrNo(payment.subjectToWithholding),
    fiscalRegime: yesOrNo(payment.fiscalRegime),
  }
}
