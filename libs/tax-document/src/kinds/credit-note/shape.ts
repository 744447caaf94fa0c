import { additionalInfo, compensations, fiscalMachine, issuer, itemDetails, noteHeader } from '../../schema/common.ts'
import { group, leaf, list, optional, type Shape, type Values } from '../../schema/shape.ts'
import * as type from '../../schema/types.ts'
import { facts } from './facts.ts'

export type CreditNoteVersion = '1.0.0' | '1.1.0'

export type CreditNoteDocument = { documentType: 'CREDIT_NOTE'; version: CreditNoteVersion } & Values<
  ReturnType<typeof fields>
>

/** 1.1.0 has six decimals. */
export function creditNoteShape(version: CreditNoteVersion): Shape<ReturnType<typeof fields>> {
  const amount = version === '1.1.0' ? type.fineAmount : type.coarseAmount
  return { root: facts.root, version, requires: { id: true, version: true }, fields: fields(amount) }
}

const fields = (amount: type.DecimalType) => ({
  issuer,
  header,
  items: list('detalles', item(amount)),
  fiscalMachine,
  additionalInfo,
})

const taxTotal = group('totalImpuesto', {
  code: leaf('codigo', type.saleTax),
  rateCode: leaf('codigoPorcentaje', type.rateCode),
  base: leaf('baseImponible', type.money),
  amount: leaf('valor', type.money),
  ivaRefund: optional(leaf('valorDevolucionIva', type.money)),
})

const header = group('infoNotaCredito', {
  ...noteHeader,
  subtotal: leaf('totalSinImpuestos', type.money),
  compensations,
  total: leaf('valorModificacion', type.money),
  currency: optional(leaf('moneda', type.text15)),
  taxes: list('totalConImpuestos', taxTotal),
  reason: leaf('motivo', type.text300),
})

const lineTax = group('impuesto', {
  code: leaf('codigo', type.saleTax),
  rateCode: leaf('codigoPorcentaje', type.rateCode),
  rate: optional(leaf('tarifa', type.rate)),
  base: leaf('baseImponible', type.money),
  amount: leaf('valor', type.money),
})

const item = (amount: type.DecimalType) =>
  group('detalle', {
    code: optional(leaf('codigoInterno', type.text25)),
    auxiliaryCode: optional(leaf('codigoAdicional', type.text25)),
    description: leaf('descripcion', type.text300),
    quantity: leaf('cantidad', amount),
    unitPrice: leaf('precioUnitario', amount),
    discount: optional(leaf('descuento', type.money)),
    subtotal: leaf('precioTotalSinImpuesto', type.money),
    details: itemDetails,
    taxes: list('impuestos', lineTax, { min: 0 }),
  })
