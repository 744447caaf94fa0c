import {
  additionalInfo,
  compensations,
  fiscalMachine,
  issuer,
  itemDetails,
  lineTax,
  payments,
  reimbursedDocument,
  reimbursedTax,
  reimbursementTotals,
} from '../../schema/common.ts'
import { group, leaf, list, optional, type Shape, type Values, when } from '../../schema/shape.ts'
import * as type from '../../schema/types.ts'
import { facts } from './facts.ts'

export type InvoiceVersion = '1.0.0' | '1.1.0' | '2.0.0' | '2.1.0'

export type InvoiceDocument = { documentType: 'INVOICE'; version: InvoiceVersion } & Values<ReturnType<typeof fields>>

/** 1.1.0 and 2.1.0 have six decimals and presumptive withholdings; 2.x has waybill data and third parties' items. */
export function invoiceShape(version: InvoiceVersion): Shape<ReturnType<typeof fields>> {
  return {
    root: facts.root,
    version,
    requires: { id: false, version: false },
    fields: fields({ fine: version.endsWith('.1.0'), second: version.startsWith('2.') }),
  }
}

interface Edition {
  fine: boolean
  second: boolean
}

const fields = (edition: Edition) => ({
  issuer,
  header: header(),
  items: list('detalles', item(edition)),
  reimbursements: optional(list('reembolsos', reimbursement)),
  presumptiveWithholdings: when(edition.fine, optional(list('retenciones', presumptiveWithholding))),
  transport: when(edition.second, optional(transport)),
  thirdPartyItems: when(edition.second, optional(list('otrosRubrosTerceros', thirdPartyItem))),
  negotiable: optional(group('tipoNegociable', { email: leaf('correo', type.text100) })),
  fiscalMachine,
  additionalInfo,
})

const header = () =>
  group('infoFactura', {
    issueDate: leaf('fechaEmision', type.printedDate),
    establishmentAddress: optional(leaf('dirEstablecimiento', type.text300)),
    specialContributor: optional(leaf('contribuyenteEspecial', type.specialContributor)),
    accountingObligated: optional(leaf('obligadoContabilidad', type.yesOrNo)),
    foreignTrade: optional(leaf('comercioExterior', type.exporter)),
    incoterm: optional(leaf('incoTermFactura', type.incoterm)),
    incotermPlace: optional(leaf('lugarIncoTerm', type.text300)),
    originCountry: optional(leaf('paisOrigen', type.country)),
    loadingPort: optional(leaf('puertoEmbarque', type.text300)),
    destinationPort: optional(leaf('puertoDestino', type.text300)),
    destinationCountry: optional(leaf('paisDestino', type.country)),
    acquisitionCountry: optional(leaf('paisAdquisicion', type.country)),
    customerIdentificationType: leaf('tipoIdentificacionComprador', type.identificationType),
    waybillNumber: optional(leaf('guiaRemision', type.printedNumber)),
    customerName: leaf('razonSocialComprador', type.text300),
    customerIdentification: leaf('identificacionComprador', type.text20),
    customerAddress: optional(leaf('direccionComprador', type.text300)),
    subtotal: leaf('totalSinImpuestos', type.money),
    subsidy: optional(leaf('totalSubsidio', type.money)),
    incotermSubtotal: optional(leaf('incoTermTotalSinImpuestos', type.incoterm)),
    discount: leaf('totalDescuento', type.signedMoney),
    ...reimbursementTotals,
    taxes: list('totalConImpuestos', taxTotal),
    compensations,
    tip: optional(leaf('propina', type.money)),
    internationalFreight: optional(leaf('fleteInternacional', type.money)),
    internationalInsurance: optional(leaf('seguroInternacional', type.money)),
    customsExpenses: optional(leaf('gastosAduaneros', type.money)),
    otherTransportExpenses: optional(leaf('gastosTransporteOtros', type.money)),
    total: leaf('importeTotal', type.money),
    currency: optional(leaf('moneda', type.text15)),
    plate: optional(leaf('placa', type.text20)),
    payments,
    ivaWithheld: optional(leaf('valorRetIva', type.money)),
    incomeTaxWithheld: optional(leaf('valorRetRenta', type.money)),
  })

const taxTotal = group('totalImpuesto', {
  code: leaf('codigo', type.saleTax),
  rateCode: leaf('codigoPorcentaje', type.rateCode),
  additionalDiscount: optional(leaf('descuentoAdicional', type.signedMoney)),
  base: leaf('baseImponible', type.money),
  rate: optional(leaf('tarifa', type.rate)),
  amount: leaf('valor', type.money),
  ivaRefund: optional(leaf('valorDevolucionIva', type.money)),
})

const item = ({ fine }: Edition) => {
  const amount = fine ? type.fineAmount : type.coarseAmount
  return group('detalle', {
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
    taxes: list('impuestos', lineTax(type.saleTax)),
  })
}

const reimbursement = group('reembolsoDetalle', {
  ...reimbursedDocument,
  authorizationNumber: leaf('numeroautorizacionDocReemb', type.authorization),
  taxes: list('detalleImpuestos', reimbursedTax(type.rate)),
  compensations: optional(
    list(
      'compensacionesReembolso',
      group('compensacionReembolso', {
        code: leaf('codigo', type.compensationCode),
        rate: leaf('tarifa', type.rate),
        amount: leaf('valor', type.money),
      }),
    ),
  ),
})

const presumptiveWithholding = group('retencion', {
  code: leaf('codigo', type.presumptiveTax),
  rateCode: leaf('codigoPorcentaje', type.code1to3),
  rate: leaf('tarifa', type.presumptiveRate),
  amount: leaf('valor', type.money),
})

const transport = group('infoSustitutivaGuiaRemision', {
  departureAddress: leaf('dirPartida', type.text300),
  arrivalAddress: leaf('dirDestinatario', type.text300),
  startDate: leaf('fechaIniTransporte', type.printedDate),
  endDate: leaf('fechaFinTransporte', type.printedDate),
  carrierName: leaf('razonSocialTransportista', type.text300),
  carrierIdentificationType: leaf('tipoIdentificacionTransportista', type.identificationType),
  carrierIdentification: leaf('rucTransportista', type.text20),
  plate: leaf('placa', type.text20),
  destinations: list(
    'destinos',
    group('destino', {
      reason: leaf('motivoTraslado', type.text300),
      customsDocument: optional(leaf('docAduaneroUnico', type.text64)),
      establishment: optional(leaf('codEstabDestino', type.branch)),
      route: optional(leaf('ruta', type.text300)),
    }),
  ),
})

const thirdPartyItem = group('rubro', {
  concept: leaf('concepto', type.text300),
  amount: leaf('total', type.money),
})
