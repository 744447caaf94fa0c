import {
  additionalInfo,
  fiscalMachine,
  issuer,
  MAX_ADDITIONAL_FIELDS,
  reimbursedDocument,
  reimbursedTax,
} from '../../schema/common.ts'
import { group, leaf, list, optional, pair, type Shape, type Values, when } from '../../schema/shape.ts'
import * as type from '../../schema/types.ts'
import { facts } from './facts.ts'

export type WithholdingVersion = '1.0.0' | '2.0.0'

/**
 * A withholding's XML: all values are text, as written. In 1.0.0 each of the `withholdings` names its document; in
 * 2.0.0 each of the `supportingDocuments` has its own withholdings.
 */
export type WithholdingDocument = { documentType: 'WITHHOLDING'; version: WithholdingVersion } & Values<
  ReturnType<typeof fields>
>

export function withholdingShape(version: WithholdingVersion): Shape<ReturnType<typeof fields>> {
  const requires = { id: false, version: true }
  return { root: facts.root, version, requires, fields: fields(version === '2.0.0') }
}

const fields = (second: boolean) => ({
  issuer,
  header: header(second),
  withholdings: when(!second, list('impuestos', singleWithholding)),
  supportingDocuments: when(second, list('docsSustento', supportingDocument)),
  fiscalMachine,
  additionalInfo: second ? oneLineInfo : additionalInfo,
})

const oneLineInfo = optional(
  list('infoAdicional', pair('campoAdicional', 'text', type.text300), { max: MAX_ADDITIONAL_FIELDS }),
)

const header = (second: boolean) =>
  group('infoCompRetencion', {
    issueDate: leaf('fechaEmision', type.printedDate),
    establishmentAddress: optional(leaf('dirEstablecimiento', type.text300)),
    specialContributor: optional(
      leaf('contribuyenteEspecial', second ? type.shortSpecialContributor : type.specialContributor),
    ),
    accountingObligated: optional(leaf('obligadoContabilidad', type.yesOrNo)),
    subjectIdentificationType: leaf('tipoIdentificacionSujetoRetenido', type.identificationType),
    subjectKind: when(second, optional(leaf('tipoSujetoRetenido', type.localOrAbroad))),
    relatedParty: when(second, leaf('parteRel', type.yesOrNo)),
    subjectName: leaf('razonSocialSujetoRetenido', type.text300),
    subjectIdentification: leaf('identificacionSujetoRetenido', type.text20),
    fiscalPeriod: leaf('periodoFiscal', second ? type.fiscalPeriod : type.loosePeriod),
  })

const singleWithholding = group('impuesto', {
  code: leaf('codigo', type.anyDigit),
  withholdingCode: leaf('codigoRetencion', type.withholdingCode),
  base: leaf('baseImponible', type.money),
  rate: leaf('porcentajeRetener', type.percentage),
  amount: leaf('valorRetenido', type.money),
  documentCode: optional(leaf('codDocSustento', type.code2)),
  documentNumber: optional(leaf('numDocSustento', type.plainNumber)),
  documentDate: optional(leaf('fechaEmisionDocSustento', type.printedDate)),
})

const tax = group('impuestoDocSustento', {
  code: leaf('codImpuestoDocSustento', type.saleTax),
  rateCode: leaf('codigoPorcentaje', type.rateCode),
  base: leaf('baseImponible', type.money),
  rate: leaf('tarifa', type.percentage),
  amount: leaf('valorImpuesto', type.money),
})

const withholding = group('retencion', {
  code: leaf('codigo', type.withheldTax),
  withholdingCode: leaf('codigoRetencion', type.withholdingCode),
  base: leaf('baseImponible', type.money),
  rate: leaf('porcentajeRetener', type.percentage),
  amount: leaf('valorRetenido', type.money),
  dividends: optional(
    group('dividendos', {
      paidOn: leaf('fechaPagoDiv', type.printedDate),
      incomeTax: leaf('imRentaSoc', type.money),
      fiscalYear: leaf('ejerFisUtDiv', type.year),
    }),
  ),
  bananas: optional(
    group('compraCajBanano', { boxes: leaf('numCajBan', type.boxes), price: leaf('precCajBan', type.money) }),
  ),
})

const reimbursement = group('reembolsoDetalle', {
  ...reimbursedDocument,
  documentCode: leaf('codDocReembolso', type.code2),
  authorizationNumber: leaf('numeroAutorizacionDocReemb', type.authorization),
  taxes: list('detalleImpuestos', reimbursedTax(type.wholeRate)),
})

const supportingDocument = group('docSustento', {
  supportCode: leaf('codSustento', type.code2),
  documentCode: leaf('codDocSustento', type.code1to3),
  number: leaf('numDocSustento', type.plainNumber),
  issueDate: leaf('fechaEmisionDocSustento', type.printedDate),
  accountingDate: optional(leaf('fechaRegistroContable', type.printedDate)),
  authorizationNumber: optional(leaf('numAutDocSustento', type.authorization)),
  paidTo: leaf('pagoLocExt', type.localOrAbroad),
  foreignRegime: optional(leaf('tipoRegi', type.code2)),
  payingCountry: optional(leaf('paisEfecPago', type.payingCountry)),
  taxTreaty: optional(leaf('aplicConvDobTrib', type.yesOrNo)),
  subjectToWithholding: optional(leaf('pagExtSujRetNorLeg', type.yesOrNo)),
  fiscalRegime: optional(leaf('pagoRegFis', type.yesOrNo)),
  reimbursementTotal: optional(leaf('totalComprobantesReembolso', type.signedMoney)),
  reimbursementBase: optional(leaf('totalBaseImponibleReembolso', type.signedMoney)),
  reimbursementTax: optional(leaf('totalImpuestoReembolso', type.signedMoney)),
  subtotal: leaf('totalSinImpuestos', type.signedMoney),
  total: leaf('importeTotal', type.money),
  taxes: list('impuestosDocSustento', tax),
  withholdings: list('retenciones', withholding),
  reimbursements: optional(list('reembolsos', reimbursement)),
  payments: list(
    'pagos',
    group('pago', { method: leaf('formaPago', type.paymentMethod), amount: leaf('total', type.money) }),
  ),
})
