import type { Issuer, Item, Order } from '../src/index.ts'
import { TEST_TAXPAYER_RUC } from '../src/index.ts'

// Valid orders, which tests change.
export const TODAY = '2026-11-21'

export function anIssuer(changes: Partial<Issuer> = {}): Issuer {
  return {
    ruc: TEST_TAXPAYER_RUC,
    legalName: 'Cafetería Andina S.A.',
    address: 'Quito',
    establishment: { code: '001', address: 'Cuenca' },
    emissionPoint: '002',
    accountingObligated: true,
    environment: 1,
    ...changes,
  }
}

export const aCompany = {
  identificationType: 'RUC',
  identification: '1790011674001',
  legalName: 'Compradora S.A.',
} as const

export const aPerson = {
  identificationType: 'NATIONAL_ID',
  identification: '1710034065',
  legalName: 'Rosa Quishpe',
} as const

export function anItem(changes: Partial<Item> = {}): Item {
  return {
    code: 'CAP',
    description: 'Capuchino',
    quantity: '1',
    unitPrice: '10',
    taxType: 'IVA_RATE',
    tax: '15',
    ...changes,
  }
}

export function anInvoice(changes: Partial<Order<'INVOICE'>> = {}): Order<'INVOICE'> {
  return { documentType: 'INVOICE', customer: aCompany, items: [anItem()], ...changes }
}

const anInvoiceOfToday = { documentType: 'INVOICE', number: '001-002-000000007', issueDate: TODAY }

export function aCreditNote(changes: Partial<Order<'CREDIT_NOTE'>> = {}): Order<'CREDIT_NOTE'> {
  return {
    documentType: 'CREDIT_NOTE',
    customer: aCompany,
    supportingDocument: anInvoiceOfToday,
    reason: 'Devolución',
    items: [anItem()],
    ...changes,
  }
}

export function aDebitNote(changes: Partial<Order<'DEBIT_NOTE'>> = {}): Order<'DEBIT_NOTE'> {
  return {
    documentType: 'DEBIT_NOTE',
    customer: aCompany,
    supportingDocument: anInvoiceOfToday,
    reasons: [{ reason: 'Interés', amount: '10' }],
    taxType: 'IVA_RATE',
    tax: '15',
    ...changes,
  }
}

export function aPurchaseSettlement(changes: Partial<Order<'PURCHASE_SETTLEMENT'>> = {}): Order<'PURCHASE_SETTLEMENT'> {
  return { documentType: 'PURCHASE_SETTLEMENT', supplier: aPerson, items: [anItem()], ...changes }
}

export function aWaybill(changes: Partial<Order<'WAYBILL'>> = {}): Order<'WAYBILL'> {
  return {
    documentType: 'WAYBILL',
    departureAddress: 'Guayaquil',
    carrier: aCompany,
    plate: 'GBA-1234',
    startDate: TODAY,
    endDate: TODAY,
    recipients: [
      {
        identification: '1710034065',
        legalName: 'María Pérez',
        address: 'Cuenca',
        reason: 'Venta',
        items: [{ code: 'CAFE', description: 'Café', quantity: '1' }],
      },
    ],
    ...changes,
  }
}

export function aWithheldDocument(
  changes: Partial<Order<'WITHHOLDING'>['supportingDocuments'][number]> = {},
): Order<'WITHHOLDING'>['supportingDocuments'][number] {
  return {
    supportCode: '01',
    documentType: '01',
    number: '001-002-000000007',
    issueDate: '2026-11-18',
    subtotal: '100',
    total: '115',
    taxes: [{ taxType: 'IVA_RATE', rate: '15', base: '100' }],
    withholdings: [{ taxType: 'INCOME', code: '312', base: '100', rate: '2' }],
    ...changes,
  }
}

export function aWithholding(changes: Partial<Order<'WITHHOLDING'>> = {}): Order<'WITHHOLDING'> {
  return { documentType: 'WITHHOLDING', subject: aCompany, supportingDocuments: [aWithheldDocument()], ...changes }
}
