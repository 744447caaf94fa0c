import { lookUp } from '../catalogs/catalog.ts'
import { supportCodes } from '../catalogs/documents.ts'
import { hasRate, withheldTaxes, withholdingCatalog } from '../catalogs/withholdings.ts'
import { documentErrors } from '../document-errors.ts'
import { SUPPORT_LATER } from '../errors/date-sentences.ts'
import { taxOn } from '../pricing.ts'
import { amount, compare, sumOf } from '../rules/amounts.ts'
import { checkDay, checkIssueDate } from '../rules/issuer-rules.ts'
import { checkNamedParty, checkSupportingCode } from '../rules/note-rules.ts'
import { checkReimbursements } from '../rules/reimbursement-rules.ts'
import type { RuleContext, Ruling, Where } from '../rules/ruling.ts'
import { checkPayments, checkRate } from '../rules/sale-rules.ts'
import type { WithholdingDocument } from './shape.ts'

type SupportingDocument = NonNullable<WithholdingDocument['supportingDocuments']>[number]

interface WrittenWithholding {
  code: string
  withholdingCode: string
  base: string
  rate: string
  amount: string
}

/** What holds for a withholding receipt beyond its schema, in either of its forms. */
export function checkWithholding(ruling: Ruling, document: WithholdingDocument, context: RuleContext): void {
  const { header } = document
  const issued = checkIssueDate(ruling, document, header.issueDate, context)
  const subject = ['header', 'subjectIdentification']
  checkNamedParty(ruling, subject, header.subjectIdentificationType, header.subjectIdentification)
  document.withholdings?.forEach((withholding, at) => {
    checkSingle(ruling, withholding, ['withholdings', at], issued)
  })
  document.supportingDocuments?.forEach((supporting, at) => {
    checkSupportingDocument(ruling, supporting, ['supportingDocuments', at], issued)
  })
}

function checkSingle(
  ruling: Ruling,
  withholding: NonNullable<WithholdingDocument['withholdings']>[number],
  where: Where,
  issued: string,
): void {
  checkLine(ruling, withholding, where, issued)
  const { documentCode, documentDate } = withholding
  const day = documentDate === undefined ? null : checkDay(ruling, [...where, 'documentDate'], documentDate)
  if (day && day > issued) ruling.error([...where, 'documentDate'], documentErrors.datesOutOfOrder, SUPPORT_LATER)
  if (documentCode !== undefined) checkSupportingCode(ruling, [...where, 'documentCode'], documentCode, day ?? issued)
}

function checkSupportingDocument(ruling: Ruling, document: SupportingDocument, where: Where, issued: string): void {
  const day = checkDay(ruling, [...where, 'issueDate'], document.issueDate) ?? issued
  if (day > issued) ruling.error([...where, 'issueDate'], documentErrors.datesOutOfOrder, SUPPORT_LATER)
  checkSupport(ruling, document, where, day)
  document.taxes.forEach((tax, at) => {
    checkRate(ruling, tax, [...where, 'taxes', at], day)
    const expected = taxOn(amount(tax.base), amount(tax.rate))
    if (tax.code !== '2') return
    compare(ruling, [...where, 'taxes', at, 'amount'], {
      written: tax.amount,
      expected,
      error: documentErrors.amountOff,
    })
  })
  document.withholdings.forEach((withholding, at) => {
    checkLine(ruling, withholding, [...where, 'withholdings', at], issued)
  })
  const taxes = document.taxes.length
  const total = amount(document.subtotal).plus(sumOf(document.taxes.map((tax) => tax.amount)))
  compare(ruling, [...where, 'total'], {
    written: document.total,
    expected: total,
    lines: taxes,
    error: documentErrors.totalOff,
  })
  checkPayments(ruling, document.payments, document.total, [...where, 'payments'])
  checkReimbursements(ruling, document, where, document.reimbursements, [...where, 'reimbursements'])
}

function checkSupport(
  ruling: Ruling,
  { supportCode, documentCode }: SupportingDocument,
  where: Where,
  day: string,
): void {
  checkSupportingCode(ruling, [...where, 'documentCode'], documentCode, day)
  const support = lookUp(supportCodes, supportCode, day)
  if (!support) ruling.error([...where, 'supportCode'], documentErrors.codeNotInForce)
  else if (!support.documents.includes(documentCode)) ruling.warn([...where, 'documentCode'], documentErrors.unusual)
}

function checkLine(ruling: Ruling, line: WrittenWithholding, where: Where, issued: string): void {
  const expected = taxOn(amount(line.base), amount(line.rate))
  compare(ruling, [...where, 'amount'], { written: line.amount, expected, error: documentErrors.amountOff })
  const tax = withheldTaxes.entries.find((entry) => entry.code === line.code)?.tax
  if (!tax) {
    ruling.error([...where, 'code'], documentErrors.codeNotInForce)
    return
  }
  const entry = lookUp(withholdingCatalog(tax), line.withholdingCode, issued)
  if (tax === 'INCOME') {
    if (!entry) ruling.warn([...where, 'withholdingCode'], documentErrors.codeUnknown)
    else if (!hasRate(entry, amount(line.rate))) ruling.warn([...where, 'rate'], documentErrors.percentageUnusual)
    return
  }
  if (!entry) ruling.error([...where, 'withholdingCode'], documentErrors.codeNotInForce)
  else if (!hasRate(entry, amount(line.rate))) ruling.error([...where, 'rate'], documentErrors.percentageNotOfCode)
}
