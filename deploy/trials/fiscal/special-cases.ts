import type { Item, Reimbursement } from '@etax/tax-document'
import { anItem, caseOf, company, invoiceCase, invoiceOfThisMonth, person } from './case-parts.ts'
import type { FiscalCase } from './fiscal-case.ts'

export function oldRates(): FiscalCase[] {
  const cases = [
    { day: '2016-05-10', tax: '12' },
    { day: '2016-07-10', tax: '14' },
    { day: '2024-03-10', tax: '12' },
  ]
  return cases.flatMap(({ day, tax }) => {
    const supportingDocument = { ...invoiceOfThisMonth, issueDate: day }
    const items = [anItem({ quantity: '3', unitPrice: '7.7777', discount: '0.33', tax })]
    const reasons = [
      { reason: 'Interés', amount: '10.05' },
      { reason: 'Flete', amount: '0.98' },
    ]
    const note = { customer: company, supportingDocument }
    return [
      caseOf(`${tax} % of ${day}`, { documentType: 'CREDIT_NOTE', ...note, items, reason: 'Devolución' }),
      caseOf(`${tax} % of ${day}`, { documentType: 'DEBIT_NOTE', ...note, reasons, taxType: 'IVA_RATE', tax }),
    ]
  })
}

export function refunds(): FiscalCase[] {
  const items = [anItem({ quantity: '4', unitPrice: '25' }), anItem({ code: 'P-2', unitPrice: '99.99', tax: '5' })]
  const both = [
    { tax: '15', amount: '12.50' },
    { tax: '5', amount: '5.00' },
  ]
  const note = { customer: person, supportingDocument: invoiceOfThisMonth }
  return [
    invoiceCase('refund of a part', items, { customer: person, ivaRefunds: [{ tax: '15', amount: '0.01' }] }),
    invoiceCase('refunds at two rates, one in full', items, { customer: person, ivaRefunds: both }),
    caseOf('refunds at two rates', {
      documentType: 'CREDIT_NOTE',
      ...note,
      items,
      reason: 'Devolución',
      ivaRefunds: both,
    }),
    caseOf('refund of all', {
      documentType: 'DEBIT_NOTE',
      ...note,
      reasons: [{ reason: 'Diferencia', amount: '33.33' }],
      taxType: 'IVA_RATE',
      tax: '15',
      ivaRefunds: [{ tax: '15', amount: '5.00' }],
    }),
  ]
}

export function fuels(): FiscalCase[] {
  const diesel = anItem({ code: 'DIESEL', quantity: '10', unitPrice: '2.10', unsubsidizedPrice: '2.45', unit: 'galón' })
  const gas = anItem({
    code: 'GLP',
    quantity: '3.333333',
    unitPrice: '1.600001',
    unsubsidizedPrice: '12.123456',
    tax: '0',
  })
  const thirdPartyItems = [
    { concept: 'Tasa de bomberos', amount: '0.57' },
    { concept: 'Recolección', amount: '3.25' },
  ]
  return [
    invoiceCase('subsidy: 10 gallons', [diesel]),
    invoiceCase('subsidies at two rates', [diesel, gas, anItem()]),
    invoiceCase('subsidy, advance withholdings, tip, for others', [diesel, gas], {
      presumptiveWithholdings: [{ code: '3', rate: '2.00', amount: '0.42' }],
      ivaWithheld: '0.63',
      incomeTaxWithheld: '0.05',
      tip: '2.10',
      thirdPartyItems,
    }),
  ]
}

export function exportations(): FiscalCase[] {
  const customer = { identificationType: 'FOREIGN_ID', identification: 'X4711', legalName: 'Müller GmbH' } as const
  const exportation = {
    incoterm: 'FOB',
    incotermPlace: 'Guayaquil',
    originCountry: '593',
    loadingPort: 'Guayaquil',
    destinationPort: 'Hamburgo',
    destinationCountry: '202',
  }
  const expenses = {
    internationalFreight: '1234.56',
    internationalInsurance: '78.90',
    customsExpenses: '12.34',
    otherTransportExpenses: '0.99',
  }
  const fruit = anItem({ code: 'BAN', quantity: '1080', unitPrice: '6.123456', tax: '0', discount: '13.23' })
  return [
    invoiceCase('export FOB', [fruit], { customer, exportation }),
    invoiceCase(
      'export CIF with all expenses',
      [fruit, anItem({ ...fruit, code: 'PIÑA', quantity: '0.5', discount: '0.01' })],
      {
        customer,
        exportation: {
          ...exportation,
          incoterm: 'CIF',
          incotermSubtotal: 'FOB',
          acquisitionCountry: '202',
          ...expenses,
        },
      },
    ),
  ]
}

function reimbursed(number: string, taxes: Reimbursement['taxes']): Reimbursement {
  return {
    supplier: { identificationType: 'RUC', identification: '1760001550001', kind: 'COMPANY', country: '593' },
    documentType: '01',
    number,
    issueDate: '2026-11-02',
    authorizationNumber: '0211202601176000155000120010020000045671234567811',
    taxes,
  }
}

export function everyTax(number: string): Reimbursement {
  return reimbursed(number, [
    { taxType: 'IVA_RATE', tax: '15', base: '80.07' },
    { taxType: 'IVA_RATE', tax: '5', base: '10.50', amount: '0.53' },
    { taxType: 'IVA_RATE', tax: '0', base: '23.00' },
    { taxType: 'IVA_EXEMPT', base: '4.44' },
    { taxType: 'IVA_NOT_SUBJECT', base: '3.33' },
    { taxType: 'ICE', code: '3031', tax: '75', base: '20' },
    { taxType: 'PLASTIC_BOTTLES', base: '6', amount: '0.12' },
  ])
}

export function reimbursements(): FiscalCase[] {
  const spent = (unitPrice: string): Item[] => [
    anItem({ code: 'REEMB', unitPrice, taxType: 'IVA_NOT_SUBJECT', tax: undefined }),
    anItem({ code: 'HON', unitPrice: '150.55' }),
  ]
  const one = reimbursed('001-002-000004567', [{ taxType: 'IVA_RATE', tax: '15', base: '33.33' }])
  return [
    invoiceCase('reimbursement of one document', spent('38.33'), { reimbursements: [one] }),
    invoiceCase('reimbursements with every tax', spent('213.33'), {
      reimbursements: [one, everyTax('001-002-000004568')],
    }),
  ]
}

export function settlements(): FiscalCase[] {
  const rates: (string | undefined)[] = ['0', '5', '15', undefined]
  return rates.map((tax) =>
    caseOf(tax === undefined ? 'bought from an exempt seller' : `bought at ${tax} %`, {
      documentType: 'PURCHASE_SETTLEMENT',
      supplier: person,
      items: [
        anItem({ quantity: '3', unitPrice: '18.005', taxType: tax === undefined ? 'IVA_EXEMPT' : 'IVA_RATE', tax }),
        anItem({
          code: 'P-2',
          quantity: '1.5',
          unitPrice: '2.345678',
          discount: '0.52',
          unsubsidizedPrice: '3',
          unit: 'kg',
        }),
      ],
    }),
  )
}

export function waybills(): FiscalCase[] {
  return ['1', '0.000001', '123456.789012'].map((quantity) =>
    caseOf(`goods: ${quantity}`, {
      documentType: 'WAYBILL',
      departureAddress: 'Guayaquil',
      carrier: company,
      plate: 'GBA-1234',
      startDate: '2026-11-21',
      endDate: '2026-11-22',
      recipients: [1, 2].map((recipient) => ({
        identification: '1710034065',
        legalName: `Destinatario ${recipient}`,
        address: 'Cuenca',
        reason: 'Venta',
        items: [{ code: 'P-1', description: 'Producto', quantity }],
      })),
    }),
  )
}
