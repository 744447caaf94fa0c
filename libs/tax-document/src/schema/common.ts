import { group, leaf, list, optional, pair, type Value } from './shape.ts'
import * as type from './types.ts'

/** The issuer and the number: the first block of every kind. */
export const issuer = group('infoTributaria', {
  environment: leaf('ambiente', type.environment),
  emissionType: leaf('tipoEmision', type.emissionType),
  legalName: leaf('razonSocial', type.text300),
  commercialName: optional(leaf('nombreComercial', type.text300)),
  ruc: leaf('ruc', type.ruc),
  accessKey: leaf('claveAcceso', type.accessKey),
  documentCode: leaf('codDoc', type.code2),
  establishment: leaf('estab', type.branch),
  emissionPoint: leaf('ptoEmi', type.branch),
  sequential: leaf('secuencial', type.sequential),
  headOfficeAddress: leaf('dirMatriz', type.text300),
  withholdingAgent: optional(leaf('agenteRetencion', type.withholdingAgent)),
  rimpe: optional(leaf('contribuyenteRimpe', type.rimpe)),
})

export type IssuerBlock = Value<typeof issuer>

export const payment = group('pago', {
  method: leaf('formaPago', type.paymentMethod),
  amount: leaf('total', type.money),
  term: optional(leaf('plazo', type.money)),
  timeUnit: optional(leaf('unidadTiempo', type.text10)),
})

export const payments = optional(list('pagos', payment))

/** `code` is the tax, `rateCode` its rate in the catalog, `rate` the percentage or dollars per unit. */
export const lineTax = (code: type.TextType) =>
  group('impuesto', {
    code: leaf('codigo', code),
    rateCode: leaf('codigoPorcentaje', type.rateCode),
    rate: leaf('tarifa', type.rate),
    base: leaf('baseImponible', type.money),
    amount: leaf('valor', type.money),
  })

export const compensations = optional(
  list(
    'compensaciones',
    group('compensacion', {
      code: leaf('codigo', type.compensationCode),
      rate: leaf('tarifa', type.rate),
      amount: leaf('valor', type.money),
    }),
  ),
)

/** The first elements of the second block of a note. */
export const noteHeader = {
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
}

/** The limit of one line. */
export const MAX_ITEM_DETAILS = 3
/** The limit of the whole document. */
export const MAX_ADDITIONAL_FIELDS = 15

export const itemDetails = optional(
  list('detallesAdicionales', pair('detAdicional', 'attribute', type.lines300), { max: MAX_ITEM_DETAILS }),
)

export const fiscalMachine = optional(
  group('maquinaFiscal', {
    brand: leaf('marca', type.text30),
    model: leaf('modelo', type.text30),
    serial: leaf('serie', type.text30),
  }),
)

export const additionalInfo = optional(
  list('infoAdicional', pair('campoAdicional', 'text', type.lines300), { max: MAX_ADDITIONAL_FIELDS }),
)

/** Totals of reimbursed documents, in the header of invoices and settlements. */
export const reimbursementTotals = {
  reimbursementCode: optional(leaf('codDocReembolso', type.code2or3)),
  reimbursementTotal: optional(leaf('totalComprobantesReembolso', type.money)),
  reimbursementBase: optional(leaf('totalBaseImponibleReembolso', type.money)),
  reimbursementTax: optional(leaf('totalImpuestoReembolso', type.money)),
}

export const reimbursedDocument = {
  supplierIdentificationType: leaf('tipoIdentificacionProveedorReembolso', type.identificationType),
  supplierIdentification: leaf('identificacionProveedorReembolso', type.text20),
  supplierCountry: optional(leaf('codPaisPagoProveedorReembolso', type.country)),
  supplierKind: leaf('tipoProveedorReembolso', type.personOrCompany),
  documentCode: leaf('codDocReembolso', type.code2or3),
  establishment: leaf('estabDocReembolso', type.branch),
  emissionPoint: leaf('ptoEmiDocReembolso', type.branch),
  sequential: leaf('secuencialDocReembolso', type.sequential),
  issueDate: leaf('fechaEmisionDocReembolso', type.printedDate),
}

export const reimbursedTax = (rate: type.SimpleType) =>
  group('detalleImpuesto', {
    code: leaf('codigo', type.saleTax),
    rateCode: leaf('codigoPorcentaje', type.rateCode),
    rate: leaf('tarifa', rate),
    base: leaf('baseImponibleReembolso', type.money),
    amount: leaf('impuestoReembolso', type.money),
  })
