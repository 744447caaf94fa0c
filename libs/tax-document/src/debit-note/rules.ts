import { documentErrors } from '../document-errors.ts'
import { taxOn } from '../pricing.ts'
import { amount, compare, compareAny, sumOf, withOrWithout } from '../rules/amounts.ts'
import { checkIssueDate } from '../rules/issuer-rules.ts'
import { checkNote } from '../rules/note-rules.ts'
import type { RuleContext, Ruling } from '../rules/ruling.ts'
import { checkPayments, checkRate } from '../rules/sale-rules.ts'
import type { DebitNoteDocument } from './shape.ts'

/** What holds for a debit note beyond its schema. */
export function checkDebitNote(ruling: Ruling, document: DebitNoteDocument, context: RuleContext): void {
  const { header, reasons } = document
  const lines = reasons.length
  const issued = checkIssueDate(ruling, document, header.issueDate, context)
  const day = checkNote(ruling, header, issued)
  header.taxes.forEach((tax, at) => {
    const where = ['header', 'taxes', at]
    checkRate(ruling, tax, where, day)
    const expected = taxOn(amount(tax.base), amount(tax.rate))
    if (tax.code === '2')
      compare(ruling, [...where, 'amount'], { written: tax.amount, expected, error: documentErrors.amountOff })
  })
  const subtotal = sumOf(reasons.map((reason) => reason.amount))
  compare(ruling, ['header', 'subtotal'], {
    written: header.subtotal,
    expected: subtotal,
    lines,
    error: documentErrors.totalOff,
  })
  const charged = amount(header.subtotal).plus(sumOf(header.taxes.map((tax) => tax.amount)))
  const allowed = withOrWithout(charged, [sumOf(header.taxes.map((tax) => tax.ivaRefund)).negated()])
  compareAny(ruling, ['header', 'total'], { written: header.total, allowed, lines, error: documentErrors.totalOff })
  checkPayments(ruling, header.payments, header.total, ['header', 'payments'])
}
