import { type Issuer, type Item, type Order, TEST_TAXPAYER_RUC } from '@etax/tax-document'
import type { FiscalCase } from './fiscal-case.ts'

export const TODAY = '2026-11-21'

const issuer: Issuer = {
  ruc: TEST_TAXPAYER_RUC,
  legalName: 'Emisor de Prueba S.A.',
  address: 'Quito',
  establishment: { code: '001', address: 'Cuenca' },
  emissionPoint: '001',
  accountingObligated: true,
  environment: 1,
}

export const company = {
  identificationType: 'RUC',
  identification: '1790011674001',
  legalName: 'Compradora S.A.',
} as const
export const person = {
  identificationType: 'NATIONAL_ID',
  identification: '1710034065',
  legalName: 'María Pérez',
} as const
export const invoiceOfThisMonth = { documentType: 'INVOICE', number: '001-002-000000007', issueDate: '2026-11-10' }

export function caseOf(about: string, order: Order): FiscalCase {
  return { about, issuer, today: TODAY, order }
}

export function anItem(changes: Partial<Item> = {}): Item {
  return {
    code: 'P-1',
    description: 'Producto',
    quantity: '1',
    unitPrice: '10',
    taxType: 'IVA_RATE',
    tax: '15',
    ...changes,
  }
}

export function invoiceCase(
  about: string,
  items: readonly Item[],
  changes: Partial<Order<'INVOICE'>> = {},
): FiscalCase {
  return caseOf(about, { documentType: 'INVOICE', customer: company, items, ...changes })
}

export function inParts<T>(entries: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, at) => entries.slice(at * size, (at + 1) * size))
}
