import { countries, type Document, nameOf } from '@etax/tax-document'
import { additionalTable, fiscalMachineBlock, paymentsTable, reimbursementBlocks } from './extras.ts'
import { itemsTable } from './items.ts'
import type { Block, Piece } from './ride.ts'
import { totalsBlock } from './totals.ts'
import { amount, factsOf } from './words.ts'

type Invoice = Document<'INVOICE'>

export function invoiceBlocks(invoice: Invoice): Block[] {
  const { header } = invoice
  return [
    { kind: 'facts', columns: 2, facts: customerFacts(header) },
    itemsTable(invoice.items),
    {
      kind: 'sides',
      left: [...additionalTable(invoice.additionalInfo), ...paymentsTable(header.payments)],
      right: [totals(invoice)],
    },
    ...exportBlock(header),
    ...reimbursementBlocks(invoice),
    ...presumptiveTable(invoice),
    ...transportBlocks(invoice),
    ...fiscalMachineBlock(invoice.fiscalMachine),
  ]
}

function customerFacts(header: Invoice['header']) {
  return factsOf(
    ['Razón social / Nombres y apellidos:', header.customerName, 'wide'],
    ['Identificación:', header.customerIdentification],
    ['Fecha de emisión:', header.issueDate],
    ['Guía de remisión:', header.waybillNumber],
    ['Placa / Matrícula:', header.plate],
    ['Dirección:', header.customerAddress, 'wide'],
  )
}

/** Items of third parties are part of the total only. */
function totals({ header, items, thirdPartyItems = [] }: Invoice): Piece {
  return totalsBlock({
    ...header,
    items,
    lines: items,
    more: [
      ['PROPINA', header.tip],
      ['FLETE INTERNACIONAL', header.internationalFreight],
      ['SEGURO INTERNACIONAL', header.internationalInsurance],
      ['GASTOS ADUANEROS', header.customsExpenses],
      ['OTROS GASTOS DE TRANSPORTE', header.otherTransportExpenses],
      ...thirdPartyItems.map(({ concept, amount: value }) => [`RUBRO DE TERCEROS: ${concept}`, value] as const),
    ],
  })
}

function exportBlock(header: Invoice['header']): Piece[] {
  const country = (code: string | undefined) => code && nameOf(countries, code)
  const facts = factsOf(
    ['Comercio exterior:', header.foreignTrade],
    ['Incoterm:', header.incoterm],
    ['Lugar del incoterm:', header.incotermPlace],
    ['Incoterm del total sin impuestos:', header.incotermSubtotal],
    ['País de origen:', country(header.originCountry)],
    ['Puerto de embarque:', header.loadingPort],
    ['País de destino:', country(header.destinationCountry)],
    ['Puerto de destino:', header.destinationPort],
    ['País de adquisición:', country(header.acquisitionCountry)],
  )
  return facts.length === 0 ? [] : [{ kind: 'facts', heading: 'Exportación', columns: 2, facts }]
}

/** Presumptive withholdings of newspapers and fuels (table 23 of the sheet). */
function presumptiveTable({ presumptiveWithholdings, header }: Invoice): Piece[] {
  const rows = (presumptiveWithholdings ?? []).map(({ rateCode, rate, amount: value }) => [
    rateCode.length === 3 ? `Impuesto a la renta (${rateCode})` : `IVA (${rateCode})`,
    amount(rate),
    amount(value),
  ])
  if (header.ivaWithheld !== undefined) rows.push(['Retención de IVA', '', amount(header.ivaWithheld)])
  if (header.incomeTaxWithheld !== undefined) rows.push(['Retención de renta', '', amount(header.incomeTaxWithheld)])
  if (rows.length === 0) return []
  const columns = [
    { title: 'Retención presuntiva' },
    { title: 'Tarifa', width: 60, align: 'right' as const, unbroken: true as const },
    { title: 'Valor', width: 70, align: 'right' as const, unbroken: true as const },
  ]
  return [{ kind: 'table', columns, rows }]
}

function transportBlocks({ transport }: Invoice): Piece[] {
  if (transport === undefined) return []
  const facts = factsOf(
    ['Transportista:', transport.carrierName, 'wide'],
    ['Identificación:', transport.carrierIdentification],
    ['Placa:', transport.plate],
    ['Fecha de inicio:', transport.startDate],
    ['Fecha de fin:', transport.endDate],
    ['Punto de partida:', transport.departureAddress, 'wide'],
    ['Destino:', transport.arrivalAddress, 'wide'],
  )
  const columns = [
    { title: 'Motivo del traslado' },
    { title: 'Ruta' },
    { title: 'Documento aduanero', width: 90 },
    { title: 'Establecimiento', width: 62 },
  ]
  const rows = transport.destinations.map(({ reason, route, customsDocument, establishment }) => [
    reason,
    route ?? '',
    customsDocument ?? '',
    establishment ?? '',
  ])
  return [
    { kind: 'facts', heading: 'Información sustitutiva de la guía de remisión', columns: 2, facts },
    { kind: 'table', columns, rows },
  ]
}
