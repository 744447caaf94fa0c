import { type BodyOf, type Envelope, envelope, ReceiptAuthorized } from '@etax/contracts'
import { newId } from '@etax/kernel'
import { draftDocument, type Issuer, numberDraft, type Order, TEST_TAXPAYER_RUC } from '@etax/tax-document'
import { writeAuthorization } from '@etax/tax-document/xml'

export type Authorized = Envelope<BodyOf<typeof ReceiptAuthorized>>

export const workspaceId = '01935a2e-7c1f-7abc-8def-0123456789aa'
const now = Date.parse('2026-11-21T15:04:07.000Z')

export const issuer: Issuer = {
  ruc: TEST_TAXPAYER_RUC,
  legalName: 'Compañía Comercial Ñandú & Hijos S.A.',
  commercialName: 'La Esquina del Café',
  address: 'Av. Amazonas N34-451 y Av. Atahualpa, Quito',
  establishment: { code: '001', address: 'Calle Larga 3-40, Cuenca' },
  emissionPoint: '001',
  accountingObligated: true,
  specialContributorCode: '5368',
  rimpe: 'ENTREPRENEUR',
  withholdingAgent: '1',
  environment: 1,
}

export function anInvoice(lines = 5): Order {
  return {
    documentType: 'INVOICE',
    customer: {
      identificationType: 'NATIONAL_ID',
      identification: '1710034065',
      legalName: 'María José Peña Núñez',
      email: 'maria@example.com',
      address: 'Guayaquil, Cdla. Kennedy Norte',
    },
    items: Array.from({ length: lines }, (_, index) => ({
      code: `P-${index + 1}`,
      description: `Café de altura número ${index + 1}`,
      quantity: '2',
      unitPrice: '12.345678',
      taxType: 'IVA_RATE' as const,
      tax: index % 2 === 0 ? '15' : '0',
    })),
    additionalInfo: { Vendedor: 'Íñigo' },
  }
}

export function authorized(order: Order, by: Issuer = issuer): { accessKey: string; number: string; xml: string } {
  const outcome = draftDocument(order, by, { today: '2026-11-21' })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.violations))
  const { accessKey, number, xml } = numberDraft(outcome.draft, { sequential: 1, numericCode: '12345678' })
  const wrapper = writeAuthorization({
    state: 'AUTORIZADO',
    number: `TEST-${accessKey}`,
    authorizedAt: now,
    environment: 'PRUEBAS',
    document: xml,
    messages: [],
  })
  return { accessKey, number, xml: wrapper }
}

export function receiptAuthorized(order: Order, change: Partial<Authorized['body']> = {}): Authorized {
  const { accessKey, number, xml } = authorized(order)
  const receiptId = newId()
  const { example } = ReceiptAuthorized
  const receipt = { ...example.receipt, id: receiptId, accessKey, number, documentType: order.documentType }
  const body = { ...example, receiptId, documentType: order.documentType, receipt, xml, ...change }
  return envelope(ReceiptAuthorized, body, { tenantId: workspaceId, correlationId: receiptId })
}
