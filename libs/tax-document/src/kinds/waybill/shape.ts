import { additionalInfo, fiscalMachine, issuer } from '../../schema/common.ts'
import { group, leaf, list, optional, pair, type Shape, type Values } from '../../schema/shape.ts'
import * as type from '../../schema/types.ts'
import { facts } from './facts.ts'

export type WaybillVersion = '1.0.0' | '1.1.0'

/** A waybill's XML: all values are text, as written. Only the access key has its issue date. */
export type WaybillDocument = { documentType: 'WAYBILL'; version: WaybillVersion } & Values<ReturnType<typeof fields>>

/** 1.1.0 has six decimals. */
export function waybillShape(version: WaybillVersion): Shape<ReturnType<typeof fields>> {
  const amount = version === '1.1.0' ? type.fineAmount : type.coarseAmount
  return { root: facts.root, version, requires: { id: true, version: true }, fields: fields(amount) }
}

const fields = (amount: type.DecimalType) => ({
  issuer,
  header,
  recipients: list('destinatarios', recipient(amount)),
  fiscalMachine,
  additionalInfo,
})

const header = group('infoGuiaRemision', {
  establishmentAddress: optional(leaf('dirEstablecimiento', type.text300)),
  departureAddress: leaf('dirPartida', type.text300),
  carrierName: leaf('razonSocialTransportista', type.text300),
  carrierIdentificationType: leaf('tipoIdentificacionTransportista', type.identificationType),
  carrierIdentification: leaf('rucTransportista', type.text20),
  rise: optional(leaf('rise', type.rise)),
  accountingObligated: optional(leaf('obligadoContabilidad', type.yesOrNo)),
  specialContributor: optional(leaf('contribuyenteEspecial', type.specialContributor)),
  startDate: leaf('fechaIniTransporte', type.printedDate),
  endDate: leaf('fechaFinTransporte', type.printedDate),
  plate: leaf('placa', type.text20),
})

const recipient = (amount: type.DecimalType) =>
  group('destinatario', {
    identification: leaf('identificacionDestinatario', type.text20),
    legalName: leaf('razonSocialDestinatario', type.text300),
    address: leaf('dirDestinatario', type.text300),
    reason: leaf('motivoTraslado', type.text300),
    customsDocument: optional(leaf('docAduaneroUnico', type.text20)),
    destinationEstablishment: optional(leaf('codEstabDestino', type.branch)),
    route: optional(leaf('ruta', type.text300)),
    supportingDocumentCode: optional(leaf('codDocSustento', type.code2)),
    supportingDocumentNumber: optional(leaf('numDocSustento', type.printedNumber)),
    supportingDocumentAuthorization: optional(leaf('numAutDocSustento', type.authorization)),
    supportingDocumentDate: optional(leaf('fechaEmisionDocSustento', type.printedDate)),
    items: list('detalles', item(amount)),
  })

const item = (amount: type.DecimalType) =>
  group('detalle', {
    code: optional(leaf('codigoInterno', type.text25)),
    auxiliaryCode: optional(leaf('codigoAdicional', type.text25)),
    description: leaf('descripcion', type.text300),
    quantity: leaf('cantidad', amount),
    details: optional(
      list('detallesAdicionales', pair('detAdicional', 'attribute', type.lines300), { min: 0, max: 3 }),
    ),
  })
