import { Decimal } from '@etax/kernel'
import { type Document, nameOf, supportingDocumentTypes, withheldTaxes } from '@etax/tax-document'
import { additionalTable, fiscalMachineBlock, reimbursementsTable } from './extras.ts'
import type { Block, Cell, Piece } from './ride.ts'
import { amount, dashed, factsOf, rate } from './words.ts'

/** The same for both versions of the XML. */
interface Withheld {
  documentCode: string
  documentNumber: string
  documentDate: string
  code: string
  withholdingCode: string
  base: string
  rate: string
  amount: string
  notes: readonly string[]
}

/** Version 2.0.0 is printed in the layout of 1.0.0, as the sheet prescribes. */
export function withholdingBlocks(document: Document<'WITHHOLDING'>): Block[] {
  const { header, additionalInfo, fiscalMachine, supportingDocuments = [] } = document
  const withheld = withheldOf(document)
  const total = Decimal.sum(withheld.map((line) => Decimal.of(line.amount)))
  return [
    {
      kind: 'facts',
      columns: 2,
      facts: factsOf(
        ['Razón social / Nombres y apellidos:', header.subjectName, 'wide'],
        ['Identificación:', header.subjectIdentification],
        ['Fecha de emisión:', header.issueDate],
        ['Período fiscal:', header.fiscalPeriod],
        ['Parte relacionada:', header.relatedParty],
      ),
    },
    withheldTable(withheld, header.fiscalPeriod),
    {
      kind: 'sides',
      left: additionalTable(additionalInfo),
      right: [{ kind: 'totals', lines: [{ label: 'TOTAL RETENIDO', value: amount(total.toString()), strong: true }] }],
    },
    ...reimbursementsTable(supportingDocuments.flatMap(({ reimbursements = [] }) => reimbursements)),
    ...fiscalMachineBlock(fiscalMachine),
  ]
}

function withheldTable(withheld: readonly Withheld[], fiscalPeriod: string): Piece {
  return {
    kind: 'table',
    columns: [
      { title: 'Comprobante' },
      { title: 'Número', width: 82, unbroken: true },
      { title: 'Fecha de emisión', width: 54, unbroken: true },
      { title: 'Ejercicio fiscal', width: 46, unbroken: true },
      { title: 'Base imponible', width: 62, align: 'right', unbroken: true },
      { title: 'Impuesto', width: 46 },
      { title: 'Código', width: 40 },
      { title: 'Porcentaje de retención', width: 52, align: 'right', unbroken: true },
      { title: 'Valor retenido', width: 58, align: 'right', unbroken: true },
    ],
    rows: withheld.map((line) => [
      documentCell(line),
      dashed(line.documentNumber) ?? '',
      line.documentDate,
      fiscalPeriod,
      amount(line.base),
      nameOf(withheldTaxes, line.code),
      line.withholdingCode,
      `${rate(line.rate)} %`,
      amount(line.amount),
    ]),
  }
}

function documentCell({ documentCode, notes }: Withheld): Cell {
  return [nameOf(supportingDocumentTypes, documentCode), ...notes]
}

function withheldOf({ withholdings = [], supportingDocuments = [] }: Document<'WITHHOLDING'>): Withheld[] {
  const single = withholdings.map(({ documentCode = '', documentNumber = '', documentDate = '', ...line }) => ({
    ...line,
    documentCode,
    documentNumber,
    documentDate,
    notes: [],
  }))
  const grouped = supportingDocuments.flatMap((document) =>
    document.withholdings.map(({ dividends, bananas, ...line }) => ({
      ...line,
      documentCode: document.documentCode,
      documentNumber: document.number,
      documentDate: document.issueDate,
      notes: [
        dividends ? `Dividendos de ${dividends.fiscalYear}, pagados el ${dividends.paidOn}` : '',
        bananas ? `${bananas.boxes} cajas de banano a ${amount(bananas.price)}` : '',
      ].filter((note) => note !== ''),
    })),
  )
  return [...single, ...grouped]
}
