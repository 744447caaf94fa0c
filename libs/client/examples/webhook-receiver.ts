// Receives webhooks with nothing but Node.
//
//   npm run example webhook-receiver.ts     (in the clone, beside npm start)
//   ETAX_WEBHOOK_SECRET=whsec_… PORT=3000 node webhook-receiver.ts
import { createServer, type IncomingMessage } from 'node:http'
import { verifyWebhook, WebhookSignatureError } from '@etax/client'

const secret = process.env.ETAX_WEBHOOK_SECRET ?? ''
/** Keep these in your database: an event comes again when your answer was lost. */
const handledIds = new Set<string>()

const server = createServer(async (request, response) => {
  try {
    const event = await verifyWebhook(await bodyOf(request), request.headers, secret)
    if (!handledIds.has(event.id)) {
      handledIds.add(event.id)
      console.log(event.type, 'receiptVersion' in event ? event.data.number : '')
    }
    // Answer at once; work afterwards.
    response.writeHead(204).end()
  } catch (error) {
    console.error(error instanceof WebhookSignatureError ? error.message : error)
    response.writeHead(error instanceof WebhookSignatureError ? 400 : 500).end()
  }
})
server.listen(Number(process.env.PORT ?? 3000), () => console.log('listening'))

/** The bytes as they came: parsed and rewritten JSON has another signature. */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
