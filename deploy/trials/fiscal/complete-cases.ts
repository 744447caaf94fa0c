import type { Order, Reimbursement } from '@etax/tax-document'
import { anItem, caseOf, company, invoiceOfThisMonth, TODAY } from './case-parts.ts'
import type { FiscalCase } from './fiscal-case.ts'
import { everyTax } from './special-cases.ts'

export function completeCases(): FiscalCase[] {
  return [settlement(), creditNote(), debitNote(), withholding(), waybill()].map((order) =>
    caseOf('all other fields', { ...order, ...common }),
  )
}

const common = {
  issueDate: TODAY,
  currency: 'DOLAR',
  fiscalMachine: { brand: 'Epson', model: 'TM-T20', serial: 'X5KJ0001' },
  additionalInfo: { Pedido: '4500012345' },
}
const party = { ...company, email: 'pagos@example.com', phone: '022555555', address: 'Av. 10 de Agosto, Quito' }
const details = [{ name: 'Lote', value: 'L-7' }]

function settlement(): Order {
  return {
    documentType: 'PURCHASE_SETTLEMENT',
    supplier: party,
    items: [
      anItem({
        auxiliaryCode: 'A-1',
        unit: 'kg',
        details,
        unitPrice: '202.55',
        taxType: 'IVA_NOT_SUBJECT',
        tax: undefined,
      }),
    ],
    payments: [
      { method: '20', amount: '200.55', term: '30', timeUnit: 'DAY' },
      { method: '01', amount: '2.00' },
    ],
    reimbursements: [everyTax('001-002-000004569')],
    negotiable: { email: 'factoring@example.com' },
  }
}

function creditNote(): Order {
  return {
    documentType: 'CREDIT_NOTE',
    customer: party,
    supportingDocument: invoiceOfThisMonth,
    reason: 'Devolución',
    items: [
      anItem({
        auxiliaryCode: 'A-1',
        details,
        quantity: '12',
        unitPrice: '20.05',
        ice: { code: '3031', base: '4.25', rate: '10', amount: '42.50' },
        plasticBottleTax: { amount: '0.24' },
      }),
    ],
  }
}

function debitNote(): Order {
  return {
    documentType: 'DEBIT_NOTE',
    customer: party,
    supportingDocument: invoiceOfThisMonth,
    reasons: [{ reason: 'Diferencia de precio', amount: '100' }],
    taxType: 'IVA_RATE',
    tax: '15',
    ice: [
      { code: '3031', rate: '75' },
      { code: '3031', base: '4.25', rate: '10', amount: '42.50' },
    ],
    payments: [{ method: '19', amount: '250.13', term: '1', timeUnit: 'MONTH' }],
  }
}

/** Rates of reimbursements in withholdings have no decimals, so bottles do not fit. */
function hasWholeRate({ taxType }: Reimbursement['taxes'][number]): boolean {
  return taxType !== 'PLASTIC_BOTTLES'
}

function withholding(): Order {
  const reimbursed = everyTax('001-002-000004570')
  return {
    documentType: 'WITHHOLDING',
    subject: party,
    fiscalPeriod: '11/2026',
    relatedParty: true,
    supportingDocuments: [
      {
        supportCode: '02',
        documentType: '41',
        number: '001-001-000000102',
        issueDate: '2026-11-01',
        accountingDate: '2026-11-02',
        authorizationNumber: '0111202601176000155000120010010000001021234567811',
        subtotal: '202.55',
        total: '217.55',
        taxes: [
          { taxType: 'IVA_NOT_SUBJECT', base: '182.55' },
          { taxType: 'ICE', code: '3031', rate: '75', base: '20', amount: '15.00' },
        ],
        withholdings: [{ taxType: 'INCOME', code: '332', base: '202.55', rate: '0' }],
        payments: [{ method: '20', amount: '217.55' }],
        reimbursements: [{ ...reimbursed, taxes: reimbursed.taxes.filter(hasWholeRate) }],
      },
    ],
  }
}

function waybill(): Order {
  return {
    documentType: 'WAYBILL',
    departureAddress: 'Guayaquil',
    carrier: party,
    plate: 'GBA-1234',
    startDate: TODAY,
    endDate: TODAY,
    recipients: [
      {
        identification: '1710034065',
        legalName: 'María Pérez',
        address: 'Cuenca',
        reason: 'Venta',
        items: [{ code: 'P-1', auxiliaryCode: 'A-1', description: 'Producto', quantity: '7.5', details }],
      },
    ],
  }
}
