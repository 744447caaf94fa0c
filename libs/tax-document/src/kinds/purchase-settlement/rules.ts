import { amount, compare, sumOf } from '../../amounts/amounts.ts'
import { identificationCode } from '../../catalogs/parties.ts'
import { documentErrors } from '../../errors/document-errors.ts'
import { withoutMaterial } from '../../rules/annex-rules.ts'
import { checkIssueDate } from '../../rules/issuer-rules.ts'
import { checkNamedParty } from '../../rules/note-rules.ts'
import { checkReimbursements } from '../../rules/reimbursement-rules.ts'
import { checkDollars, checkLines, checkPayments, checkTaxTotals } from '../../rules/sale-rules.ts'
import { nothingSold, type Unusual, unusual } from '../../rules/unusual.ts'
import type { RuleContext, Ruling } from '../../values/ruling.ts'
import type { PurchaseSettlementDocument } from './shape.ts'

export function checkPurchaseSettlement(
  ruling: Ruling,
  document: PurchaseSettlementDocument,
  context: RuleContext,
): void {
  const { header, items, reimbursements: documents } = document
  const lines = items.length
  const day = checkIssueDate(ruling, document, header.issueDate, context)
  const supplier = ['header', 'supplierIdentification']
  checkNamedParty(ruling, supplier, header.supplierIdentificationType, header.supplierIdentification)
  checkDollars(ruling, header)
  checkLines(ruling, items, day)
  checkTaxTotals(ruling, header.taxes, { lines: items, day })
  const subtotal = sumOf(items.map((item) => item.subtotal))
  compare(ruling, ['header', 'subtotal'], {
    written: header.subtotal,
    expected: subtotal,
    lines,
    error: documentErrors.totalOff,
  })
  const discount = sumOf(items.map((item) => item.discount))
  compare(ruling, ['header', 'discount'], {
    written: header.discount,
    expected: discount,
    lines,
    error: documentErrors.totalOff,
  })
  const total = amount(header.subtotal).plus(sumOf(header.taxes.map((tax) => tax.amount)))
  compare(ruling, ['header', 'total'], {
    written: header.total,
    expected: total,
    lines,
    error: documentErrors.totalOff,
  })
  checkPayments(ruling, header.payments, ['header', 'payments'], { total: header.total, day })
  checkReimbursements(ruling, {
    header,
    headerPath: ['header'],
    documents,
    path: ['reimbursements'],
    day,
    charged: header.total,
  })
}

export function unusualInSettlement(document: PurchaseSettlementDocument): Unusual[] {
  return [...nothingSold(document), ...withoutMaterial(document), ...settlementToCompany(document)]
}

const RUC = identificationCode('RUC')

/** The third digit of a registry number is 9 for a company, 6 for a public body. */
function settlementToCompany({ header }: PurchaseSettlementDocument): Unusual[] {
  const { supplierIdentificationType: type, supplierIdentification: ruc } = header
  if (type !== RUC || !/^\d\d[69]/.test(ruc)) return []
  const at = { where: ['header', 'supplierIdentification'], path: 'supplier.identification' }
  return [unusual(at, documentErrors.settlementToCompany, { ruc })]
}
