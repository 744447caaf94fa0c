import { Decimal } from '@etax/kernel'
import { amount, compare, compareAny, leewayOfSum, sumOf, withOrWithout } from '../../amounts/amounts.ts'
import { ICE, IVA } from '../../catalogs/taxes.ts'
import { documentErrors } from '../../errors/document-errors.ts'
import { checkIssueDate } from '../../rules/issuer-rules.ts'
import { checkNote } from '../../rules/note-rules.ts'
import { checkPayments } from '../../rules/sale-rules.ts'
import { checkRate, checkRefunds, checkTaxAmount, leewayOf } from '../../rules/tax-rules.ts'
import { type Unusual, unusual } from '../../rules/unusual.ts'
import type { RuleContext, Ruling } from '../../values/ruling.ts'
import type { DebitNoteDocument } from './shape.ts'

export function checkDebitNote(ruling: Ruling, document: DebitNoteDocument, context: RuleContext): void {
  const { header } = document
  const issued = checkIssueDate(ruling, document, header.issueDate, context)
  checkTaxes(ruling, document, checkNote(ruling, header, issued))
  checkTotals(ruling, document)
  checkPayments(ruling, header.payments, ['header', 'payments'], { total: header.total, day: issued })
}

function checkTaxes(ruling: Ruling, document: DebitNoteDocument, day: string): void {
  const { header, reasons } = document
  const excises = header.taxes.filter((tax) => tax.code === ICE)
  const parts = [...reasons, ...excises].map((part) => amount(part.amount))
  header.taxes.forEach((tax, at) => {
    const where = ['header', 'taxes', at]
    checkRate(ruling, tax, where, day)
    const charged = tax.code === IVA ? parts : []
    const lines = Math.max(1, charged.length)
    const leeway = leewayOf(tax, { lines, units: Decimal.of(lines) })
    checkTaxAmount(ruling, tax, where, { day, parts: charged, leeway })
  })
  checkRefunds(ruling, header.taxes, header.customerIdentificationType)
  checkBase(ruling, document)
}

/** Parts of a note may be untaxed without saying so; the tax cannot exceed the whole. */
function checkBase(ruling: Ruling, { header }: DebitNoteDocument): void {
  const taxed = sumOf(header.taxes.filter((tax) => tax.code === IVA).map((tax) => tax.base))
  const excise = sumOf(header.taxes.filter((tax) => tax.code === ICE).map((tax) => tax.amount))
  const most = amount(header.subtotal).plus(excise)
  if (taxed.compare(most) < 0) {
    const facts = { reason: 'partlyTaxed', taxed: taxed.toFixed(2), most: most.toFixed(2) } as const
    if (taxed.compare(amount(header.subtotal)) < 0) ruling.warn(['header', 'taxes'], documentErrors.unusual, facts)
    return
  }
  const written = taxed.toFixed(2)
  const lines = header.taxes.length
  compare(ruling, ['header', 'taxes'], { written, expected: most, lines, error: documentErrors.totalOff })
}

function checkTotals(ruling: Ruling, { header, reasons }: DebitNoteDocument): void {
  const lines = reasons.length
  const expected = sumOf(reasons.map((reason) => reason.amount))
  const error = documentErrors.totalOff
  compare(ruling, ['header', 'subtotal'], { written: header.subtotal, expected, lines, error })
  const charged = amount(header.subtotal).plus(sumOf(header.taxes.map((tax) => tax.amount)))
  const allowed = withOrWithout(charged, [sumOf(header.taxes.map((tax) => tax.ivaRefund)).negated()])
  compareAny(ruling, ['header', 'total'], {
    written: header.total,
    allowed,
    leeway: () => leewayOfSum(lines),
    error,
  })
}

export function unusualInDebitNote({ header }: DebitNoteDocument): Unusual[] {
  if (!amount(header.total).isZero()) return []
  const at = { where: ['header', 'total'], path: 'reasons' }
  return [unusual(at, documentErrors.nothingCharged, { reason: 'debitNote' })]
}
