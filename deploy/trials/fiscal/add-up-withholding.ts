import type { Order, WithheldDocument } from '@etax/tax-document'
import { Big } from 'big.js'
import { addUpReimbursements } from './add-up-reimbursements.ts'
import { cents, type Figure, figure, sumOf } from './figure.ts'
import type { Written } from './written-document.ts'

export function addUpWithholding({ supportingDocuments }: Order<'WITHHOLDING'>, root: Written): Figure[] {
  const written = root.all('docsSustento/docSustento')
  const figures = supportingDocuments.flatMap((document, at) =>
    addUpDocument(document, written[at], `document ${at + 1}`),
  )
  const withheld = written.flatMap((document) => document.all('retenciones/retencion'))
  const ours = sumOf(withheld.map((one) => new Big(one.at('valorRetenido'))))
  const anew = sumOf(supportingDocuments.flatMap(({ withholdings }) => withholdings.map(withheldAmount)))
  return [...figures, figure('total', 'total', `sum of ${withheld.length} amounts withheld`, ours.toFixed(2), anew)]
}

function addUpDocument(supportingDocument: WithheldDocument, document: Written | undefined, where: string): Figure[] {
  if (document === undefined) throw new Error(`the XML has no ${where}`)
  const { subtotal, total, taxes, withholdings, payments, reimbursements } = supportingDocument
  const writtenTaxes = document.all('impuestosDocSustento/impuestoDocSustento')
  const writtenLines = document.all('retenciones/retencion')
  const paid = payments?.map(({ amount }) => amount) ?? [total]
  const writtenPaid = document.all('pagos/pago')
  return [
    figure(where, 'before taxes', 'as ordered', document.at('totalSinImpuestos'), new Big(subtotal)),
    ...taxes.flatMap(({ base, rate = '0', amount }, at) => {
      const anew = amount === undefined ? cents(new Big(base).times(rate).div(100)) : new Big(amount)
      const how = amount === undefined ? `${rate} % × ${base}` : 'as ordered'
      return [
        figure(
          where,
          `its tax ${at + 1} base`,
          'as ordered',
          writtenTaxes[at]?.at('baseImponible') ?? 'none',
          new Big(base),
        ),
        figure(where, `its tax ${at + 1}`, how, writtenTaxes[at]?.at('valorImpuesto') ?? 'none', anew),
      ]
    }),
    figure(where, 'its total', 'as ordered', document.at('importeTotal'), new Big(total)),
    ...withholdings.flatMap((line, at) => {
      const what = `${line.taxType} ${line.code}`
      const how = `${line.rate} % × ${line.base}`
      return [
        figure(
          where,
          `${what} base`,
          'as ordered',
          writtenLines[at]?.at('baseImponible') ?? 'none',
          new Big(line.base),
        ),
        figure(where, what, how, writtenLines[at]?.at('valorRetenido') ?? 'none', withheldAmount(line)),
      ]
    }),
    ...paid.map((amount, at) =>
      figure(
        where,
        `payment ${at + 1}`,
        payments ? 'as ordered' : 'its total',
        writtenPaid[at]?.at('total') ?? 'none',
        new Big(amount),
      ),
    ),
    ...addUpReimbursements(reimbursements, null, document, `${where}, `),
  ]
}

function withheldAmount({ base, rate }: { base: string; rate: string }): Big {
  return cents(new Big(base).times(rate).div(100))
}
