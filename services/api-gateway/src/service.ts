import { wakeups } from '@etax/durable-work'
import { faultPoints } from '@etax/kernel'
import { listenOf, serve } from '@etax/rpc'
import { type ServiceContext, serveHealth } from '@etax/runtime'
import { accountsService } from './accounts/accounts-rpc.ts'
import type { Config } from './config.ts'
import { httpServer } from './http-server.ts'
import { connectClients } from './outbound/clients.ts'
import { openResources } from './resources.ts'
import { settingsOf } from './settings.ts'
import { openStores } from './stores.ts'
import { wire } from './wire.ts'
import { consumeMessages, startLoops } from './work.ts'

export { config } from './config.ts'

const watch = faultPoints('api-gateway')

/** Disposal stops HTTP after its requests, then gRPC, then connections. */
export async function start(config: Config, { log, openBus }: ServiceContext): Promise<AsyncDisposable & Running> {
  const settings = settingsOf(config)
  const grpc = listenOf(config)
  await using life = new AsyncDisposableStack()
  const { stores: ownStores, secrets, healthy } = await openStores(config, log, life)
  const stores = watch(ownStores)
  const clients = watch(connectClients(config, life))
  const { baseUrl, listen } = await httpServer(config, log)
  const mails = wakeups()
  const wiring = wire({
    ...(await openResources(config, life)),
    clients,
    stores,
    secrets,
    settings,
    checks: [healthy],
    baseUrl,
    onMailRequest: () => mails.dueIn(0),
    log,
  })
  const bus = life.use(await openBus(config.rabbitmqUrl, 'api-gateway'))
  const { keepRequests, checks, openWorkspace } = wiring
  const work = { bus, clients, stores, keepRequests, linkSecret: secrets.mailedLinks, baseUrl, mails, log }
  life.use(await consumeMessages(work))
  const rpc = life.use(await serve({ ...grpc, services: [accountsService(openWorkspace)], log }))
  // After the last request, the log is still written.
  life.defer(() => keepRequests.finish())
  const http = await listen(wiring, life)
  life.use(startLoops(work))
  // Last, as readiness brings the first calls.
  life.use(await serveHealth(config, checks))
  const running = life.move()
  return { http, grpc: rpc.address, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

export interface Running {
  http: string
  grpc: string
}
