import type { ReimbursedTax, Reimbursement } from '@etax/tax-document'
import { Big } from 'big.js'
import { cents, type Figure, figure, sumOf } from './figure.ts'
import type { Written } from './written-document.ts'

export function addUpReimbursements(
  reimbursements: readonly Reimbursement[] | undefined,
  head: Written | null,
  holder: Written,
  prefix = '',
): Figure[] {
  if (!reimbursements?.length) return []
  const written = holder.all('reembolsos/reembolsoDetalle')
  const documents = reimbursements.map(({ taxes }, at) => ({
    where: `${prefix}reimbursed ${at + 1}`,
    taxes: taxes.map((tax) => ({ ...expected(tax), how: howOf(tax) })),
    ours: written[at]?.all('detalleImpuestos/detalleImpuesto') ?? [],
  }))
  const figures = documents.flatMap(({ where, taxes, ours }) =>
    taxes.flatMap(({ base, amount, how }, at) => [
      figure(where, `tax ${at + 1} base`, 'as ordered', ours[at]?.at('baseImponibleReembolso') ?? 'none', base),
      figure(where, `tax ${at + 1}`, how, ours[at]?.at('impuestoReembolso') ?? 'none', amount),
    ]),
  )
  if (head === null) return figures
  const all = documents.flatMap(({ taxes }) => taxes)
  const bases = sumOf(all.map(({ base }) => base))
  const amounts = sumOf(all.map(({ amount }) => amount))
  return [
    ...figures,
    figure('reimbursed', 'bases', 'sum of the documents', head.at('totalBaseImponibleReembolso'), bases),
    figure('reimbursed', 'taxes', 'sum of the documents', head.at('totalImpuestoReembolso'), amounts),
    figure('reimbursed', 'total', 'bases + taxes', head.at('totalComprobantesReembolso'), bases.plus(amounts)),
  ]
}

function expected({ base, tax = '0', amount }: ReimbursedTax): { base: Big; amount: Big } {
  return {
    base: new Big(base),
    amount: amount === undefined ? cents(new Big(base).times(tax).div(100)) : new Big(amount),
  }
}

function howOf({ base, tax = '0', amount }: ReimbursedTax): string {
  return amount === undefined ? `${tax} % × ${base}` : 'as ordered'
}
