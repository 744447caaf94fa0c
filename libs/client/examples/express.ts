// A shop's server with Express: its orders become invoices, and webhooks tell what became of them.
//
//   npm run example express.ts     (in the clone, beside npm start)
//   ETAX_API_KEY=ak_test_… ETAX_TAXPAYER_RUC=1799999990001 ETAX_WEBHOOK_SECRET=whsec_… node express.ts
import { Etax, EtaxError, InvalidRequestError, verifyWebhook, WebhookSignatureError } from '@etax/client'
import express, { type ErrorRequestHandler } from 'express'

const etax = new Etax()
const secret = process.env.ETAX_WEBHOOK_SECRET ?? ''
const app = express()

app.post('/orders/:number/invoice', express.json(), async (request, response) => {
  // The order's number makes a second press of the button safe.
  const devReference = request.params.number.trim()
  if (devReference === '') return void response.status(400).json({ message: 'The order has no number.' })
  const order = { ...request.body, devReference }
  const { id, number, status } = await etax.invoices.issue(order)
  response.status(202).json({ id, number, status })
})

// The signature covers the bytes as they came, before any JSON parser.
app.post('/webhooks', express.raw({ type: () => true }), async (request, response) => {
  const event = await verifyWebhook(request.body, request.headers, secret)
  console.log(event.type, 'receiptVersion' in event ? event.data.number : '')
  response.status(204).end()
})

const answerError: ErrorRequestHandler = (error, _request, response, _next) => {
  if (error instanceof WebhookSignatureError) return void response.status(400).end()
  if (error instanceof InvalidRequestError) {
    return void response.status(400).json({ message: error.message, details: error.details })
  }
  // Express itself refuses some requests, such as a body that is not JSON.
  if (!(error instanceof EtaxError) && error.status < 500) return void response.status(error.status).end()
  // The service's operator finds the request by the id in this log.
  console.error(error)
  response.status(error instanceof EtaxError ? 502 : 500).json({ message: 'Try again later.' })
}
app.use(answerError)

app.listen(Number(process.env.PORT ?? 3000), () => console.log('listening'))
