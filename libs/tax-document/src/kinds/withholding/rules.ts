import { amount, compare } from '../../amounts/amounts.ts'
import { taxOn } from '../../amounts/pricing.ts'
import { identificationCode } from '../../catalogs/parties.ts'
import { hasRate, otherThanRates, withheldTaxes, withholdingCatalog } from '../../catalogs/withholdings.ts'
import { documentErrors } from '../../errors/document-errors.ts'
import { checkCode } from '../../rules/code-rules.ts'
import { checkDay, checkIssueDate } from '../../rules/issuer-rules.ts'
import { checkNamedParty, checkSupportingCode } from '../../rules/note-rules.ts'
import { dayOf } from '../../values/calendar.ts'
import type { RuleContext, Ruling, Where } from '../../values/ruling.ts'
import { checkPeriod } from './period-rule.ts'
import type { WithholdingDocument } from './shape.ts'
import { checkPercentage, checkSelf, checkSupportingDocuments } from './supporting-document-rules.ts'
import { incomeFlaw, rowOn } from './withheld-rate.ts'

interface WrittenWithholding {
  code: string
  withholdingCode: string
  base: string
  rate: string
  amount: string
}

export function checkWithholding(ruling: Ruling, document: WithholdingDocument, context: RuleContext): void {
  const { header, withholdings = [], supportingDocuments = [] } = document
  const issued = checkIssueDate(ruling, document, header.issueDate, context)
  checkSubject(ruling, document)
  checkPeriod(ruling, document, issued)
  withholdings.forEach((withholding, at) => {
    checkSingle(ruling, withholding, ['withholdings', at], issued)
  })
  checkSupportingDocuments(ruling, supportingDocuments, issued)
  checkSelf(ruling, document)
  supportingDocuments.forEach((supporting, at) => {
    const days = [issued, dayOf(supporting.issueDate) ?? issued] as const
    supporting.withholdings.forEach((withholding, line) => {
      checkLine(ruling, withholding, ['supportingDocuments', at, 'withholdings', line], days)
    })
  })
}

function checkSubject(ruling: Ruling, { header }: WithholdingDocument): void {
  const { subjectIdentificationType: type, subjectIdentification, subjectKind } = header
  checkNamedParty(ruling, ['header', 'subjectIdentification'], type, subjectIdentification)
  if (subjectKind === undefined || type === identificationCode('FOREIGN_ID')) return
  ruling.error(['header', 'subjectKind'], documentErrors.taxMisplaced, { reason: 'subjectKind' })
}

function checkSingle(
  ruling: Ruling,
  withholding: NonNullable<WithholdingDocument['withholdings']>[number],
  where: Where,
  issued: string,
): void {
  checkPercentage(ruling, withholding.rate, where)
  const { documentCode, documentDate } = withholding
  const day = documentDate === undefined ? null : checkDay(ruling, [...where, 'documentDate'], documentDate)
  checkLine(ruling, withholding, where, [issued, day ?? issued])
  if (day && day > issued)
    ruling.error([...where, 'documentDate'], documentErrors.datesOutOfOrder, { reason: 'supportLater' })
  if (documentCode !== undefined) checkSupportingCode(ruling, [...where, 'documentCode'], documentCode, day ?? issued)
}

const WITHHELD = { IVA: 'ivaWithholdings', ISD: 'isdWithholdings' } as const

/** `days`: of the withholding, then of its supporting document. */
function checkLine(ruling: Ruling, line: WrittenWithholding, where: Where, days: readonly [string, ...string[]]): void {
  const expected = taxOn(amount(line.base), amount(line.rate))
  compare(ruling, [...where, 'amount'], { written: line.amount, expected, error: documentErrors.amountOff })
  const tax = withheldTaxes.entries.find((entry) => entry.code === line.code)?.tax
  if (!tax) {
    ruling.error([...where, 'code'], documentErrors.codeNotInForce, { reason: 'withheldTax', code: line.code })
    return
  }
  const held = { tax, code: line.withholdingCode, rate: amount(line.rate) }
  if (tax === 'INCOME') checkIncome(ruling, incomeFlaw(held, days), where)
  else checkFixed(ruling, line, where, { tax, days, row: rowOn(held, days) })
}

function checkIncome(ruling: Ruling, flaw: ReturnType<typeof incomeFlaw>, where: Where): void {
  if (flaw !== null)
    ruling.warnings.push({ where: [...where, flaw.member === 'code' ? 'withholdingCode' : 'rate'], ...flaw.statement })
}

/** The codes of value-added tax and of money leaving are few, and change by law. */
function checkFixed(
  ruling: Ruling,
  { withholdingCode, rate }: WrittenWithholding,
  where: Where,
  { tax, days, row }: { tax: 'IVA' | 'ISD'; days: readonly [string, ...string[]]; row: ReturnType<typeof rowOn> },
): void {
  const at = [...where, 'withholdingCode']
  const of = { catalog: withholdingCatalog(tax), day: days[0], table: WITHHELD[tax] }
  if (row === undefined) checkCode(ruling, at, withholdingCode, of)
  else if (!hasRate(row, amount(rate)))
    ruling.error([...where, 'rate'], documentErrors.percentageNotOfCode, otherThanRates(row))
}
