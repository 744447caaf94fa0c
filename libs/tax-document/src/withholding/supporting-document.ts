import { Decimal } from '@etax/kernel'
import { printedDay } from '../calendar.ts'
import type { Period } from '../catalogs/catalog.ts'
import { countries } from '../catalogs/countries.ts'
import { supportCodes } from '../catalogs/documents.ts'
import { paymentMethods } from '../catalogs/payments.ts'
import { writtenTax } from '../drafting.ts'
import type { Intake } from '../intake.ts'
import { readReimbursedTax, readReimbursements } from '../reimbursements.ts'
import * as type from '../schema/types.ts'
import { readDocumentCode } from '../supporting.ts'
import type { PaidAbroad, WithheldDocument } from './order.ts'
import type { WithholdingDocument } from './shape.ts'
import { readWithholding } from './withheld.ts'

type SupportingDocument = NonNullable<WithholdingDocument['supportingDocuments']>[number]

interface ServiceContext {
  issueDate: string
  /** The number this withholding will have, its sequential still open. */
  ownNumber: string
  tourismDays: readonly Period[]
}

/** Withheld from oneself: the document it rests on is the withholding itself (ficha técnica, anexo 19). */
const SELF_WITHHOLDING = '42'

const CENT = Decimal.of('0.01')

/** One document of the subject's, what it came to, and what is withheld from it. */
export function readSupportingDocument(
  intake: Intake,
  given: WithheldDocument,
  path: string,
  { issueDate, ownNumber, tourismDays }: ServiceContext,
): SupportingDocument {
  const day = intake.day(`${path}.issueDate`, given.issueDate, issueDate)
  if (day > issueDate) intake.refuse(`${path}.issueDate`, 'DOC_50003')
  const accountingDate = intake.optionalDay(`${path}.accountingDate`, given.accountingDate)
  const claims = readReimbursements(intake, given.reimbursements, `${path}.reimbursements`, {
    day: issueDate,
    tourismDays,
    wholeRates: true,
  })
  return {
    ...readReference(intake, given, path, { day, ownNumber }),
    issueDate: printedDay(day),
    accountingDate: accountingDate && printedDay(accountingDate),
    authorizationNumber: intake.optionalText(
      `${path}.authorizationNumber`,
      given.authorizationNumber,
      type.authorization,
    ),
    ...readDestination(intake, given.paidAbroad, `${path}.paidAbroad`, day),
    ...claims.totals,
    reimbursements: claims.documents,
    ...readAmounts(intake, given, path, { day, tourismDays }),
    withholdings: intake.each(`${path}.withholdings`, given.withholdings, (line, at) =>
      readWithholding(intake, line, at, { issueDate, supportCode: given.supportCode }),
    ),
  }
}

function readReference(
  intake: Intake,
  given: WithheldDocument,
  path: string,
  { day, ownNumber }: { day: string; ownNumber: string },
) {
  const support = intake.code(`${path}.supportCode`, given.supportCode, supportCodes, day)
  const documentCode = readDocumentCode(intake, given.documentType, `${path}.documentType`, day)
  if (support && documentCode && !support.documents.includes(documentCode)) {
    intake.warn(`${path}.documentType`, 'DOC_90007', `Documents ${documentCode} seldom support code ${support.code}.`)
  }
  const isOwn = documentCode === SELF_WITHHOLDING && !given.number
  return {
    supportCode: support?.code ?? '',
    documentCode,
    number: isOwn ? ownNumber : intake.text(`${path}.number`, given.number?.replaceAll('-', ''), type.plainNumber),
  }
}

interface TaxDays {
  day: string
  tourismDays: readonly Period[]
}

function readAmounts(intake: Intake, given: WithheldDocument, path: string, days: TaxDays) {
  const before = intake.violations.length
  const subtotal = intake.amount(`${path}.subtotal`, given.subtotal, type.money)
  const total = intake.amount(`${path}.total`, given.total, type.money)
  const taxes = intake.each(`${path}.taxes`, given.taxes, ({ rate, ...tax }, at) =>
    readReimbursedTax(intake, { ...tax, tax: rate }, at, { ...days, rateMember: 'rate' }),
  )
  const expected = subtotal.plus(Decimal.sum(taxes.map((tax) => tax.amount)))
  const sound = intake.violations.length === before
  if (sound && isFar(expected, total, taxes.length)) {
    const message = `Subtotal and taxes come to ${expected.toFixed(2)}; the total given is ${total.toFixed(2)}.`
    intake.refuse(`${path}.total`, 'DOC_20007', message)
  }
  return {
    subtotal: subtotal.toFixed(2),
    total: total.toFixed(2),
    taxes: taxes.map(writtenTax),
    payments: readPayments(intake, given, path, { total, sound, day: days.day }),
  }
}

/** Another's document was rounded by another's rules: a cent for each of its taxes is let pass. */
function isFar(expected: Decimal, total: Decimal, taxes: number): boolean {
  return (
    expected
      .minus(total)
      .abs()
      .compare(CENT.times(Decimal.of(taxes))) > 0
  )
}

function readPayments(
  intake: Intake,
  given: WithheldDocument,
  path: string,
  { total, sound, day }: { total: Decimal; sound: boolean; day: string },
) {
  if (!given.payments?.length) return [{ method: '01', amount: total.toFixed(2) }]
  const before = intake.violations.length
  const payments = intake.every(`${path}.payments`, given.payments, (payment, at) => ({
    method: intake.code(`${at}.method`, payment.method, paymentMethods, day)?.code ?? '',
    amount: intake.amount(`${at}.amount`, payment.amount, type.money),
  }))
  const paid = Decimal.sum(payments.map((payment) => payment.amount))
  if (sound && intake.violations.length === before && !paid.equals(total)) {
    const message = `The payments add up to ${paid.toFixed(2)}; the total is ${total.toFixed(2)}.`
    intake.refuse(`${path}.payments`, 'DOC_20005', message)
  }
  return payments.map(({ method, amount }) => ({ method, amount: amount.toFixed(2) }))
}

const yesOrNo = (answer: boolean | undefined) => (answer === undefined ? undefined : answer ? 'SI' : 'NO')

function readDestination(intake: Intake, given: PaidAbroad | undefined, path: string, day: string) {
  if (!given) return { paidTo: '01' }
  if (given.taxTreaty && given.subjectToWithholding !== undefined) {
    intake.refuse(`${path}.subjectToWithholding`, 'DOC_20007', 'It is asked only where no treaty applies.')
  }
  return {
    paidTo: '02',
    foreignRegime: intake.oneOf(`${path}.regime`, given.regime, ['01', '02', '03']),
    payingCountry: intake.code(`${path}.country`, given.country, countries, day)?.code,
    taxTreaty: yesOrNo(given.taxTreaty ?? false),
    subjectToWithholding: yesOrNo(given.subjectToWithholding),
    fiscalRegime: yesOrNo(given.fiscalRegime),
  }
}
