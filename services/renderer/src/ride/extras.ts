import { Decimal } from '@etax/kernel'
import { nameOf, numberText, paymentMethods, supportingDocumentTypes } from '@etax/tax-document'
import { type AdditionalField, isLargeContributor } from './issuer.ts'
import type { Piece } from './ride.ts'
import { amount, factsOf, printedTerm } from './words.ts'

export interface PaymentLine {
  method: string
  amount: string
  term?: string | undefined
  timeUnit?: string | undefined
}

export function paymentsTable(payments: readonly PaymentLine[] | undefined): Piece[] {
  if (!payments?.length) return []
  return [
    {
      kind: 'table',
      columns: [
        { title: 'Forma de pago' },
        { title: 'Valor', width: 60, align: 'right', unbroken: true },
        { title: 'Plazo', width: 62 },
      ],
      rows: payments.map(({ method, amount: value, term, timeUnit }) => [
        nameOf(paymentMethods, method),
        amount(value),
        term === undefined ? '' : printedTerm(term, timeUnit),
      ]),
    },
  ]
}

export function additionalTable(all: readonly AdditionalField[] = []): Piece[] {
  const fields = all.filter((field) => !isLargeContributor(field))
  if (fields.length === 0) return []
  return [
    {
      kind: 'table',
      heading: 'Información adicional',
      columns: [{ title: 'Nombre', width: 90 }, { title: 'Valor' }],
      rows: fields.map(({ name, value }) => [name, value]),
    },
  ]
}

export interface ReimbursedDocument {
  supplierIdentification: string
  documentCode: string
  establishment: string
  emissionPoint: string
  sequential: string
  issueDate: string
  authorizationNumber: string
  taxes: readonly { base: string; amount: string }[]
}

export interface Reimbursing {
  header: {
    reimbursementTotal?: string | undefined
    reimbursementBase?: string | undefined
    reimbursementTax?: string | undefined
  }
  reimbursements?: readonly ReimbursedDocument[] | undefined
}

export function reimbursementBlocks({ header, reimbursements }: Reimbursing): Piece[] {
  const table = reimbursementsTable(reimbursements)
  if (table.length === 0) return []
  const money = (value: string | undefined) => value && amount(value)
  const facts = factsOf(
    ['Total de comprobantes:', money(header.reimbursementTotal)],
    ['Total base imponible:', money(header.reimbursementBase)],
    ['Total impuestos:', money(header.reimbursementTax)],
  )
  return [...table, { kind: 'facts', columns: 2, facts }]
}

export function reimbursementsTable(documents: readonly ReimbursedDocument[] | undefined): Piece[] {
  if (!documents?.length) return []
  return [
    {
      kind: 'table',
      heading: 'Comprobantes de reembolso',
      columns: [
        { title: 'Comprobante' },
        { title: 'Número', unbroken: true },
        { title: 'Fecha', unbroken: true },
        { title: 'Proveedor', unbroken: true },
        { title: 'Autorización', unbroken: true },
        { title: 'Base', align: 'right', unbroken: true },
        { title: 'Impuesto', align: 'right', unbroken: true },
      ],
      rows: documents.map((document) => [
        nameOf(supportingDocumentTypes, document.documentCode),
        numberText(document),
        document.issueDate,
        document.supplierIdentification,
        document.authorizationNumber,
        total(document.taxes.map(({ base }) => base)),
        total(document.taxes.map((tax) => tax.amount)),
      ]),
    },
  ]
}

export function fiscalMachineBlock(machine: { brand: string; model: string; serial: string } | undefined): Piece[] {
  if (machine === undefined) return []
  const facts = factsOf(['Marca:', machine.brand], ['Modelo:', machine.model], ['Serie:', machine.serial])
  return [{ kind: 'facts', heading: 'Máquina fiscal', columns: 2, facts }]
}

function total(values: readonly string[]): string {
  return amount(Decimal.sum(values.map((value) => Decimal.of(value))).toString())
}
