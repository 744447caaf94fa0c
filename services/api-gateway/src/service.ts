import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate, wakeups } from '@etax/durable-work'
import { faultPoints } from '@etax/kernel'
import { listenOf, serve } from '@etax/rpc'
import { connectMongo, declareCollections, type ServiceContext, serveHealth } from '@etax/runtime'
import { foreignXml } from '@etax/tax-document/foreign'
import { accountsService } from './accounts/accounts-rpc.ts'
import { attemptLimits } from './accounts/domain/attempt-limits.ts'
import { plansWith } from './accounts/domain/plan.ts'
import { hashPassword, passwordFits } from './accounts/passwords.ts'
import type { Config } from './config.ts'
import { builtPageFolder, readBuiltPage } from './dashboard-page/built-page.ts'
import { demoAccountIn } from './demo/demo-account.ts'
import { refusePublicDemo } from './demo/refuse-public-demo.ts'
import { describeApi } from './description/describe-api.ts'
import { type App, httpApp } from './http/app.ts'
import { baseUrlOf } from './http/base-url.ts'
import { closesConnections } from './http/close-connections.ts'
import { tokenBuckets } from './http/domain/rate-limit.ts'
import { connectClients } from './outbound/clients.ts'
import { schemas } from './outbound/collections.ts'
import { migrations } from './outbound/migrations/migrations.ts'
import { requireProductionSettings } from './require-production.ts'
import { openRoutes, type Wiring } from './routes.ts'
import { mongoStores, sharedSecrets } from './stores.ts'
import { wire } from './wire.ts'
import { consumeMessages, startLoops } from './work.ts'

export { config } from './config.ts'

const watch = faultPoints('api-gateway')

/** Disposal stops HTTP after its requests, then gRPC, then connections. */
export async function start(config: Config, { log, openBus }: ServiceContext): Promise<AsyncDisposable & Running> {
  requireProductionSettings(config)
  refusePublicDemo(config)
  const grpc = listenOf(config)
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await connectMongo(config.mongodbUrl, config.mongodbDatabase))
  const collections = await declareCollections(mongo.db, schemas)
  life.use(await migrate({ db: mongo.db, migrations, log }))
  const clients = watch(connectClients(config, life))
  const stores = watch(mongoStores(mongo, collections))
  const secrets = await sharedSecrets(collections)
  const app = await httpApp(log, { trustProxy: config.trustProxy === 'true' })
  const baseUrl = baseUrlOf(config.publicUrl, app.server)
  const mails = wakeups()
  const wiring = wire({
    clients,
    stores,
    secrets,
    settings: { ...config, plans: plansWith(config.plans), pepper: config.apiKeyPepper, version: ownVersion() },
    limits: { takeToken: tokenBuckets(), attempts: attemptLimits() },
    passwords: { hashPassword, passwordFits },
    foreign: life.use(foreignXml()),
    demoAccount: demoAccountIn(config.demoAccountFile),
    dashboard: await readBuiltPage(builtPageFolder),
    checks: [mongo.healthy],
    baseUrl,
    onMailRequest: () => mails.dueIn(0),
    log,
    random: randomBytes,
    pause,
    now: Date.now,
  })
  const bus = life.use(await openBus(config.rabbitmqUrl, 'api-gateway'))
  const { keepRequests, checks, openWorkspace } = wiring
  const work = { bus, clients, stores, keepRequests, linkSecret: secrets.mailedLinks, baseUrl, mails, log }
  life.use(await consumeMessages(work))
  const rpc = life.use(await serve({ ...grpc, services: [accountsService(openWorkspace)], log }))
  // After the last request, the log is still written.
  life.defer(() => keepRequests.finish())
  const http = await listen(app, config, wiring, life)
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

function ownVersion(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}

async function listen(app: App, config: Config, wiring: Wiring, life: AsyncDisposableStack) {
  life.defer(() => app.close())
  // Long answers would delay the stop.
  life.defer(() => {
    wiring.eventStreams.stop()
    wiring.batches.stop()
  })
  const closeConnections = closesConnections(app)
  await describeApi(app)
  await openRoutes(app, wiring)
  life.defer(() => closeConnections(config.drainMs))
  return app.listen({ host: config.host, port: config.port })
}
