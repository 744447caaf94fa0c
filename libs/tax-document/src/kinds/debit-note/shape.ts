import { additionalInfo, compensations, fiscalMachine, issuer, noteHeader, payment } from '../../schema/common.ts'
import { group, leaf, list, optional, type Shape, type Values } from '../../schema/shape.ts'
import * as type from '../../schema/types.ts'
import { facts } from './facts.ts'

export type DebitNoteVersion = '1.0.0'

export type DebitNoteDocument = { documentType: 'DEBIT_NOTE'; version: DebitNoteVersion } & Values<typeof fields>

export function debitNoteShape(version: DebitNoteVersion): Shape<typeof fields> {
  return { root: facts.root, version, requires: { id: false, version: true }, fields }
}

const tax = group('impuesto', {
  code: leaf('codigo', type.saleTax),
  rateCode: leaf('codigoPorcentaje', type.rateCode),
  rate: leaf('tarifa', type.rate),
  base: leaf('baseImponible', type.money),
  amount: leaf('valor', type.money),
  ivaRefund: optional(leaf('valorDevolucionIva', type.money)),
})

const header = group('infoNotaDebito', {
  ...noteHeader,
  subtotal: leaf('totalSinImpuestos', type.signedMoney),
  taxes: list('impuestos', tax),
  compensations,
  total: leaf('valorTotal', type.money),
  payments: optional(list('pagos', payment, { wrapperRepeats: true })),
})

const fields = {
  issuer,
  header,
  reasons: list('motivos', group('motivo', { reason: leaf('razon', type.text300), amount: leaf('valor', type.money) })),
  fiscalMachine,
  additionalInfo,
}
