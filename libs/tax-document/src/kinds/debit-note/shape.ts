import { additionalInfo, compensations, fiscalMachine, issuer, payment } from '../../schema/common.ts'
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
  issueDate: leaf('fechaEmision', type.printedDate),
  establishmentAddress: optional(leaf('dirEstablecimiento', type.text300)),
  customerIdentificationType: leaf('tipoIdentificacionComprador', type.identificationType),
  customerName: leaf('razonSocialComprador', type.text300),
  customerIdentification: leaf('identificacionComprador', type.text20),
  specialContributor: optional(leaf('contribuyenteEspecial', type.specialContributor)),
  accountingObligated: optional(leaf('obligadoContabilidad', type.yesOrNo)),
  rise: optional(leaf('rise', type.rise)),
  modifiedDocumentCode: leaf('codDocModificado', type.code2),
  modifiedDocumentNumber: leaf('numDocModificado', type.printedNumber),
  modifiedDocumentDate: leaf('fechaEmisionDocSustento', type.printedDate),
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
