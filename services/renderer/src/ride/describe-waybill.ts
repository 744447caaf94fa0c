import { type Document, nameOf, supportingDocumentTypes } from '@etax/tax-document'
import { additionalTable, fiscalMachineBlock } from './extras.ts'
import type { Block, Cell, Piece } from './ride.ts'
import { amount, factsOf } from './words.ts'

type Recipient = Document<'WAYBILL'>['recipients'][number]
type Goods = Recipient['items'][number]

export function waybillBlocks({ header, recipients, additionalInfo, fiscalMachine }: Document<'WAYBILL'>): Block[] {
  return [
    {
      kind: 'facts',
      columns: 2,
      facts: factsOf(
        ['Transportista:', header.carrierName, 'wide'],
        ['Identificación:', header.carrierIdentification],
        ['Placa:', header.plate],
        ['Fecha de inicio del transporte:', header.startDate],
        ['Fecha de fin del transporte:', header.endDate],
        ['Punto de partida:', header.departureAddress, 'wide'],
      ),
    },
    ...recipients.flatMap(recipientBlocks),
    ...additionalTable(additionalInfo),
    ...fiscalMachineBlock(fiscalMachine),
  ]
}

function recipientBlocks(recipient: Recipient, index: number): Piece[] {
  const sale = [
    recipient.supportingDocumentCode && nameOf(supportingDocumentTypes, recipient.supportingDocumentCode),
    recipient.supportingDocumentNumber,
  ]
  const facts = factsOf(
    ['Razón social / Nombres y apellidos:', recipient.legalName, 'wide'],
    ['Identificación:', recipient.identification],
    ['Establecimiento de destino:', recipient.destinationEstablishment],
    ['Destino (punto de llegada):', recipient.address, 'wide'],
    ['Motivo del traslado:', recipient.reason, 'wide'],
    ['Ruta:', recipient.route, 'wide'],
    ['Comprobante de venta:', sale.filter(Boolean).join(' ')],
    ['Fecha de emisión:', recipient.supportingDocumentDate],
    ['Número de autorización:', recipient.supportingDocumentAuthorization, 'wide'],
    ['Documento aduanero:', recipient.customsDocument],
  )
  return [{ kind: 'facts', heading: `Destinatario ${index + 1}`, columns: 2, facts }, goodsTable(recipient.items)]
}

function goodsTable(goods: readonly Goods[]): Piece {
  return {
    kind: 'table',
    columns: [
      { title: 'Cantidad', width: 62, align: 'right', unbroken: true },
      { title: 'Descripción' },
      { title: 'Cód. principal', width: 90 },
      { title: 'Cód. auxiliar', width: 90 },
    ],
    rows: goods.map((item) => [
      amount(item.quantity),
      descriptionCell(item),
      item.code ?? '',
      item.auxiliaryCode ?? '',
    ]),
  }
}

function descriptionCell({ description, details = [] }: Goods): Cell {
  return [description, ...details.map(({ name, value }) => `${name}: ${value}`)]
}
