// Keeps back income tax and value-added tax of a supplier's invoice.
//
//   npm run example withhold.ts     (in the clone, beside npm start)
//   ETAX_API_KEY=ak_test_… ETAX_TAXPAYER_RUC=1799999990001 node withhold.ts
import { Etax } from '@etax/client'

const etax = new Etax()
// The day in Ecuador.
const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)

const receipt = await etax.withholdings.issueAndWait({
  subject: {
    identificationType: 'RUC',
    identification: '1790016919001',
    legalName: 'Corporación Favorita C.A.',
    email: 'supplier@example.com',
  },
  fiscalPeriod: `${today.slice(5, 7)}/${today.slice(0, 4)}`,
  supportingDocuments: [
    {
      supportCode: '01',
      documentType: 'INVOICE',
      number: '001-002-000000123',
      issueDate: today,
      accountingDate: today,
      subtotal: 100,
      total: 115,
      taxes: [{ taxType: 'IVA_RATE', rate: 15, base: 100, amount: 15 }],
      withholdings: [
        { taxType: 'INCOME', code: '312', base: 100, rate: 1.75 },
        { taxType: 'IVA', code: '1', base: 15, rate: 30 },
      ],
      payments: [{ method: '01', amount: 115 }],
    },
  ],
})
console.log('withholding', receipt.number, receipt.status)
