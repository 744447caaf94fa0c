import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { connectMongo, type Mongo } from '@etax/runtime'
import { openWorkspace } from '../../../local/src/open-workspace.ts'
import type { ServiceName } from '../../../local/src/registry.ts'
import { databaseOf } from '../../../topology.ts'
import { type Answer, ask, type CallOptions, signedInHeaders } from '../../harness/client.ts'
import { type Fixture, openFixture } from '../../harness/fixture.ts'
import { withLiveKey } from '../../harness/live-key.ts'
import { type MailIndex, mailIndex } from './mail-index.ts'

/** Shortens waits of minutes or hours to seconds. */
const SHORT = {
  FAULT_POINTS: 'open',
  AUTHORITY_PACE: '0.001',
  AUTHORITY_OUTAGE_BUDGET_MINUTES: '30',
  AUTHORITY_SEND_SECONDS: '2',
  AUTHORITY_ASK_SECONDS: '2',
  REPORT_DELAY_MS: '300',
  SANDBOX_PURGE_MINUTES: '0.03',
}
const LIVE_RUC = '1790011674001'
const INSIST_MS = 300_000

export interface Target extends AsyncDisposable {
  fixture: Fixture
  live: Fixture
  other: Fixture
  system: NonNullable<Fixture['processes']>
  database(name: ServiceName): Promise<Mongo['db']>
  insist(by: Fixture, method: string, path: string, options?: CallOptions): Promise<Answer>
  insistSignedIn(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  mails: MailIndex
  alone<T>(name: ServiceName, work: () => Promise<T>): Promise<T>
  webhooks: WebhookLog
  countMails(address: string): void
  doubled: Set<string>
}

export interface WebhookLog {
  url: string
  goneUrl: string
  of(receiptId: string): Map<string, { ids: Set<string>; bodies: Set<string> }>
}

export async function openTarget(): Promise<Target> {
  await using life = new AsyncDisposableStack()
  await limitTransactions(process.env.MONGODB_URL)
  const fixture = life.use(await openFixture(SHORT))
  const system = fixture.processes
  if (system === undefined) throw new Error('services of a system that was already up are not killed')
  const live = await withLiveKey(fixture, LIVE_RUC)
  const second = await openWorkspace(system.accounts, 'elsewhere')
  const other = await withLiveKey({ ...fixture, workspace: second }, LIVE_RUC)
  const webhooks = await listenForWebhooks(life)
  const databases = new Map<ServiceName, Promise<Mongo>>()
  life.defer(async () => {
    for (const mongo of databases.values()) await (await mongo)[Symbol.asyncDispose]()
  })
  let session: Promise<Record<string, string>> | undefined
  const doubled = new Set<string>()
  const target: Omit<Target, typeof Symbol.asyncDispose> = {
    fixture,
    live,
    other,
    system,
    webhooks,
    insist,
    mails: mailIndex(system.mailFolder ?? ''),
    alone: turns(),
    doubled,
    countMails(address) {
      if (target.mails.countTo(address) > 1) doubled.add(address)
    },
    async database(name) {
      const url = process.env.MONGODB_URL ?? ''
      const opened = databases.get(name) ?? connectMongo(url, databaseOf(name, system.shared.databasePrefix))
      databases.set(name, opened)
      return (await opened).db
    },
    async insistSignedIn(method, path, body, headers = {}) {
      const signIn = async () => {
        session ??= signedInHeaders(fixture)
        return session
      }
      return insisting(async () => {
        const cookies = await signIn().catch((error: unknown) => {
          session = undefined
          throw error
        })
        return ask(fixture, method, path, { body, headers: { ...cookies, ...headers } })
      })
    },
  }
  for (const mode of ['test', 'live']) {
    await target.insistSignedIn('POST', '/account/webhooks', { url: webhooks.url, mode })
  }
  const rest = life.move()
  return { ...target, [Symbol.asyncDispose]: () => rest.disposeAsync() }
}

/** Sets the limit of production: transactions of dead processes lock rows until then. */
async function limitTransactions(url: string | undefined): Promise<void> {
  if (url === undefined || url === '') return
  await using mongo = await connectMongo(url, 'admin')
  await mongo.db.command({ setParameter: 1, transactionLifetimeLimitSeconds: 15 })
}

function insist(by: Fixture, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  return insisting(() => ask(by, method, path, options))
}

async function insisting(attempt: () => Promise<Answer>): Promise<Answer> {
  const until = performance.now() + INSIST_MS
  for (;;) {
    const answer = await attempt().catch((error: unknown) => error as Error)
    if (!(answer instanceof Error) && !isFault(answer)) return answer
    if (performance.now() > until) {
      throw answer instanceof Error ? answer : new Error(`still ${answer.status}: ${JSON.stringify(answer.body)}`)
    }
    await pause(100)
  }
}

/** POST /invoice answers failures with 400, by the specification. */
function isFault({ status, body }: Answer): boolean {
  return status >= 500 || status === 429 || / does not answer\.$/.test(body?.message)
}

function turns(): Target['alone'] {
  const last = new Map<ServiceName, Promise<unknown>>()
  return (name, work) => {
    const next = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(
      name,
      next.catch(() => {}),
    )
    return next
  }
}

async function listenForWebhooks(life: AsyncDisposableStack): Promise<WebhookLog> {
  const receipts = new Map<string, ReturnType<WebhookLog['of']>>()
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/gone')) {
      request.resume()
      response.writeHead(410).end()
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { type = '', data } = JSON.parse(body) as { type?: string; data?: { id?: string; receiptId?: string } }
    const id = data?.id ?? data?.receiptId ?? ''
    const events = receipts.get(id) ?? new Map()
    receipts.set(id, events)
    const event = events.get(type) ?? { ids: new Set(), bodies: new Set() }
    events.set(type, event)
    event.ids.add(String(request.headers['webhook-id']))
    event.bodies.add(body)
    response.end()
  })
  const listening = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', listening.resolve)
  await listening.promise
  life.defer(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: `${base}/hook`, goneUrl: `${base}/gone/${randomUUID()}`, of: (id) => receipts.get(id) ?? new Map() }
}
