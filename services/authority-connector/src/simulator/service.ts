import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { authorityErrors } from '@etax/contracts'
import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import { newCallLog } from './call-log.ts'
import type { Config } from './config.ts'
import { control } from './control.ts'
import { documentHandler } from './document-handler.ts'
import { faultInjection } from './faults.ts'
import { ownPage } from './own-page.ts'
import { openRegistry } from './registry.ts'
import { answer, serveCall } from './serve-call.ts'
import { authorizationHandler, consultationHandler, receptionHandler } from './soap-handler.ts'

export { type Config, config } from './config.ts'

export interface Simulator extends AsyncDisposable {
  /** Value of AUTHORITY_TEST_URL and AUTHORITY_PRODUCTION_URL, such as `http://127.0.0.1:8089`. */
  url: string
}

const MAX_BYTES = 2 * 1024 * 1024

export async function start(config: Config, { log }: { log: Logger }): Promise<Simulator> {
  const callLog = newCallLog()
  const faults = faultInjection()
  const stop = new AbortController()
  const handlers = {
    send: await receptionHandler(),
    ask: await authorizationHandler(),
    consult: await consultationHandler(),
  }
  const documents = documentHandler(openRegistry(config.file))
  const call = serveCall({ documents, handlers, faults, callLog, clock: () => new Date(), stop: stop.signal })
  const isOfOwnPage = ownPage(config.controlHosts)
  const controls = control({ faults, callLog, documents, isOfOwnPage })
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      log.warn({ reason: reasonOf(error) }, 'a call could not be answered')
      response.destroy()
    })
  })
  const url = await listen(server, config)
  log.info({ control: `${url}/control` }, 'the simulated authority is ready')
  return {
    url,
    async [Symbol.asyncDispose]() {
      stop.abort()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const operation = (['send', 'ask', 'consult'] as const).find((one) => handlers[one].service.path === pathname)
    const body = await bodyOf(request)
    if (operation === undefined) return controls(request, response, body)
    if (request.method === 'POST') return call(operation, body, response)
    const isWsdl = search.toLowerCase() === '?wsdl'
    answer(response, isWsdl ? 200 : 405, 'text/xml; charset=utf-8', isWsdl ? handlers[operation].service.wsdl : '')
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MAX_BYTES) throw authorityErrors.simulatorRequestTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function listen(server: Server, { host, port }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      const { port: assigned } = server.address() as AddressInfo
      resolve(`http://${host}:${assigned}`)
    })
  })
}
