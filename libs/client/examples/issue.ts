// Issues an invoice, waits for the authority's verdict, and saves what the customer gets.
//
//   npm run example issue.ts     (in the clone, beside npm start)
//   ETAX_API_KEY=ak_test_… ETAX_TAXPAYER_RUC=1799999990001 node issue.ts
import { writeFile } from 'node:fs/promises'
import { Etax, InvalidRequestError, remedyOf } from '@etax/client'

const etax = new Etax()

try {
  const receipt = await etax.invoices.issueAndWait({
    customer: {
      identificationType: 'NATIONAL_ID',
      identification: '1710034065',
      legalName: 'María Pérez',
      email: 'maria@example.com',
    },
    items: [{ code: 'A-1', description: 'Café en grano', quantity: 2, unitPrice: 10, taxType: 'IVA_RATE', tax: 15 }],
    // The order's number in your shop: a repeat issues nothing twice.
    devReference: `order-${Date.now()}`,
  })
  console.log(receipt.status, receipt.number, receipt.totals?.total)
  for (const message of receipt.messages) console.log(message.message, await remedyOf(message))

  if (receipt.status === 'COMPLETED') {
    const folder = process.env.OUT ?? '.'
    for (const file of [await etax.receipts.xml(receipt.id), await etax.receipts.pdf(receipt.id)]) {
      await writeFile(`${folder}/${file.fileName}`, await file.bytes())
      console.log('saved', file.fileName)
    }
  }
} catch (error) {
  if (!(error instanceof InvalidRequestError)) throw error
  for (const field of error.details) console.error(`${field.path} ${field.message} ${await remedyOf(field)}`)
  process.exitCode = 1
}
