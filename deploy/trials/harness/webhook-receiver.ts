import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Delivery {
  headers: NodeJS.Dict<string | string[]>
  body: string
  seen: unknown
}

export interface WebhookReceiver extends AsyncDisposable {
  port: number
  deliveries: Delivery[]
}

/** Answers 200 to every delivery, after `onArrival` has read the system's state. */
export async function receiveWebhooks(
  host: string,
  onArrival: (body: string) => Promise<unknown>,
): Promise<WebhookReceiver> {
  const deliveries: Delivery[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const seen = await onArrival(body).catch((error: unknown) => error)
    deliveries.push({ headers: request.headers, body, seen })
    response.end()
  })
  const listening = Promise.withResolvers<void>()
  server.listen(0, host, listening.resolve)
  await listening.promise
  return {
    port: (server.address() as AddressInfo).port,
    deliveries,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
