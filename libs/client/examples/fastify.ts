// A shop's server with Fastify: its orders become invoices, and webhooks tell what became of them.
//
//   npm run example fastify.ts     (in the clone, beside npm start)
//   ETAX_API_KEY=ak_test_… ETAX_TAXPAYER_RUC=1799999990001 ETAX_WEBHOOK_SECRET=whsec_… node fastify.ts
import { Etax, EtaxError, InvalidRequestError, type InvoiceOrder, verifyWebhook, WebhookSignatureError } from '@etax/client'
import { type FastifyError, fastify } from 'fastify'

const etax = new Etax()
const secret = process.env.ETAX_WEBHOOK_SECRET ?? ''
const app = fastify()

app.post<{ Params: { number: string }; Body: InvoiceOrder }>('/orders/:number/invoice', async (request, reply) => {
  // The order's number makes a second press of the button safe.
  const devReference = request.params.number.trim()
  if (devReference === '') return reply.code(400).send({ message: 'The order has no number.' })
  const order = { ...request.body, devReference }
  const { id, number, status } = await etax.invoices.issue(order)
  return reply.code(202).send({ id, number, status })
})

app.register(async (webhooks) => {
  // The signature covers the bytes as they came.
  webhooks.removeAllContentTypeParsers()
  webhooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  webhooks.post<{ Body: Buffer }>('/webhooks', async (request, reply) => {
    const event = await verifyWebhook(request.body, request.headers, secret)
    console.log(event.type, 'receiptVersion' in event ? event.data.number : '')
    return reply.code(204).send()
  })
})

app.setErrorHandler<FastifyError | EtaxError>((error, _request, reply) => {
  if (error instanceof WebhookSignatureError) return reply.code(400).send()
  if (error instanceof InvalidRequestError) return reply.code(400).send({ message: error.message, details: error.details })
  // Fastify itself refuses some requests, such as a body that is not JSON.
  if (!(error instanceof EtaxError) && (error.statusCode ?? 500) < 500) return reply.send(error)
  // The service's operator finds the request by the id in this log.
  console.error(error)
  return reply.code(error instanceof EtaxError ? 502 : 500).send({ message: 'Try again later.' })
})

await app.listen({ port: Number(process.env.PORT ?? 3000) })
console.log('listening')
