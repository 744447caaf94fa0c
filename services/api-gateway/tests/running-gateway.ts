import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  Accounts,
  Authority,
  Catalog,
  CertificateExpiring,
  type Envelope,
  Issuance,
  Renderer,
  Signer,
  WarnOwner,
  Webhooks,
} from '@etax/contracts'
import { type Bus, done, memoryBus, on } from '@etax/messaging'
import { client, type Implementation, serve } from '@etax/rpc'
import { createLogger, readSettings } from '@etax/runtime'
import { testMongo } from '@etax/testkit'
import { config, start } from '../src/service.ts'
import { fakeClients, type Overrides } from './fake-clients.ts'

const definitions = {
  authority: Authority,
  catalog: Catalog,
  issuance: Issuance,
  renderer: Renderer,
  signer: Signer,
  webhooks: Webhooks,
}

/** The deployed service with a real MongoDB, and with fake clients over gRPC. */
export async function aRunningGateway(overrides: Overrides = {}, environment: Record<string, string> = {}) {
  await using life = new AsyncDisposableStack()
  const mongo = life.use(await testMongo())
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'))
  life.defer(() => rmSync(folder, { recursive: true }))
  const log = createLogger('api-gateway', 'silent')
  const address = `unix:${join(folder, 'clients')}`
  life.use(await serve({ address, services: clientsServed(overrides), log }))
  const bus = life.use(memoryBus({ log }))
  const mails: Envelope<{ recipients: string[]; text: string }>[] = []
  const keep = on(WarnOwner, async (message) => {
    mails.push(message)
    return done
  })
  life.use(await bus.consume('notifier.mail', [keep]))
  const events: Envelope[] = []
  const collect = on(CertificateExpiring, async (message) => {
    events.push(message)
    return done
  })
  life.use(await bus.consume('webhook-dispatcher.receipts', [collect]))
  let busIsCut = false
  let failed = 0
  const context = {
    log,
    openBus: async (): Promise<Bus> => {
      const connected = bus.connect()
      return {
        ...connected,
        [Symbol.asyncDispose]: () => connected[Symbol.asyncDispose](),
        publish: async (envelope) => {
          if (!busIsCut) return connected.publish(envelope)
          failed += 1
          throw new Error('the broker is away')
        },
      }
    },
  }
  const read = readSettings(config, {
    DEPLOYMENT: 'development',
    SIGN_UP: 'open',
    HOST: '127.0.0.1',
    PORT: '0',
    HEALTH_PORT: '0',
    GRPC_PLAINTEXT: 'unix-sockets',
    GRPC_LISTEN: `unix:${join(folder, 'gateway')}`,
    MONGODB_URL: mongo.url,
    MONGODB_DATABASE: mongo.database,
    AUTHORITY_ADDRESS: address,
    CATALOG_ADDRESS: address,
    ISSUANCE_ADDRESS: address,
    RENDERER_ADDRESS: address,
    SIGNER_ADDRESS: address,
    WEBHOOK_DISPATCHER_ADDRESS: address,
    ...environment,
  })
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  const first = life.use(await start(read.values, context))
  const accounts = life.use(client(Accounts, first.grpc))
  let others = 0
  const second = (change: Partial<typeof read.values> = {}) => {
    others += 1
    return start({ ...read.values, grpcListen: `unix:${join(folder, `other-${others}`)}`, ...change }, context)
  }
  const running = life.move()
  return {
    baseUrl: first.http,
    accounts,
    mongo,
    /** Mails to owners. */
    mails,
    /** Certificate events for endpoints. */
    events,
    tell: (message: Envelope) => bus.publish(message),
    cutBus: (is: boolean) => {
      busIsCut = is
    },
    failedPublishes: () => failed,
    startAnother: second,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

function clientsServed(overrides: Overrides): Implementation[] {
  const fakes = fakeClients(overrides)
  return Object.entries(definitions).map(([name, definition]) => {
    const fake = fakes[name as keyof typeof fakes] as unknown as Record<string, never>
    const methods = Object.keys(definition).map((method) => `${method[0]?.toLowerCase()}${method.slice(1)}`)
    const handlers = Object.fromEntries(methods.map((method) => [method, fake[method]]))
    return { definition, handlers } as unknown as Implementation
  })
}
