// Takes back a part of a sale: a credit note for an invoice that was issued here.
//
//   npm run example credit.ts     (in the clone, beside npm start)
//   ETAX_API_KEY=ak_test_… ETAX_TAXPAYER_RUC=1799999990001 node credit.ts
import { Etax } from '@etax/client'

const etax = new Etax()
const coffee = { code: 'A-1', description: 'Café en grano', unitPrice: 10, taxType: 'IVA_RATE', tax: 15 } as const

const invoice = await etax.invoices.issueAndWait({
  customer: { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'María Pérez' },
  items: [{ ...coffee, quantity: 2 }],
})
console.log('invoice', invoice.number, invoice.status)

// The note takes its customer from the invoice.
const note = await etax.creditNotes.issueAndWait({
  supportingDocument: { accessKey: invoice.accessKey },
  reason: 'Devolución',
  items: [{ ...coffee, quantity: 1 }],
})
console.log('credit note', note.number, note.status, note.totals?.total)
for (const { message } of note.warnings) console.log('warning:', message)
