// Issues an invoice, lists the receipts and is refused, with the client of openapi-generator.
import { Configuration, IssuingApi, ModelErrorFromJSON, ReceiptsApi, ResponseError } from './client/index.js'

const { ETAX_BASE_URL: basePath = '', ETAX_API_KEY: apiKey = '', ETAX_TAXPAYER_RUC: xTaxpayerRuc = '' } = process.env
const configuration = new Configuration({ basePath, apiKey })
const receipts = new ReceiptsApi(configuration)

const item = {
  code: 'A-1',
  description: 'Coffee',
  quantity: '2',
  unitPrice: '4.5',
  taxType: 'IVA_RATE',
  tax: '15',
} as const
const invoiceOrder = { customer: { identificationType: 'FINAL_CONSUMER' } as const, items: [item] }
const issued = await new IssuingApi(configuration).issueInvoice({ xTaxpayerRuc, invoiceOrder })
console.log('issued', issued.data.accessKey)

const page = await receipts.listReceipts({ xTaxpayerRuc })
console.log('newest', page.data[0]?.accessKey)

try {
  await receipts.getReceipt({ xTaxpayerRuc, id: process.env.UNKNOWN_RECEIPT ?? '' })
} catch (refusal) {
  if (!(refusal instanceof ResponseError)) throw refusal
  console.log('refused', ModelErrorFromJSON(await refusal.response.json()).code)
}
