import { documentErrors } from '../document-errors.ts'
import { compare, sumOf } from './amounts.ts'
import { checkDay } from './issuer-rules.ts'
import type { Ruling, Where } from './ruling.ts'

interface ReimbursementHeader {
  reimbursementTotal?: string | undefined
  reimbursementBase?: string | undefined
  reimbursementTax?: string | undefined
}

interface ReimbursedDocument {
  issueDate: string
  taxes: readonly { base: string; amount: string }[]
}

/** The documents claimed back come to what the header says of them. */
export function checkReimbursements(
  ruling: Ruling,
  header: ReimbursementHeader,
  headerPath: Where,
  documents: readonly ReimbursedDocument[] | undefined,
  path: Where,
): void {
  if (!documents?.length) return
  documents.forEach((document, at) => {
    checkDay(ruling, [...path, at, 'issueDate'], document.issueDate)
  })
  const taxes = documents.flatMap((document) => document.taxes)
  const base = sumOf(taxes.map((tax) => tax.base))
  const tax = sumOf(taxes.map((tax) => tax.amount))
  const expectations = { reimbursementBase: base, reimbursementTax: tax, reimbursementTotal: base.plus(tax) }
  for (const [member, expected] of Object.entries(expectations)) {
    const written = header[member as keyof ReimbursementHeader]
    if (written === undefined) continue
    compare(ruling, [...headerPath, member], { written, expected, lines: taxes.length, error: documentErrors.totalOff })
  }
  if (header.reimbursementTotal === undefined) {
    ruling.warn(
      path,
      documentErrors.unusual,
      `The documents reimbursed come to ${base.plus(tax).toFixed(2)}; no total says so.`,
    )
  }
}
