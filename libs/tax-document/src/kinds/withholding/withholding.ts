import { words } from '@etax/kernel'
import { sumOf } from '../../amounts/amounts.ts'
import { groupTaxes } from '../../parts/document-totals.ts'
import type { Totals } from '../../parts/draft-types.ts'
import { customerOf } from '../../parts/parties.ts'
import type { KindDefinition } from '../kind-definition.ts'
import { draftWithholding } from './draft.ts'
import { facts } from './facts.ts'
import { fillOwnNumber } from './fill-own-number.ts'
import { aWithholding, WithholdingOrder } from './order.ts'
import { checkWithholding } from './rules.ts'
import { type WithholdingDocument, withholdingShape } from './shape.ts'
import { unusualInWithholding } from './unusual.ts'
import { withheldDocumentsOf } from './withheld-documents.ts'

export const withholding: KindDefinition<WithholdingOrder, WithholdingDocument> = {
  ...facts,
  versions: ['1.0.0', '2.0.0'],
  shape: withholdingShape,
  draft: draftWithholding,
  order: WithholdingOrder,
  example: aWithholding,
  lines: ({ supportingDocuments }) =>
    supportingDocuments.flatMap(({ withholdings }) =>
      withholdings.map(({ taxType, code, base, rate }) =>
        words(
          `${taxType} ${code}: ${rate} % of ${base}`,
          `${IN_SPANISH[taxType] ?? taxType} ${code}: ${rate} % de ${base}`,
        ),
      ),
    ),
  rules: checkWithholding,
  unusual: unusualInWithholding,
  party: ({ header }) =>
    customerOf({
      customerIdentificationType: header.subjectIdentificationType,
      customerIdentification: header.subjectIdentification,
      customerName: header.subjectName,
    }),
  totals: withheldTotals,
  withholds: withheldDocumentsOf,
  numbered: fillOwnNumber,
}

const IN_SPANISH: Readonly<Record<string, string>> = { INCOME: 'Renta' }

/** Withheld amounts by tax and code; the subtotal is that of the documents. */
function withheldTotals({ withholdings = [], supportingDocuments = [] }: WithholdingDocument): Totals {
  const lines = [...withholdings, ...supportingDocuments.flatMap((document) => document.withholdings)]
  return {
    subtotal: sumOf(supportingDocuments.map((document) => document.subtotal)).toFixed(2),
    discount: '0.00',
    taxes: groupTaxes(
      lines.map(({ code, withholdingCode, rate, base, amount }) => ({
        code,
        rateCode: withholdingCode,
        rate,
        base,
        amount,
      })),
    ),
    total: sumOf(lines.map((line) => line.amount)).toFixed(2),
  }
}
