import { aCustomer, anItem } from './invoices.ts'

const supplier = { identificationType: 'RUC', identification: '1790016919001', legalName: 'Corporación Favorita C.A.' }

export const otherKinds = {
  'credit-notes': (support: Support, email: string) => ({
    customer: aCustomer({ email }),
    supportingDocument: { accessKey: support.accessKey },
    reason: 'Devolución',
    items: [anItem({ quantity: 1 })],
  }),
  'debit-notes': (support: Support, email: string) => ({
    customer: aCustomer({ email }),
    supportingDocument: { documentType: 'INVOICE', number: support.number, issueDate: support.issueDate },
    reasons: [{ reason: 'Interés por mora', amount: 5 }],
    taxType: 'IVA_RATE',
    tax: 15,
  }),
  withholdings: (support: Support, email: string) => ({
    subject: { ...supplier, email },
    fiscalPeriod: `${support.issueDate.slice(5, 7)}/${support.issueDate.slice(0, 4)}`,
    supportingDocuments: [
      {
        supportCode: '01',
        documentType: 'INVOICE',
        number: '001-002-000000123',
        issueDate: support.issueDate,
        accountingDate: support.issueDate,
        subtotal: 100,
        total: 115,
        taxes: [{ taxType: 'IVA_RATE', rate: 15, base: 100, amount: 15 }],
        withholdings: [{ taxType: 'INCOME', code: '312', base: 100, rate: 1.75 }],
        payments: [{ method: '01', amount: 115 }],
      },
    ],
  }),
  'purchase-settlements': (_support: Support, email: string) => ({
    supplier: aCustomer({ email, legalName: 'Rosa Quishpe' }),
    items: [anItem({ code: 'PAPA', description: 'Quintal de papas', quantity: 3, unitPrice: 18 })],
  }),
  waybills: (support: Support, email: string) => ({
    departureAddress: 'Av. Amazonas N24-03, Quito',
    carrier: { ...supplier, legalName: 'Transportes Andinos' },
    plate: 'PBA1234',
    startDate: support.issueDate,
    endDate: support.issueDate,
    recipients: [
      {
        identification: '1710034065',
        legalName: 'María Pérez',
        address: 'Av. Loja 12-34, Cuenca',
        reason: 'Venta',
        items: [{ code: 'A-1', description: 'Café en grano', quantity: 2 }],
      },
    ],
    email,
  }),
}

export interface Support {
  accessKey: string
  number: string
  issueDate: string
}

export type OtherKind = keyof typeof otherKinds
