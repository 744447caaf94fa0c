import { amount, CENT, compareAny, leewayOfSum, sumOf, withOrWithout } from '../../amounts/amounts.ts'
import { documentErrors } from '../../errors/document-errors.ts'
import { checkIssueDate } from '../../rules/issuer-rules.ts'
import { checkNote } from '../../rules/note-rules.ts'
import { checkBags, checkDollars, checkLines, checkTaxTotals } from '../../rules/sale-rules.ts'
import { checkRefunds } from '../../rules/tax-rules.ts'
import type { RuleContext, Ruling } from '../../values/ruling.ts'
import type { CreditNoteDocument } from './shape.ts'

export function checkCreditNote(ruling: Ruling, document: CreditNoteDocument, context: RuleContext): void {
  const { header, items } = document
  const issued = checkIssueDate(ruling, document, header.issueDate, context)
  const day = checkNote(ruling, header, issued)
  checkDollars(ruling, header)
  checkLines(ruling, items, day)
  checkBags(ruling, items, 'warn')
  checkTaxTotals(ruling, header.taxes, { lines: items, day })
  checkRefunds(ruling, header.taxes, header.customerIdentificationType)
  checkTotals(ruling, document)
}

/**
 * The authority has authorized notes with a zero subtotal and other lines: this only warns. The total is either sum
 * with taxes.
 */
function checkTotals(ruling: Ruling, { header, items }: CreditNoteDocument): void {
  const lines = items.length
  const subtotal = sumOf(items.map((item) => item.subtotal))
  const difference = amount(header.subtotal).minus(subtotal).abs()
  if (difference.compare(CENT) > 0) {
    const facts = { reason: 'subtotal', subtotal: header.subtotal, lines: subtotal.toFixed(2) } as const
    ruling.warn(['header', 'subtotal'], documentErrors.totalOff, facts)
  }
  const taxes = sumOf(header.taxes.map((tax) => tax.amount))
  const refunds = sumOf(header.taxes.map((tax) => tax.ivaRefund)).negated()
  const allowed = [amount(header.subtotal), subtotal].flatMap((sum) => withOrWithout(sum.plus(taxes), [refunds]))
  compareAny(ruling, ['header', 'total'], {
    written: header.total,
    allowed,
    leeway: () => leewayOfSum(lines),
    error: documentErrors.totalOff,
  })
}
