import type { Item, Order } from '@etax/tax-document'

const customer = {
  identificationType: 'NATIONAL_ID' as const,
  identification: '1710034065',
  legalName: 'María José Peña Núñez',
  address: 'Guayaquil, Cdla. Kennedy Norte, Mz. 12',
}
const abroad = {
  identificationType: 'FOREIGN_ID' as const,
  identification: 'X-4711',
  legalName: 'Müller & Söhne GmbH',
  address: 'Hafenstraße 1, Hamburg',
}
const company = {
  identificationType: 'RUC' as const,
  identification: '1790012345001',
  legalName: 'Transportes del Pacífico Cía. Ltda.',
}
const earlier = { documentType: 'INVOICE', number: '001-002-000000123', issueDate: '2026-11-02' }

function anItem(change: Partial<Item> = {}): Item {
  return {
    code: 'CAF-500',
    description: 'Café de altura tostado en grano, 500 g',
    quantity: '2',
    unitPrice: '12.345678',
    taxType: 'IVA_RATE',
    tax: '15',
    ...change,
  }
}

/** The orders have the special cases of each kind. */
export const orders: Record<string, Order> = {
  invoice: {
    documentType: 'INVOICE',
    customer,
    items: [
      anItem({ details: [{ name: 'Lote', value: '2026-11 / Zaruma' }] }),
      anItem({ code: 'SRV-1', description: 'Consultoría (mensual)', tax: '0', unit: 'hora', discount: '1.50' }),
      anItem({ code: 'EXE-1', description: 'Libro «Ñuca llacta»', taxType: 'IVA_EXEMPT', tax: undefined }),
      anItem({ code: 'GAS-1', description: 'Cocina de inducción', unsubsidizedPrice: '20.50' }),
    ],
    tip: '2.00',
    deliveryNote: '001-001-000000045',
    thirdPartyItems: [{ concept: 'Tasa de recolección', amount: '3.25' }],
    additionalInfo: {
      Vendedor: 'Íñigo',
      Observación: 'Entregar en la puerta lateral, de 8h00 a 12h30; pago: 50 € en caja',
    },
  },
  export: {
    documentType: 'INVOICE',
    customer: abroad,
    items: [anItem({ description: 'Banano Cavendish, caja de 18,14 kg', quantity: '1080', tax: '0' })],
    exportation: {
      incoterm: 'CIF',
      incotermPlace: 'Hamburgo',
      originCountry: '593',
      loadingPort: 'Guayaquil',
      destinationPort: 'Hamburgo',
      destinationCountry: '202',
      acquisitionCountry: '202',
      internationalFreight: '1200.00',
      internationalInsurance: '150.00',
      customsExpenses: '75.00',
    },
  },
  reimbursement: {
    documentType: 'INVOICE',
    customer: company,
    items: [
      anItem({
        description: 'Reembolso de gastos',
        quantity: '1',
        unitPrice: '115',
        taxType: 'IVA_NOT_SUBJECT',
        tax: undefined,
      }),
    ],
    reimbursements: [
      {
        supplier: { identificationType: 'RUC', identification: '1790012345001', kind: 'COMPANY' },
        documentType: '01',
        number: '001-001-000000077',
        issueDate: '2026-11-18',
        authorizationNumber: '1'.repeat(49),
        taxes: [{ taxType: 'IVA_RATE', tax: '15', base: '100' }],
      },
    ],
  },
  'purchase-settlement': {
    documentType: 'PURCHASE_SETTLEMENT',
    supplier: customer,
    items: [anItem({ description: 'Cacao en baba, quintal' })],
  },
  'credit-note': {
    documentType: 'CREDIT_NOTE',
    customer,
    supportingDocument: earlier,
    reason: 'Devolución parcial de la mercadería',
    items: [anItem({ quantity: '1' })],
  },
  'debit-note': {
    documentType: 'DEBIT_NOTE',
    customer,
    supportingDocument: earlier,
    reasons: [{ reason: 'Intereses por mora de treinta días', amount: '12.34' }],
    taxType: 'IVA_RATE',
    tax: '15',
  },
  withholding: {
    documentType: 'WITHHOLDING',
    subject: company,
    supportingDocuments: [
      {
        supportCode: '01',
        documentType: 'INVOICE',
        number: '001-002-000000123',
        issueDate: '2026-11-02',
        authorizationNumber: '1'.repeat(49),
        subtotal: '100.00',
        total: '115.00',
        taxes: [{ taxType: 'IVA_RATE', rate: '15', base: '100.00' }],
        withholdings: [
          { taxType: 'INCOME', code: '312', base: '100.00', rate: '2' },
          { taxType: 'IVA', code: '1', base: '15.00', rate: '30' },
        ],
      },
    ],
  },
  waybill: {
    documentType: 'WAYBILL',
    departureAddress: 'Bodega Sur, Av. Maldonado S29-106, Quito',
    carrier: company,
    plate: 'PBA-1234',
    startDate: '2026-11-21',
    endDate: '2026-11-23',
    recipients: [
      {
        identification: '1710034065',
        legalName: 'María José Peña Núñez',
        address: 'Calle Larga 3-40, Cuenca',
        reason: 'Venta',
        route: 'Quito – Ambato – Cuenca',
        supportingDocument: { ...earlier, authorizationNumber: '1'.repeat(49) },
        items: [{ code: 'CAF-500', description: 'Café de altura, 500 g', quantity: '24' }],
      },
    ],
  },
}
