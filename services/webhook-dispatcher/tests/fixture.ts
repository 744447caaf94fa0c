import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BodyOf, envelope, ReceiptAuthorized, WarnOwner, Webhooks } from '@etax/contracts'
import { type Bus, done, type MemoryBus, type MemoryBusOptions, memoryBus, on } from '@etax/messaging'
import { client } from '@etax/rpc'
import { connectMongo, createLogger } from '@etax/runtime'
import { grpcWithoutTls, type TestMongo } from '@etax/testkit'
import { start } from '../src/service.ts'

type Config = Parameters<typeof start>[0]

export const workspaceId = '01935a2e-0000-7000-8000-000000000001'
export const caller = { workspaceId, mode: 'MODE_TEST' as const }

export interface Warning {
  recipients: string[]
  subject: string
}

export async function aDispatcher(
  mongo: TestMongo,
  settings: Partial<Config> & Pick<MemoryBusOptions, 'disturb'> = {},
) {
  const life = new AsyncDisposableStack()
  const { disturb, ...changed } = settings
  const config: Config = { ...someConfig(mongo), ...changed }
  const log = createLogger('webhook-dispatcher', 'silent')
  const bus = life.use(memoryBus({ log, ...(disturb === undefined ? {} : { disturb }) }))
  const warnings: Warning[] = []
  await bus.consume('test.warnings', [
    on(WarnOwner, async ({ body }) => {
      warnings.push(body)
      return done
    }),
  ])
  const { db } = life.use(await connectMongo(mongo.url, config.mongodbDatabase))
  let running = await start(config, { log, openBus: async () => bus.connect() })
  life.defer(() => running[Symbol.asyncDispose]())
  return {
    bus: bus as MemoryBus,
    config,
    warnings,
    db,
    webhooks: life.use(client(Webhooks, config.grpcListen, { deadlineMs: 60_000 })),
    stop: () => running[Symbol.asyncDispose](),
    async restart() {
      running = await start(config, { log, openBus: async () => bus.connect() })
    },
    [Symbol.asyncDispose]: () => life.disposeAsync(),
  }
}

export function someConfig(mongo: TestMongo): Config {
  return {
    mongodbUrl: mongo.url,
    rabbitmqUrl: '',
    grpcListen: `unix:${join(tmpdir(), `webhooks-${randomUUID()}.sock`)}`,
    deployment: 'development',
    healthHost: '127.0.0.1',
    ...grpcWithoutTls,
    healthPort: 0,
    logLevel: 'silent',
    mongodbDatabase: `${mongo.database}-${randomUUID().slice(0, 8)}`,
    secretKey: randomBytes(32).toString('base64'),
    secretKeyFile: '',
    allowPrivate: true,
    timeoutMs: 5_000,
    firstRetryMs: 2,
    scanMs: 10,
  }
}

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders
  body: string
}

/** Records received webhooks; `answerWith` changes its answer. */
export async function aReceiver(answer: (response: ServerResponse, count: number) => void = ok) {
  const received: ReceivedWebhook[] = []
  let answering = answer
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    received.push({ headers: request.headers, body })
    answering(response, received.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`,
    received,
    answerWith(other: typeof answer) {
      answering = other
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function ok(response: ServerResponse): void {
  response.end('thanks')
}

export function status(code: number): (response: ServerResponse) => void {
  return (response) => response.writeHead(code).end()
}

export function authorized(receiptId: string = randomUUID(), changes: Partial<BodyOf<typeof ReceiptAuthorized>> = {}) {
  const body = { ...ReceiptAuthorized.example, receiptId, ...changes }
  return envelope(ReceiptAuthorized, body, { tenantId: workspaceId, correlationId: receiptId })
}

export async function publishAll(bus: Bus, facts: ReturnType<typeof authorized>[]): Promise<void> {
  await Promise.all(facts.map((fact) => bus.publish(fact)))
}

/** Checks the signature as a receiver does. */
export function isSignedWith(secret: string, { headers, body }: ReceivedWebhook): boolean {
  const [time = '', ...signatures] = String(headers['x-service-signature']).split(',')
  const expected = createHmac('sha256', secret)
    .update(`${time.slice(2)}.${body}`)
    .digest('hex')
  return signatures.includes(`v1=${expected}`)
}
