import { draftDocument, numberDraft, type Order } from '@etax/tax-document'
import { addUpDocument } from './add-up-document.ts'
import { type Figure, figure } from './figure.ts'
import type { FiscalCase } from './fiscal-case.ts'
import { fiscalCases } from './fiscal-cases.ts'
import { withDocument } from './written-document.ts'

export interface AddedUp {
  position: number
  documentType: Order['documentType']
  about: string
  figures: Figure[]
}

export function addUpCases(cases: readonly FiscalCase[] = fiscalCases()): AddedUp[] {
  return cases.map((one, index) => addUpCase(one, index + 1))
}

function addUpCase({ about, issuer, today, order }: FiscalCase, position: number): AddedUp {
  const outcome = draftDocument(order, issuer, { today })
  if (!outcome.ok) throw new Error(`${position}, ${about}: ${JSON.stringify(outcome.violations)}`)
  const { draft } = outcome
  const { xml } = numberDraft(draft, { sequential: position, numericCode: '12345678' })
  const figures = withDocument(xml, (root) => addUpDocument(order, root))
  const total = figures.findLast(({ what }) => what === 'total')
  if (total) figures.push(figure('total', 'total that the API shows', 'the total', draft.totals.total, total.anew))
  return { position, documentType: order.documentType, about, figures }
}
