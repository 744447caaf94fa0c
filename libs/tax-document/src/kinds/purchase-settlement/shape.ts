import {
  additionalInfo,
  fiscalMachine,
  issuer,
  itemDetails,
  lineTax,
  payments,
  reimbursedDocument,
  reimbursedTax,
  reimbursementTotals,
} from '../../schema/common.ts'
import { group, leaf, list, optional, type Shape, type Values } from '../../schema/shape.ts'
import * as type from '../../schema/types.ts'
import { facts } from './facts.ts'

export type PurchaseSettlementVersion = '1.0.0' | '1.1.0'

export type PurchaseSettlementDocument = {
  documentType: 'PURCHASE_SETTLEMENT'
  version: PurchaseSettlementVersion
} & Values<ReturnType<typeof fields>>

/** 1.1.0 has six decimals. */
export function purchaseSettlementShape(version: PurchaseSettlementVersion): Shape<ReturnType<typeof fields>> {
  const amount = version === '1.1.0' ? type.fineAmount : type.coarseAmount
  return { root: facts.root, version, requires: { id: false, version: false }, fields: fields(amount) }
}

const fields = (amount: type.DecimalType) => ({
  issuer,
  header,
  items: list('detalles', item(amount)),
  reimbursements: optional(list('reembolsos', reimbursement)),
  negotiable: optional(group('tipoNegociable', { email: leaf('correo', type.text100) })),
  fiscalMachine,
  additionalInfo,
})

const taxTotal = group('totalImpuesto', {
  code: leaf('codigo', type.settlementTax),
  rateCode: leaf('codigoPorcentaje', type.rateCode),
  additionalDiscount: optional(leaf('descuentoAdicional', type.signedMoney)),
  base: leaf('baseImponible', type.money),
  rate: optional(leaf('tarifa', type.rate)),
  amount: leaf('valor', type.money),
})

const header = group('infoLiquidacionCompra', {
  issueDate: leaf('fechaEmision', type.printedDate),
  establishmentAddress: optional(leaf('dirEstablecimiento', type.text300)),
  specialContributor: optional(leaf('contribuyenteEspecial', type.specialContributor)),
  accountingObligated: optional(leaf('obligadoContabilidad', type.yesOrNo)),
  supplierIdentificationType: leaf('tipoIdentificacionProveedor', type.identificationType),
  supplierName: leaf('razonSocialProveedor', type.text300),
  supplierIdentification: leaf('identificacionProveedor', type.text20),
  supplierAddress: optional(leaf('direccionProveedor', type.text300)),
  subtotal: leaf('totalSinImpuestos', type.money),
  discount: leaf('totalDescuento', type.signedMoney),
  ...reimbursementTotals,
  taxes: list('totalConImpuestos', taxTotal),
  total: leaf('importeTotal', type.money),
  currency: optional(leaf('moneda', type.text15)),
  payments,
})

const item = (amount: type.DecimalType) =>
  group('detalle', {
    code: optional(leaf('codigoPrincipal', type.text25)),
    auxiliaryCode: optional(leaf('codigoAuxiliar', type.text25)),
    description: leaf('descripcion', type.text300),
    unit: optional(leaf('unidadMedida', type.text50)),
    quantity: leaf('cantidad', amount),
    unitPrice: leaf('precioUnitario', amount),
    unsubsidizedPrice: optional(leaf('precioSinSubsidio', amount)),
    discount: leaf('descuento', type.money),
    subtotal: leaf('precioTotalSinImpuesto', type.money),
    details: itemDetails,
    taxes: list('impuestos', lineTax(type.settlementTax)),
  })

const reimbursement = group('reembolsoDetalle', {
  ...reimbursedDocument,
  authorizationNumber: leaf('numeroautorizacionDocReemb', type.authorization),
  taxes: list('detalleImpuestos', reimbursedTax(type.rate)),
})
