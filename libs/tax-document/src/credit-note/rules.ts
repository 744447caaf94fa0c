import { documentErrors } from '../document-errors.ts'
import { amount, compare, compareAny, sumOf, withOrWithout } from '../rules/amounts.ts'
import { checkIssueDate } from '../rules/issuer-rules.ts'
import { checkNote } from '../rules/note-rules.ts'
import type { RuleContext, Ruling } from '../rules/ruling.ts'
import { checkLines, checkTaxTotals } from '../rules/sale-rules.ts'
import type { CreditNoteDocument } from './shape.ts'

/** What holds for a credit note beyond its schema. */
export function checkCreditNote(ruling: Ruling, document: CreditNoteDocument, context: RuleContext): void {
  const { header, items } = document
  const issued = checkIssueDate(ruling, document, header.issueDate, context)
  checkLines(ruling, items, checkNote(ruling, header, issued))
  checkTaxTotals(ruling, header.taxes, items, ['header', 'taxes'])
  const lines = items.length
  const subtotal = sumOf(items.map((item) => item.subtotal))
  compare(ruling, ['header', 'subtotal'], {
    written: header.subtotal,
    expected: subtotal,
    lines,
    error: documentErrors.totalOff,
  })
  const charged = amount(header.subtotal).plus(sumOf(header.taxes.map((tax) => tax.amount)))
  const allowed = withOrWithout(charged, [sumOf(header.taxes.map((tax) => tax.ivaRefund)).negated()])
  compareAny(ruling, ['header', 'total'], { written: header.total, allowed, lines, error: documentErrors.totalOff })
}
